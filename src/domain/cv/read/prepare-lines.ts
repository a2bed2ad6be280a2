/** Headings set in a way that hides them: beside their content, or on two lines. */
import { headingHit } from './headings.ts';
import { isPlain, styleSignature } from './line-style.ts';
import type { SourceLine } from './source-line.ts';

export function prepareLines(lines: readonly SourceLine[]): SourceLine[] {
  return joinHeadings(splitRails(lines));
}

/** A rail of section titles left of the text: each title gets a line of its own. */
function splitRails(lines: readonly SourceLine[]): SourceLine[] {
  const onRail = lines.filter(isRailLine);
  if (onRail.length < 2 && !onRail.some((line) => line.heading > 0)) return [...lines];
  return lines.flatMap((line) => {
    const [title, ...cells] = line.cells;
    if (!isRailLine(line) || title === undefined) return [line];
    const { boldLead, ...rest } = line;
    const heading = {
      ...rest,
      text: title,
      cells: [title],
      caps: isCaps(title),
      bold: line.bold || boldLead !== undefined,
      links: [],
    };
    const body: SourceLine = {
      ...rest,
      text: cells.join(' '),
      cells,
      heading: 0,
      bold: boldLead === undefined && line.bold,
      caps: isCaps(cells.join('')),
      tinted: false,
      gap: 1,
      x: line.x + 60,
    };
    return [heading, body];
  });
}

const isRailLine = (line: SourceLine): boolean =>
  line.cells.length > 1 &&
  line.bullet === 0 &&
  !line.continues &&
  !/:$/.test(line.cells[0] ?? '') &&
  headingHit(line.cells[0] ?? '')?.full === true &&
  /^\p{Lu}/u.test(line.cells[0] ?? '');

/** "INFORMATIONS" over "PERSONNELLES". */
function joinHeadings(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isSecondHalf(last, line)) {
      const text = `${last.text} ${line.text}`;
      joined[joined.length - 1] = { ...last, text, cells: [text] };
    } else joined.push(line);
  }
  return joined;
}

function isSecondHalf(one: SourceLine, two: SourceLine): boolean {
  if (
    isPlain(one) ||
    styleSignature(one) !== styleSignature(two) ||
    one.page !== two.page ||
    one.column !== two.column
  )
    return false;
  if (
    one.cells.length > 1 ||
    two.cells.length > 1 ||
    one.text.length > 34 ||
    two.text.length > 34 ||
    one.bullet > 0
  )
    return false;
  if (!headingHit(`${one.text} ${two.text}`)?.full) return false;
  return (
    !(headingHit(one.text)?.full && headingHit(two.text)?.full) ||
    /(?:&|\bet|\band|\bof|\bde|,)$/i.test(one.text)
  );
}

const isCaps = (text: string): boolean => /\p{L}{2}/u.test(text) && text === text.toUpperCase();
