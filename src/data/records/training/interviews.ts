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
  type NewSession,
  type SessionKind,
  type SessionState,
} from '#/domain/training/interview-session.ts';
import type { Result } from '#/domain/result.ts';
import { commit, type Change } from '../../commit.ts';
import type { DataContext } from '../../context.ts';
import { storageFailure, type StorageFailure } from '../../failure.ts';
import { purgeWithBelongings } from '../belongings.ts';
import { draftsAt } from './interview-drafts.ts';
import { forgetMeasures } from './recordings.ts';
import { createRow, isOut, newestFirst, patchRow, type Saved } from '../saved-row.ts';

/** Newest work first; not those in the bin. */
export const listSessions = async ({ database }: DataContext): Promise<InterviewSession[]> =>
  newestFirst((await database.interviewSessions.toArray()).filter(isOut));

export const getSession = (
  { database }: DataContext,
  id: string,
): Promise<InterviewSession | undefined> => database.interviewSessions.get(id);

export const startSession = (context: DataContext, fields: NewSession): Saved<InterviewSession> =>
  createRow(context, 'interviewSessions', newSession(context.newId(), context.now(), fields));

/** What is left of the time for an answer goes with it. */
export const endSession = async (
  context: DataContext,
  id: string,
  state: Exclude<SessionState, 'running'>,
): Saved<InterviewSession> => {
  const ended = await patchRow(context, 'interviewSessions', id, {
    state,
    finishedAt: context.now(),
  });
  if (ended.ok) await keepClock(context, id, undefined);
  return ended;
};

/** For good, with what was answered: as if it had never been begun. */
export const discardSession = async (context: DataContext, id: string): Saved<void> => {
  const gone = await purgeWithBelongings(context, [{ table: 'interviewSessions', id }]);
  if (gone.ok) await keepClock(context, id, undefined);
  return gone;
};

/** As the server counts them for a plan: those in the bin too. */
export const countSessions = ({ database }: DataContext, kind: SessionKind): Promise<number> =>
  database.interviewSessions.filter((session) => session.kind === kind).count();

/** What is left of the time for the answer that is being given; it is of this device alone. */
export interface ClockRest {
  question: string;
  leftMs: number;
}

export const clockAt = async (
  { database }: DataContext,
  session: string,
): Promise<ClockRest | undefined> =>
  (await database.meta.get(clockKey(session)))?.value as ClockRest | undefined;

export const keepClock = async (
  { database }: DataContext,
  session: string,
  rest: ClockRest | undefined,
): Promise<Result<void, StorageFailure>> => {
  const key = clockKey(session);
  try {
    await (rest ? database.meta.put({ key, value: rest }) : database.meta.delete(key));
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
};

const clockKey = (session: string): string => `answer-clock/${session}`;

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

/** All answers to a question, alone or in a session; oldest first. */
export const resultsTo = async (
  context: DataContext,
  question: string,
): Promise<InterviewResult[]> =>
  (await listResults(context)).filter((result) => result.question === question);

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
  if (!saved.ok) return saved;
  await forgetMeasures(context, fields);
  return { ok: true, value: row };
};

/** What was thought of the answer, once it is known; each part is written whole. */
export const judgeAnswer = (
  context: DataContext,
  id: string,
  judgement: Partial<Pick<ResultFields, 'scores' | 'feedback' | 'voice'>>,
): Saved<InterviewResult> => patchRow(context, 'interviewResults', id, judgement);

const byAnswer = (a: InterviewResult, b: InterviewResult): number => a.answeredAt - b.answeredAt;
