import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { remindersOf } from '#/data/records/reminders.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import { ReminderList } from './ReminderList.tsx';
import { reminders as css } from './reminders.css.ts';
import { SettledList } from './SettledList.tsx';
import { useReminderActions } from './use-reminder-actions.ts';
import { useToday } from './use-today.ts';

const HOME = 'reminders-of';

/** Those of one application, on its page. */
export function RemindersOf({
  context,
  application,
}: {
  context: DataContext;
  application: Application;
}) {
  const today = useToday();
  const actions = useReminderActions(context, HOME);
  const [isAdding, setAdding] = useState(false);
  const all = useLiveQuery(() => remindersOf(context, application.id), [context, application.id]);
  if (!all) return null;
  const asked = all.map((reminder) => ({ reminder, application }));
  const open = asked.filter(({ reminder }) => reminder.state === 'created');
  const settled = asked.filter(({ reminder }) => reminder.state !== 'created').toReversed();
  return (
    <div id={HOME} tabIndex={-1}>
      <Card title={<Trans>Rappels</Trans>}>
        {open.length > 0 ? (
          <ReminderList context={context} list={open} today={today} actions={actions} isOfOne />
        ) : (
          <p className={css.quiet}>
            <Trans>Aucun rappel à faire.</Trans>
          </p>
        )}
        <Button size="small" icon={Plus} onClick={() => setAdding(true)}>
          <Trans>Ajouter un rappel</Trans>
        </Button>
        {settled.length > 0 && <SettledList list={settled} actions={actions} isOfOne />}
        {isAdding && (
          <ReminderDialog
            context={context}
            application={application}
            today={today}
            onClose={() => setAdding(false)}
          />
        )}
      </Card>
    </div>
  );
}
