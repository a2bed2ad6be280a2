/** Letters that go with a CV to an employer. */
import { newLetter, type Letter, type LetterFields } from '#/domain/cv/letter/letter.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import type { DataContext } from '../context.ts';
import { createRow, isOut, newestFirst, patchRow, type Saved } from './saved-row.ts';

/** Newest work first; not those in the bin. */
export const lettersOfCv = async ({ database }: DataContext, cv: CvId): Promise<Letter[]> =>
  newestFirst((await database.letters.where('cv').equals(cv).toArray()).filter(isOut));

export const getLetter = ({ database }: DataContext, id: string): Promise<Letter | undefined> =>
  database.letters.get(id);

export const createLetter = (
  context: DataContext,
  fields: Pick<Letter, 'cv' | 'application' | 'language'> & LetterFields,
): Saved<Letter> =>
  createRow(context, 'letters', newLetter(context.newId(), context.now(), fields));

export const editLetter = (
  context: DataContext,
  id: string,
  fields: Partial<LetterFields>,
): Saved<Letter> => patchRow(context, 'letters', id, fields);
