/** Jobs: title, employer, location, dates and what was done. */
import type { Experience } from '#/domain/cv/content.ts';
import {
  areHeadsTied,
  assignHead,
  type HeadHabits,
  NO_HEAD_HABITS,
  orderHabit,
} from './assign-head.ts';
import { type Draft, shareEmployers } from './share-employers.ts';
import { formLines } from '../entries/field-labels.ts';
import { withoutSentencesBesideDates } from '../entries/sentences-beside-dates.ts';
import { withFootLines } from '../entries/foot-lines.ts';
import { jobGroups, withoutJobGroups } from '../entries/job-groups.ts';
import { WEB_ADDRESS } from './bracketed.ts';
import { labelledHead } from './head-units.ts';
import { innerLabels } from './inner-labels.ts';
import { withLedTitle } from './led-titles.ts';
import { type HabitsBelow, habitsBelow, withHeadBelow } from './head-below.ts';
import { withNamesFirst } from '../entries/lists-over-names.ts';
import { toldWords, withToldJobs } from '../entries/told-jobs.ts';
import { withRailDetails } from '../entries/rail-details.ts';
import { withoutRunInTexts } from '../entries/run-in-texts.ts';
import { withWholeRows, withWrappedTitles } from '../entries/wrapped-titles.ts';
import { splitEntries, type SplitSection } from '../entries/split-entries.ts';
import { withUndatedEntries } from '../entries/undated-entries.ts';
import { stayAt, withLearnersContract, withoutEmployersContract } from './remarks.ts';
import { slotsOf } from './slots.ts';
import { withUnknownCity } from './unknown-city.ts';
import { withWrappedTexts } from './wrapped-texts.ts';
import { findDates, isDuration } from '../dates/find-dates.ts';
import { POSTAL } from '../locations/find-location.ts';
import type { FoundField } from '../found-field.ts';
import { type Block, blocksOf } from '../lines/paragraphs.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { unquoted } from '../text-pieces.ts';
import { companyScore, titleScore } from './title-or-company.ts';
import { EMPLOYER, MARGIN, TITLE } from './scores.ts';
import { CONFIDENCE, NAMES_OF_JOB as NAME } from '../confidence.ts';

export interface ReadEntry<T> {
  entry: T;
  /** Evidence by field name (`achievements.0` …). */
  found: Record<string, FoundField>;
  /** Source lines of the entry, for the account of words. */
  lines: SourceLine[];
  /** Texts that went into fields in another form (dates) or say nothing more. */
  used: string[];
}

export interface ReadEntries<T> {
  entries: ReadEntry<T>[];
  /** Lines before the first entry. */
  intro: SourceLine[];
  /** Titles of groups of entries. */
  labels?: string[];
}

/** How a CV sets its jobs, learnt from all its sections of them: one of them may hold a single job. */
export interface JobHabits {
  below: HabitsBelow;
  heads: HeadHabits;
}

export function jobHabits(sections: readonly (readonly SourceLine[])[]): JobHabits {
  const entries = sections.flatMap((lines) => splitJobs(lines).entries);
  const below = habitsBelow(entries);
  const parts = entries.map((raw) => withHeadBelow(raw, below).parts);
  const heads = parts.map(({ units }) => assignHead(units, NO_HEAD_HABITS));
  const slots = slotsOf(parts.map(({ pieces }) => pieces));
  return { below, heads: { order: orderHabit(heads), slots, areTied: areHeadsTied(heads) } };
}

const splitJobs = (lines: readonly SourceLine[]): SplitSection =>
  withNamesFirst(
    withUndatedEntries(
      splitEntries(
        blocksOf(
          withWrappedTitles(
            withoutRunInTexts(
              withRailDetails(
                formLines(
                  withFootLines(
                    withWholeRows(
                      withoutSentencesBesideDates(
                        withoutJobGroups(withToldJobs(lines.flatMap(withoutDurations))),
                      ),
                    ),
                  ),
                ),
              ),
            ),
            isOneTitle,
          ),
        ),
      ),
    ),
  );

export function readExperience(
  lines: readonly SourceLine[],
  { below, heads: habits }: JobHabits = jobHabits([lines]),
): ReadEntries<Experience> {
  const { intro, entries } = splitJobs(lines);
  const plain = entries.map((raw) => withHeadBelow(raw, below, habits.slots));
  const drafts = plain.map((item): Draft => {
    const { units } = item.parts;
    const head = labelledHead(item.parts) ?? assignHead(units, habits, item.raw.underSharedHead);
    const named = withContract(withBareEmployer(withUnknownCity(item.parts, head, habits)));
    return { ...item, ...named, ...withLedTitle(named.head, withWrappedTexts(item.body)) };
  });
  const labels = innerLabels(drafts.map(({ body }) => body));
  const ties = drafts.flatMap(({ parts }) => parts.tie ?? []);
  return {
    entries: shareEmployers(drafts).map((draft) => toEntry(draft, labels)),
    intro: intro.flatMap((block) => block.lines),
    labels: [
      ...[...jobGroups(lines), ...labels].map(({ text }) => text),
      ...lines.flatMap(({ cells }) => cells.filter(isDuration)),
      ...toldWords(lines),
      ...ties,
    ],
  };
}

