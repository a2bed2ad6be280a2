import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { DataContext } from '#/data/context.ts';
import { endSession, getSession, resultsOf } from '#/data/records/training/interviews.ts';
import { courseOf } from '#/domain/training/session-course.ts';
import { Note } from '#/ui/messages/Note.tsx';
import { PageSkeleton } from '#/ui/messages/Skeleton.tsx';
import { SubPage } from '../SubPage.tsx';
import { InterviewRoom } from './InterviewRoom.tsx';
import { Summary } from './Summary.tsx';

/** One interview: held while it runs, read once it is over. */
export function SessionPage({
  context,
  id,
  isGoing,
  onGoing,
}: {
  context: DataContext;
  id: string;
  /** Its person is at it; an address that is opened, or a page that was out of sight, waits until they say so. */
  isGoing: boolean;
  onGoing: (isGoing: boolean) => void;
}) {
  const found = useLiveQuery(async () => {
    const session = await getSession(context, id);
    return { session, results: session ? await resultsOf(context, id) : [] };
  }, [context, id]);
  const session = found?.session;
  const course = session && courseOf(session, found.results);
  const isOver = session?.state === 'running' && course?.next === undefined;
  useEffect(() => {
    // All was answered, perhaps on another device, and nobody came to say that it is over.
    if (isOver) void endSession(context, id, 'finished');
  }, [context, id, isOver]);

  if (!found || isOver) return <PageSkeleton />;
  if (!session || !course || session.trashedAt !== null)
    return (
      <SubPage title={<Trans>Entrevue</Trans>}>
        <Note title={<Trans>Cette entrevue n’est pas ici</Trans>}>
          <Trans>Elle a été supprimée, ou elle est dans la corbeille.</Trans>
        </Note>
      </SubPage>
    );
  if (session.state === 'running' && course.next)
    return (
      <InterviewRoom
        context={context}
        session={session}
        course={course}
        question={course.next}
        isGoing={isGoing}
        onGoing={onGoing}
      />
    );
  return <Summary context={context} session={session} course={course} />;
}
