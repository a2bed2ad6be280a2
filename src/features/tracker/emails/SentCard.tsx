import { Trans } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { noteSentEmail } from '#/data/records/tracker/applications.ts';
import { remindersOf } from '#/data/records/tracker/reminders.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { settledBy } from '#/domain/tracker/emails/fitting-email.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { useTrackerWords } from '../use-tracker-words.ts';
import { TrackerButtonLink } from '../TrackerLink.tsx';
import { emails as css } from './emails.css.ts';

type Answer = { next: Reminder | undefined };

const HOME = 'email-sent';

/** Jalon sends nothing by itself: the person says that they did, and what follows is planned. */
export function SentCard({
  context,
  application,
  reminders,
  asked,
  category,
  subject,
  isReady,
  onMissing,
  onSent,
}: {
  context: DataContext;
  application: Application;
  reminders: readonly Reminder[];
  /** The reminder it was written for. */
  asked: Reminder | undefined;
  /** Of the text. */
  category: string;
  subject: string;
  isReady: boolean;
  onMissing: () => void;
  onSent: () => Promise<void>;
}) {
  const words = useTrackerWords();
  const days = useDayWords();
  const [answer, setAnswer] = useState<Answer>();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();
  const settled = asked?.state === 'created' ? asked : settledBy(category, reminders);

  const note = async () => {
    setSaving(true);
    const saved = await noteSentEmail(context, application.id, {
      subject,
      ...(settled && { reminder: settled.id }),
    });
    setSaving(false);
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return;
    const left = await remindersOf(context, application.id);
    setAnswer({ next: left.find(({ state }) => state === 'created') });
    await onSent();
    focusSoon(HOME);
  };

  if (application.locked)
    return (
      <Note
        tone="warning"
        title={<Trans>Cette candidature est verrouillée</Trans>}
        action={
          <LinkButton to="/pricing" size="small">
            <Trans>Voir les forfaits</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Vous pouvez lire et copier ce courriel. Pour noter qu’il est envoyé, libérez une place ou
          passez à Premium.
        </Trans>
      </Note>
    );
  const nextDay = answer?.next && days.long(answer.next.dueOn);
  const nextName = answer?.next && words.reminder[answer.next.type];
  const settledDay = settled && days.long(settled.dueOn);
  return (
    <div id={HOME} tabIndex={-1}>
      <Card title={answer ? <Trans>C’est noté</Trans> : <Trans>Une fois le courriel envoyé</Trans>}>
        <Stack gap="px12">
          {failure && <StorageNote failure={failure} />}
          {answer ? (
            <>
              <p role="status">
                <Trans>L’envoi est dans l’historique de la candidature.</Trans>{' '}
                {nextDay ? (
                  <Trans>
                    Prochain rappel : {nextName}, {nextDay}.
                  </Trans>
                ) : (
                  <Trans>Aucun autre rappel n’est prévu.</Trans>
                )}
              </p>
              <Row>
                <TrackerButtonLink open={{ application: application.id }} variant="primary">
                  <Trans>Voir la candidature</Trans>
                </TrackerButtonLink>
                <TrackerButtonLink open={{}} variant="quiet">
                  <Trans>Toutes les candidatures</Trans>
                </TrackerButtonLink>
              </Row>
            </>
          ) : (
            <>
              <p className={css.quiet}>
                <Trans>
                  Jalon n’envoie rien à votre place. Dites-le ici : c’est noté dans la candidature,
                  et la suite est prévue.
                </Trans>{' '}
                {settledDay && <Trans>Le rappel du {settledDay} sera fait.</Trans>}
              </p>
              <Row>
                <Button
                  icon={Send}
                  loading={isSaving}
                  onClick={() => void (isReady ? note() : onMissing())}
                >
                  <Trans>Je l’ai envoyé</Trans>
                </Button>
              </Row>
            </>
          )}
        </Stack>
      </Card>
    </div>
  );
}
