import { Trans } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { startLetter } from './start-letter.ts';

/** From a comparison to a letter: what was found in the CV is what it says. */
export function LetterStart({
  cv,
  context,
  ad,
  onLetter,
}: {
  cv: CvRecord;
  context: DataContext;
  ad: { title: string; text: string };
  onLetter: (letter: Letter) => void;
}) {
  const [failure, setFailure] = useState<StorageFailure>();
  const begin = async () => {
    const made = await startLetter(context, cv, { ...ad, company: '' });
    if (made.ok) onLetter(made.value);
    else setFailure(made.error);
  };
  return (
    <>
      {failure && <StorageNote failure={failure} />}
      <Note
        icon={Mail}
        title={<Trans>Une lettre de présentation pour cette offre</Trans>}
        action={
          <Button size="small" onClick={() => void begin()}>
            <Trans>Écrire la lettre</Trans>
          </Button>
        }
      >
        <Trans>
          Elle reprend les lignes de votre CV qui répondent à l’offre, et n’ajoute rien. Vous la
          complétez.
        </Trans>
      </Note>
    </>
  );
}
