import { Plural, Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { holdSharedSession } from '#/data/session/shared-session.ts';
import { dataState, startData } from '#/data/session/start.ts';
import { SHARED_IDLE_MINUTES, SHARED_WARNING_SECONDS } from '#/domain/access/session-periods.ts';
import { MINUTE_MS, SECOND_MS } from '#/domain/duration.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { followActivity } from '#/platform/lock/activity.ts';
import { leaveAccount, sendBeforeLeaving } from '../session/sign-out.ts';
import { countAllUnsent, totalOf } from '../session/unsent.ts';

const IDLE_MS = SHARED_IDLE_MINUTES * MINUTE_MS;
const WARNING_MS = SHARED_WARNING_SECONDS * SECOND_MS;

/** Keeps a session on a shared computer from outliving its person. */
export function SharedSession() {
  const left = useTimeLeft();
  const unsent = useUnsent();

  useEffect(holdSharedSession, []);
  useEffect(() => {
    if (unsent === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) void end();
  }, [isOver]);

  if (left > WARNING_MS) return null;
  return (
    <Dialog
      open
      // Any key, touch or click is a sign of life: closing only gives it a place.
      onClose={() => undefined}
      title={<Trans>Êtes-vous toujours là?</Trans>}
      actions={
        <>
          <Button onClick={() => void end()}>
            <Trans>Me déconnecter</Trans>
          </Button>
          <Button variant="primary">
            <Trans>Rester connecté</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <p role="timer">
          <Plural
            value={Math.max(0, Math.ceil(left / SECOND_MS))}
            one="Cet ordinateur est partagé : dans # seconde, vous serez déconnecté et tout sera effacé d’ici."
            other="Cet ordinateur est partagé : dans # secondes, vous serez déconnecté et tout sera effacé d’ici."
          />
        </p>
        {unsent > 0 && (
          <Note
            tone="warning"
            title={
              <Plural
                value={unsent}
                one="# élément est seulement sur cet ordinateur"
                other="# éléments sont seulement sur cet ordinateur"
              />
            }
          />
        )}
      </Stack>
    </Dialog>
  );
}

const useTimeLeft = (): number => {
  const [left, setLeft] = useState(IDLE_MS);
  useEffect(() => {
    const activity = followActivity(IDLE_MS);
    const look = () => setLeft(Math.ceil((IDLE_MS - activity.idleFor()) / SECOND_MS) * SECOND_MS);
    const timer = setInterval(look, SECOND_MS);
    const stop = activity.onActive(look);
    // A computer that slept has no ticks to show for it.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      stop();
      activity.end();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return left;
};

const useUnsent = (): number =>
  useLiveQuery(async () => {
    const state = dataState();
    return state.kind === 'ready' ? totalOf(await countAllUnsent(state.context.database)) : 0;
  }, []) ?? 0;

const end = async (): Promise<void> => {
  const started = await startData();
  if (started.ok) {
    await sendBeforeLeaving(started.value);
    await leaveAccount(started.value, { keep: false });
  }
  location.replace('/');
};
