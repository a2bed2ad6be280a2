import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import Mic from 'lucide-react/icons/mic';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { setReminderState } from '#/data/records/tracker/reminders.ts';
import type { Tip } from '#/domain/dashboard/tips.ts';
import type { DatedEvent, TrackerFacts } from '#/domain/dashboard/tracker-facts.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { dashboard as css } from './dashboard.css.ts';
import { TipLink } from './TipLink.tsx';
import { useEventWords } from './use-event-words.ts';
import { useTipWords } from './use-tip-words.ts';

const HOME = 'dashboard-today';

/** What is due or late, each with what does it; else the one next step. */
export function TodayCard({
  context,
  tracker: { due, dueCount },
  tip,
  today,
}: {
  context: DataContext | undefined;
  tracker: TrackerFacts;
  /** Where nothing is due. */
  tip: Tip | undefined;
  today: string;
}) {
  const tipWords = useTipWords();
  const [failure, setFailure] = useState<StorageFailure>();
  return (
    <Card
      className={css.today}
      title={
        <span id={HOME} tabIndex={-1}>
          <Trans>À faire aujourd’hui</Trans>
        </span>
      }
      actions={
        dueCount > due.length ? (
          <Link to="/modules/job-tracker" search={{ tab: 'reminders' }} className={css.all}>
            <Trans>Tout voir ({dueCount})</Trans>
          </Link>
        ) : undefined
      }
    >
      {failure && <StorageNote failure={failure} />}
      {due.length > 0 ? (
        <ul className={css.list}>
          {due.map((event) => (
            <DueRow
              key={event.kind === 'reminder' ? event.id : `${event.kind}-${event.application.id}`}
              context={context}
              event={event}
              today={today}
              onFailure={setFailure}
            />
          ))}
        </ul>
      ) : tip ? (
        <div className={css.step}>
          <div className={css.words}>
            <strong className={css.name}>{tipWords(tip).title}</strong>
            <span className={css.quiet}>{tipWords(tip).words}</span>
          </div>
          <TipLink tip={tip} variant="primary">
            {tipWords(tip).action}
          </TipLink>
        </div>
      ) : (
        <p className={css.quiet}>
          <Trans>Rien n’est prévu aujourd’hui, et rien n’est en retard.</Trans>
        </p>
      )}
    </Card>
  );
}

function DueRow({
  context,
  event,
  today,
  onFailure,
}: {
  context: DataContext | undefined;
  event: DatedEvent;
  today: string;
  onFailure: (failure: StorageFailure | undefined) => void;
}) {
  const { t } = useLingui();
  const { title, detail } = useEventWords()(event);
  const { id } = event.application;
  const settle = async (reminder: string): Promise<void> => {
    if (!context) return;
    const saved = await setReminderState(context, reminder, 'completed');
    onFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return;
    focusSoon(HOME);
    const undo = async (): Promise<void> => {
      const undone = await setReminderState(context, reminder, 'created');
      onFailure(undone.ok ? undefined : undone.error);
    };
    showToast({
      message: t`Fait : ${title}.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void undo(),
      },
    });
  };
  return (
    <li className={css.due}>
      <div className={css.words}>
        <Link to="/modules/job-tracker" search={{ application: id }} className={css.dueName}>
          {title}
        </Link>
        <span className={event.on < today ? css.late : css.quiet}>{detail}</span>
      </div>
      <div className={css.acts}>
        {event.kind === 'reminder' && (
          <>
            <LinkButton
              to="/modules/job-tracker"
              search={{ email: id, reminder: event.id }}
              size="small"
              icon={Mail}
            >
              <Trans>Ouvrir le courriel</Trans>
            </LinkButton>
            <Button
              size="small"
              variant="quiet"
              icon={Check}
              aria-label={t`Fait : ${title}`}
              onClick={() => void settle(event.id)}
            >
              <Trans>Fait</Trans>
            </Button>
          </>
        )}
        {event.kind === 'interview' && (
          <LinkButton to="/modules/training" size="small" icon={Mic}>
            <Trans>S’exercer</Trans>
          </LinkButton>
        )}
        {event.kind === 'deadline' && (
          <LinkButton to="/modules/job-tracker" search={{ application: id }} size="small">
            <Trans>Voir l’offre</Trans>
          </LinkButton>
        )}
      </div>
    </li>
  );
}
