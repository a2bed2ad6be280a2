import { Trans } from '@lingui/react/macro';
import type { Application } from '#/domain/tracker/application.ts';
import { historyOf, type HistoryEvent } from '#/domain/tracker/history.ts';
import { dayFormat, LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { useTrackerWords } from '../use-tracker-words.ts';
import { detail } from './detail.css.ts';

/** What has happened, the latest first. */
export function TimelineCard({ application }: { application: Application }) {
  const { language } = useLanguage();
  const format = dayFormat(LANGUAGE_TAGS[language], {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <Card title={<Trans>Ce qui s’est passé</Trans>}>
      <ol className={detail.timeline}>
        {historyOf(application).map((event) => (
          <li key={event.id} className={detail.event}>
            <span className={detail.what}>
              <EventWords event={event} />
            </span>
            <time className={detail.quiet} dateTime={new Date(event.at).toISOString()}>
              {format(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function EventWords({ event }: { event: HistoryEvent }) {
  const { status } = useTrackerWords();
  if (event.kind === 'email') return <Trans>Courriel envoyé : {event.subject}</Trans>;
  return <Trans>Statut : {status[event.status]}</Trans>;
}
