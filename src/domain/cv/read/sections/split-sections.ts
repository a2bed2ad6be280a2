/**
 * Splits lines into sections. A line with a heading's word needs its look or another sign; a line that looks like the known
 * headings opens a section even when no dictionary knows its words.
 */
import type { SectionKind } from '#/domain/cv/words/headings.ts';
import { findDegree } from '../education/degree.ts';
import { fold } from '#/domain/text/fold.ts';
import { REST_OF_LIST } from './group-labels.ts';
import { headingHit, type HeadingHit, undecorated } from './headings.ts';
import { lineHit, type HeadingFinder, headingFinder, isLanguageGrid } from './heading-evidence.ts';
import { sparingHeadline } from './headline-under-name.ts';
import { inlineHeading } from './inline-heading.ts';
import { mentionsLanguages } from '../languages/names-and-levels.ts';
import { misspeltHeading } from './misspelt-heading.ts';
import { isJobGroup } from '../entries/job-groups.ts';
import { BLOCK_GAP, PARAGRAPH_GAP, SAME_SIZE } from '../lines/thresholds.ts';
import { isPlain, styleSignature } from '../lines/line-style.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { SAME_COLUMN_POINTS, SAME_EDGE_POINTS, SAME_LEFT_POINTS } from './thresholds.ts';

export interface Section {
  /** `start` is what stands before any heading of its column: name, contact, often the summary. */
  kind: SectionKind | 'start';
  /** All kinds of a compound heading, `kind` first. */
  kinds: (SectionKind | 'start')[];
  /** The heading as written, '' when there is none. */
  title: string;
  lines: SourceLine[];
  /** False for a title no dictionary knows. */
  known: boolean;
}

export function splitSections(lines: readonly SourceLine[]): Section[] {
  const finder = sparingHeadline(headingFinder(lines), lines);
  const repeated = repeatedLabels(lines);
  const sections: Section[] = [];
  const open = new OpenSections();
  let titleSize = 0;
  let languages: LanguageGroup | undefined;
  lines.forEach((line, index) => {
    const moved = open.sectionFor(line, lines[index - 1], lines[index + 1]);
    let current = moved ?? open.current;
    const isSmaller = line.size < titleSize - SAME_SIZE;
    const isGroup =
      (current?.kind === 'experience' && isSmaller && isJobGroup(line, lines[index + 1])) ||
      (current?.kind === 'skills' &&
        (isSmaller || isPlain(line)) &&
        REST_OF_LIST.test(line.cells[0] ?? ''));
    const isLast = index === lines.length - 1;
    const label = inlineLabel(line);
    const isInside =
      label !== undefined &&
      ((INSIDE_ENTRIES.has(current?.kind ?? 'start') &&
        (repeated.has(label) || isTextOfItem(line, current?.lines ?? []))) ||
        (current?.kind === 'interests' && isTitled(sections, label)));
    const heading = isGroup ? undefined : openedBy(finder, line, index, isLast, current, isInside);
    const isNamed = heading?.section.known === true;
    const isMate = languages !== undefined && isNextGroup(line, languages);
    if (isNamed && !isMate) languages = languageGroup(line, titleSize, current, heading.section);
    if (!isNamed && languages && isMate) {
      current = newSection('skills', line.text);
      sections.push(current);
      titleSize = languages.size;
    } else if (heading) {
      const { section, rest } = heading;
      sections.push(section);
      if (rest) section.lines.push(rest);
      // "• Langues : français, anglais" between a telephone and an address.
      if (current?.kind !== 'contact' || !rest || line.bullet === 0) {
        titleSize = isMate ? (languages?.size ?? line.size) : line.size;
        current = section;
      }
    } else {
      if (!current) {
        current = newSection('start');
        sections.push(current);
      }
      current.lines.push(line);
    }
    open.use(current, line);
  });
  return sections;
}

/** "Languages" right under the title of the skills, in smaller type: its look is that of the groups beside it. */
interface LanguageGroup {
  look: string;
  /** Size of the title over all groups. */
  size: number;
}

const languageGroup = (
  line: SourceLine,
  size: number,
  above: Section | undefined,
  opened: Section,
): LanguageGroup | undefined => {
  const isUnder = above?.kind === 'skills' && above.lines.length === 0;
  return opened.kind === 'languages' && isUnder && line.size < size - SAME_SIZE
    ? { look: styleSignature(line), size }
    : undefined;
};

