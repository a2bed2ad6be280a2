import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { remindersOf } from '#/data/records/tracker/reminders.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { interviewEvent } from './calendar-events.ts';
import { ReminderDialog } from './ReminderDialog.tsx';
import { ReminderList } from './ReminderList.tsx';
import { reminders as css } from './reminders.css.ts';
import { SettledList } from './SettledList.tsx';
import { useReminderActions } from './use-reminder-actions.ts';
import { useToCalendar } from './use-to-calendar.ts';
import { useToday } from '#/parts/days/use-today.ts';

const HOME = 'reminders-of';

/** Those of one application, on its page. */
export function RemindersOf({
  context,
  application,
}: {
  context: DataContext;
  application: Application;
}) {
  const { language } = useLanguage();
  const today = useToday();
  const actions = useReminderActions(context, HOME);
  const [isAdding, setAdding] = useState(false);
  const all = useLiveQuery(() => remindersOf(context, application.id), [context, application.id]);
  const toCalendar = useToCalendar();
  if (!all) return null;
  const asked = all.map((reminder) => ({ reminder, application }));
  const open = asked.filter(({ reminder }) => reminder.state === 'created');
  const settled = asked.filter(({ reminder }) => reminder.state !== 'created').toReversed();
  return (
    <div id={HOME} tabIndex={-1}>
      <Card title={<Trans>Rappels</Trans>}>
        <Stack gap="px12">
          {open.length > 0 ? (
            <ReminderList context={context} list={open} today={today} actions={actions} isOfOne />
          ) : (
            <p className={css.quiet}>
              <Trans>Aucun rappel à faire.</Trans>
            </p>
          )}
          <Row gap="px8">
            <Button size="small" icon={Plus} onClick={() => setAdding(true)}>
              <Trans>Ajouter un rappel</Trans>
            </Button>
            {application.interviewAt.slice(0, 10) >= today && (
              <Button
                size="small"
                icon={CalendarPlus}
                onClick={() => void toCalendar([interviewEvent(application, language)])}
              >
                <Trans>Mettre l’entrevue dans mon calendrier</Trans>
              </Button>
            )}
          </Row>
          {settled.length > 0 && <SettledList list={settled} actions={actions} isOfOne />}
        </Stack>
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
