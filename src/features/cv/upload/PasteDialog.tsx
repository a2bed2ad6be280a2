import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { TextArea } from '#/ui/fields/TextArea.tsx';

/** For scans, web pages and anything that has words but no file we can read. */
export function PasteDialog({
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
      title={<Trans>Coller le texte de votre CV</Trans>}
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
        label={<Trans>Texte du CV</Trans>}
        hint={
          <Trans>
            Gardez une information par ligne : titres de sections, emplois, dates. Le texte est lu
            sur cet appareil.
          </Trans>
        }
        error={
          asked && empty ? <Trans>Collez ou écrivez d’abord le texte de votre CV.</Trans> : null
        }
        rows={12}
        value={text}
        onChange={setText}
      />
    </Dialog>
  );
}
