/**
 * Reads a CV's source into its content, with the evidence for each field. Pure: no clock, no randomness, no network.
 * Every word of the source ends in a field, among the removed items or among the unplaced lines,
 * except headings, bullets and page numbers.
 */
import { takeOutPersonalData } from '#/domain/cv/canadian/personal-data.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import type { CvSource, Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import { fold } from '#/domain/text/fold.ts';
import { isDocumentTitle } from './account-for-words.ts';
import { type Contact, readContact } from './contact/contact.ts';
import { withClosingContacts } from './contact/closing-contacts.ts';
import { takeStrayContacts } from './contact/stray-contacts.ts';
import { type Portion, portionsOf, portionsWithoutHeadings } from './sections/portions.ts';
import { wordsOf } from './text-pieces.ts';
import { isACv } from './is-a-cv.ts';
import { detectLanguage } from './detect-language.ts';
import { sourceToLines } from './lines/source-to-lines.ts';
import { isLanguageList } from './languages/names-and-levels.ts';
import { isProse } from './lines/line-style.ts';
import { withAboutAsContact } from './sections/about-contact.ts';
import { emptySections } from './sections/empty-sections.ts';
import { withEntriesFirst } from './sections/entries-first.ts';
import { jobHabits } from './experience/read-experience.ts';
import { withHeadSections } from './sections/margin-sections.ts';
import { withListsAsOther } from './sections/plain-lists.ts';
import { prepareLines } from './sections/prepare-lines.ts';
import { takePageTurns } from './sections/page-turns.ts';
import { signingLines } from './sections/signing-line.ts';
import { ReadingDraft } from './reading-draft.ts';
import { type Section, splitSections } from './sections/split-sections.ts';
import type { SourceLine } from './lines/source-line.ts';

/** Refuses with `empty` or `not_a_cv`. */
export function readCvFromSource(source: CvSource): Result<CvReading, Refusal> {
  const { lines, photo, links, furniture } = sourceToLines(source);
  return readCvFromLines(lines, { photo, links, furniture });
}

export interface LinesContext {
  photo?: boolean;
  /** Link targets no line shows as text. */
  links?: readonly string[];
  /** Repeated page headers and footers: contact details may stand there alone. */
  furniture?: readonly string[];
}

/** The same from lines, whatever kind of file they came from. */
export function readCvFromLines(
  sourceLines: readonly SourceLine[],
  { photo = false, links = [], furniture = [] }: LinesContext = {},
): Result<CvReading, Refusal> {
  const { lines: running, turns } = takePageTurns(withHeadSections(sourceLines));
  const lines = withClosingContacts(prepareLines(running));
  if (lines.flatMap((line) => wordsOf(line.text)).length < 3)
    return { ok: false, error: { code: 'empty' } };
  const taken = takeOutPersonalData([...lines, ...ownFurniture(furniture).map(furnitureLine)]);
  const kept = taken.kept.filter((line) => line.page > 0);
  const { removed } = taken;
  const margins = kept.filter(isMargin);
  const sections = withListsAsOther(
    withEntriesFirst(splitSections(kept.filter((line) => !isMargin(line))).map(withAboutAsContact)),
  );
  const { zone: own } = zoneOf(sections, margins);
  const stray = takeStrayContacts(sections, own);
  const { others } = zoneOf(sections, margins);
  const zone = [...own, ...stray];
  const contact = readContact(
    zone,
    others,
    links,
    taken.kept.filter((line) => line.page === 0),
  );
  if (
    !isACv({
      lines,
      sections,
      hasName: contact.fullName !== undefined,
      hasReach: Boolean(contact.email ?? contact.phone),
    })
  ) {
    return { ok: false, error: { code: 'not_a_cv' } };
  }
  const draft = new ReadingDraft(
    detectLanguage(lines),
    photo ? [{ kind: 'photo', text: '' }, ...removed] : removed,
  );
  draft.addContact(contact, zone);
  const named = new Set(contact.nameLines);
  const signs = (line: SourceLine): boolean => isSignature(line, contact);
  const signed = signingLines(kept);
  const hasJobs = sections.some(({ kinds }) => kinds.length === 1 && kinds[0] === 'experience');
  const portions = sections
    .flatMap((section) => portionsOf(section, hasJobs))
    .filter(({ kind }) => kind !== 'contact')
    .map((portion) => ({
      ...portion,
      lines: portion.lines.filter((line) => !named.has(line) && !signs(line) && !signed.has(line)),
    }));
  addRest(draft, contact.rest, portions);
  const jobs = portions.filter(({ kind }) => kind === 'experience').map(({ lines }) => lines);
  const habits = jobs.length > 1 ? jobHabits(jobs) : undefined;
  for (const portion of portions) draft.addPortion(portion, habits);
  for (const line of kept) if (signs(line)) draft.label(line.text);
  for (const { text } of turns) draft.label(text);
  for (const section of sections)
    if (section.kind !== 'start' && section.kind !== 'contact')
      for (const line of section.lines) if (signed.has(line)) draft.unplace(line.text);
  const reading = draft.finish(kept);
  const empty = emptySections(sections, reading.content);
  return { ok: true, value: { ...reading, ...(empty.length > 0 && { emptySections: empty }) } };
}

