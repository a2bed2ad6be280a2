import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { listCvs } from '#/data/records/cvs.ts';
import type { CvContent, CvLanguage } from '#/domain/cv/content.ts';
import { recordToContent } from '#/domain/cv/record/record-to-content.ts';

export interface OwnCv {
  id: string;
  title: string;
  language: CvLanguage;
  content: CvContent;
}

/** The CVs, those in the language first, then the newest work; undefined until they are read. */
export const useOwnCvs = (context: DataContext, language: CvLanguage): OwnCv[] | undefined =>
  useLiveQuery(async () => {
    const cvs = await listCvs(context);
    return cvs
      .map((cv) => ({
        id: cv.id,
        title: cv.title,
        language: cv.language,
        content: recordToContent(cv),
      }))
      .toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
  }, [context, language]);
