import { expect, it } from 'vitest';
import { skills, skillIdOf } from '../cv/lexicon/skills.ts';
import { LINKEDIN_LIMITS } from './limits.ts';
import { adviseSkills } from './skill-advice.ts';
import { skillNamed, suggestedFor } from './lexicon-skills.ts';

it('keeps names that are the same in both languages, and translates words', () => {
  const advised = adviseSkills(['AutoCAD', 'Gestion de projet', 'Zorglub'], [], skillNamed, 'fr');
  expect(advised).toMatchObject([
    { name: 'AutoCAD', advice: 'keep', from: 'cv' },
    {
      name: 'Gestion de projet',
      advice: 'translate',
      en: expect.stringMatching(/project management/i),
    },
    { name: 'Zorglub', advice: 'check', fr: '', en: '' },
  ]);
});

it('takes no more than LinkedIn does, each once, and names what is too long', () => {
  const many = Array.from({ length: 150 }, (_, at) => `Compétence ${at}`);
  const long = 'x'.repeat(LINKEDIN_LIMITS.skills.length + 1);
  const advised = adviseSkills([long, 'Excel', 'excel', ...many], [], skillNamed, 'fr');
  expect(advised).toHaveLength(LINKEDIN_LIMITS.skills.most);
  expect(advised.filter(({ name }) => /^excel$/i.test(name))).toHaveLength(1);
  expect(advised[0]?.isTooLong).toBe(true);
});

it('suggests what a job title leads to, in the language of the profile', () => {
  const found = suggestedFor(['Comptable'], 'fr');
  expect(found.length).toBeGreaterThan(0);
  const [first] = adviseSkills([], found, skillNamed, 'fr');
  expect(first).toMatchObject({
    from: 'title',
    name: skills().get(skillIdOf(first?.en ?? ''))?.fr[0]?.text,
  });
});
