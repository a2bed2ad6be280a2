/** Lines for tests, written by hand. */
import type { SourceLine } from './source-line.ts';

type Look = Partial<SourceLine>;

const BASE: SourceLine = {
  text: '',
  cells: [''],
  page: 1,
  column: 0,
  x: 50,
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
};

export const line = (text: string, look: Look = {}): SourceLine => ({
  ...BASE,
  text: text.replace(/ ¦ /g, ' '),
  cells: text.split(' ¦ '),
  caps: /\p{L}{2}/u.test(text) && text === text.toUpperCase(),
  ...look,
});

const heading = (text: string, look: Look = {}): SourceLine =>
  line(text, { bold: true, size: 1.2, gap: 1.8, ...look });

const bullet = (text: string): SourceLine => line(text, { bullet: 1, x: 62 });

/**
 * A small markup: `# Heading`, `* item`, `** bold line`, `+ wrapped`, `_ italic`, `> name in large type`, `¦` between cells.
 * An empty row makes space above the next line.
 */
export function linesOf(text: string): SourceLine[] {
  let gap = 1;
  return text
    .trim()
    .split('\n')
    .flatMap((row) => {
      const raw = row.trim();
      if (raw === '') {
        gap = 1.8;
        return [];
      }
      const made = rowToLine(raw);
      const spaced = gap > 1 && made.gap === 1 ? { ...made, gap } : made;
      gap = 1;
      return [spaced];
    });
}

function rowToLine(raw: string): SourceLine {
  if (raw.startsWith('# ')) return heading(raw.slice(2));
  if (raw.startsWith('> ')) return line(raw.slice(2), { size: 2, bold: true });
  if (raw.startsWith('** ')) return line(raw.slice(3), { bold: true });
  if (raw.startsWith('* ')) return bullet(raw.slice(2));
  if (raw.startsWith('_ ')) return line(raw.slice(2), { italic: true });
  if (raw.startsWith('+ ')) return line(raw.slice(2), { continues: true, x: 62 });
  return line(raw);
}
