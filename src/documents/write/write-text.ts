/** Plain text for forms that take nothing else: 78 columns, headings in capitals, any script. */
import type { CvContent } from '#/domain/cv/content.ts';
import { breakLines } from '#/domain/cv/layout/break-lines.ts';
import type { OutlineItem, OutlineOptions } from '#/domain/cv/layout/outline.ts';
import { outlineCv } from '#/domain/cv/layout/outline.ts';
import { drawn, plainText } from '#/domain/cv/layout/printable.ts';

export interface TextOptions extends OutlineOptions {
  /** A UTF-8 mark, for old Windows programs. */
  byteOrderMark?: boolean;
  /** CRLF when absent: every system reads it. */
  lineEnd?: '\n' | '\r\n';
}

const COLUMNS = 78;

export function writeText(content: CvContent, options: TextOptions): Uint8Array {
  const outline = outlineCv(content, options);
  const locale = options.language === 'fr' ? 'fr-CA' : 'en-CA';
  const head = [
    wrap(outline.name),
    wrap(outline.headline),
    wrap(outline.contact.map(({ text }) => text.replaceAll(' ', '\u00A0')).join(' | ')),
  ].flat();
  const lines = [...head];
  for (const { title, items } of outline.sections) {
    lines.push('', ...wrap(title.toLocaleUpperCase(locale)));
    for (const [index, item] of items.entries()) lines.push(...itemLines(item, index));
  }
  const lineEnd = options.lineEnd ?? '\r\n';
  const mark = options.byteOrderMark ? '\uFEFF' : '';
  return new TextEncoder().encode(mark + lines.map((line) => line + lineEnd).join(''));
}

function itemLines(item: OutlineItem, index: number): string[] {
  if (item.kind === 'paragraph') return wrap(item.text);
  if (item.kind === 'bullet') return bullet(item.text);
  const meta = [item.organisation, item.dates.replaceAll(' ', '\u00A0')].filter(
    (text) => text !== '',
  );
  return [
    ...(index === 0 ? [] : ['']),
    ...wrap(item.title),
    ...wrap(meta.join(' | ')),
    ...item.notes.flatMap((note) => wrap(note)),
    ...item.bullets.flatMap(bullet),
  ];
}

const bullet = (text: string): string[] =>
  wrap(text, 2).map((line, index) => (index === 0 ? '- ' : '  ') + line);

const wrap = (text: string, indent = 0): string[] =>
  breakLines(plainText(text), columns, COLUMNS - indent).map((line) => drawn(line.text));

/** Characters as people count them; an accent typed on its own takes no column. */
const columns = (text: string): number => text.replace(/\p{M}/gu, '').length;
