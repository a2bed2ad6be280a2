import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import FolderArchive from 'lucide-react/icons/folder-archive';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { databaseToFile } from '#/data/backup/export.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { readBackup, type BackupRefusal } from '#/data/backup/read-backup.ts';
import type { Result } from '#/domain/result.ts';
import type { Restored } from '#/data/backup/restore.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { RestoredNote } from '#/parts/local-data/RestoredNote.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { NotHereYet } from '#/parts/NotHereYet.tsx';
import { restoreFile } from '#/parts/local-data/restore-file.ts';
import { useBackupNames } from '#/parts/local-data/use-backup-names.ts';
import { now } from '#/platform/clock.ts';
import { saveFile } from '#/platform/files.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { myData } from './my-data.css.ts';

type Refusal = BackupRefusal | { kind: 'too-large' } | { kind: 'no-reader' };

type Answer =
  | { kind: 'restored'; restored: Restored }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'storage'; failure: StorageFailure };

/** Everything in one file of the person's own, and back from any such file ever written. */
export function BackupCard({ context }: { context: DataContext }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const namesOf = useBackupNames();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<'saving' | 'archiving' | 'restoring'>();
  const [answer, setAnswer] = useState<Answer>();

  const save = async () => {
    setBusy('saving');
    const at = now();
    const blob = await databaseToFile(context.database, at);
    const name = `jalon-${new Date(at).toISOString().slice(0, 10)}.json`;
    saveFile(new File([blob], name, { type: 'application/json' }));
    setBusy(undefined);
    showToast({ message: t`${name} est dans vos téléchargements.`, tone: 'positive' });
  };

  const archive = async () => {
    setBusy('archiving');
    try {
      const { writeArchive } = await import('./write-archive.ts');
      const file = await writeArchive(context, now(), language);
      saveFile(file);
      const { name } = file;
      showToast({ message: t`${name} est dans vos téléchargements.`, tone: 'positive' });
    } catch {
      showToast({
        message: t`L’archive n’a pas pu être préparée. Connectez-vous à Internet une fois, puis réessayez.`,
        tone: 'danger',
      });
    }
    setBusy(undefined);
  };

  const restore = async (file: File) => {
    setBusy('restoring');
    setAnswer(undefined);
    const text = await textOf(file);
    const backup = text.ok ? await readBackup(text.value) : text;
    if (backup.ok) {
      const done = await restoreFile(context, backup.value, namesOf(backup.value.exportedAt));
      setAnswer(
        done.ok
          ? { kind: 'restored', restored: done.value }
          : { kind: 'storage', failure: done.error },
      );
    } else setAnswer({ kind: 'refused', refusal: backup.error });
    setBusy(undefined);
  };

  return (
    <Card title={<Trans>Copie de sauvegarde</Trans>}>
      <Stack>
        <p className={myData.quiet}>
          <Trans>
            Un fichier avec tout votre travail. Il contient aussi ce que vous avez retiré de vos CV,
            comme votre date de naissance : gardez-le en lieu sûr.
          </Trans>
        </p>
        <p className={myData.quiet}>
          <Trans>
            Le ZIP ajoute vos candidatures en CSV, vos CV en JSON Resume et le journal de vos
            accords, pour d’autres logiciels. L’un comme l’autre se restaurent ici.
          </Trans>
        </p>
        <Row>
          <Button
            icon={Download}
            loading={busy === 'saving'}
            loadingText={<Trans>Enregistrement…</Trans>}
            onClick={() => void save()}
          >
            <Trans>Enregistrer une copie</Trans>
          </Button>
          <Row>
            <Button
              icon={Upload}
              variant="quiet"
              loading={busy === 'restoring'}
              loadingText={<Trans>Restauration…</Trans>}
              onClick={() => input.current?.click()}
            >
              <Trans>Restaurer une copie</Trans>
            </Button>
            <Button
              icon={FolderArchive}
              variant="quiet"
              loading={busy === 'archiving'}
              loadingText={<Trans>Préparation…</Trans>}
              onClick={() => void archive()}
            >
              <Trans>Tout télécharger (ZIP)</Trans>
            </Button>
          </Row>
        </Row>
        <input
          ref={input}
          type="file"
          accept=".json,.zip,application/json,application/zip"
          aria-label={t`Copie de sauvegarde à restaurer`}
          className={myData.fileInput}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void restore(file);
          }}
        />
        {answer?.kind === 'restored' && <RestoredNote restored={answer.restored} />}
        {answer?.kind === 'refused' && <RefusedBackup refusal={answer.refusal} />}
        {answer?.kind === 'storage' && <StorageNote failure={answer.failure} />}
      </Stack>
    </Card>
  );
}

/** Of the back-up itself, or of the one in the ZIP. */
const textOf = async (file: File): Promise<Result<string, Refusal>> => {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  // `PK`: how every ZIP begins.
  if (start[0] !== 0x50 || start[1] !== 0x4b) return { ok: true, value: await file.text() };
  // Its code is fetched when it is first used.
  const reader = await import('#/documents/read/read-backup-archive.ts').catch(() => undefined);
  if (!reader) return { ok: false, error: { kind: 'no-reader' } };
  const { BACKUP_BYTES, readBackupArchive } = reader;
  if (file.size > BACKUP_BYTES) return { ok: false, error: { kind: 'too-large' } };
  const text = await readBackupArchive(new Uint8Array(await file.arrayBuffer()), {
    now: () => performance.now(),
  });
  return text.ok ? text : { ok: false, error: { kind: text.error } };
};

function RefusedBackup({ refusal: { kind } }: { refusal: Refusal }) {
  switch (kind) {
    case 'not-ours':
      return (
        <Note
          tone="danger"
          live="assertive"
          title={<Trans>Ce fichier n’est pas une copie de sauvegarde de Jalon</Trans>}
        >
          <Trans>
            Choisissez un fichier dont le nom commence par « jalon » et finit par « .json ».
          </Trans>
        </Note>
      );
    case 'no-reader':
      return <NotHereYet />;
    case 'too-large':
      return (
        <Note tone="danger" live="assertive" title={<Trans>Ce fichier est trop grand</Trans>}>
          <Trans>Rien n’a été changé ici. Une fois ouvert, il prendrait trop de place.</Trans>
        </Note>
      );
    case 'damaged':
      return (
        <Note
          tone="danger"
          live="assertive"
          title={<Trans>Cette copie de sauvegarde est endommagée</Trans>}
        >
          <Trans>Rien n’a été changé ici. Si vous en avez une autre, essayez-la.</Trans>
        </Note>
      );
    case 'newer':
      return (
        <Note
          tone="warning"
          live="assertive"
          title={<Trans>Cette copie vient d’une version plus récente de Jalon</Trans>}
          action={
            <Button size="small" onClick={() => location.reload()}>
              <Trans>Recharger la page</Trans>
            </Button>
          }
        >
          <Trans>Mettez Jalon à jour ici, puis restaurez-la.</Trans>
        </Note>
      );
  }
}
