import { ratedReading, type TypedDate } from '#/domain/cv/ats/rated-cv.ts';
import { rateCv, type AtsAnalysis } from '#/domain/cv/ats/rubric.ts';
import { toCanadian } from '#/domain/cv/canadian/to-canadian.ts';
import type { CvLanguage } from '#/domain/cv/content.ts';
import { layoutCv } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import { answerCvs, NOT_A_CV } from './answer-cvs.ts';
import { readingFromJson } from './cv/reading-from-json.ts';
import { today } from './today.ts';

/** `ats`: rates a CV over the 100 points of the rubric. */
export const run = (args: string[]): Promise<number> => answerCvs('ats', args, analysisOf);

const analysisOf = (cv: unknown, lang: CvLanguage | undefined): object => {
  const reading = readingFromJson(cv, lang);
  if (!reading) return NOT_A_CV;
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

/** Ten pages of text, and words longer than any language's: nobody waits for the layout of more. */
const LAID_OUT = { characters: 50_000, word: 120 } as const;
const CHARACTERS_A_PAGE = 4000;

/** How the converter would print it. */
const printed = (reading: CvReading): { pages: number; missing: string[] } => {
  const { language } = reading;
  const written = JSON.stringify(toCanadian(reading).content);
  if (written.length > LAID_OUT.characters)
    return { pages: Math.ceil(written.length / CHARACTERS_A_PAGE), missing: [] };
  const content = JSON.parse(written, (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\S{120,}/gu, (word) => word.slice(0, LAID_OUT.word))
      : value,
  ) as CvReading['content'];
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
