import { Plural, Trans } from '@lingui/react/macro';
import { sessionScore } from '#/domain/training/session-course.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { training } from '../training.css.ts';
import { TrainingLink } from '../TrainingLink.tsx';
import { useMomentWords } from '../use-moment-words.ts';
import { rowId } from '../row-id.ts';
import type { Interview } from './use-interviews.ts';
import { useSessionName } from './use-session-name.ts';

/** Interviews that are over, to be read again. */
export function FinishedList({ interviews }: { interviews: readonly Interview[] }) {
  const nameOf = useSessionName();
  const moment = useMomentWords();
  if (interviews.length === 0) return null;
  return (
    <Card title={<Trans>Déjà faites</Trans>}>
      <ul className={training.list}>
        {interviews.map(({ session, course }) => {
          const score = sessionScore(course);
          return (
            <li key={session.id} className={training.row}>
              <div>
                <TrainingLink
                  open={{ session: session.id }}
                  id={rowId(session.id)}
                  className={training.rowLink}
                >
                  {nameOf(session)}
                </TrainingLink>
                <span className={training.quiet}>
                  {moment(session.finishedAt ?? session.startedAt)},{' '}
                  <Plural value={course.questions.length} one="# question" other="# questions" />
                </span>
              </div>
              {score !== undefined && (
                <span>
                  <Chip tone="positive">
                    <Trans>score {score}</Trans>
                  </Chip>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
