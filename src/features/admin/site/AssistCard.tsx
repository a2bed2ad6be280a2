import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteState } from '#/remote/admin.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Facts } from '../Facts.tsx';
import { admin as css } from '../admin.css.ts';

/** Where the writing help asks; its key stays on the server. */
export function AssistCard({ assist }: { assist: SiteState['assist'] }) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Aide à la rédaction</Trans>}>
      {assist.isOn ? (
        <Facts
          facts={[
            [t`Destinataire annoncé aux personnes`, assist.recipient],
            [t`Serveur du modèle`, assist.host],
            [t`Modèle de langage`, assist.model],
            [t`Réponses depuis le démarrage`, String(assist.answered)],
            [t`Échecs depuis le démarrage`, String(assist.failed)],
            [t`Refus, quand trop de personnes attendaient`, String(assist.refused)],
          ]}
        />
      ) : (
        <p className={css.quiet}>
          <Trans>
            Aucun modèle n’est configuré : l’aide reste celle de l’appareil. L’exploitant règle
            JALON_ASSIST_URL sur le serveur.
          </Trans>
        </p>
      )}
    </Card>
  );
}
