import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';

/** A whole page of a job site may be pasted: what is not the posting is passed over. */
export function PasteAdDialog({
  open,
  onClose,
  onText,
}: {
  open: boolean;
  onClose: () => void;
  onText: (text: string) => void;
}) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const empty = text.trim() === '';
  const read = () => {
    setAsked(true);
    if (empty) return;
    setText('');
    setAsked(false);
    onText(text);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      shape="wide"
      title={<Trans>Coller l’offre d’emploi</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button variant="primary" onClick={read}>
            <Trans>Lire ce texte</Trans>
          </Button>
        </>
      }
    >
      <TextArea
        label={<Trans>Texte de l’offre</Trans>}
        hint={
          <Trans>
            Copiez toute la page si c’est plus simple. Le texte est lu sur cet appareil, il n’est
            envoyé à personne.
          </Trans>
        }
        error={asked && empty ? <Trans>Collez d’abord le texte de l’offre.</Trans> : null}
        rows={12}
        value={text}
        onChange={setText}
      />
    </Dialog>
  );
}
