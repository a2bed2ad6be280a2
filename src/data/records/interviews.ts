/** Interview training: sessions and what was answered in them, alone or in a session. */
import {
  newResult,
  type AnswerPlace,
  type InterviewResult,
  type ResultFields,
} from '#/domain/training/interview-answer.ts';
import {
  newSession,
  type InterviewSession,
  type SessionFields,
  type SessionState,
} from '#/domain/training/interview-session.ts';
import { commit, type Change } from '../commit.ts';
import type { DataContext } from '../context.ts';
import { draftsAt } from './interview-drafts.ts';
import { createRow, isOut, newestFirst, patchRow, type Saved } from './saved-row.ts';

/** Newest work first; not those in the bin. */
export const listSessions = async ({ database }: DataContext): Promise<InterviewSession[]> =>
  newestFirst((await database.interviewSessions.toArray()).filter(isOut));

export const getSession = (
  { database }: DataContext,
  id: string,
): Promise<InterviewSession | undefined> => database.interviewSessions.get(id);

export const startSession = (
  context: DataContext,
  fields: Pick<SessionFields, 'kind' | 'language' | 'questions'> & Partial<SessionFields>,
): Saved<InterviewSession> =>
  createRow(context, 'interviewSessions', newSession(context.newId(), context.now(), fields));

export const endSession = (
  context: DataContext,
  id: string,
  state: Exclude<SessionState, 'running'>,
): Saved<InterviewSession> =>
  patchRow(context, 'interviewSessions', id, { state, finishedAt: context.now() });

/** Oldest answer first; neither those in the bin nor those of a session that is there. */
export const listResults = ({ database }: DataContext): Promise<InterviewResult[]> =>
  database.transaction('r', [database.interviewResults, database.interviewSessions], async () => {
    const hidden = new Set(
      await database.interviewSessions.where('trashedAt').above(0).primaryKeys(),
    );
    return (await database.interviewResults.toArray())
      .filter((result) => isOut(result) && !hidden.has(result.session))
      .toSorted(byAnswer);
  });

export const resultsOf = async (
  { database }: DataContext,
  session: string,
): Promise<InterviewResult[]> =>
  (await database.interviewResults.where('session').equals(session).toArray())
    .filter(isOut)
    .toSorted(byAnswer);

/** The answer is given: its drafts go in the same action. */
export const giveAnswer = async (
  context: DataContext,
  fields: AnswerPlace & { answer: string } & Partial<ResultFields>,
): Saved<InterviewResult> => {
  const row = newResult(context.newId(), context.now(), fields);
  const drafts = await draftsAt(context, fields);
  const purges = drafts.map(({ id }): Change => ({ table: 'interviewDrafts', op: 'purge', id }));
  const saved = await commit(context, [
    { table: 'interviewResults', op: 'create', row },
    ...purges,
  ]);
  return saved.ok ? { ok: true, value: row } : saved;
};

/** What was thought of the answer, once it is known; each part is written whole. */
export const judgeAnswer = (
  context: DataContext,
  id: string,
  judgement: Partial<Pick<ResultFields, 'scores' | 'feedback' | 'voice'>>,
): Saved<InterviewResult> => patchRow(context, 'interviewResults', id, judgement);

const byAnswer = (a: InterviewResult, b: InterviewResult): number => a.answeredAt - b.answeredAt;
