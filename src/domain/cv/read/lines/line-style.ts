/** What a line's look says. */
import type { SourceLine } from './source-line.ts';
import { PLAIN_SIZE } from './thresholds.ts';

/** Lines of one look have equal signatures. */
export const styleSignature = (line: SourceLine): string =>
  [
    line.heading,
    Math.round(line.size * 10),
    line.bold ? 'b' : '',
    line.italic ? 'i' : '',
    line.caps ? 'c' : '',
    line.underline ? 'u' : '',
    line.tinted ? 't' : '',
  ].join('|');

/** Looks like running text: nothing sets it apart. */
export const isPlain = (line: SourceLine): boolean =>
  line.size <= PLAIN_SIZE &&
  !line.bold &&
  !line.caps &&
  !line.underline &&
  !line.tinted &&
  line.heading === 0;

/** A copy of the line with this text only, and the cells and links that are in it. */
export function withText(line: SourceLine, text: string): SourceLine {
  const { boldLead, ...rest } = line;
  const cells = line.cells.filter((cell) => text.includes(cell));
  return {
    ...rest,
    ...(boldLead && text.startsWith(boldLead) ? { boldLead } : {}),
    text,
    cells: cells.join('').length >= text.replace(/\s/g, '').length - cells.length ? cells : [text],
    links: line.links.filter((link) => text.includes(link.text)),
  };
}

/** The dot of "Ltd.", "S.A." or "A.Ş." doesn't end a sentence. */
const ABBREVIATION = /(?:^|[\s,(])(?:\p{Lu}\p{L}{0,4}|ltée|(?:\p{L}\.)+\p{L})\.$/u;

/** "Head Weaver | House of Cloth Inc." */
const LEGAL_END = /[|•·–—-] .{2,60} (?:inc|ltd|corp|co|llc|ltée|ltee|cie)\.$/iu;

export const endsInAbbreviation = (text: string): boolean => ABBREVIATION.test(text);

/** Ends like a sentence, or is too long for a title. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/).length;
  return (
    words > 16 ||
    (words > 6 && /[.!?;:]$/.test(text) && !LEGAL_END.test(text)) ||
    (words > 4 && /[^.]\.$/.test(text) && !endsInAbbreviation(text))
  );
}
