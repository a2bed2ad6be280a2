import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';

/** The file is not kept: it is chosen again to be seen. */
export function ChooseAgain({
  fileName,
  onFile,
  unreadable,
}: {
  fileName: string;
  onFile: (file: File) => void;
  /** The name of one that was chosen and can't be shown. */
  unreadable?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Note
      tone={unreadable === undefined ? 'info' : 'warning'}
      live="polite"
      title={
        unreadable === undefined ? (
          <Trans>Le fichier d’origine n’est plus ici</Trans>
        ) : (
          <Trans>« {unreadable} » ne peut pas être affiché</Trans>
        )
      }
      action={
        <Button size="small" onClick={() => input.current?.click()}>
          <Trans>Choisir le fichier</Trans>
        </Button>
      }
    >
      {unreadable === undefined ? (
        <Trans>
          Il n’est gardé que si vous le demandez. Choisissez « {fileName} » de nouveau pour le voir
          à côté de vos champs. Il est lu sur cet appareil, sans être envoyé.
        </Trans>
      ) : (
        <Trans>Choisissez le fichier que vous avez converti, « {fileName} ».</Trans>
      )}
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </Note>
  );
}
