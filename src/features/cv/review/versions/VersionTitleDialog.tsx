import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';

/** Asks for the title of a version; an empty one is refused. */
export function VersionTitleDialog({
  heading,
  initial,
  confirm,
  onClose,
  onTitle,
}: {
  heading: ReactNode;
  initial: string;
  confirm: ReactNode;
  onClose: () => void;
  onTitle: (title: string) => void;
}) {
  const [title, setTitle] = useState(initial);
  const [asked, setAsked] = useState(false);
  const isEmpty = title.trim() === '';
  const save = () => {
    setAsked(true);
    if (!isEmpty) onTitle(title.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={heading}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button variant="primary" onClick={save}>
            {confirm}
          </Button>
        </>
      }
    >
      <TextField
        label={<Trans>Titre de la version</Trans>}
        hint={<Trans>Par exemple « Pour la Ville de Laval ».</Trans>}
        error={
          asked && isEmpty ? (
            <>
              <b>
                <Trans>Titre requis</Trans>
              </b>
              {'. '}
              <Trans>Veuillez saisir un titre pour cette version</Trans>
              {'.'}
            </>
          ) : null
        }
        value={title}
        onChange={setTitle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The button that takes the focus back must not be pressed by the same key.
          event.preventDefault();
          save();
        }}
      />
    </Dialog>
  );
}
