import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import {
  editReminder,
  remindersOf,
  setReminderState,
  type AskedReminder,
} from '#/data/records/tracker/reminders.ts';
import { reminderTitle } from '#/domain/tracker/reminder-title.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { showToast } from '#/ui/messages/toast.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';

export interface ReminderActions {
  /** Why the last one was not done. */
  failure: StorageFailure | undefined;
  complete: (asked: AskedReminder) => Promise<void>;
  dismiss: (asked: AskedReminder) => Promise<void>;
  putOff: (asked: AskedReminder, dueOn: string) => Promise<void>;
  /** Back among those to be done. */
  reopen: (asked: AskedReminder) => Promise<void>;
}

/** What can be done with a reminder, each with its way back. `home`: id of what takes the focus of a row that goes. */
export const useReminderActions = (context: DataContext, home: string): ReminderActions => {
  const { t } = useLingui();
  const { language } = useLanguage();
  const days = useDayWords();
  const [failure, setFailure] = useState<StorageFailure>();

  const act = async (
    saving: ReturnType<typeof setReminderState>,
    words: () => string | Promise<string>,
    undo?: () => ReturnType<typeof setReminderState>,
  ) => {
    const saved = await saving;
    setFailure(saved.ok ? undefined : saved.error);
    if (!saved.ok) return;
    focusSoon(home);
    const onAct = async () => {
      const undone = await undo?.();
      if (undone && !undone.ok) setFailure(undone.error);
    };
    showToast({
      message: await words(),
      ...(undo && {
        action: {
          label: t({ message: 'Annuler', context: 'défaire' }),
          onAct: () => void onAct(),
        },
      }),
    });
  };
  const titleOf = ({ reminder, application }: AskedReminder) =>
    reminderTitle(reminder.type, application, language);
  const reopened = ({ reminder: { id } }: AskedReminder) =>
    setReminderState(context, id, 'created');

  return {
    failure,
    complete: (asked) =>
      act(
        setReminderState(context, asked.reminder.id, 'completed'),
        async () => {
          const title = titleOf(asked);
          const left = await remindersOf(context, asked.application.id);
          const next = left.find(({ state }) => state === 'created');
          if (!next) return t`Fait : ${title}.`;
          const day = days.long(next.dueOn);
          return t`Fait : ${title}. Prochain rappel : ${day}.`;
        },
        () => reopened(asked),
      ),
    dismiss: (asked) =>
      act(
        setReminderState(context, asked.reminder.id, 'dismissed'),
        () => {
          const title = titleOf(asked);
          return t`Rappel ignoré : ${title}.`;
        },
        () => reopened(asked),
      ),
    putOff: (asked, dueOn) =>
      act(
        editReminder(context, asked.reminder.id, { dueOn }),
        () => {
          const day = days.long(dueOn);
          return t`Rappel reporté : ${day}.`;
        },
        () => editReminder(context, asked.reminder.id, { dueOn: asked.reminder.dueOn }),
      ),
    reopen: (asked) =>
      act(reopened(asked), () => {
        const title = titleOf(asked);
        return t`De nouveau à faire : ${title}.`;
      }),
  };
};