/** "Programming" after the languages, set as their title; not "Other languages". */
const isNextGroup = (line: SourceLine, { look }: LanguageGroup): boolean =>
  !isPlain(line) &&
  line.cells.length === 1 &&
  line.bullet === 0 &&
  styleSignature(line) === look &&
  !/langu/.test(fold(line.text)) &&
  !mentionsLanguages(line.text);

/** "References available on request", in plain type below the last job: a section without lines. */
const isReferenceOffer = ({ text, bullet }: SourceLine): boolean =>
  bullet === 0 &&
  /\b(?:request|demande)\b/.test(fold(text)) &&
  headingHit(text)?.kinds[0] === 'references';

function openedBy(
  finder: HeadingFinder,
  line: SourceLine,
  index: number,
  isLast: boolean,
  current: Section | undefined,
  isInside: boolean,
): { section: Section; rest?: SourceLine } | undefined {
  if (isReferenceOffer(line) && (isLast || finder.isHeading(index + 1)))
    return { section: newSection('references', line.text) };
  if (isLanguageGrid(line) && current?.kind !== 'languages')
    return { section: newSection('languages'), rest: line };
  const hit = finder.isHeading(index);
  // "Diplôme d'études secondaires" names a study, whatever section its first word would open.
  const isStudy =
    current?.kind === 'education' &&
    hit?.kinds[0] === 'education' &&
    findDegree(line.text) !== undefined;
  const isGroupOfReferees =
    current?.kind === 'references' && KIND_OF_REFEREES.test(fold(undecorated(line.text)));
  if (isGroupOfReferees || isLabelOfTasks(line, hit, current)) return undefined;
  if (hit && !isStudy) return { section: sectionOf(hit, withoutNumber(line.text)) };
  const inline = isInside
    ? undefined
    : inlineHeading(line, current?.kind, finder.isStyledLike(index));
  if (inline) return { section: sectionOf(inline.hit, inline.title), rest: inline.rest };
  // Words this near a heading's, and no heading's, need no more than its look and some space above.
  const isLikely =
    !lineHit(line) && !isPlain(line) && line.gap >= PARAGRAPH_GAP && finder.isStyledLike(index);
  const isUnknown = !isStudy && finder.isUnknownHeading(index);
  const meant = isUnknown || isLikely ? misspeltHeading(line.text) : undefined;
  if (meant) return { section: sectionOf(meant, withoutNumber(line.text)) };
  if (isUnknown) {
    const section = newSection('other', lineHit(line) ? undefined : line.text);
    section.title = withoutNumber(line.text);
    section.known = false;
    return { section };
  }
  return undefined;
}

/** "Work :" between the names of a job and its tasks. */
const isLabelOfTasks = (
  { text }: SourceLine,
  hit: HeadingHit | undefined,
  current: Section | undefined,
): boolean =>
  current?.kind === 'experience' &&
  current.lines.length > 0 &&
  hit?.kinds[0] === 'experience' &&
  /^(?:work|job|travail)\s?:$/iu.test(text);

/** Who speaks for the person: names of groups under that heading. */
const KIND_OF_REFEREES =
  /^(?:personal|professional|family|familiar|work|character|academic|personnelles?|professionnelles?|familiales?)$/;

/** "Major courses: …" under one school after the other: a label of entries, whatever a dictionary says of it. */
function repeatedLabels(lines: readonly SourceLine[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const line of lines) {
    const label = inlineLabel(line);
    if (label !== undefined && seen.has(label)) repeated.add(label);
    if (label !== undefined) seen.add(label);
  }
  return repeated;
}

const inlineLabel = ({ text }: SourceLine): string | undefined => {
  const label = /^([^:]{3,45}?)\s*:\s+\S/u.exec(text)?.[1];
  return label === undefined ? undefined : fold(label);
};

const INSIDE_ENTRIES = new Set<Section['kind']>([
  'experience',
  'education',
  'projects',
  'volunteering',
]);

/** "Awards: …" at the edge of an item's text, right below it: what the item says, whatever its list belongs to. */
const isTextOfItem = (line: SourceLine, above: readonly SourceLine[]): boolean => {
  const last = above.at(-1);
  const item = above.findLast(({ bullet }) => bullet > 0);
  return (
    last !== undefined &&
    item !== undefined &&
    line.bullet === 0 &&
    line.gap < BLOCK_GAP &&
    line.page === item.page &&
    line.x > item.x &&
    (last === item || Math.abs(last.x - line.x) <= SAME_LEFT_POINTS)
  );
};

/** True when a section of the label's kind has a title of its own above. */
const isTitled = (sections: readonly Section[], label: string): boolean => {
  const kind = headingHit(label)?.kinds[0];
  return sections.some((section) => section.kind === kind && section.title !== '');
};

