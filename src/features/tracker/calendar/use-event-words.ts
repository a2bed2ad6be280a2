import { useLingui } from '@lingui/react/macro';
import type { CalendarEvent } from '#/domain/tracker/calendar-events.ts';
import { useTrackerWords } from '../use-tracker-words.ts';

export const useEventWords = () => {
  const { t } = useLingui();
  const words = useTrackerWords();
  return {
    kind: (event: CalendarEvent): string => {
      switch (event.kind) {
        case 'interview':
          return t`Entrevue`;
        case 'deadline':
          return t`Date limite`;
        case 'reminder':
          return words.reminder[event.type];
      }
    },
  };
};
