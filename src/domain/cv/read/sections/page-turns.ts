/**
 * What a document says of itself where a page ends or begins: "Continued on page 2", "Jane Roe – Page 2 of 3 | 514
 * 555-0142", "Acme Ltd. (continued)". Typed by hand, as North American résumés have them: no margin repeats it.
 */
import { fold } from '#/domain/text/fold.ts';
import { styleSignature, withText } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { NAME_SIZE } from '../lines/thresholds.ts';
import { singleSpaced } from '../text-pieces.ts';
import { headingHit } from './headings.ts';

/** The lines in their order, and those of this kind apart. A section that others interrupted keeps its title. */
export function takePageTurns(lines: readonly SourceLine[]): {
  lines: SourceLine[];
  turns: SourceLine[];
} {
  const head: string[] = [];
  const above = new Set<string>();
  let title = '';
  const kept: SourceLine[] = [];
  const turns: SourceLine[] = [];
  const repeated = repeatedHeads(lines);
  for (const line of lines) {
    if (repeated.has(line)) {
      turns.push(line);
      continue;
    }
    const text = line.text.length > LONGEST ? '' : plain(line.text);
    const goesOn = GOES_ON.exec(text)?.[1] ?? '';
    const isTitle = headingHit(goesOn || text)?.full === true;
    if (text !== '' && (ANNOUNCED.test(text) || isLaterHead(text, head))) turns.push(line);
    else if (!above.has(goesOn)) kept.push(line);
    else if (!isTitle || goesOn === title) turns.push(line);
    else kept.push(withText(line, line.text.slice(0, goesOn.length)));
    if (isTitle) title = goesOn || text;
    if (head.length < HEAD_LINES) head.push(text);
    for (const name of [text, text.split(PIECES, 1)[0], text.split(FIRST_WORD, 1)[0]])
      if (name) above.add(name);
  }
  return { lines: kept, turns };
}

/** The name in large type, and what stands below it, once more where a column of a later page begins. */
function repeatedHeads(lines: readonly SourceLine[]): Set<SourceLine> {
  const head = lines.slice(0, HEAD_LINES).filter(({ page }) => page === 1);
  const found = new Set<SourceLine>();
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    const begins = above !== undefined && above.page < line.page;
    const goesOn = above !== undefined && found.has(above) && above.column === line.column;
    const isHead = head.some(
      (own) =>
        own.text === line.text &&
        styleSignature(own) === styleSignature(line) &&
        (goesOn || own.size >= NAME_SIZE),
    );
    if (isHead && (begins || goesOn)) found.add(line);
  });
  return found;
}

const plain = (text: string): string => singleSpaced(fold(text));

/** "Page 2" among pieces that stand, each whole, in the document's head. */
function isLaterHead(text: string, head: readonly string[]): boolean {
  const pieces = text.split(PIECES).filter((piece) => piece !== '');
  const rest = pieces.filter((piece) => !PAGE.test(piece));
  return (
    rest.length < pieces.length &&
    rest.every((piece) => TITLE.test(piece) || head.some((line) => line.includes(piece)))
  );
}

const PAGE = /^\(?(?:page|p\.) ?[2-9](?: ?(?:of|de|sur|\/) ?\d)?\)?$/u;
const TITLE = /^(?:resume|cv|curriculum vitae)$/u;
const PIECES = /\s*[|•·,]\s*|\s+[–—-]\s+/u;
/** An employer's name goes on shortened. */
const FIRST_WORD = /[ ,/–-]/u;
const ANNOUNCED =
  /^[([–—.…-]*\s*(?:continued|cont'd|suite) (?:on|a la|a|en|from|de la) (?:the )?(?:(?:next|previous) )?page(?: suivante| precedente)?(?: \d)?\s*[)\].…–—-]*$/u;
const GOES_ON = /^(.{2,}?)\s*(?:\((?:continued|cont'?d?\.?|suite)\)|[–—,-] (?:continued|cont'd))$/u;

const HEAD_LINES = 12;
const LONGEST = 120;
