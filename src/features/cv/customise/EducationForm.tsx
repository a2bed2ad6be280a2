import { Trans, useLingui } from '@lingui/react/macro';
import { printDate } from '#/domain/cv/dates/print-date.ts';
import { editEntry } from '#/domain/cv/record/cv-patch.ts';
import type { EducationEntry, EntryId } from '#/domain/cv/record/cv-record.ts';
import { BLANK_EDUCATION } from '#/domain/cv/record/place-line.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import type { CvForm } from './cv-form.ts';
import { DraftDate } from './DraftDate.tsx';
import { DraftLines, DraftText, DraftTitle } from './DraftText.tsx';
import { EntryList, joined } from './EntryList.tsx';

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
  const path = (field: keyof EducationEntry): string => `education.${id}.${field}`;
  return (
    <Fields>
      <DraftTitle
        form={form}
        path={path('degree')}
        label={<Trans>Diplôme</Trans>}
        span
        value={entry.degree}
        onEdit={(value) => editEntry('education', id, 'degree', value)}
      />
      <DraftTitle
        form={form}
        path={path('fieldOfStudy')}
        label={<Trans>Domaine d’études</Trans>}
        optional
        span
        value={entry.fieldOfStudy}
        onEdit={(value) => editEntry('education', id, 'fieldOfStudy', value)}
      />
      <DraftTitle
        form={form}
        path={path('institution')}
        label={<Trans>Établissement</Trans>}
        value={entry.institution}
        onEdit={(value) => editEntry('education', id, 'institution', value)}
      />
      <DraftText
        form={form}
        path={path('location')}
        label={<Trans>Lieu</Trans>}
        optional
        value={entry.location}
        onEdit={(value) => editEntry('education', id, 'location', value)}
      />
      <DraftDate
        form={form}
        path={path('graduationDate')}
        label={<Trans>Obtention du diplôme</Trans>}
        hint={<Trans>Les CV canadiens ne donnent que cette date.</Trans>}
        value={entry.graduationDate}
        onEdit={(value) => editEntry('education', id, 'graduationDate', value)}
      />
      <DraftLines
        form={form}
        path={path('details')}
        label={<Trans>Mentions et précisions, une par ligne</Trans>}
        optional
        rows={3}
        lines={entry.details}
        onEdit={(lines) => editEntry('education', id, 'details', lines)}
      />
    </Fields>
  );
}
