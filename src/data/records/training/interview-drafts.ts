/** Answers being made, saved while they are typed and offered again when the question comes back. */
import {
  newDraft,
  type AnswerPlace,
  type InterviewDraft,
} from '#/domain/training/interview-answer.ts';
import { purgeWithBelongings } from '../belongings.ts';
import type { DataContext } from '../../context.ts';
import { createRow, newestFirst, patchRow, type Saved } from '../saved-row.ts';

/** Newest first. There are several when two devices drafted the same answer apart. */
export const draftsAt = async (
  { database }: DataContext,
  { question, session }: AnswerPlace,
): Promise<InterviewDraft[]> =>
  newestFirst(
    (await database.interviewDrafts.where('session').equals(session).toArray()).filter(
      (draft) => draft.question === question,
    ),
  );

export const listDrafts = async ({ database }: DataContext): Promise<InterviewDraft[]> =>
  newestFirst(await database.interviewDrafts.toArray());

/** Goes on with the newest draft of the question, or begins one. */
export const saveDraft = async (
  context: DataContext,
  place: AnswerPlace,
  answer: string,
): Saved<InterviewDraft> => {
  const [draft] = await draftsAt(context, place);
  return draft
    ? patchRow(context, 'interviewDrafts', draft.id, { answer })
    : createRow(
        context,
        'interviewDrafts',
        newDraft(context.newId(), context.now(), place, answer),
      );
};

/** All that were begun of an answer; nothing where there are none. */
export const dropDrafts = async (context: DataContext, place: AnswerPlace): Saved<void> => {
  const drafts = await draftsAt(context, place);
  if (drafts.length === 0) return { ok: true, value: undefined };
  return purgeWithBelongings(
    context,
    drafts.map(({ id }) => ({ table: 'interviewDrafts', id })),
  );
};

export const discardDraft = (context: DataContext, id: string): Saved<void> =>
  purgeWithBelongings(context, [{ table: 'interviewDrafts', id }]);
