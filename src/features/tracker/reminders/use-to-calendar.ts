import { useLingui } from '@lingui/react/macro';
import type { CalendarEvent } from '#/documents/calendar/write-calendar.ts';
import { now } from '#/platform/clock.ts';
import { saveFile } from '#/platform/files.ts';
import { showToast } from '#/ui/messages/toast.ts';

/** Events as a file in the downloads, from where every calendar takes it. */
export const useToCalendar = () => {
  const { t } = useLingui();
  return async (events: readonly CalendarEvent[]): Promise<void> => {
    if (events.length === 0)
      return showToast({ message: t`Il n’y a ni rappel ni entrevue à venir.` });
    const { writeCalendar } = await import('#/documents/calendar/write-calendar.ts');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const text = await writeCalendar(events, { name: 'Jalon', now: now(), timeZone });
    saveFile(new File([text], t`jalon-rappels.ics`, { type: 'text/calendar' }));
    showToast({
      message: t`Le fichier est dans vos téléchargements. Ouvrez-le pour l’ajouter à votre calendrier.`,
    });
  };
};