/** An internship named with its host is the title, unless another is; what else says how one was hired is in no name. */
function withBareEmployer(own: HeadOfJob): HeadOfJob {
  const { title, company } = own.head;
  const [only, other] = [company ?? title, company && title];
  const { stay, tie, host } = stayAt(only?.text ?? '') ?? {};
  const { text, contract } = withoutEmployersContract(company?.text ?? '');
  const parts = { ...own.parts, tie };
  if (only && stay !== undefined && host !== undefined && !other)
    return {
      parts,
      head: { ...own.head, title: { ...only, text: stay }, company: { ...only, text: host } },
    };
  const left = stay ?? contract;
  if (!company || left === undefined) return own;
  return {
    parts: { ...parts, extras: [...own.parts.extras, { ...company, text: left }] },
    head: { ...own.head, company: { ...company, text: host ?? text } },
  };
}

function withContract({ parts, head }: HeadOfJob): HeadOfJob {
  const own = withLearnersContract(head.title, parts);
  if (!own) return { parts, head };
  return {
    parts: { ...parts, extras: parts.extras.filter((unit) => unit !== own.contract) },
    head: { ...head, title: own.title },
  };
}

type HeadOfJob = Pick<Draft, 'parts' | 'head'>;

/** "11 years 2 months" on a line of its own, or beside a place, says nothing that the dates don't. */
const withoutDurations = (line: SourceLine): SourceLine[] => {
  const cells = line.cells.filter((cell) => !isDuration(cell));
  if (cells.length === 0 || isDuration(line.text)) return [];
  const isBeside = cells.length < line.cells.length && findDates(line.text).length === 0;
  return [isBeside ? { ...line, cells, text: cells.join(' ') } : line];
};

/** "Senior Customer Success" over "Manager". */
const isOneTitle = (text: string, rest: string): boolean =>
  titleScore(`${text} ${rest}`) >= TITLE.likely &&
  titleScore(`${text} ${rest}`) >= titleScore(text) &&
  companyScore(rest) < EMPLOYER.hinted &&
  companyScore(text) < EMPLOYER.hinted;

/** Words that only tie a job to its employer and its location. */
const LINKING_WORDS =
  'à at chez in with for as a an the comme en tant que qualité poste titre de du des d au aux l la le sein auprès pour';

function toEntry(
  { raw, parts, head, body }: Draft,
  labels: ReadonlySet<Block>,
): ReadEntry<Experience> {
  const found: Record<string, FoundField> = {};
  const base = NAME.least + Math.min(NAME.most, head.margin * NAME.perPoint);
  const confidence = (both: boolean): number =>
    (both ? base : Math.min(NAME.aloneMost, base - NAME.alone)) -
    (head.margin < MARGIN.guess ? NAME.guessed : 0);
  if (head.title)
    found['jobTitle'] = {
      value: unquoted(head.title.text),
      line: head.title.line,
      confidence: confidence(head.company !== undefined),
    };
  if (head.company)
    found['company'] = {
      value: unquoted(head.company.text),
      line: head.company.line,
      confidence: confidence(head.title !== undefined),
    };
  if (parts.location)
    found['location'] = {
      value: parts.location.text,
      line: parts.location.line,
      confidence: parts.location.confidence,
    };
  const span = raw.dated?.dated?.span;
  if (span && raw.dated) {
    const line = raw.dated.line;
    // Dates of a job that has no name are perhaps no job's.
    const isNamed = head.title !== undefined || head.company !== undefined;
    const sure = span.range && isNamed ? CONFIDENCE.dateRange : CONFIDENCE.singleDate;
    // A single date is when the job began and ended.
    const start = span.range ? span.start : span.end;
    if (start) found['startDate'] = { value: start, line, confidence: sure };
    if (span.end) found['endDate'] = { value: span.end, line, confidence: sure };
  }
  const leftover = [...head.leftover, ...parts.extras.filter((unit) => unit.block >= 0)];
  const achievements: FoundField[] = [
    ...leftover
      .filter(
        ({ text, line }) =>
          line.cells.length <= 1 &&
          !WEB_ADDRESS.test(text) &&
          (text === line.text || `${head.title?.text ?? ''} ${text}` === line.text),
      )
      .map((unit) => ({ value: unit.text, line: unit.line, confidence: CONFIDENCE.leftoverTask })),
    ...body
      .filter((block) => !labels.has(block) && /[\p{L}\p{N}]/u.test(block.text))
      .flatMap((block) =>
        tasksIn(block).map((value) => ({
          value,
          line: block.line,
          confidence: block.bullet > 0 ? CONFIDENCE.bulletedTask : CONFIDENCE.plainTask,
        })),
      ),
  ];
  achievements.forEach((item, index) => {
    found[`achievements.${index}`] = item;
  });
  return {
    entry: {
      jobTitle: found['jobTitle']?.value ?? '',
      company: found['company']?.value ?? '',
      location: found['location']?.value ?? '',
      startDate: found['startDate']?.value ?? '',
      endDate: found['endDate']?.value ?? '',
      achievements: achievements.map((item) => item.value),
    },
    found,
    lines: [...raw.head, ...body].flatMap((block) => block.lines),
    used: [
      ...raw.head.flatMap(({ dated }) => (dated ? [dated.raw, dated.duration] : [])),
      ...body.filter((block) => labels.has(block)).map(({ text }) => text),
      // The postal code of the place, which a CV does without.
      ...(parts.location ? raw.head.flatMap(({ text }) => text.match(POSTAL) ?? []) : []),
      LINKING_WORDS,
      parts.tie ?? '',
    ],
  };
}

/** "• Wove carpets • Dyed wool": an item whose text goes on with marks is several. */
const tasksIn = ({ text, bullet }: Block): string[] =>
  bullet > 0 ? text.split(/(?<=\S)\s+•\s+(?=\p{Lu})/u) : [text];
