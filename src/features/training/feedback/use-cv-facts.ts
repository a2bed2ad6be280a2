import { useLiveQuery } from 'dexie-react-hooks';
import { listCvs } from '#/data/records/cvs.ts';
import { recordToContent } from '#/domain/cv/record/record-to-content.ts';
import { factsOf, type CvFact } from '#/domain/training/answer/cv-facts.ts';
import type { AnswerLanguage } from '#/domain/training/answer/scored-answer.ts';
import { useDataState } from '#/parts/local-data/use-data-state.ts';

export interface CvFacts {
  /** Of the CVs in the language, newest work first. */
  facts: readonly CvFact[];
  /** Whether there is a CV in another language. */
  hasOther: boolean;
}

/** undefined while the database is on its way. */
export const useCvFacts = (language: AnswerLanguage): CvFacts | undefined => {
  const data = useDataState();
  const context = data.kind === 'ready' ? data.context : undefined;
  return useLiveQuery(async () => {
    if (!context) return undefined;
    const cvs = await listCvs(context);
    const fitting = cvs.filter((cv) => cv.language === language);
    return {
      facts: fitting.flatMap((cv) => factsOf(recordToContent(cv))),
      hasOther: cvs.length > fitting.length,
    };
  }, [context, language]);
};
