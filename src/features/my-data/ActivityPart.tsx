import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EVENTS_KEPT } from '#/domain/access/retention.ts';
import { wholeNumber } from '#/domain/content/figures.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { clearEvents, readEvents, type AnalyticsEventName } from '#/platform/analytics.ts';
import { now } from '#/platform/clock.ts';
import { saveFile } from '#/platform/files.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { whenWords } from '#/parts/when-words.ts';
import { myData } from './my-data.css.ts';

const SHOWN = 50;

/** What the product noted of its own use: kept in this browser, sent nowhere. */
export function ActivityPart() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [events, setEvents] = useState(readEvents);
  const words = useEventWords();
  if (events.length === 0)
    return (
      <EmptyState title={<Trans>Rien n’est noté</Trans>}>
        <Trans>
          Jalon note ici les pages et les outils que vous ouvrez, pour vous seulement. Rien n’est
          envoyé.
        </Trans>
      </EmptyState>
    );

  const exportAll = () =>
    saveFile(
      new File([JSON.stringify(events, null, 2)], 'jalon-activite.json', {
        type: 'application/json',
      }),
    );
  const clear = () => {
    clearEvents();
    setEvents([]);
    focusSoon();
    showToast({ message: t`L’activité est effacée.` });
  };
  const newest = events
    .map((event, place) => ({ ...event, place }))
    .toReversed()
    .slice(0, SHOWN);
  const rest = events.length - newest.length;
  return (
    <Card
      title={<Plural value={events.length} one="# moment noté ici" other="# moments notés ici" />}
    >
      <Stack>
        <p className={myData.quiet}>
          <Trans>
            Cette liste reste dans ce navigateur et n’est jamais envoyée. Les{' '}
            {wholeNumber(EVENTS_KEPT, language)} derniers moments y sont gardés.
          </Trans>
        </p>
        <Row>
          <Button size="small" onClick={exportAll}>
            <Trans>Exporter l’activité</Trans>
          </Button>
          <Button size="small" variant="quiet" onClick={clear}>
            <Trans>Effacer l’activité</Trans>
          </Button>
        </Row>
        <ul>
          {newest.map(({ name, properties, place }) => {
            const { day, time } = whenWords(
              Date.parse(properties.timestamp),
              now(),
              LANGUAGE_TAGS[language],
            );
            return (
              <li key={place} className={myData.row}>
                <span className={myData.words}>
                  <b className={myData.name}>{words[name] ?? name}</b>
                  <span className={myData.quiet}>{pathOf(properties.url)}</span>
                </span>
                <span className={myData.quiet}>
                  {day}, {time}
                </span>
              </li>
            );
          })}
        </ul>
        {rest > 0 && (
          <p className={myData.quiet}>
            <Plural
              value={rest}
              one="# moment plus ancien est dans le fichier exporté."
              other="# moments plus anciens sont dans le fichier exporté."
            />
          </p>
        )}
      </Stack>
    </Card>
  );
}

const useEventWords = (): Partial<Record<AnalyticsEventName, string>> => {
  const { t } = useLingui();
  return {
    homepage_loaded: t`Page d’accueil ouverte`,
    page_viewed: t`Page ouverte`,
    feature_opened: t`Outil ouvert`,
    conversion_done: t`CV converti`,
    install_accepted: t`Jalon installé`,
    subscription_check_failed: t`Vérification du forfait impossible`,
    role_lookup_failed: t`Vérification du rôle impossible`,
  };
};

/** Without the origin, and without what a search may hold. */
const pathOf = (url: string): string => {
  try {
    return new URL(url).pathname;
  } catch {
    return '';
  }
};
