import { parseArgs } from 'node:util';
import { ratedReading, type TypedDate } from '#/domain/cv/ats/rated-cv.ts';
import { rateCv, type AtsAnalysis } from '#/domain/cv/ats/rubric.ts';
import { toCanadian } from '#/domain/cv/canadian/to-canadian.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import { layoutCv } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import { answerLines, BAD_LINE } from './json-lines.ts';
import { loadFile } from './load-file.ts';
import { isLanguage, readingFromJson } from './reading-from-json.ts';
import { today } from './today.ts';

const USAGE = 'Usage: jalon ats FILE.json [--lang fr|en]\n       jalon ats --lines < CVS.jsonl\n';
/** Of one CV as JSON. */
const MOST_CHARACTERS = 2_000_000;
const NOT_A_CV = 'A CV as read-cv prints it is needed.';

/**
 * `ats FILE.json`: rates a CV as `read-cv` prints it, over the 100 points of the rubric, and prints one JSON object.
 * `ats --lines` reads `{id, cv, lang}` a line and answers `{id, score, band, …}` a line. Exit code 0, 2 for a CV that
 * can't be read (`{error}`), 1 for a wrong call.
 */
export const run = async (args: string[]): Promise<number> => {
  const call = parseCall(args);
  if (!call) {
    process.stderr.write(USAGE);
    return 1;
  }
  if (call.file === undefined)
    return answerLines(MOST_CHARACTERS, ({ cv, lang }) =>
      analysisOf(cv, isLanguage(lang) ? lang : call.lang),
    );
  const bytes = await loadFile(call.file);
  if (!bytes) return 1;
  const answer = analysisOf(parsed(bytes), call.lang);
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  return 'error' in answer ? BAD_LINE : 0;
};

const parseCall = (args: string[]): { file?: string; lang?: CvLanguage } | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { lang: { type: 'string' }, lines: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file] = positionals;
    const isRight = values.lines ? positionals.length === 0 : positionals.length === 1;
    if (!isRight || (values.lang !== undefined && !isLanguage(values.lang))) return undefined;
    return { ...(file !== undefined && { file }), ...(values.lang && { lang: values.lang }) };
  } catch {
    // An unknown option: the usage line answers it.
    return undefined;
  }
};

const parsed = (bytes: Uint8Array): unknown => {
  if (bytes.length > MOST_CHARACTERS) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

const analysisOf = (cv: unknown, lang: CvLanguage | undefined): object | { error: string } => {
  const reading = readingFromJson(cv, lang);
  if (!reading) return { error: NOT_A_CV };
  const { pages, missing } = printed(reading);
  const rated = ratedReading(reading, {
    today: today().slice(0, 7),
    pages,
    missing,
    typedDates: typedDatesIn(cv as Readonly<Record<string, unknown>>),
  });
  return { lang: reading.language, ...analysisToJson(rateCv(rated)) };
};

/** The object `ats` prints: names are its public interface, so they change only by addition. */
const analysisToJson = ({ rubric, score, band, cap, groups }: AtsAnalysis): object => ({
  rubric,
  score,
  band,
  cap,
  groups: Object.fromEntries(groups.map(({ id, points, of }) => [id, { points, of }])),
  rules: groups.flatMap(({ rules }) => rules),
});

/** How the converter would print it. */
const printed = (reading: CvReading): { pages: number; missing: string[] } => {
  const { language } = reading;
  const { content } = toCanadian(reading);
  const cv = layoutCv(
    content,
    { language, template: 'moderne', dateStyle: 'numeric' },
    cvMetrics(),
  );
  return { pages: cv.pages.length, missing: cv.missing.map(({ character }) => character) };
};

const FORMS: readonly [TypedDate['form'], RegExp][] = [
  ['numeric', /^\d{1,2}\s*[/.-]\s*\d{4}$/],
  ['reversed', /^\d{4}\s*[/.-]\s*\d{1,2}$/],
  ['words', /^\p{L}+\.?\s+\d{4}$/u],
];

/** The dates of the JSON in the form they are written in, for reading makes them all one. */
const typedDatesIn = (cv: Readonly<Record<string, unknown>>): TypedDate[] =>
  (['experience', 'education'] as const).flatMap((list) => {
    const entries = Array.isArray(cv[list]) ? (cv[list] as unknown[]).slice(0, 60) : [];
    return entries.flatMap((entry, at) =>
      ['startDate', 'endDate', 'graduationDate'].flatMap((field): TypedDate[] => {
        const text = (entry as Readonly<Record<string, unknown>> | null)?.[field];
        if (typeof text !== 'string' || text.length > 60) return [];
        const form = FORMS.find(([, shape]) => shape.test(text.trim()))?.[0];
        return form ? [{ path: `${list}.${at}.${field}`, text, form }] : [];
      }),
    );
  });
