/** A period, a limit or a status is written once, in the domain: whoever tells it elsewhere takes it from there. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIVE_STATUSES } from '#/domain/access/plans/subscription.ts';
import { DEFAULT_SITE } from '#/domain/content/site/site.ts';
import { MAILS } from '../../pocketbase/hooks/words/mails.ts';
import { LAWS, lawWords } from '../../src/features/pages/prose/law-words.ts';
import { siteFacts } from '../../src/features/pages/prose/site-facts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sources = globSync(
  [
    '{src,tests,bench}/**/*.{ts,tsx}',
    'pocketbase/hooks/**/*.ts',
    'scripts/{build,lib}/**/*.{ts,mjs}',
  ],
  { cwd: root, exclude: ['**/fixtures/**'] },
);

/** Files with a line that says it; `at home` is where it may stand. */
const saidIn = (pattern: RegExp, home: string): string[] =>
  sources
    .filter((file) => file !== home && file !== 'tests/house/laws.test.ts')
    .filter((file) => pattern.test(textOf(file)));

test('hours and days are counted in one place', () => {
  const spelled =
    /\b86_?400(_?000)?\b|\b3_?600(_?000)?\b|\b24 \* (60|3_?600)\b|\b60 \* (60|1_?000)\b|\b1_?440\b/;
  for (const one of ['24 * 3600 * 1000', '86_400_000', '7 * 24 * 60 * 60', '3600', '60 * 1000'])
    expect(one).toMatch(spelled);
  expect(sources.length).toBeGreaterThan(500);
  expect(saidIn(spelled, 'src/domain/duration.ts')).toEqual([]);
});

test('the statuses that give what was paid for are listed in one place', () => {
  const listed = new RegExp(`'${LIVE_STATUSES[0]}'`);
  expect(saidIn(listed, 'src/domain/access/plans/subscription.ts')).toEqual([]);
});

describe.each(['fr', 'en'] as const)('the public pages in %s', (language) => {
  const wordsOf = lawWords(language);
  const { privacySince, termsSince, ...counted } = wordsOf;
  /** Each law as another number, met nowhere else. */
  const planted = Object.fromEntries(
    Object.keys(LAWS).map((law, index) => [law, 70_001 + index]),
  ) as Record<keyof typeof LAWS, number>;
  const plantedWords = {
    ...lawWords(language, planted),
    privacySince: 'un jour',
    termsSince: 'un autre',
  };
  const pages = globSync(`src/features/pages/*/*.${language}.ts`, { cwd: root });
  const built = async (law: typeof wordsOf): Promise<string[]> => {
    const found: string[] = [];
    for (const file of pages) {
      const { text } = (await import(path.join(root, file))) as {
        text: (facts: ReturnType<typeof siteFacts>) => unknown;
      };
      found.push(...stringsIn(text(siteFacts(DEFAULT_SITE, language, law))));
    }
    return found;
  };
  const whole = (words: string) => new RegExp(`(?<![\\d\\u00A0])${words}(?!\\w)`, 'u');
  const says = (texts: readonly string[], words: string): string[] =>
    texts.filter((text) => whole(words.replaceAll('\u00A0', '[\\s\\u00A0]')).test(text));

  test('tell each law, and nothing of it once it is another', async () => {
    const [now, then] = [await built(wordsOf), await built(plantedWords)];
    for (const words of Object.values(wordsOf))
      expect([words, says(now, words).length > 0]).toEqual([words, true]);
    for (const words of [...Object.values(counted), privacySince, termsSince])
      expect(says(then, words)).toEqual([]);
  });
});

test('the words of mails hold no figure of their own', () => {
  expect(stringsIn(MAILS).filter((words) => /\d/.test(words))).toEqual([]);
});

/** What is said of a CV, and of how others read it: advice, and no law of ours. */
const ADVICE = [
  /^Cet emploi a plus de 1[05] ans/,
  /5[\s\u00A0]minutes environ/,
  /^Réduit de 18/,
  /Semaines? /,
  /^Une réponse d’entrevue dure/,
];

test('the words of screens take their periods and limits from the domain', () => {
  const unit =
    /\d[\s\u00A0](secondes?|minutes?|heures?|jours?|mois|ans?|Mo|caractères?|candidatures?|simulations?|derniers)(?!\p{L})/u;
  const found = globSync('src/locales/fr/*.po', { cwd: root })
    .flatMap((file) => textOf(file).split('\n'))
    .filter((line) => line.startsWith('msgid ') && unit.test(line))
    .map((line) => line.slice('msgid "'.length, -1));
  expect(found.filter((words) => !ADVICE.some((one) => one.test(words)))).toEqual([]);
});

/** Every string of a text, with what its functions make. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
