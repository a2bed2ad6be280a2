/** The lexicon, asked for whole names: of a skill, and for what a job title leads to. */
import { skills, type Skill } from '../cv/lexicon/skills.ts';
import { titles } from '../cv/lexicon/titles.ts';
import { findTitles } from '../cv/match/find-terms.ts';
import { skillLikeness } from '../cv/record/skill-key.ts';

let byName: ReadonlyMap<string, Skill> | undefined;

/** The skill whose name or synonym this is, whole; undefined where the lexicon has none. */
export const skillNamed = (name: string): Skill | undefined => {
  byName ??= new Map(
    [...skills().values()]
      .toReversed()
      .flatMap((skill) =>
        [...skill.en, ...skill.fr]
          .toReversed()
          .map(({ text }): [string, Skill] => [skillLikeness(text), skill]),
      ),
  );
  return byName.get(skillLikeness(name));
};

/** What whoever held these titles has, each once. */
export const suggestedFor = (jobTitles: readonly string[], language: 'fr' | 'en'): Skill[] => {
  const ids = jobTitles
    .flatMap((title) => findTitles(title, language))
    .flatMap(({ id }) => titles().get(id)?.skills ?? []);
  return [...new Set(ids)].flatMap((id) => skills().get(id) ?? []);
};
