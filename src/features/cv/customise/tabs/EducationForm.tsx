import { Trans, useLingui } from '@lingui/react/macro';
import { printDate } from '#/domain/cv/dates/print-date.ts';
import type { EducationEntry, EntryId } from '#/domain/cv/record/cv-record.ts';
import { BLANK_EDUCATION } from '#/domain/cv/record/place-line.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import type { CvForm } from '../fields/cv-form.ts';
import { DraftDate } from '../fields/DraftDate.tsx';
import { DraftLines } from '../fields/DraftLines.tsx';
import { DraftText, DraftTitle } from '../fields/DraftText.tsx';
import { CredentialFields } from '../../judgement/CredentialFields.tsx';
import { FalseFriendNotes } from '../../judgement/FalseFriendNotes.tsx';
import { EntryList, joined } from '../entries/EntryList.tsx';

export function EducationForm({ form, shown }: { form: CvForm; shown: EntryId | undefined }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <EntryList
      form={form}
      list="education"
      blank={BLANK_EDUCATION}
      firstField="degree"
      shown={shown}
      words={{
        list: t`Formations`,
        none: (
          <Trans>
            Ajoutez vos diplômes, du plus récent au plus ancien. Gardez leur nom d’origine.
          </Trans>
        ),
        add: <Trans>Ajouter une formation</Trans>,
        removed: t`Formation retirée.`,
        entry: (place) => t`la formation ${place}`,
        card: (place, total) => ({
          place: t`Formation ${place} sur ${total}`,
          duplicate: t`Dupliquer cette formation`,
          remove: t`Retirer la formation ${place}`,
        }),
      }}
      summaryOf={({ degree, fieldOfStudy, institution, graduationDate }) => ({
        summary: joined(degree, fieldOfStudy),
        detail: joined(institution, printDate(graduationDate, language, 'numeric')),
      })}
    >
      {(id, entry) => <EducationFields form={form} id={id} entry={entry} />}
    </EntryList>
  );
}

function EducationFields({
  form,
  id,
  entry,
}: {
  form: CvForm;
  id: EntryId;
  entry: EducationEntry;
}) {
  return (
    <Fields>
      <DraftTitle form={form} path={`education.${id}.degree`} label={<Trans>Diplôme</Trans>} span />
      <FalseFriendNotes form={form} id={id} field={{ list: 'education', name: 'degree' }} />
      <DraftTitle
        form={form}
        path={`education.${id}.fieldOfStudy`}
        label={<Trans>Domaine d’études</Trans>}
        optional
        span
      />
      <DraftTitle
        form={form}
        path={`education.${id}.institution`}
        label={<Trans>Établissement</Trans>}
      />
      <DraftText
        form={form}
        path={`education.${id}.location`}
        label={<Trans>Lieu</Trans>}
        optional
      />
      <DraftDate
        form={form}
        path={`education.${id}.graduationDate`}
        label={<Trans>Obtention du diplôme</Trans>}
        hint={<Trans>Les CV canadiens ne donnent que cette date.</Trans>}
      />
      <DraftLines
        form={form}
        path={`education.${id}.details`}
        label={<Trans>Mentions et précisions, une par ligne</Trans>}
        optional
        rows={3}
      />
      <CredentialFields form={form} id={id} entry={entry} />
    </Fields>
  );
}