/** Leaves out the address lines of a mail ("To:", "Cc:"): they hold other people's addresses. */
const ownFurniture = (texts: readonly string[]): string[] =>
  texts.filter((text) => !/^(?:à|a|to|cc|cci|bcc|objet|subject|le|on)\b\s?:?\s/iu.test(text));

/** As a line on page 0, which tells it from the lines of the pages themselves. */
const furnitureLine = (text: string): SourceLine => ({
  text,
  cells: [text],
  page: 0,
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
  zone: 'footer',
  gap: 2,
  continues: false,
  links: [],
});

/**
 * The name beside the document's title at the foot of a page: "Oumar Sylla · Curriculum vitae". Or beside the mail and
 * the phone that the head has.
 */
function isSignature({ text }: SourceLine, contact: Contact): boolean {
  const { fullName, bareName, email, phone } = contact;
  if (!fullName) return false;
  const rest = fold(text).replace(fold(fullName.value), ' ').replace(fold(bareName), ' ');
  if (rest === fold(text)) return false;
  const reached = [email, phone].reduce(
    (left, detail) => (detail ? left.replace(fold(detail.value), ' ') : left),
    rest,
  );
  return isDocumentTitle(rest) || (reached !== rest && !/[\p{L}\p{N}]/u.test(reached));
}

const isMargin = (line: SourceLine): boolean => line.zone === 'header' || line.zone === 'footer';

/** Lines before any heading, under a contact heading, or in a page header: where a person presents themselves. */
function zoneOf(
  sections: readonly Section[],
  margins: readonly SourceLine[],
): { zone: SourceLine[]; others: SourceLine[] } {
  const zone = margins.filter((line) => line.zone === 'header');
  const others: SourceLine[] = [];
  for (const section of sections) {
    const target = section.kind === 'start' || section.kind === 'contact' ? zone : others;
    target.push(...section.lines);
  }
  zone.push(...margins.filter((line) => line.zone === 'footer'));
  return { zone, others };
}

/** What the contact zone leaves: a summary, or a whole CV when it has no headings. */
function addRest(draft: ReadingDraft, rest: readonly SourceLine[], portions: Portion[]): void {
  const hasEntries = portions.some(({ kind }) => kind === 'experience' || kind === 'education');
  const split = hasEntries ? { summary: [...rest], portions: [] } : portionsWithoutHeadings(rest);
  const hasSummary = portions.some(({ kind, lines }) => kind === 'summary' && lines.length > 0);
  const prose: SourceLine[] = [];
  for (const [at, line] of split.summary.entries()) {
    const joins = prose.length > 0 && line.continues;
    const next = split.summary[at + 1];
    // In a narrow column the first line of a sentence may be short.
    const text = next?.continues ? `${line.text} ${next.text}` : line.text;
    if (
      !hasSummary &&
      (isProse(text) ||
        joins ||
        wordsOf(text).filter((word) => /\p{L}/u.test(word)).length > 8 ||
        (line.bullet > 0 && wordsOf(line.text).length > 4))
    )
      prose.push(line);
    else if (!portions.some(({ kind }) => kind === 'languages') && isLanguageList(line.text))
      draft.addPortion({ kind: 'languages', title: '', lines: [line] });
    else draft.unplace(line.text);
  }
  if (prose.length > 0) draft.addPortion({ kind: 'summary', title: '', lines: prose });
  for (const portion of split.portions) draft.addPortion(portion);
}
