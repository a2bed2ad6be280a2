/** Whether there are as many skills as a reader takes in, each once, and languages with their levels. */
import { ADVICE } from '../../form/advice.ts';
import { skillLikeness } from '../../record/skill-key.ts';
import { isFilled, rule, shareOf, type AtsRule } from '../rule.ts';

export const skillRules: readonly AtsRule[] = [
  rule('skills.count', 4, ({ skills }) => ({
    share: worthOfCount(skills.length),
    lacking: [{ path: 'skills', text: String(skills.length) }],
    found: [{ path: 'skills', text: String(skills.length) }],
  })),
  rule('skills.repeats', 2, ({ skills }) => {
    if (skills.length === 0) return null;
    const seen = new Set<string>();
    const repeats = skills.filter(({ name }) => {
      const likeness = skillLikeness(name);
      if (seen.has(likeness)) return true;
      seen.add(likeness);
      return false;
    });
    return {
      share: repeats.length === 0 ? 1 : 0,
      lacking: repeats.map(({ name }) => ({ path: 'skills', text: name })),
    };
  }),
  rule(
    'languages.levels',
    4,
    ({ languages }) =>
      shareOf(
        languages,
        ({ name, level }) => (isFilled(name) ? 0.5 : 0) + (isFilled(level) ? 0.5 : 0),
        ({ path, name }) => ({ path: `${path}.level`, text: name }),
      ) ?? { share: 0, lacking: [{ path: 'languages', text: '' }] },
  ),
];

const { least, most } = ADVICE.skills;
/** All points from 8 to 12; fewer in proportion; a few too many cost little, a wall of words costs half. */
const worthOfCount = (count: number): number => {
  if (count < least) return count / least;
  if (count <= most) return 1;
  return Math.max(0.5, 1 - (count - most) * 0.05);
};
