import { Trans } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Row, Stack } from '#/ui/layout/layout.tsx';

/** Who may open what is here: the account's own cards, and what this device asks for. */
export function SecurityPart({ account, lock }: { account: ReactNode; lock: ReactNode }) {
  const { user, isShared } = useAuth();
  return (
    <Stack gap="px20">
      {user ? account : <GuestCard />}
      {lock}
      <Card title={<Trans>Ordinateur partagé</Trans>}>
        <p className={`${text.small} ${text.muted}`}>
          {isShared ? (
            <Trans>
              Vous avez dit que d’autres personnes utilisent cet ordinateur : tout ce qui est à vous
              en est effacé dès que vous partez.
            </Trans>
          ) : (
            <Trans>
              Sur un ordinateur que d’autres utilisent, cochez « Cet ordinateur est partagé » en
              vous connectant : tout ce qui est à vous en sera effacé quand vous partirez.
            </Trans>
          )}
        </p>
      </Card>
    </Stack>
  );
}

function GuestCard() {
  return (
    <Card title={<Trans>Compte</Trans>}>
      <Stack>
        <p className={`${text.small} ${text.muted}`}>
          <Trans>
            Sans compte, il n’y a pas de mot de passe : votre travail est sur cet appareil
            seulement. Qui ouvre ce navigateur peut le lire.
          </Trans>
        </p>
        <Row>
          <LinkButton to="/auth" search={{ next: '/settings' }} size="small">
            <Trans>Se connecter ou créer un compte</Trans>
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
