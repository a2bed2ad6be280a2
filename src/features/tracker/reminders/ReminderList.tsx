import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { AskedReminder } from '#/data/records/tracker/reminders.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { TrackerButtonLink, TrackerLink } from '../TrackerLink.tsx';
import { Leaf } from './Leaf.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import { ReminderMenu } from './ReminderMenu.tsx';
import { reminders as css } from './reminders.css.ts';
import { SnoozeDialog } from './SnoozeDialog.tsx';
import type { ReminderActions } from './use-reminder-actions.ts';
import { useReminderWords } from './use-reminder-words.ts';

type Opened = { kind: 'edit' | 'day'; asked: AskedReminder };

/** Reminders that are still to be done. */
export function ReminderList({
  context,
  list,
  today,
  actions,
  isOfOne = false,
}: {
  context: DataContext;
  list: readonly AskedReminder[];
  today: string;
  actions: ReminderActions;
  /** On the page of the one application they are all about. */
  isOfOne?: boolean;
}) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      {actions.failure && <StorageNote failure={actions.failure} />}
      <ul>
        {list.map((asked) => (
          <ReminderRow
            key={asked.reminder.id}
            asked={asked}
            today={today}
            actions={actions}
            isOfOne={isOfOne}
            onOpen={(kind) => setOpened({ kind, asked })}
          />
        ))}
      </ul>
      {opened?.kind === 'edit' && (
        <ReminderDialog context={context} asked={opened.asked} today={today} onClose={close} />
      )}
      {opened?.kind === 'day' && (
        <SnoozeDialog
          asked={opened.asked}
          today={today}
          onClose={close}
          onChoose={(dueOn) => {
            close();
            void actions.putOff(opened.asked, dueOn);
          }}
        />
      )}
    </>
  );
}

function ReminderRow({
  asked,
  today,
  actions,
  isOfOne,
  onOpen,
}: {
  asked: AskedReminder;
  today: string;
  actions: ReminderActions;
  isOfOne: boolean;
  onOpen: (kind: Opened['kind']) => void;
}) {
  const { t } = useLingui();
  const { due, title, when, leaf } = useReminderWords(today)(asked);
  const { reminder, application } = asked;
  const position = application.company === '' ? '' : application.title;
  return (
    <li className={css.row}>
      <Leaf due={due} lines={leaf} />
      <span className={css.words}>
        {isOfOne ? (
          <b className={css.name}>{title}</b>
        ) : (
          <TrackerLink open={{ application: application.id }} className={css.nameLink}>
            {title}
          </TrackerLink>
        )}
        <span className={due === 'overdue' ? css.late : css.quiet}>{when}</span>
        {!isOfOne && position !== '' && <span className={css.quiet}> · {position}</span>}
        {reminder.note !== '' && <p className={css.note}>{reminder.note}</p>}
      </span>
      <span className={css.acts}>
        <TrackerButtonLink
          open={{ email: application.id, reminder: reminder.id }}
          size="small"
          icon={Mail}
          aria-label={t`Courriel : ${title}`}
        >
          <Trans>Courriel</Trans>
        </TrackerButtonLink>
        <Button
          size="small"
          icon={Check}
          aria-label={t`Fait : ${title}`}
          onClick={() => void actions.complete(asked)}
        >
          <Trans>Fait</Trans>
        </Button>
        <ReminderMenu
          asked={asked}
          title={title}
          today={today}
          actions={actions}
          onEdit={() => onOpen('edit')}
          onChooseDay={() => onOpen('day')}
        />
      </span>
    </li>
  );
}