function sectionOf(hit: HeadingHit, title: string): Section {
  const section = newSection(hit.kinds[0] ?? 'other', title);
  section.kinds = hit.kinds;
  return section;
}

/** "VI. CENTRES D'INTÉRÊT" */
const withoutNumber = (text: string): string =>
  text.replace(/^(?:\d{1,2}|[IVX]{1,4}|[A-H])\s*[.)–-]\s*(?=\p{L}{2})/u, '');

const newSection = (kind: Section['kind'], title = ''): Section => ({
  kind,
  kinds: [kind],
  title,
  lines: [],
  known: true,
});

/** Letters of a line of text: a shorter one may be an item. */
const LEAST_TEXT = 45;

/** The same list in a second column; a paragraph is none. */
const isListMate = (one: SourceLine, two: SourceLine, next: SourceLine | undefined): boolean =>
  (one.bullet > 0 && two.bullet > 0) ||
  (two.text.length < LEAST_TEXT &&
    two.heading === 0 &&
    !next?.continues &&
    styleSignature({ ...one, caps: false }) === styleSignature({ ...two, caps: false }));

/** An item in the look of a section's items, or under its last line's colon: its text flows over both columns. */
const isNextTask = ({ kind, lines }: Section, line: SourceLine): boolean =>
  line.bullet > 0 &&
  INSIDE_ENTRIES.has(kind) &&
  !/@|\d{5}/.test(line.text) &&
  (lines.at(-1)?.text.endsWith(':') === true ||
    lines.some(
      (item) => item.bullet === line.bullet && styleSignature(item) === styleSignature(line),
    ));

/** Remembers which section each column was in, so that the next page's column goes on with it. */
class OpenSections {
  current: Section | undefined;
  /** The columns that hold a section's heading. */
  private readonly opened = new Map<Section, number | undefined>();
  private readonly last: { section: Section; x: number; column: number; page: number }[] = [];

  /** The section that a line of another column goes on with. Undefined to stay in the current one, which is closed when a new column of the first page begins. */
  sectionFor(
    line: SourceLine,
    previous: SourceLine | undefined,
    next: SourceLine | undefined,
  ): Section | undefined {
    if (!previous || !this.current) return undefined;
    const samePage = line.page === previous.page;
    if (samePage && line.column <= previous.column) return undefined;
    // A title at the foot of a column: what it is over begins the next one.
    if (samePage && this.current.title !== '' && this.current.lines.length === 0) return undefined;
    if (
      !samePage &&
      line.column === previous.column &&
      Math.abs(line.x - previous.x) < SAME_COLUMN_POINTS
    )
      return undefined;
    // Cards side by side under one heading of the full width.
    if (
      samePage &&
      line.band !== undefined &&
      line.band === previous.band &&
      this.current.kind !== 'start' &&
      this.opened.get(this.current) !== line.band
    )
      return undefined;
    const known = this.last.filter((item) => item.page < line.page || !samePage);
    // Edges of one column differ by a little from page to page.
    const stepsFrom = (x: number): number => Math.round(Math.abs(x - line.x) / SAME_EDGE_POINTS);
    const near = known
      .filter((item) => Math.abs(item.x - line.x) < SAME_COLUMN_POINTS)
      .sort((a, b) => stepsFrom(a.x) - stepsFrom(b.x) || b.page - a.page)[0];
    if (near) return near.section;
    // A second column may be read after the first one's last page.
    const begins = line.page === 1 && line.page <= previous.page;
    if (
      begins &&
      !isListMate(previous, line, next) &&
      !isNextTask(this.current, line) &&
      !this.isRestOfText(line, previous)
    ) {
      this.current = undefined;
      return undefined;
    }
    return undefined;
  }

  /** The second column of a text whose title opens the band and is the only one there. */
  private isRestOfText(line: SourceLine, previous: SourceLine): boolean {
    const inBand = [...this.opened].filter(([, band]) => band === line.band);
    return (
      line.band !== undefined &&
      inBand.length === 1 &&
      inBand[0]?.[0] === this.current &&
      this.current?.kind === 'summary' &&
      line.text.length >= LEAST_TEXT &&
      styleSignature(previous) === styleSignature(line)
    );
  }

  use(section: Section, line: SourceLine): void {
    this.current = section;
    if (!this.opened.has(section)) this.opened.set(section, line.band);
    const seen = this.last.find((item) => item.column === line.column && item.page === line.page);
    if (seen) {
      seen.section = section;
      seen.x = Math.min(seen.x, line.x);
    } else this.last.push({ section, x: line.x, column: line.column, page: line.page });
  }
}
