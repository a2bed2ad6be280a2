/**
 * Skills for a profile in two languages. LinkedIn does not translate them: each is kept as it is where both languages
 * say the same, and else written in the language of the profile that recruiters read first.
 */
import type { Skill } from '../cv/lexicon/skills.ts';
import { skillLikeness } from '../cv/record/skill-key.ts';
import { LINKEDIN_LIMITS } from './limits.ts';

export type SkillAdvice =
  /** A product, a standard, a certificate: its name is the same in both. */
  | 'keep'
  /** Each language has its own word. */
  | 'translate'
  /** The lexicon does not know it. */
  | 'check';

export interface AdvisedSkill {
  /** As the CV writes it. */
  name: string;
  advice: SkillAdvice;
  /** Its names; '' where the lexicon does not know it. */
  fr: string;
  en: string;
  /** Out of the CV, or what its job titles lead to. */
  from: 'cv' | 'title';
  /** LinkedIn takes no name as long. */
  isTooLong: boolean;
}

/** `find`: the lexicon's skill for a name that is nothing else. */
export const adviseSkills = (
  names: readonly string[],
  suggested: readonly Skill[],
  find: (name: string) => Skill | undefined,
  language: 'fr' | 'en',
): AdvisedSkill[] => {
  const seen = new Set<string>();
  const isNew = (skill: { name: string; fr: string; en: string }): boolean => {
    const keys = [skill.name, skill.fr, skill.en].filter(Boolean).map(skillLikeness);
    const known = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return !known;
  };
  const own = names.map((name): AdvisedSkill => {
    const skill = find(name);
    return { ...advised(name, skill), from: 'cv' };
  });
  const more = suggested.map((skill): AdvisedSkill => {
    const name = (language === 'fr' ? skill.fr : skill.en)[0]?.text ?? '';
    return { ...advised(name, skill), from: 'title' };
  });
  return [...own, ...more].filter(isNew).slice(0, LINKEDIN_LIMITS.skills.most);
};

const advised = (name: string, skill: Skill | undefined): Omit<AdvisedSkill, 'from'> => {
  const isTooLong = name.length > LINKEDIN_LIMITS.skills.length;
  if (!skill) return { name, advice: 'check', fr: '', en: '', isTooLong };
  const [fr, en] = [skill.fr[0]?.text ?? name, skill.en[0]?.text ?? name];
  const isSame = skillLikeness(fr) === skillLikeness(en);
  const advice = isSame || skill.kind === 'tool' ? 'keep' : 'translate';
  return { name, advice, fr, en, isTooLong };
};
