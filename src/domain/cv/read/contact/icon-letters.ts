/** Letters of a font of signs before contact details: they show as a phone or an envelope, and say nothing as letters. */
import type { SourceLine } from '../lines/source-line.ts';
import { headingHit } from '../sections/headings.ts';
import { findEmail, findPhones } from './reach.ts';

/** The lines of contact details without such letters. */
export function withoutIconLetters(lines: readonly SourceLine[]): SourceLine[] {
  const result: SourceLine[] = [];
  let run: SourceLine[] = [];
  for (const line of lines) {
    if (line.page === 1 && lettersOf(line).length > 0 && !headingHit(line.text)?.full)
      run.push(line);
    else {
      result.push(...(areIcons(run) ? run.map(bare) : run), line);
      run = [];
    }
  }
  return [...result, ...(areIcons(run) ? run.map(bare) : run)];
}

/** One letter or sign before a text, or alone in its cell. */
const ICON = /^[^\s\p{N}](?:\s+(?=\S)|$)/u;

const lettersOf = ({ cells }: SourceLine): string[] =>
  cells.flatMap((cell) => ICON.exec(cell)?.[0].trim() ?? []);

/** Letters that differ from one another before contact details: the same sign before each is a bullet. */
function areIcons(run: readonly SourceLine[]): boolean {
  const letters = new Set(run.flatMap(lettersOf));
  if (letters.size < LEAST_ICONS) return false;
  return run.flatMap(({ cells }) => cells).filter(isReach).length >= LEAST_REACHES;
}

const LEAST_ICONS = 3;
const LEAST_REACHES = 2;

const isReach = (text: string): boolean =>
  findEmail(text) !== undefined ||
  /\S\.\p{L}{2,}(?:\/|$)/u.test(text) ||
  findPhones(text, []).length > 0;

function bare(line: SourceLine): SourceLine {
  const { boldLead: _, ...rest } = line;
  const cells = line.cells.map((cell) => cell.replace(ICON, '')).filter((cell) => cell !== '');
  return { ...rest, text: cells.join(' '), cells };
}
