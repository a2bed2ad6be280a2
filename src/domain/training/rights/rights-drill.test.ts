import { describe, expect, test } from 'vitest';
import { JURISDICTIONS, RIGHTS_LAWS } from './jurisdictions.ts';
import { rightsDrill } from './rights-drill.ts';

const LANGUAGES = ['fr', 'en'] as const;

describe.each(JURISDICTIONS)('%s', (place) => {
  test.each(LANGUAGES)(
    'has questions of both kinds in %s, none of which is unclear there',
    (language) => {
      const drill = rightsDrill(language, place);
      const forbidden = drill.filter(({ ground }) => ground !== null);
      expect(forbidden.length).toBeGreaterThanOrEqual(9);
      expect(drill.length - forbidden.length).toBeGreaterThanOrEqual(6);
      for (const { ground } of forbidden) expect(RIGHTS_LAWS[place].grounds).toContain(ground);
    },
  );

  test('names its law and where to read it', () => {
    const { name, source } = RIGHTS_LAWS[place];
    expect(name.fr && name.en).toBeTruthy();
    expect(new URL(source).hostname).toMatch(/\.(?:ca)$/);
  });
});

test('the law of the place decides', () => {
  const groundsIn = (place: (typeof JURISDICTIONS)[number]) =>
    new Set(rightsDrill('fr', place).map(({ ground }) => ground));
  expect(groundsIn('ON')).toContain('citizenship');
  expect(groundsIn('ON')).not.toContain('politics');
  expect(groundsIn('QC')).toContain('language');
  expect(groundsIn('QC')).not.toContain('citizenship');
  expect(groundsIn('CA')).not.toContain('income');
});

test.each(LANGUAGES)('no kind comes more than three times in a row (%s)', (language) => {
  for (const place of JURISDICTIONS) {
    const kinds = rightsDrill(language, place).map(({ ground }) => (ground === null ? 'a' : 'f'));
    expect(kinds.join('')).not.toMatch(/aaaa|ffff/);
  }
});

test.each(LANGUAGES)(
  'each that is forbidden has three ways to answer it, all different (%s)',
  (language) => {
    const forbidden = rightsDrill(language, 'QC').filter((question) => question.ground !== null);
    for (const { answers } of forbidden) expect(new Set(Object.values(answers)).size).toBe(3);
    const keys = rightsDrill(language, 'QC').map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  },
);
