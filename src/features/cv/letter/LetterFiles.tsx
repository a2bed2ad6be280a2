import { Plural, Trans } from '@lingui/react/macro';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { saveFile } from '#/platform/files.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { LETTER_FORMATS, writeLetterFile, type LetterFormat } from './write-letter-file.ts';

/** The files; what is still between brackets is said before one is made. */
export function LetterFiles({
  letter,
  cv,
  questions,
}: {
  letter: Letter;
  cv: CvRecord;
  questions: number;
}) {
  const [busy, setBusy] = useState<LetterFormat>();
  const [outcome, setOutcome] = useState<{ name: string } | 'kit-missing' | 'failed'>();
  const save = async (format: LetterFormat) => {
    setBusy(format);
    const written = await writeLetterFile(letter, cv, format);
    setBusy(undefined);
    setOutcome(written.ok ? { name: written.value.name } : written.error.kind);
    if (written.ok) saveFile(written.value);
  };
  return (
    <Stack gap="px12">
      {questions > 0 && (
        <p>
          <Plural
            value={questions}
            one="Il reste # passage entre crochets : l’employeur le verrait."
            other="Il reste # passages entre crochets : l’employeur les verrait."
          />
        </p>
      )}
      <Row gap="px8">
        {LETTER_FORMATS.map((format) => (
          <Button
            key={format}
            icon={FileDown}
            loading={busy === format}
            onClick={() => void save(format)}
          >
            {format === 'pdf' ? 'PDF' : format === 'docx' ? 'Word' : <Trans>Texte</Trans>}
          </Button>
        ))}
      </Row>
      <div role="status">
        {outcome === 'kit-missing' && (
          <Note tone="warning" title={<Trans>Ce format demande une connexion Internet</Trans>} />
        )}
        {outcome === 'failed' && (
          <Note tone="danger" title={<Trans>Le fichier n’a pas pu être créé</Trans>} />
        )}
        {typeof outcome === 'object' && (
          <Trans>
            <b>{outcome.name}</b> est dans vos téléchargements.
          </Trans>
        )}
      </div>
    </Stack>
  );
}
