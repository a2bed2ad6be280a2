import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { DropZone } from '#/ui/fields/DropZone.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { Spinner } from '#/ui/messages/Spinner.tsx';
import { BackupImport } from './BackupImport.tsx';
import { ImportedNote, type ImportOutcome } from './ImportedNote.tsx';
import { ImportRefusalNote } from './ImportRefusalNote.tsx';
import {
  readImportFile,
  readImportText,
  type ImportFile,
  type ImportRefusal,
} from './read-import-file.ts';
import { TableImport } from './TableImport.tsx';

/** Takes the focus when a file is read, and when its import is over. */
const IMPORT = 'tracker-import';

type Step =
  | { kind: 'ready' }
  | { kind: 'reading' }
  | { kind: 'refused'; refusal: ImportRefusal }
  | { kind: 'read'; file: ImportFile; name: string }
  | { kind: 'done'; outcome: ImportOutcome };

/** Applications out of a file of any program. Nothing is saved before the person has seen what comes of it. */
export function ImportPart({ context }: { context: DataContext }) {
  const [step, setStep] = useState<Step>({ kind: 'ready' });

  const take = async (reading: ReturnType<typeof readImportFile>, name: string) => {
    setStep({ kind: 'reading' });
    const read = await reading;
    setStep(
      read.ok ? { kind: 'read', file: read.value, name } : { kind: 'refused', refusal: read.error },
    );
    if (read.ok) focusSoon(IMPORT);
  };
  const finish = (outcome: ImportOutcome | undefined) => {
    setStep(outcome ? { kind: 'done', outcome } : { kind: 'ready' });
    focusSoon(IMPORT);
  };

  return (
    <section id={IMPORT} tabIndex={-1} aria-label={step.kind === 'read' ? step.name : undefined}>
      <Stack>
        {step.kind === 'done' && (
          <ImportedNote
            context={context}
            outcome={step.outcome}
            onUndone={() => focusSoon(IMPORT)}
          />
        )}
        {step.kind === 'refused' && <ImportRefusalNote refusal={step.refusal} />}
        {step.kind === 'read' ? (
          step.file.kind === 'table' ? (
            <TableImport context={context} rows={step.file.rows} name={step.name} onEnd={finish} />
          ) : (
            <BackupImport
              context={context}
              backup={step.file.backup}
              name={step.name}
              onEnd={finish}
            />
          )
        ) : (
          <DropZone
            title={<Trans>Importer des candidatures</Trans>}
            hint={
              <Trans>
                Un fichier CSV d’Excel, de LinkedIn, de Huntr, de Teal ou d’ailleurs, ou une copie
                JSON de Jalon. Vous vérifiez tout avant d’importer.
              </Trans>
            }
            buttonLabel={<Trans>Choisir un fichier</Trans>}
            accept=".csv,.tsv,.txt,.json,text/csv,application/json"
            disabled={step.kind === 'reading'}
            onFile={(file) => void take(readImportFile(file), file.name)}
            onText={(text) => void take(readImportText(text), '')}
          >
            <p role="status">
              {step.kind === 'reading' ? (
                <>
                  <Spinner /> <Trans>Lecture…</Trans>
                </>
              ) : (
                <Trans>Vous pouvez aussi coller ici des cellules d’un tableur.</Trans>
              )}
            </p>
          </DropZone>
        )}
      </Stack>
    </section>
  );
}
