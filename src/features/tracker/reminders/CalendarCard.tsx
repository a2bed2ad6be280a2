import { Trans } from '@lingui/react/macro';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { DataContext } from '#/data/context.ts';
import type { AskedReminder } from '#/data/records/tracker/reminders.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { allEvents } from './calendar-events.ts';
import { reminders as css } from './reminders.css.ts';
import { useToCalendar } from './use-to-calendar.ts';

/** All that is to come as one file for the device's own calendar, which reminds without Jalon. */
export function CalendarCard({
  context,
  open,
}: {
  context: DataContext;
  open: readonly AskedReminder[];
}) {
  const { language } = useLanguage();
  const toCalendar = useToCalendar();
  const save = async () => toCalendar(await allEvents(context, open, language));
  return (
    <Card title={<Trans>Dans votre calendrier</Trans>}>
      <Stack>
        <p className={css.quiet}>
          <Trans>
            Un fichier avec vos rappels et vos entrevues à venir, pour le calendrier du téléphone ou
            de l’ordinateur. Importez-le de nouveau après un changement : rien n’y sera en double.
          </Trans>
        </p>
        <Row>
          <Button icon={CalendarPlus} onClick={() => void save()}>
            <Trans>Tout mettre dans mon calendrier</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
