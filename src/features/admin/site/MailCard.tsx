import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { testMail, type SiteState } from '#/remote/admin.ts';
import type { ServerFailure } from '#/remote/server.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { AdminFailure } from '../AdminFailure.tsx';
import { Facts } from '../Facts.tsx';
import type { AdminAsk } from '../use-answer.ts';

/** Who mails come from, and whether they go. */
export function MailCard({ mail, ask }: { mail: SiteState['mail']; ask: AdminAsk }) {
  const { t } = useLingui();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ServerFailure>();
  const send = async () => {
    setSending(true);
    setFailure(undefined);
    const sent = await ask(testMail);
    setSending(false);
    if (sent.ok) showToast({ tone: 'positive', message: t`Essai envoyé à votre adresse` });
    else setFailure(sent.error);
  };
  return (
    <Card title={<Trans>Courriels</Trans>}>
      <Stack>
        {!mail.isSetUp && (
          <Note tone="danger" title={<Trans>Aucun serveur de courriel n’est configuré.</Trans>}>
            <Trans>
              Les courriels de confirmation et de mot de passe ne seront sans doute pas envoyés.
              L’exploitant règle JALON_SMTP_HOST et les noms voisins sur le serveur.
            </Trans>
          </Note>
        )}
        {mail.failed > 0 && (
          <Note tone="warning" title={<Trans>Des courriels n’ont pas pu être envoyés.</Trans>}>
            <Trans>
              La table « outbox » du tableau de bord du serveur dit pourquoi. Leurs mots sont
              effacés : la personne redemande son lien. Un message de la page Contact reste dans la
              table « contact_messages ».
            </Trans>
          </Note>
        )}
        <Facts
          facts={[
            [t`Expéditeur`, `${mail.senderName} <${mail.senderAddress}>`],
            [t`En attente`, String(mail.waiting)],
            [t`Non envoyés`, String(mail.failed)],
          ]}
        />
        <AdminFailure failure={failure} />
        <Row>
          <Button loading={isSending} onClick={() => void send()}>
            <Trans>M’envoyer un essai</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
