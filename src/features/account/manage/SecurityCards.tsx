import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useOnline } from '#/parts/use-online.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { useSession } from '../session/use-session.ts';
import { DevicesCard } from './DevicesCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SignInCodeCard } from './SignInCodeCard.tsx';

/** How the account is entered, for the page of settings. */
export function SecurityCards() {
  const state = useSession();
  const online = useOnline();
  if (state.kind !== 'account') return <PartSkeleton />;
  const { session, ended } = state;
  return (
    <Stack gap="px20">
      {(ended || !online) && (
        <Note
          icon={CloudOff}
          title={
            ended ? (
              <Trans>Connectez-vous pour changer votre compte</Trans>
            ) : (
              <Trans>Vous êtes hors ligne</Trans>
            )
          }
        >
          <Trans>Pour modifier votre compte, il faut une session ouverte et une connexion.</Trans>
        </Note>
      )}
      <PasswordCard email={session.user.email} disabled={ended} />
      <SignInCodeCard email={session.user.email} disabled={ended || !online} />
      <DevicesCard disabled={ended} />
      <Row>
        <LinkButton to="/account">
          <Trans>Gérer mon compte</Trans>
        </LinkButton>
      </Row>
    </Stack>
  );
}
