import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { readNotices } from '#/data/records/tracker/reminder-notices.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { settings as css } from '../settings.css.ts';
import { makeRoundTrip, TRIP_STEPS, type TripFailure, type TripStep } from './round-trip.ts';

type Trip =
  | { at: TripStep; state: 'running' }
  | { at: TripStep; state: 'ended'; failure?: TripFailure };

/** From here to the server, to the browser's service and back. */
export function RoundTrip({ context }: { context: DataContext }) {
  const { language } = useLanguage();
  const [trip, setTrip] = useState<Trip>();
  const names = useStepNames();
  const notices = useLiveQuery(() => readNotices(context.database), [context]);
  const start = async () => {
    let at: TripStep = 'permission';
    const failure = await makeRoundTrip(context, language, (step) => {
      at = step;
      setTrip({ at, state: 'running' });
    });
    if (!notices?.on) {
      const { stopPush } = await import('#/parts/reminder-notices/keep-push.ts');
      await stopPush(context);
    }
    setTrip({ at, state: 'ended', ...(failure && { failure }) });
  };
  return (
    <Card title={<Trans>2. L’aller-retour par le serveur</Trans>}>
      <Stack>
        <p className={`${text.small} ${text.muted}`}>
          <Trans>
            Pour vous réveiller quand Jalon est fermé, le serveur appelle le service de votre
            navigateur. L’appel est vide : le texte est écrit sur cet appareil.
          </Trans>
        </p>
        {context.uid === '' ? (
          <Note
            title={<Trans>Il faut un compte</Trans>}
            action={
              <LinkButton to="/auth" search={{ next: '/test-notifications' }} size="small">
                <Trans>Se connecter ou créer un compte</Trans>
              </LinkButton>
            }
          >
            <Trans>Sans compte, vos rappels s’affichent quand Jalon est ouvert.</Trans>
          </Note>
        ) : (
          <>
            {trip && (
              <ol className={css.log}>
                {TRIP_STEPS.map((step) => (
                  <li key={step} className={css.step}>
                    <span>{names[step]}</span>
                    <StepChip step={step} trip={trip} />
                  </li>
                ))}
              </ol>
            )}
            {trip?.state === 'ended' && <TripNote failure={trip.failure} />}
            <Row>
              <Button loading={trip?.state === 'running'} onClick={() => void start()}>
                {trip?.state === 'ended' ? (
                  <Trans>Refaire l’essai</Trans>
                ) : (
                  <Trans>Faire l’essai</Trans>
                )}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}

function StepChip({ step, trip }: { step: TripStep; trip: Trip }) {
  const [here, there] = [TRIP_STEPS.indexOf(step), TRIP_STEPS.indexOf(trip.at)];
  if (here > there)
    return (
      <Chip tone="outline">
        <Trans>Pas encore</Trans>
      </Chip>
    );
  if (here === there && trip.state === 'running')
    return (
      <Chip>
        <Trans>En cours…</Trans>
      </Chip>
    );
  if (here === there && trip.state === 'ended' && trip.failure)
    return (
      <Chip tone="danger">
        <Trans>Échec</Trans>
      </Chip>
    );
  return (
    <Chip tone="positive">
      <Trans>Réussi</Trans>
    </Chip>
  );
}

function TripNote({ failure }: { failure: TripFailure | undefined }) {
  const fixes = useFixes();
  if (!failure)
    return (
      <Note tone="positive" live="polite" title={<Trans>Tout fonctionne</Trans>}>
        <Trans>La notification est arrivée sur cet appareil.</Trans>
      </Note>
    );
  const [title, fix] = fixes[failure];
  return (
    <Note tone="warning" live="polite" title={title}>
      {fix}
    </Note>
  );
}

const useStepNames = (): Record<TripStep, string> => {
  const { t } = useLingui();
  return {
    permission: t`Le navigateur permet les notifications`,
    worker: t`Jalon est installé dans le navigateur pour travailler sans page ouverte`,
    subscription: t`Le service du navigateur donne une adresse, et le serveur la garde`,
    sending: t`Le serveur appelle ce service`,
    arrival: t`L’appel arrive sur cet appareil`,
  };
};

/** What happened, and what to do. */
const useFixes = (): Record<TripFailure, readonly [string, string]> => {
  const { t } = useLingui();
  const again = t`Vérifiez votre connexion Internet, puis refaites l’essai.`;
  return {
    'not-allowed': [
      t`Les notifications ne sont pas permises`,
      t`Autorisez-les à l’étape 1, ou dans les paramètres du navigateur pour ce site.`,
    ],
    'no-worker': [
      t`Jalon n’est pas encore prêt dans ce navigateur`,
      t`Rechargez la page et attendez quelques secondes. En navigation privée, ce n’est pas possible.`,
    ],
    'signed-out': [
      t`Votre session a pris fin`,
      t`Connectez-vous de nouveau, puis refaites l’essai.`,
    ],
    unsupported: [
      t`Ce navigateur ne peut pas être réveillé`,
      t`Sur un iPhone ou un iPad, ajoutez d’abord Jalon à l’écran d’accueil. Ailleurs, mettez le navigateur à jour.`,
    ],
    'no-service': [
      t`Le service du navigateur n’a pas répondu`,
      t`Vérifiez votre connexion. Certains navigateurs et réseaux le coupent : cherchez « messages poussés » ou « services Google » dans leurs paramètres.`,
    ],
    offline: [t`Le serveur ne répond pas`, again],
    refused: [
      t`Le serveur ne connaît pas le service de ce navigateur`,
      t`Essayez avec Chrome, Edge, Firefox ou Safari, ou écrivez-nous.`,
    ],
    'service-refused': [
      t`Le service du navigateur a refusé l’appel`,
      t`Refaites l’essai : une nouvelle adresse lui sera demandée.`,
    ],
    'service-unreachable': [
      t`Le serveur n’arrive pas à joindre le service du navigateur`,
      t`Cela ne vient pas de votre appareil. Réessayez plus tard, ou écrivez-nous.`,
    ],
    'not-arrived': [
      t`L’appel est parti, mais rien n’est arrivé`,
      t`L’appareil peut être en économie d’énergie ou en mode Ne pas déranger. Regardez ses paramètres, puis refaites l’essai.`,
    ],
  };
};
