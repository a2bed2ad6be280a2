import { Trans } from '@lingui/react/macro';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { Suspense, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { Letter } from '#/domain/cv/letter/letter.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { JobMatch } from '../review/lazy-parts.ts';
import type { CvForm } from './fields/cv-form.ts';

/** The way to the comparison with an advertisement. */
export function JobMatchDoor({
  form,
  context,
  flush,
  onField,
  onCopy,
  onLetter,
}: {
  form: CvForm;
  context: DataContext;
  /** What is typed must be kept before it is copied. */
  flush: () => Promise<unknown>;
  onField: (path: string) => void;
  onCopy: (id: string) => void;
  onLetter: (letter: Letter) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Note
        icon={ClipboardCheck}
        title={<Trans>Vous visez une offre précise?</Trans>}
        action={
          <Button
            size="small"
            onClick={() => {
              void flush();
              setOpen(true);
            }}
          >
            <Trans>Comparer avec une offre</Trans>
          </Button>
        }
      >
        <Trans>Voyez ce qu’elle demande, et ce que votre CV montre déjà.</Trans>
      </Note>
      {open && (
        <Suspense>
          <JobMatch
            form={form}
            context={context}
            onClose={() => setOpen(false)}
            onField={onField}
            onCopy={(id) => {
              setOpen(false);
              onCopy(id);
            }}
            onLetter={onLetter}
          />
        </Suspense>
      )}
    </>
  );
}
