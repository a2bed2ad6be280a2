import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { TextArea } from '../fields/TextArea.tsx';
import { Dialog } from './Dialog.tsx';

/** Takes a text from elsewhere, to be read; it stays while the dialog is closed and opened again. */
export function PasteDialog({
  open,
  title,
  label,
  hint,
  missing,
  onClose,
  onText,
}: {
  open: boolean;
  title: ReactNode;
  label: ReactNode;
  hint: ReactNode;
  /** Said when there is nothing to read yet. */
  missing: ReactNode;
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
      title={title}
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
        label={label}
        hint={hint}
        error={asked && empty ? missing : null}
        rows={12}
        value={text}
        onChange={setText}
      />
    </Dialog>
  );
}
