/** Advertisements with what a careful person reads in them; `tests/fixtures/ads/README.md` says how they are written. */
import type { adToJson } from '#/cli/ad-json.ts';
import { fold } from '#/domain/text/fold.ts';

export const AD_FIELDS = [
  'lang',
  'title',
  'company',
  'location',
  'province',
  'remote',
  'salary',
  'deadline',
  'link',
  'email',
  'reference',
] as const;

export type AdField = (typeof AD_FIELDS)[number];

/** The day on which the fixtures are read. */
export const TODAY = '2026-11-22';

interface Fixture {
  id: string;
  truth: Omit<ReturnType<typeof adToJson>, 'lang'>;
  text: string;
}

export const readFixtures = (file: string): Fixture[] =>
  file
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const space = head.indexOf(' ');
      return {
        id: head.slice(0, space),
        truth: JSON.parse(head.slice(space + 1)) as Fixture['truth'],
        text: lines.join('\n'),
      };
    });

/**
 * Titles and names count as right without their case, brackets, legal form and what stands behind a dash; a location
 * when the town is the same.
 */
export const isRight = (field: AdField, value: unknown, expected: unknown): boolean => {
  if (value === null || expected === null) return value === expected;
  if (typeof value !== 'string' || typeof expected !== 'string')
    return JSON.stringify(value) === JSON.stringify(expected);
  if (field === 'title' || field === 'company') return plain(value) === plain(expected);
  if (field === 'location') return town(value) === town(expected);
  return value === expected;
};

const plain = (text: string): string =>
  fold(text)
    .replace(/\(.*?\)/g, ' ')
    .replace(/ [–-] .*$/, ' ')
    .replace(/\b(?:inc|ltee|ltd|the|le|la|les)\b/g, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const town = (text: string): string => fold(text.split(/[,(]/, 1)[0] ?? '').trim();
