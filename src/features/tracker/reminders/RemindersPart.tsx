import { Plural, Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import type { DataContext } from '#/data/context.ts';
import {
  openReminders,
  settledReminders,
  type AskedReminder,
} from '#/data/records/tracker/reminders.ts';
import { groupReminders } from '#/domain/tracker/reminder.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { CalendarCard } from './CalendarCard.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import { ReminderList } from './ReminderList.tsx';
import { ReminderSettings } from './ReminderSettings.tsx';
import { reminders as css } from './reminders.css.ts';
import { SettledList } from './SettledList.tsx';
import { useReminderActions, type ReminderActions } from './use-reminder-actions.ts';
import { useToday } from '#/parts/days/use-today.ts';

const HOME = 'reminders';
const SETTLED_SHOWN = 20;

/** Everything that is to be done, then how and when one is reminded. */
export function RemindersPart({ context }: { context: DataContext }) {
  const today = useToday();
  const actions = useReminderActions(context, HOME);
  const [isAdding, setAdding] = useState(false);
  const open = useLiveQuery(() => openReminders(context), [context]);
  const settled = useLiveQuery(() => settledReminders(context, SETTLED_SHOWN), [context]);
  if (!open || !settled) return <PartSkeleton />;
  const shared = { context, today, actions };
  const { overdue, today: now, upcoming } = groupAsked(open, today);
  return (
    <div className={css.columns}>
      <Stack gap="px20">
        <Row between>
          <h2 id={HOME} tabIndex={-1} className={css.title}>
            <Plural value={open.length} _0="Aucun rappel" one="# rappel" other="# rappels" />
          </h2>
          <Button icon={Plus} onClick={() => setAdding(true)}>
            <Trans>Ajouter un rappel</Trans>
          </Button>
        </Row>
        {open.length === 0 && (
          <EmptyState level={3} title={<Trans>Rien à faire pour l’instant</Trans>}>
            <Trans>
              Quand vous ajoutez une candidature ou changez son statut, Jalon prévoit le rappel
              qu’il faut : relance, remerciement ou réponse à une offre.
            </Trans>
          </EmptyState>
        )}
        <Group {...shared} title={<Trans>En retard</Trans>} list={overdue} />
        <Group {...shared} title={<Trans>Aujourd’hui</Trans>} list={now} />
        <Group {...shared} title={<Trans>À venir</Trans>} list={upcoming} />
        {settled.length > 0 && (
          <Card>
            <SettledList list={settled} actions={actions} />
          </Card>
        )}
      </Stack>
      <Stack gap="px20">
        <ReminderSettings context={context} />
        <NoticesCard context={context} />
        <CalendarCard context={context} open={open} />
      </Stack>
      {isAdding && (
        <ReminderDialog context={context} today={today} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

const SHOWN_AT_FIRST = 30;

function Group({
  title,
  list,
  ...shared
}: {
  title: ReactNode;
  list: readonly AskedReminder[];
  context: DataContext;
  today: string;
  actions: ReminderActions;
}) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  if (list.length === 0) return null;
  const rest = Math.min(SHOWN_AT_FIRST, list.length - shown);
  return (
    <Card level={3} title={title} actions={list.length}>
      <ReminderList {...shared} list={list.slice(0, shown)} />
      {rest > 0 && (
        <Button size="small" variant="quiet" onClick={() => setShown(shown + SHOWN_AT_FIRST)}>
          <Plural value={rest} one="Afficher # rappel de plus" other="Afficher # rappels de plus" />
        </Button>
      )}
    </Card>
  );
}

const groupAsked = (open: readonly AskedReminder[], today: string) => {
  const byId = new Map(open.map((asked) => [asked.reminder.id, asked]));
  const groups = groupReminders(
    open.map(({ reminder }) => reminder),
    today,
  );
  const asked = (group: keyof typeof groups) =>
    groups[group].flatMap(({ id }) => byId.get(id) ?? []);
  return { overdue: asked('overdue'), today: asked('today'), upcoming: asked('upcoming') };
};
