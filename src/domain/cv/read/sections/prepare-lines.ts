/** Gives each heading a line of its own when it stands beside its content, on two lines or without its spaces. */
import { withoutIconLetters } from '../contact/icon-letters.ts';
import { afterRange, findDates } from '../dates/find-dates.ts';
import { withRailRanges } from '../dates/rail-ranges.ts';
import { withClosedRanges } from '../dates/wrapped-range.ts';
import { isHeaderRow } from '../entries/field-labels.ts';
import { type FieldRole, fieldRole } from '#/domain/cv/words/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { isTitleBesideDates } from '../dates/dated-line.ts';
import { FORM_LABEL } from './inline-heading.ts';
import { headingHit, spacedHeading } from './headings.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { mentionsLanguages, spokenLevel, spokenNames } from '../languages/names-and-levels.ts';
import { SAME_SIZE } from '../lines/thresholds.ts';
import { NUMBERED_LINES, RAIL } from './thresholds.ts';

export function prepareLines(lines: readonly SourceLine[]): SourceLine[] {
  const own = withClosedRanges(withRailRanges(lines.filter(({ text }) => !ORNAMENT.test(text))));
  return joinHeadings(
    splitRails(
      withoutNumbers(withoutIconLetters(withBars(own)))
        .map(apart)
        .map(spaced),
    ),
  );
}

/** "* * * * *" between sections. */
const ORNAMENT = /^(?:([*~=_#+·•–—-])\s?){3}(?:\1\s?)*$/u;

/** "Nordvik I Velka I 2019": a capital letter stands for the bar between names, in more lines than one. */
function withBars(lines: readonly SourceLine[]): SourceLine[] {
  const barred = new Set(lines.filter(({ text }) => LETTER_BAR.test(text)));
  if (barred.size < LEAST_BARRED || lines.some(({ text }) => text.includes(' | ')))
    return [...lines];
  const drawn = (text: string): string => text.replaceAll(' I ', ' | ');
  return lines.map((line) =>
    barred.has(line) ? { ...line, text: drawn(line.text), cells: line.cells.map(drawn) } : line,
  );
}

/** Twice in a line, before names and numbers: no sentence says "I" so. */
const LETTER_BAR = /^[\p{Lu}\d][^|]{1,60}? I [\p{Lu}\d][^|]{0,60}? I [\p{Lu}\d]/u;
const LEAST_BARRED = 2;

const NUMBER = /^(\d{1,2})[.)]\s+(?=\p{Lu})/u;

/** Removes the numbers of a form that counts its lines ("7. Adresse : …"). */
function withoutNumbers(lines: readonly SourceLine[]): SourceLine[] {
  const numbers = lines.flatMap(({ text, bullet }) =>
    bullet === 0 && NUMBER.test(text) ? [Number(NUMBER.exec(text)?.[1])] : [],
  );
  const counted = numbers.filter((number, at) => number === (numbers[at - 1] ?? 0) + 1).length;
  if (counted < NUMBERED_LINES.least || counted < numbers.length * NUMBERED_LINES.share)
    return [...lines];
  return lines.map((line) => {
    if (line.bullet > 0 || !NUMBER.test(line.text)) return line;
    const [first = '', ...others] = line.cells;
    const { boldLead, ...rest } = line;
    const lead = boldLead?.replace(NUMBER, '');
    return {
      ...rest,
      ...(lead ? { boldLead: lead } : {}),
      text: line.text.replace(NUMBER, ''),
      cells: [first.replace(NUMBER, ''), ...others],
    };
  });
}

/** A range that ran into the title behind it gets a cell of its own. */
function apart(line: SourceLine): SourceLine {
  const [first = '', ...others] = line.cells;
  const parts = afterRange(first);
  if (parts.length < 2) return line;
  const cells = [...parts, ...others];
  return { ...line, text: cells.join(' '), cells };
}

/** Puts the blanks back in a heading that letter-spacing left without any, and takes out one inside a word. */
function spaced(line: SourceLine): SourceLine {
  if (line.cells.length > 1) return line;
  const bare = line.text.replace(TYPED_RULE, '');
  const text =
    spacedHeading(bare) ??
    (isPlain(line) ? undefined : closedHeading(bare)) ??
    (bare === line.text ? undefined : bare);
  return text && headingHit(text)?.full ? { ...line, text, cells: [text] } : line;
}

/** "Skills ______" */
const TYPED_RULE = /(?<![\s_=–—-])\s?(?:_{5,}|={5,}|[–—-]{5,})$/u;

/** `exp erience`, `WORK E XPERIENCE`: the first letters stand apart because they have a colour or a size of their own. */
function closedHeading(text: string): string | undefined {
  const closed = text.replace(LONE_CAPITAL, '');
  if (closed !== text) return closed;
  const [first = '', second = '', ...rest] = text.split(' ');
  if (rest.length > 2 || headingHit(text)?.full) return undefined;
  return [`${first}${second}`, ...rest].join(' ');
}

const LONE_CAPITAL = /(?<=(?<!\S)\p{Lu}) (?=\p{Lu}{3})/gu;

/** A rail of section titles left of the text: each title gets a line of its own, in one piece. */
function splitRails(lines: readonly SourceLine[]): SourceLine[] {
  const rows = new Set([...rowsOfSkills(lines), ...rowsOfForms(lines)]);
  const dated = new Set(lines.filter(isTitleBesideDates));
  // "Stage ¦ 2019 – 2020" set as the other jobs are.
  const titles = new Set(
    [...dated].filter(({ cells }) => !headingHit(cells[0] ?? '')?.full).map(styleSignature),
  );
  const onRail = lines.filter(
    (line) =>
      !rows.has(line) &&
      couldBeOnRail(line) &&
      !(dated.has(line) && titles.has(styleSignature(line))),
  );
  const small = onRail.filter((line) => /^\p{Ll}/u.test(line.cells[0] ?? '')).length;
  // Small letters make a rail of titles only when all its titles have them.
  if (small > 0 && (small < 3 || small < onRail.length)) return [...lines];
  if (onRail.length < 2 && !onRail.some((line) => line.heading > 0)) return [...lines];
  const result: SourceLine[] = [];
  const rail = new Set([...onRail, ...setAsRail(lines, onRail)]);
  const edges = textEdges(lines, rail);
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const x = edges[index] ?? line.x;
    if (rail.has(line)) {
      const tail = railTail(line, lines[index + 1]);
      result.push(railHeading(line, `${line.cells[0] ?? ''} ${tail}`.trim()), railBody(line, x));
    } else if (previous && rail.has(previous) && railTail(previous, line)) {
      const body = railBody(line, x);
      if (body.text !== '') result.push(body);
    } else result.push(line);
  });
  return result;
}

