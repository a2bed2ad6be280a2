import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useState } from 'react';
import type { Session } from '#/data/session/session.ts';
import { useOnline } from '#/parts/use-online.ts';
import { readMe, type Me } from '#/remote/account.ts';
import { keepAccount } from '#/remote/account-security.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Page, Stack } from '#/ui/layout/layout.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { PlanCard } from '../plan/PlanCard.tsx';
import { AddressCard } from './AddressCard.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { asMyself } from '../session/own-request.ts';
import { PasswordCard } from './PasswordCard.tsx';
import { TakeAlongCard } from './TakeAlongCard.tsx';
import { useDay } from './use-day.ts';
import { useSession } from '../session/use-session.ts';

/** What the account gives, who may get into it, from where, and how to leave it. */
export function AccountPage({
  onGuest,
  hasPaid,
}: {
  onGuest: () => void;
  /** The payment page leads here once it is done. */
  hasPaid: boolean;
}) {
  const state = useSession();
  useEffect(() => {
    if (state.kind === 'guest') onGuest();
  }, [state.kind, onGuest]);
  return (
    <Page
      narrow
      title={<Trans>Compte et sécurité</Trans>}
      lead={
        state.kind === 'account' ? (
          <Trans>Connecté avec {state.session.user.email}</Trans>
        ) : undefined
      }
    >
      {state.kind === 'account' ? (
        <Cards
          key={state.session.user.id}
          session={state.session}
          ended={state.ended}
          hasPaid={hasPaid}
        />
      ) : (
        <PartSkeleton />
      )}
    </Page>
  );
}

function Cards({
  session,
  ended,
  hasPaid,
}: {
  session: Session;
  ended: boolean;
  hasPaid: boolean;
}) {
  const online = useOnline();
  const [me, setMe] = useState<Me>();
  useEffect(() => {
    let wanted = true;
    if (!ended && online)
      void asMyself(readMe).then((answer) => wanted && answer.ok && setMe(answer.value));
    return () => {
      wanted = false;
    };
  }, [ended, online]);

  return (
    <Stack gap="px20">
      {ended && (
        <Note
          tone="warning"
          title={<Trans>Connectez-vous pour synchroniser</Trans>}
          action={
            <LinkButton to="/auth" search={{ next: '/account' }} size="small">
              <Trans>Se connecter</Trans>
            </LinkButton>
          }
        >
          <Trans>
            Votre session a pris fin. Votre travail est sur cet appareil et continue de s’y
            enregistrer.
          </Trans>
        </Note>
      )}
      {!online && (
        <Note icon={CloudOff} title={<Trans>Vous êtes hors ligne</Trans>}>
          <Trans>
            Pour modifier votre compte, il faut une connexion Internet. Votre travail continue de
            s’enregistrer ici.
          </Trans>
        </Note>
      )}
      {me?.deleteAfter != null && (
        <PlannedDeletion
          deleteAfter={me.deleteAfter}
          onKept={() => setMe({ ...me, deleteAfter: null })}
        />
      )}
      <PlanCard ended={ended} hasPaid={hasPaid} />
      <AddressCard
        email={session.user.email}
        isVerified={me?.isVerified ?? session.user.isVerified}
        disabled={ended}
      />
      <PasswordCard email={session.user.email} disabled={ended} />
      <DevicesCard disabled={ended} />
      <TakeAlongCard disabled={ended} />
      <DeletionCard uid={session.user.id} disabled={ended} planned={me?.deleteAfter != null} />
    </Stack>
  );
}

function PlannedDeletion({ deleteAfter, onKept }: { deleteAfter: number; onKept: () => void }) {
  const day = useDay()(deleteAfter);
  const [sending, setSending] = useState(false);
  const keep = async () => {
    setSending(true);
    const kept = await asMyself(keepAccount);
    setSending(false);
    if (kept.ok) onKept();
  };
  return (
    <Note
      tone="warning"
      title={<Trans>Votre compte sera supprimé le {day}</Trans>}
      action={
        <Button size="small" loading={sending} onClick={() => void keep()}>
          <Trans>Garder mon compte</Trans>
        </Button>
      }
    >
      <Trans>Jusque-là, vous pouvez changer d’avis.</Trans>
    </Note>
  );
}
