import { Trans } from '@lingui/react/macro';
import { PasteDialog } from '#/ui/messages/PasteDialog.tsx';

/** For scans, web pages and anything that has words but no file we can read. */
export function PasteCvDialog(dialog: {
  open: boolean;
  onClose: () => void;
  onText: (text: string) => void;
}) {
  return (
    <PasteDialog
      {...dialog}
      title={<Trans>Coller le texte de votre CV</Trans>}
      label={<Trans>Texte du CV</Trans>}
      hint={
        <Trans>
          Gardez une information par ligne : titres de sections, emplois, dates. Le texte est lu sur
          cet appareil.
        </Trans>
      }
      missing={<Trans>Collez ou écrivez d’abord le texte de votre CV.</Trans>}
    />
  );
}
