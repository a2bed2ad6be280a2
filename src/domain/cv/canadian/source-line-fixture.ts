/** Lines for tests of this folder. */
import type { SourceLine } from '../read/lines/source-line.ts';

export const sourceLine = (text: string, more: Partial<SourceLine> = {}): SourceLine => ({
  text,
  cells: [text],
  page: 1,
  column: 0,
  x: 0,
  size: 1,
  bold: false,
  italic: false,
  underline: false,
  caps: false,
  tinted: false,
  heading: 0,
  bullet: 0,
  zone: 'body',
  gap: 1,
  continues: false,
  links: [],
  ...more,
});
