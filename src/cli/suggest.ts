import type { CvLanguage } from '#/domain/cv/content.ts';
import { readingToRecord } from '#/domain/cv/record/record-from-reading.ts';
import type { CvRecord, Ordered } from '#/domain/cv/record/cv-record.ts';
import { suggestChanges } from '#/domain/cv/suggest/suggest-changes.ts';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import { answerCvs, NOT_A_CV } from './answer-cvs.ts';
import { readingFromJson } from './cv/reading-from-json.ts';

/** `suggest`: what could be said better in a CV, with nothing added to it. */
export const run = (args: string[]): Promise<number> => answerCvs('suggest', args, suggestionsFor);

const suggestionsFor = (cv: unknown, lang: CvLanguage | undefined): object => {
  const reading = readingFromJson(cv, lang);
  if (!reading) return NOT_A_CV;
  let ids = 0;
  const newId = (): string => String((ids += 1)).padStart(15, '0');
  const inputs = { newId, random: () => 0.5, now: 0 };
  const record = readingToRecord({ ...reading, evidence: {} }, inputs, {
    title: '',
    sourceFileName: '',
  });
  return {
    lang: reading.language,
    suggestions: suggestChanges(record).map(({ rule, reason, path, before, after }) => ({
      rule,
      reason,
      path: numberedPath(record, path),
      before,
      after,
    })),
  };
};

/** `experience.<id>.achievements` → `experience.0.achievements`, as in the JSON that was given. */
const numberedPath = (record: CvRecord, path: string): string => {
  const [list = '', id, ...rest] = path.split('.');
  if (id === undefined || list === 'personal') return path;
  const map: Readonly<Record<string, Ordered>> =
    record[list as 'experience' | 'education' | 'languages'];
  const entries = inOrder(map);
  return [list, entries.findIndex(([key]) => key === id), ...rest].join('.');
};
