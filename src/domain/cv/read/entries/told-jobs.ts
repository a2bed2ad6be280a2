/** Jobs told in a sentence each: "1) Worked as Weaver in House of Cloth, Mbarou from May 2014 to June 2017." */
import { dateEvidence } from '../dates/dated-line.ts';
import { findDates, isDuration } from '../dates/find-dates.ts';
import { statedRoles } from '../experience/remarks.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { TOLD } from './thresholds.ts';

/** Cuts such a sentence into the names and the dates of its job; unchanged where another line dates an entry. */
export function withToldJobs(lines: readonly SourceLine[]): SourceLine[] {
  const told = toldIn(lines);
  const within = linesTaken(told);
  return lines.flatMap((line, at) => {
    const job = told.get(at);
    if (!job) return within.has(at) ? [] : [line];
    const { boldLead: _lead, ...rest } = line;
    const cells = [job.title, `at ${job.company}`, job.dates];
    return [{ ...rest, text: cells.join(' '), cells, bullet: 0 }];
  });
}

/** The words of those sentences that only tie the names: "Worked as". */
export const toldWords = (lines: readonly SourceLine[]): string[] =>
  [...toldIn(lines).values()].map(({ words }) => words);

interface ToldJob {
  title: string;
  company: string;
  dates: string;
  /** The sentence without these three. */
  words: string;
  /** Lines that it takes. */
  size: number;
}

/** By the lines they begin at; none where another line dates an entry. */
function toldIn(lines: readonly SourceLine[]): Map<number, ToldJob> {
  const told = toldAt(lines);
  const within = linesTaken(told);
  return lines.some((line, at) => !within.has(at) && datesEntry(line)) ? new Map() : told;
}

const linesTaken = (told: ReadonlyMap<number, ToldJob>): Set<number> =>
  new Set([...told].flatMap(([at, { size }]) => range(at, size)));

const toldAt = (lines: readonly SourceLine[]): Map<number, ToldJob> =>
  new Map(
    lines.flatMap((line, at) => {
      const job = line.continues ? undefined : toldJob(sentenceFrom(lines, at));
      return job ? [[at, job] as const] : [];
    }),
  );

/** The line with those that go on with its sentence. */
function sentenceFrom(lines: readonly SourceLine[], at: number): SourceLine[] {
  const own = lines.slice(at, at + TOLD.mostLines);
  const end = own.findIndex(({ continues }, index) => index > 0 && !continues);
  return own.slice(0, end < 0 ? own.length : end);
}

function toldJob(lines: readonly SourceLine[]): ToldJob | undefined {
  const text = lines.map((line) => line.text).join(' ');
  const span = text.length <= TOLD.mostLetters ? findDates(text).find(({ range: is }) => is) : null;
  if (!span) return undefined;
  const before = text.slice(0, span.index).replace(/^\d{1,2}[.)]\s+/u, '');
  const rest = text.slice(span.index + span.length).replace(/[\s.]+$/u, '');
  const after = isDuration(rest) ? '' : rest.replace(/^[\s:,)–—-]+|[\s.]+$/gu, '');
  if (before.trim() !== '' && after !== '') return undefined;
  const sentence = (after || before).replace(/[\s,(:–—-]+$/u, '');
  const names = namesIn(sentence);
  if (!names) return undefined;
  return {
    ...names,
    dates: text.slice(span.index, span.index + span.length),
    words: text.replace(names.title, ' ').replace(names.company, ' '),
    size: lines.length,
  };
}

function namesIn(sentence: string): { title: string; company: string } | undefined {
  const led = sentence.replace(WORKED_AS, '');
  if (led === sentence)
    return /^(?:worked|employed)\s/iu.test(sentence) ? statedRoles(sentence) : undefined;
  const [, title, company] = AT_NAME.exec(led) ?? IN_NAME.exec(led) ?? [];
  return title && company ? { title, company } : undefined;
}

const WORKED_AS =
  /^(?:i |i['’]m |i am )?(?:am |was |have |had |have been |has )?(?:currently |presently |now |previously )?(?:work(?:ed|ing)|employed|serv(?:ed|ing)) as (?:an? |the )?|^(?:j['’]ai |a |ai )?travaill(?:é|e|ais|ait|ant) (?:comme |en tant que |en tant qu['’]|en qualité de |en qualité d['’])(?:une? )?/iu;

/** "Teacher in Weaving at Nordvik": of two small words the surer ties the employer. */
const AT_NAME =
  /^([^.;]{3,70}?),? (?:at|with|chez|auprès de) (?:the |m\/s\.? )?(?=[\p{Lu}\d])(.{2,90})$/iu;
const IN_NAME =
  /^([^.;]{3,70}?),? (?:in|for|under|au|aux|à la|à l['’]|à|dans|pour) ?(?:the |m\/s\.? )?(?=[\p{Lu}\d])(.{2,90})$/u;

const datesEntry = (line: SourceLine): boolean => dateEvidence(line)?.span.range === true;

const range = (from: number, size: number): number[] =>
  Array.from({ length: size }, (_, at) => from + at);
