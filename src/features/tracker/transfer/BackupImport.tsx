import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Backup } from '#/data/backup/read-backup.ts';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { restoreFile } from '#/parts/local-data/restore-file.ts';
import { useBackupNames } from '#/parts/local-data/use-backup-names.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { ImportOutcome } from './ImportedNote.tsx';
import { PlacesNote } from './PlacesNote.tsx';
import { transfer } from './transfer.css.ts';

/** The applications of a back-up, with their reminders. What else is in it is for « Mes données ». */
export function BackupImport({
  context,
  backup,
  name,
  onEnd,
}: {
  context: DataContext;
  backup: Backup;
  name: string;
  onEnd: (outcome: ImportOutcome | undefined) => void;
}) {
  const namesOf = useBackupNames();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();
  const applications = backup.rows.get('applications') ?? [];
  const reminders = backup.rows.get('reminders') ?? [];
  const hasMore = [...backup.rows].some(
    ([table, rows]) => table !== 'applications' && table !== 'reminders' && rows.length > 0,
  );

  const save = async () => {
    setSaving(true);
    const before = new Set(await context.database.applications.toCollection().primaryKeys());
    const rows: Backup['rows'] = new Map([
      ['applications', applications],
      ['reminders', reminders],
    ]);
    const done = await restoreFile(
      context,
      { ...backup, rows, blobs: [], postings: [] },
      namesOf(backup.exportedAt),
    );
    setSaving(false);
    if (!done.ok) {
      setFailure(done.error);
      return;
    }
    const after = await context.database.applications.toCollection().primaryKeys();
    const ids = after.filter((id) => !before.has(id));
    const already = Math.max(0, applications.length - ids.length);
    onEnd({ ids, already, unreadable: backup.unreadable });
  };

  return (
    <Card title={name} className={transfer.file}>
      <Stack>
        <p>
          <Plural
            value={applications.length}
            _0="Aucune candidature"
            one="# candidature"
            other="# candidatures"
          />
          {', '}
          <Plural value={reminders.length} _0="aucun rappel" one="# rappel" other="# rappels" />
        </p>
        {hasMore && (
          <Note title={<Trans>Ce fichier contient plus que des candidatures</Trans>}>
            <Trans>
              Pour ramener le reste aussi, restaurez-le dans « Mes données », onglet « Cet
              appareil ».
            </Trans>
          </Note>
        )}
        <PlacesNote
          context={context}
          coming={applications.filter(({ trashedAt }) => trashedAt === null).length}
        />
        {failure && <StorageNote failure={failure} />}
        <Row>
          <Button
            variant="primary"
            disabled={applications.length === 0}
            loading={saving}
            loadingText={<Trans>Enregistrement…</Trans>}
            onClick={() => void save()}
          >
            <Plural
              value={applications.length}
              _0="Rien à importer"
              one="Importer # candidature"
              other="Importer # candidatures"
            />
          </Button>
          <Button variant="quiet" disabled={saving} onClick={() => onEnd(undefined)}>
            <Trans>Annuler</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
