/** Plain text: headings in capitals, any script. For a form, whose box wraps by itself, or for an e-mail, at 78 columns. */
import type { CvContent } from '#/domain/cv/content.ts';
import { breakLines, EMAIL_COLUMNS } from '#/domain/cv/layout/break-lines.ts';
import type { CvOutline, OutlineItem, OutlineOptions } from '#/domain/cv/layout/outline.ts';
import { outlineCv } from '#/domain/cv/layout/outline.ts';
import { outlineLetter } from '#/domain/cv/letter/layout-letter.ts';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { drawn, plainText } from '#/domain/cv/layout/printable.ts';

export interface TextOptions extends OutlineOptions {
  /** Lines of an e-mail end at 78 columns; without, each paragraph and list item is one line, as forms want. */
  wrapped: boolean;
  /** A UTF-8 mark, for old Windows programs. */
  byteOrderMark?: boolean;
  /** CRLF when absent: every system reads it. */
  lineEnd?: '\n' | '\r\n';
}

export function writeText(content: CvContent, options: TextOptions): Uint8Array {
  return textOf(outlineCv(content, options), options);
}

/** A letter, for a form or an e-mail. */
export const writeLetterText = (letter: Letter, cv: CvRecord, wrapped: boolean): Uint8Array =>
  textOf(outlineLetter(letter, cv), {
    language: letter.language,
    dateStyle: cv.dateStyle,
    wrapped,
  });

function textOf(outline: CvOutline, options: TextOptions): Uint8Array {
  const locale = options.language === 'fr' ? 'fr-CA' : 'en-CA';
  const wrap: Wrap = options.wrapped ? wrapped : oneLine;
  const head = [
    wrap(outline.name),
    ...outline.nameNotes.map((note) => wrap(note)),
    wrap(outline.headline),
    ...beside(
      outline.contact.map(({ text }) => text),
      options.wrapped,
    ).map((line) => wrap(line)),
  ].flat();
  const lines = [...head];
  for (const { title, items } of outline.sections) {
    lines.push('', ...wrap(title.toLocaleUpperCase(locale)));
    for (const [index, item] of items.entries())
      lines.push(...itemLines(item, index, wrap, options.wrapped));
  }
  const lineEnd = options.lineEnd ?? '\r\n';
  const mark = options.byteOrderMark ? '\uFEFF' : '';
  return new TextEncoder().encode(mark + lines.map((line) => line + lineEnd).join(''));
}

/** A text as the lines it takes, `indent` columns short of the whole width. */
type Wrap = (text: string, indent?: number) => string[];

/** Parts on one line with bars between; where lines are short, each line begins and ends with a part. */
function beside(parts: readonly string[], short: boolean): string[] {
  const lines: string[] = [];
  for (const part of parts.map((text) => plainText(text).trim()).filter((text) => text !== '')) {
    const joined = `${lines.at(-1)} | ${part}`;
    if (lines.length > 0 && (!short || columns(joined) <= EMAIL_COLUMNS))
      lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines;
}

function itemLines(item: OutlineItem, index: number, wrap: Wrap, short: boolean): string[] {
  const bullet = (text: string): string[] =>
    wrap(text, 2).map((line, at) => (at === 0 ? '- ' : '  ') + line);
  if (item.kind === 'paragraph') return wrap(item.text);
  if (item.kind === 'bullet') return bullet(item.text);
  return [
    ...(index === 0 ? [] : ['']),
    ...wrap(item.title),
    ...beside([item.organisation, item.dates], short).flatMap((line) => wrap(line)),
    ...item.notes.flatMap((note) => wrap(note)),
    ...item.bullets.flatMap(bullet),
  ];
}

const wrapped: Wrap = (text, indent = 0) =>
  breakLines(plainText(text), roomOf, EMAIL_COLUMNS - indent).map((line) => drawn(line.text));

const oneLine: Wrap = (text) => {
  const line = drawn(plainText(text)).trim();
  return line === '' ? [] : [line];
};

/** An address cut in two leads nowhere: one longer than a line has a line to itself, and runs over its end. */
const roomOf = (text: string): number =>
  ADDRESS.test(text) ? Math.min(columns(text), EMAIL_COLUMNS - 2) : columns(text);

const ADDRESS = /^\S*(?:\/\/|@|\w\.\w+\/)\S*$/u;

/** Characters as people count them; an accent typed on its own takes no column. */
const columns = (text: string): number => text.replace(/\p{M}/gu, '').length;
