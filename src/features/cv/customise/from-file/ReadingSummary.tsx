import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { useCountWords } from '../../use-count-words.ts';
import type { CvForm } from '../fields/cv-form.ts';

/** Just after a file was read: what was found, so that a missing job is noticed now. */
export function ReadingSummary({ form }: { form: CvForm }) {
  const words = useCountWords();
  const { cv } = form;
  const [shown, setShown] = useState(
    () => cv.sourceFileName !== '' && cv.updatedAt === cv.createdAt,
  );
  if (!shown) return null;
  const found = [
    words.jobs(count(cv.experience)),
    words.education(count(cv.education)),
    words.skills(count(cv.skills)),
    words.languages(count(cv.languages)),
  ].join(', ');
  const toCheck = count(cv.evidence);
  return (
    <Note
      tone="positive"
      title={<Trans>Votre CV est lu</Trans>}
      action={
        <Button
          size="small"
          onClick={() => {
            setShown(false);
            focusSoon();
          }}
        >
          <Trans>D’accord</Trans>
        </Button>
      }
    >
      <Trans>Trouvé : {found}. S’il manque quelque chose, ajoutez-le ici.</Trans>{' '}
      {toCheck > 0 && words.marked(toCheck)}
    </Note>
  );
}

const count = (entries: object): number => Object.keys(entries).length;
