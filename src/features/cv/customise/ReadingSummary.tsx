import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#/ui/Button.tsx';
import { Note } from '#/ui/Note.tsx';
import type { CvForm } from './cv-form.ts';

/** Just after a file was read: what was found, so that a missing job is noticed now. */
export function ReadingSummary({ form }: { form: CvForm }) {
  const { t } = useLingui();
  const { cv } = form;
  const [shown, setShown] = useState(
    () => cv.sourceFileName !== '' && cv.updatedAt === cv.createdAt,
  );
  if (!shown) return null;
  const found = [
    t`${plural(count(cv.experience), { one: '# emploi', other: '# emplois' })}`,
    t`${plural(count(cv.education), { one: '# formation', other: '# formations' })}`,
    t`${plural(count(cv.skills), { one: '# compétence', other: '# compétences' })}`,
    t`${plural(count(cv.languages), { one: '# langue', other: '# langues' })}`,
  ].join(', ');
  const toCheck = count(cv.evidence);
  return (
    <Note
      tone="positive"
      title={<Trans>Votre CV est lu</Trans>}
      action={
        <Button size="small" onClick={() => setShown(false)}>
          <Trans>D’accord</Trans>
        </Button>
      }
    >
      <Trans>Trouvé : {found}. S’il manque quelque chose, ajoutez-le ici.</Trans>{' '}
      {toCheck > 0 &&
        t`${plural(toCheck, { one: '# champ est marqué « À vérifier ».', other: '# champs sont marqués « À vérifier ».' })}`}
    </Note>
  );
}

const count = (entries: object): number => Object.keys(entries).length;
