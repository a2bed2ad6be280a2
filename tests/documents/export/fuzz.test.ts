import { expect, it } from 'vitest';
import { emptyContent } from '#/domain/cv/content.ts';
import { TEMPLATES } from '#/domain/cv/templates.ts';
import { layoutCv } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import { letters, pagesByPdfJs, pdfOf } from './pdf-tools.ts';

const STRINGS = 10_000;
const BATCH = 1000;

/** Alphabets a CV may hold, harmless and hostile; `[first, last]` code points. */
const ALPHABETS: readonly (readonly (readonly [number, number])[])[] = [
  [[0x20, 0x7e]],
  [
    [0x61, 0x7a],
    [0xa0, 0x17f],
  ],
  [
    [0x41, 0x5a],
    [0x180, 0x24f],
    [0x300, 0x36f],
  ],
  [
    [0x61, 0x7a],
    [0x1e00, 0x1eff],
    [0x300, 0x331],
  ],
  [
    [0x00, 0x1f],
    [0x61, 0x7a],
    [0x7f, 0xad],
  ],
  [
    [0x2000, 0x206f],
    [0x61, 0x7a],
    [0x20a0, 0x20bf],
  ],
  [
    [0x370, 0x52f],
    [0x41, 0x5a],
  ],
  [
    [0x590, 0x6ff],
    [0x20, 0x2d],
  ],
  [
    [0x4e00, 0x4fff],
    [0x3040, 0x30ff],
    [0x61, 0x6a],
  ],
  [
    [0x1f300, 0x1f64f],
    [0x61, 0x7a],
    [0xfe00, 0xfe0f],
  ],
  [[0xd7ff, 0xe010]],
  [[0x20, 0xffff]],
];

it(`carries ${STRINGS} strings of any Unicode into real PDFs without one silent loss`, async () => {
  const random = mulberry(20260115);
  const pick = (max: number) => Math.floor(random() * max);
  const string = () => {
    const ranges = ALPHABETS[pick(ALPHABETS.length)] ?? [];
    return Array.from({ length: 1 + pick(24) }, () => {
      const [first, last] = ranges[pick(ranges.length)] ?? [0x20, 0x7e];
      return String.fromCodePoint(first + pick(last - first + 1));
    }).join('');
  };
  for (let batch = 0; batch < STRINGS / BATCH; batch += 1) {
    const texts = Array.from({ length: BATCH }, string);
    const content = emptyContent();
    content.other = [{ kind: 'other', title: 'Fuzz', entries: texts }];
    const template = TEMPLATES[batch % TEMPLATES.length] ?? 'moderne';
    const cv = layoutCv(content, { language: 'fr', template, dateStyle: 'numeric' }, cvMetrics());
    const boxes = cv.pages.flatMap((page) =>
      [...page.texts, ...page.footer].map(({ text }) => text),
    );

    const missing = new Set(cv.missing.map(({ character }) => character));
    const expected = letters(texts.map((text) => visible(text, missing)).join(''));
    const printed = cv.pages
      .flatMap(({ texts: lines }) => lines.slice())
      .filter(({ role }) => role === 'LI');
    expect(withoutMarks(printed.map(({ text }) => text).join(''))).toBe(withoutMarks(expected));

    const pages = await pagesByPdfJs(await pdfOf(cv));
    expect(letters(pages.join(''))).toBe(letters(boxes.join('')));
  }
}, 120_000);

/** What must be seen of a text, by rules written again here: composed, invisible signs and pictures out, missing ones as □. */
const visible = (text: string, missing: ReadonlySet<string>): string =>
  [...text.replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '').normalize('NFC')]
    .filter((character) => !isLeftOut(character))
    .map((character) => (missing.has(character) ? '□' : (SAME_GLYPH[character] ?? character)))
    .join('');

/** Letters and signs of the alphabets above that a picture may share stay where a face has them. */
const isLeftOut = (character: string): boolean =>
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3]/u.test(character) &&
  !/[©®™]/u.test(character);

const SAME_GLYPH: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2043': '-',
};

const withoutMarks = (text: string): string => letters(text).replaceAll(/[•–]/gu, '');

/** A small seeded generator (mulberry32): the same strings on each run. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