/** "REGATTAS ¦ Lake Cup ¦ 2019" where all known titles of the rail are in bold capitals beside text that is neither: one more, whatever its words. */
function setAsRail(lines: readonly SourceLine[], onRail: readonly SourceLine[]): SourceLine[] {
  const [first, ...others] = onRail;
  if (!first || others.length < LEAST_BESIDE || !onRail.every(isInBoldCapitals)) return [];
  return lines.filter(
    (line) =>
      isInBoldCapitals(line) &&
      line.bullet === 0 &&
      Math.abs(line.x - first.x) <= RAIL.sameLeftPoints &&
      !line.text.includes(':') &&
      findDates(line.cells[0] ?? '').length === 0 &&
      findDates(line.cells[1] ?? '').length === 0,
  );
}

const isInBoldCapitals = ({ boldLead, cells: [first = '', second = ''] }: SourceLine): boolean =>
  boldLead === first && isCaps(first) && /\p{Ll}/u.test(second);

/** Known titles beside the first that show how a rail's titles look. */
const LEAST_BESIDE = 2;

/** Where the text beside each line of a rail begins: at the leftmost of the lines below it, up to the next title. */
function textEdges(lines: readonly SourceLine[], rail: ReadonlySet<SourceLine>): number[] {
  const edges: number[] = [];
  let edge: number | undefined;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line) continue;
    const isBeside = edge !== undefined && edge - line.x > RAIL.sameLeftPoints;
    edges[at] = isBeside && edge !== undefined ? edge : line.x + RAIL.widthPoints;
    const isTop = rail.has(line) || line.page !== lines[at - 1]?.page;
    edge = isTop ? undefined : Math.min(edge ?? line.x, line.x);
  }
  return edges;
}

/** The second line of a rail's title: "EXPÉRIENCES" over "PROFESSIONNELLES". */
function railTail(line: SourceLine, next: SourceLine | undefined): string {
  const [first, second] = [line.cells[0] ?? '', next?.cells[0] ?? ''];
  if (
    !next ||
    Math.abs(next.x - line.x) > RAIL.sameLeftPoints ||
    next.page !== line.page ||
    second.length > RAIL.tailLetters
  )
    return '';
  if (isCaps(first) !== isCaps(second)) return '';
  const isOpen = /(?:&|\bet|\band)$/i.test(first);
  if (!isOpen && headingHit(second)?.kinds[0] === headingHit(first)?.kinds[0]) return '';
  if (!isOpen && headingHit(second)?.full) return '';
  return headingHit(`${first} ${second}`)?.full ? second : '';
}

function railHeading(line: SourceLine, text: string): SourceLine {
  const { boldLead, ...rest } = line;
  return {
    ...rest,
    text,
    cells: [text],
    caps: isCaps(text),
    bold: line.bold || boldLead !== undefined,
    heading: line.heading || RAIL.headingLevel,
    gap: Math.max(line.gap, RAIL.titleGap),
    links: [],
  };
}

