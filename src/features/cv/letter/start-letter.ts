import type { DataContext } from '#/data/context.ts';
import { getCv } from '#/data/records/cvs.ts';
import { createLetter, lettersOfCv } from '#/data/records/letters.ts';
import type { Saved } from '#/data/records/saved-row.ts';
import { postingTextOf, getApplication } from '#/data/records/tracker/applications.ts';
import { asPair } from '#/domain/cv/pair/compare-pair.ts';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import { employerForLetter, writeLetter, type LetterJob } from '#/domain/cv/letter/write-letter.ts';
import { factsOfRecord } from '#/domain/cv/match/facts-of-record.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { readAd } from '#/domain/tracker/ad/read-ad.ts';
import { dayAt } from '#/platform/clock.ts';

/** A letter for an advertisement, in its language: from the version of the CV in that language where there is one. */
export const startLetter = async (
  context: DataContext,
  cv: CvRecord,
  { title, text, company }: LetterJob,
  application = '',
): Saved<Letter> => {
  const today = dayAt(context.now());
  const read = readAd(text, today);
  const job = {
    title: title || (read.title?.value ?? ''),
    company: company || employerForLetter(read.company?.value ?? '', read.language),
    text,
  };
  const first = writeLetter(factsOfRecord(cv), job, today);
  const twin = first.language === cv.language ? undefined : await getCv(context, cv.twin);
  const source = twin?.trashedAt === null && asPair(cv, twin) ? twin : cv;
  const { language, ...fields } =
    source === cv ? first : writeLetter(factsOfRecord(source), job, today);
  return createLetter(context, { cv: source.id, application, language, ...fields });
};

/** The letter of an application; begun from its posting where there is none. undefined: its posting is not here. */
export const letterForApplication = async (
  context: DataContext,
  cv: CvRecord,
  id: string,
): Promise<Awaited<Saved<Letter>>> => {
  const application = await getApplication(context, id);
  const ids = [cv.id, cv.twin].filter(Boolean);
  const letters = (await Promise.all(ids.map((one) => lettersOfCv(context, one)))).flat();
  const known = letters.find((letter) => letter.application === id);
  if (known) return { ok: true, value: known };
  if (!application) return { ok: false, error: { kind: 'missing' } };
  const text = (await postingTextOf(context, id).catch(() => undefined)) ?? '';
  const { title, company } = application;
  return startLetter(context, cv, { title, company, text: text || title }, id);
};
