/** Entries written as paragraphs: "**Welder**, Shipyard of the Cape, Mbarou (2015 – 2019). Joined the plates of …". */
import { findDates, isDateAlone } from '../dates/find-dates.ts';
import { endsInAbbreviation, withText } from '../lines/line-style.ts';
import { looksLikeCity } from '../locations/city-name.ts';
import { wholeLocation } from '../locations/find-location.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { BLOCK_GAP } from '../lines/thresholds.ts';
import { TITLE } from '../experience/scores.ts';
import { titleScore } from '../experience/title-or-company.ts';
import { wordsOf } from '../text-pieces.ts';
import { RUN_IN } from './thresholds.ts';

/** Gives the text that runs on after an entry's dates a line of its own. */
export const withoutRunInTexts = (lines: readonly SourceLine[]): SourceLine[] =>
  lines.flatMap((line, at) => {
    const beside = besideDates(line) ?? behindName(line, lines[at + 1]);
    if (beside) return beside;
    if (line.bullet > 0 || line.cells.length > 1 || line.continues) return [line];
    const named = IN_TOWN.exec(line.text)?.[0].length;
    const cut = named ?? cutOf(line.text);
    if (cut === 0) return [line];
    const { boldLead: _lead, ...rest } = line;
    const text = line.text.slice(cut).replace(/^[\s.:;,–—-]+/u, '');
    return [
      // A name, though it may be set as the text is.
      { ...withText(line, line.text.slice(0, cut)), bold: line.bold || named !== undefined },
      ...(text ? [{ ...withText(rest, text), bold: false, gap: 1, continues: false }] : []),
    ];
  });

/** "Nordvik - Montfleuri (74) : Conduite …": an employer in its town, under the title of the job. */
const IN_TOWN = /^\p{Lu}[^:;.]{3,80} \((?:\d[\dAB]|97\d)\)(?=\s?:(?:$|\s\p{Lu}))/u;

/**
 * "2015 – 2019 ¦ Welder, Shipyard of the Cape, Mbarou. Joined the plates of …": the title ends at its full stop; or, in
 * a line of its own, at a dash before a sentence: "2015-2019 : Welder, Shipyard of the Cape - Joined the plates of …".
 */
function besideDates(line: SourceLine): SourceLine[] | undefined {
  const { dates, entry, isCell } = afterDates(line);
  const [, title, text] = ENDS_IN_STOP.exec(entry) ?? ENDS_IN_DASH.exec(entry) ?? [];
  if (!title || !text || !title.includes(', ') || titleScore(title) < TITLE.likely)
    return undefined;
  if (wordsOf(title).length > RUN_IN.titleWords || !endsTitle(title) || !isText(text))
    return undefined;
  const { boldLead: _lead, ...rest } = line;
  return [
    {
      ...withText(line, `${dates} ${title}`),
      cells: isCell ? [dates, title] : [`${dates} ${title}`],
    },
    { ...withText(rest, text), cells: [text], bold: false, gap: 1, continues: false },
  ];
}

/** "2015 – 2019 ¦ Shipyard of the Cape ¦ Welder, joining the plates of …": the title ends at the first sign behind a trade. */
function behindName(line: SourceLine, next: SourceLine | undefined): SourceLine[] | undefined {
  const [dates = '', name = '', entry = '', ...more] = line.cells;
  if (!isDateAlone(dates) || more.length > 0) return undefined;
  const [, title = '', sign, text = ''] = BEHIND_NAME.exec(entry) ?? [];
  const isTitle = sign === ';' || titleScore(title) >= TITLE.likely;
  if (!isTitle || !(isText(text) || next?.continues)) return undefined;
  return [
    { ...withText(line, `${dates} ${name} ${title}`), cells: [dates, name, title] },
    { ...withText(line, text), cells: [text], bold: false, gap: BLOCK_GAP, continues: false },
  ];
}

const BEHIND_NAME = /^([^,;.:]{3,60})([,;.:])\s+(\S.+)$/u;

const ENDS_IN_STOP = /^(.{8,120}?\p{L}{3})\.\s+(\p{Lu}.+)$/u;
const ENDS_IN_DASH = /^([^–—]{8,120}?)\s+[-–—]\s+(\p{Lu}[^–—]+[.;!])$/u;

/** The dates a line begins with and what stands after them, in a cell of its own or not; no entry where it has none. */
function afterDates({ text, cells }: SourceLine): {
  dates: string;
  entry: string;
  isCell: boolean;
} {
  const [dates = '', entry = '', ...more] = cells;
  const [span] = findDates(dates);
  const isCell = entry !== '';
  if (span?.index !== 0 || more.length > 0 || (isCell && !isDateAlone(dates)))
    return { dates: '', entry: '', isCell };
  if (isCell) return { dates, entry, isCell };
  const own = text.slice(span.length).replace(/^[\s:–—-]+/u, '');
  return { dates: text.slice(0, text.length - own.length).trim(), entry: own, isCell };
}

/** "…, Shipyard of the Cape Ltd." goes on; after ", Alma." it is over. */
const endsTitle = (title: string): boolean => {
  const last = title.slice(title.lastIndexOf(', ') + 2);
  return (
    !endsInAbbreviation(`${title}.`) || looksLikeCity(last) || wholeLocation(last) !== undefined
  );
};

const isText = (text: string): boolean =>
  /[.!;]$/.test(text) || wordsOf(text).length >= RUN_IN.textWords;

/** Where the text begins after a bracketed range that closes a title; 0 when there is none. */
function cutOf(text: string): number {
  const [span] = findDates(text);
  if (!span?.range) return 0;
  const [before, after] = [text.slice(0, span.index), text.slice(span.index + span.length)];
  const [end] = /^\s*\)?(?=\s?[.:]\s+\p{Lu})/u.exec(after) ?? [];
  const isTitle =
    wordsOf(before).length > 0 &&
    wordsOf(before).length <= RUN_IN.titleWords &&
    !/[.;!?]\s+\p{Lu}/u.test(before);
  return isTitle && end !== undefined ? span.index + span.length + end.length : 0;
}
