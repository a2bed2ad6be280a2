import { Trans } from '@lingui/react/macro';
import { writtenLanguage } from '#/domain/cv/form/written-language.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { CvForm } from '../customise/fields/cv-form.ts';

/** The document's language changes its headings and dates; a text written in the other one stays as it is. */
export function LanguageNote({ form: { cv, edit } }: { form: CvForm }) {
  const written = writtenLanguage(cv);
  if (!written || written === cv.language) return null;
  return (
    <Note
      tone="warning"
      live="polite"
      title={
        written === 'fr' ? (
          <Trans>Votre texte est encore en français</Trans>
        ) : (
          <Trans>Votre texte est encore en anglais</Trans>
        )
      }
      action={
        <Button size="small" onClick={() => void edit(editField('language', written))}>
          {written === 'fr' ? (
            <Trans>Revenir au français</Trans>
          ) : (
            <Trans>Revenir à l’anglais</Trans>
          )}
        </Button>
      }
    >
      <Trans>
        Seuls les titres et les dates changent de langue : traduisez votre texte dans le formulaire,
        ou revenez à sa langue.
      </Trans>
    </Note>
  );
}
