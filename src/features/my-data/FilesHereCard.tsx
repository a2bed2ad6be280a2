import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { MAX_FILE_BYTES, MIB } from '#/domain/access/size-limits.ts';
import { storageError } from '#/domain/sync/values/file-parts.ts';
import { filesHereOnly, type FileHereOnly } from '#/data/records/known-files.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { myData } from './my-data.css.ts';
import { useRecordWords } from './use-record-words.ts';

/** Files that no other device will get, with the reason; nothing where there are none. */
export function FilesHereCard({ context: { database } }: { context: DataContext }) {
  const words = useRecordWords();
  const files = useLiveQuery(() => filesHereOnly(database), [database]);
  if (!files?.length) return undefined;
  return (
    <Card title={<Trans>Fichiers gardés sur cet appareil seulement</Trans>} actions={files.length}>
      <p className={myData.quiet}>
        <Trans>
          Vos autres appareils ne les recevront pas. Une copie de sauvegarde les contient.
        </Trans>
      </p>
      <ul>
        {files.map(({ file, state }) => (
          <li key={file.id} className={myData.row}>
            <span className={myData.words}>
              <b className={myData.name}>{words({ table: 'files' }, file).name}</b>
              <span className={myData.quiet}>
                <Reason file={file} state={state} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reason({ file, state }: FileHereOnly) {
  const most = MAX_FILE_BYTES / MIB;
  if (state === 'no-room')
    return (
      <Trans>
        L’espace de votre compte sur le serveur est plein. Supprimez des fichiers dont vous n’avez
        plus besoin : l’envoi reprendra à la prochaine ouverture de Jalon.
      </Trans>
    );
  if (state === 'blocked')
    return (
      <Trans>
        Votre connexion Internet ou le serveur refuse un fichier de cette taille. Jalon essaiera
        encore à sa prochaine ouverture.
      </Trans>
    );
  return storageError(file) === 'size' ? (
    <Trans>Le serveur n’accepte ni fichier vide ni fichier de plus de {most} Mo.</Trans>
  ) : (
    <Trans>Le serveur n’accepte pas ce type de fichier.</Trans>
  );
}
