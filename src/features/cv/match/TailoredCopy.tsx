import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { duplicateCv, patchCv } from '#/data/records/cvs.ts';
import type { JobMatch } from '#/domain/cv/match/match-job.ts';
import { tailoredSkills } from '#/domain/cv/match/tailored-skills.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { review } from '../review/review.css.ts';
import type { ChosenAd } from './AdChoice.tsx';

/** A second CV for this advertisement: the same words, what it asks first. */
export function TailoredCopy({
  cv,
  context,
  ad,
  match: { language, requirements },
  onCopy,
}: {
  cv: CvRecord;
  context: DataContext;
  ad: ChosenAd;
  match: JobMatch;
  onCopy: (id: string) => void;
}) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<StorageFailure>();
  const copy = async () => {
    const title = ad.title === '' ? t`${cv.title} (copie)` : t`${cv.title} – ${ad.title}`;
    const made = await duplicateCv(context, cv.id, title.slice(0, LONGEST_TITLE));
    if (!made.ok) {
      setFailure(made.error);
      return;
    }
    const patch = tailoredSkills(made.value, requirements, context.random);
    const saved =
      Object.keys(patch).length === 0 ? made : await patchCv(context, made.value.id, patch);
    if (saved.ok) onCopy(made.value.id);
    else setFailure(saved.error);
  };

  return (
    <Stack gap="px12">
      {failure && <StorageNote failure={failure} />}
      {language !== cv.language && (
        <Note
          title={
            language === 'en' ? (
              <Trans>Cette offre est en anglais, votre CV est en français</Trans>
            ) : (
              <Trans>Cette offre est en français, votre CV est en anglais</Trans>
            )
          }
        >
          <Trans>La copie reste dans la langue de votre CV. Traduisez-la avant de l’envoyer.</Trans>
        </Note>
      )}
      <p className={review.lead}>
        <Trans>
          La copie garde tous vos textes. Elle met en premier les compétences que l’offre demande,
          et n’ajoute rien.
        </Trans>
      </p>
      <div>
        <Button variant="primary" onClick={() => void copy()}>
          <Trans>Créer une copie pour cette offre</Trans>
        </Button>
      </div>
    </Stack>
  );
}

const LONGEST_TITLE = 120;
