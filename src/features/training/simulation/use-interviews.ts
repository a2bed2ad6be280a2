import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { countSessions, listResults, listSessions } from '#/data/records/training/interviews.ts';
import type { InterviewSession, SessionKind } from '#/domain/training/interview-session.ts';
import { courseOf, type Course } from '#/domain/training/session-course.ts';

export interface Interview {
  session: InterviewSession;
  course: Course;
}

export interface Interviews {
  /** Newest first. */
  finished: readonly Interview[];
  /** Begun, and to be gone on with. */
  running: Interview | undefined;
  /** As a plan counts them. */
  taken: number;
}

/** undefined until they are read. */
export const useInterviews = (context: DataContext, kind: SessionKind): Interviews | undefined =>
  useLiveQuery(async () => {
    const [sessions, results, taken] = await Promise.all([
      listSessions(context),
      listResults(context),
      countSessions(context, kind),
    ]);
    const interviews = sessions
      .filter((session) => session.kind === kind)
      .map((session) => ({
        session,
        course: courseOf(
          session,
          results.filter((result) => result.session === session.id),
        ),
      }));
    return {
      finished: interviews.filter(({ session: { state } }) => state !== 'running'),
      running: interviews.find(({ session: { state } }) => state === 'running'),
      taken,
    };
  }, [context, kind]);
