import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { QueuedRecord, RefusedRecord } from '#/data/queue/waiting.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { useOnline } from '#/parts/use-online.ts';
import { now } from '#/platform/clock.ts';
import { requestSync } from '#/sync/schedule.ts';
import { onSyncStatus, syncStatus } from '#/sync/status.ts';
import type { SyncStatus } from '#/sync/status-of.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { whenWords } from '#/parts/when-words.ts';
import { FilesHereCard } from './FilesHereCard.tsx';
import { myData } from './my-data.css.ts';
import { RefusedCard } from './RefusedCard.tsx';
import { useRecordWords } from './use-record-words.ts';

/** An answer that takes longer is no answer to a press any more. */
const LONGEST_WAIT_MS = 10_000;

/** Where the work stands with the server, what waits for it, and what it has refused. */
export function SyncPart({
  context,
  waiting,
  refused,
}: {
  context: DataContext;
  waiting: readonly QueuedRecord[];
  refused: readonly RefusedRecord[];
}) {
  const status = useSyncExternalStore(onSyncStatus, syncStatus);
  const online = useOnline();
  const isGuest = context.uid === '';
  return (
    <Stack gap="px20">
      {isGuest ? <GuestNote /> : <StatusCard status={status} online={online} />}
      {refused.length > 0 && <RefusedCard context={context} refused={refused} />}
      {!isGuest && waiting.length > 0 && <WaitingCard waiting={waiting} />}
      {!isGuest && <FilesHereCard context={context} />}
    </Stack>
  );
}

function GuestNote() {
  return (
    <Note
      title={<Trans>Tout est sur cet appareil, et seulement ici</Trans>}
      action={
        <LinkButton to="/auth" search={{ tab: 'inscription' }} size="small">
          <Trans>Créer un compte gratuit</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Avec un compte, votre travail est aussi gardé sur le serveur et se retrouve sur vos autres
        appareils. Sans compte, pensez à la copie de sauvegarde.
      </Trans>
    </Note>
  );
}

function StatusCard({ status, online }: { status: SyncStatus; online: boolean }) {
  const { language } = useLanguage();
  const [askedAt, setAskedAt] = useState<number>();
  const running = askedAt !== undefined && (status.syncedAt ?? 0) < askedAt;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setAskedAt(undefined), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [running]);
  const run = () => {
    setAskedAt(now());
    requestSync();
  };
  const { day, time } = whenWords(status.syncedAt ?? 0, now(), LANGUAGE_TAGS[language]);
  return (
    <Card title={<StatusTitle status={status} />}>
      <Stack>
        <p className={myData.quiet} role="status">
          <StatusWords status={status} />{' '}
          {status.syncedAt === null ? (
            <Trans>Rien n’a encore été échangé avec le serveur.</Trans>
          ) : (
            <Trans>
              Dernière synchronisation complète : {day}, {time}.
            </Trans>
          )}
        </p>
        <div>
          {status.kind === 'sign-in' ? (
            <LinkButton to="/auth" size="small" variant="primary">
              <Trans>Se connecter</Trans>
            </LinkButton>
          ) : (
            <Button
              size="small"
              loading={running}
              loadingText={<Trans>Synchronisation…</Trans>}
              disabled={!online}
              onClick={run}
            >
              <Trans>Synchroniser maintenant</Trans>
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function StatusTitle({ status: { kind } }: { status: SyncStatus }) {
  switch (kind) {
    case 'synced':
      return <Trans>Tout est sur le serveur</Trans>;
    case 'syncing':
      return <Trans>Synchronisation en cours</Trans>;
    case 'offline':
      return <Trans>Hors ligne</Trans>;
    case 'sign-in':
      return <Trans>Connectez-vous pour synchroniser</Trans>;
    case 'update':
      return <Trans>Une mise à jour est nécessaire</Trans>;
    case 'attention':
      return <Trans>Quelque chose est à vérifier</Trans>;
    case 'local':
      return <Trans>Le serveur ne répond pas comme prévu</Trans>;
  }
}

function StatusWords({ status: { kind, waiting } }: { status: SyncStatus }) {
  switch (kind) {
    case 'synced':
      return <Trans>Vos autres appareils recevront la même chose.</Trans>;
    case 'sign-in':
      return <Trans>Votre travail reste ici et continue de s’enregistrer.</Trans>;
    case 'update':
      return <Trans>Rechargez Jalon pour recevoir sa nouvelle version. Rien n’est perdu.</Trans>;
    default:
      return waiting > 0 ? (
        <Plural
          value={waiting}
          one="# modification est enregistrée ici et partira dès que possible."
          other="# modifications sont enregistrées ici et partiront dès que possible."
        />
      ) : (
        <Trans>Votre travail est enregistré sur cet appareil.</Trans>
      );
  }
}

function WaitingCard({ waiting }: { waiting: readonly QueuedRecord[] }) {
  const { t } = useLingui();
  const words = useRecordWords();
  return (
    <Card title={<Trans>En attente d’envoi</Trans>} actions={waiting.length}>
      <ul>
        {waiting.map(({ ref, row, changes }) => {
          const { kind, name } = words(ref, row);
          return (
            <li key={`${ref.table}/${ref.id}`} className={myData.row}>
              <span className={myData.words}>
                <b className={myData.name}>{row ? name : t`${kind}, suppression`}</b>
                <span className={myData.quiet}>
                  {kind}, <Plural value={changes} one="# modification" other="# modifications" />
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
