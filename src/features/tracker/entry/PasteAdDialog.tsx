import { Trans } from '@lingui/react/macro';
import { PasteDialog } from '#/ui/messages/PasteDialog.tsx';

/** A whole page of a job site may be pasted: what is not the posting is passed over. */
export function PasteAdDialog(dialog: {
  open: boolean;
  onClose: () => void;
  onText: (text: string) => void;
}) {
  return (
    <PasteDialog
      {...dialog}
      title={<Trans>Coller l’offre d’emploi</Trans>}
      label={<Trans>Texte de l’offre</Trans>}
      hint={
        <Trans>
          Copiez toute la page si c’est plus simple. Le texte est lu sur cet appareil, il n’est
          envoyé à personne.
        </Trans>
      }
      missing={<Trans>Collez d’abord le texte de l’offre.</Trans>}
    />
  );
}