function railBody(line: SourceLine, x: number): SourceLine {
  const { boldLead, ...rest } = line;
  const cells = line.cells.slice(1);
  return {
    ...rest,
    text: cells.join(' '),
    cells,
    heading: 0,
    bold: boldLead === undefined && line.bold,
    caps: isCaps(cells.join('')),
    tinted: false,
    // A label in larger type gave the line its size; its list is no larger than the lines below.
    size: LISTS.has(headingHit(line.cells[0] ?? '')?.kinds[0]) ? Math.min(line.size, 1) : line.size,
    gap: 1,
    x,
  };
}

const LISTS = new Set<string | undefined>(['skills', 'languages', 'interests']);

/** Rows of names of groups and their skills, under a larger title of their own: "Programming languages ¦ Go ¦ Rust" is no title there. */
function rowsOfSkills(lines: readonly SourceLine[]): ReadonlySet<SourceLine> {
  const rows = new Set<SourceLine>();
  let title: SourceLine | undefined;
  for (const line of lines) {
    const isRow =
      title !== undefined &&
      line.page === title.page &&
      (line.size < title.size - SAME_SIZE || (isPlain(line) && !isPlain(title))) &&
      (line.cells.length > 1 || line.continues || line.full === true);
    if (title && isRow) rows.add(line);
    else title = line.cells.length === 1 && isSkillsTitle(line.text) ? line : undefined;
  }
  return rows;
}

/** "Projets ¦ …" beside "Poste ¦ …" and "Tâches ¦ …", labels that come back with each job: one more of them. */
function rowsOfForms(lines: readonly SourceLine[]): SourceLine[] {
  const labels = lines.map(({ cells, bullet }) => {
    const label = cells.length > 1 && bullet === 0 ? fold(cells[0] ?? '') : '';
    return JOB_LABELS.has(fieldRole(label)) ? label : '';
  });
  const seen = new Set<string>();
  const repeated = new Set(
    labels.filter((label) => label !== '' && seen.size === seen.add(label).size),
  );
  const isOneOf = (line: SourceLine, label: string, near: SourceLine | undefined): boolean =>
    repeated.has(label) && near !== undefined && styleSignature(near) === styleSignature(line);
  return lines.filter((line, at) => {
    const from = Math.max(0, at - NEAR_LABELS);
    const near = labels.slice(from, at + NEAR_LABELS + 1);
    return near.some((label, index) => isOneOf(line, label, lines[from + index]));
  });
}

const JOB_LABELS = new Set<FieldRole | undefined>(['title', 'tasks', 'reference']);
/** Rows above or below among which such a label stands. */
const NEAR_LABELS = 2;

const isSkillsTitle = (text: string): boolean => {
  const hit = headingHit(text);
  return hit?.full === true && hit.kinds[0] === 'skills';
};

const couldBeOnRail = (line: SourceLine): boolean =>
  line.cells.length > 1 &&
  !isTableHead(line) &&
  !isLevelRow(line) &&
  line.bullet === 0 &&
  !line.continues &&
  !(line.cells[0] ?? '').endsWith(':') &&
  !FORM_LABEL.test(fold(line.cells[0] ?? '')) &&
  isTitle(line.cells[0] ?? '', line.text);

/** "Languages ¦ Java, Go" names a group of skills. */
function isTitle(label: string, text: string): boolean {
  const hit = headingHit(label);
  if (!hit?.full) return false;
  return hit.kinds[0] !== 'languages' || mentionsLanguages(text.slice(label.length));
}

/** "Qualification ¦ Institute ¦ Year" heads a table; "Langues ¦ Langue Niveau" is a title beside one. */
const isTableHead = (line: SourceLine): boolean =>
  isHeaderRow(line) && !(line.cells.length === 2 && / /.test(line.cells[1] ?? ''));

/** "Langue maternelle ¦ Avancé": levels of the languages above. */
const isLevelRow = (line: SourceLine): boolean =>
  line.cells.every((cell) => spokenLevel(cell).level !== '' && spokenNames(cell).length === 0);

/** "INFORMATIONS" over "PERSONNELLES". */
function joinHeadings(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isSecondHalf(last, line)) {
      const text = bothHalves(last.text, line.text);
      joined[joined.length - 1] = { ...last, text, cells: [text] };
    } else joined.push(line);
  }
  return joined;
}

/** "EDUCATION AND TRAIN-" goes on with "ING" in the same word. */
const bothHalves = (one: string, two: string): string =>
  /\p{L}[-‐]$/u.test(one) ? `${one.slice(0, -1)}${two}` : `${one} ${two}`;

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
  const goesOn = /^(?:&|et|and)\s/iu.test(two.text);
  const both = headingHit(bothHalves(one.text, two.text));
  if (!both?.full && !(both && goesOn)) return false;
  return (
    goesOn ||
    !(headingHit(one.text)?.full && headingHit(two.text)?.full) ||
    /(?:&|\bet|\band|\bof|\bde|,)$/i.test(one.text)
  );
}

const isCaps = (text: string): boolean => /\p{L}{2}/u.test(text) && text === text.toUpperCase();
