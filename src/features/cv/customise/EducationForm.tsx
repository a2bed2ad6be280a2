import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { printDate } from '#/domain/cv/dates/print-date.ts';
import { editEntry } from '#/domain/cv/record/cv-patch.ts';
import type { EducationEntry, EntryId } from '#/domain/cv/record/cv-record.ts';
import { BLANK_EDUCATION } from '#/domain/cv/record/place-line.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/Button.tsx';
import { Fields, Stack } from '#/ui/layout.tsx';
import { Reorderable } from '#/ui/Reorderable.tsx';
import type { CvForm } from './cv-form.ts';
import { DraftDate } from './DraftDate.tsx';
import { DraftLines, DraftText, DraftTitle } from './DraftText.tsx';
import { EntryCard } from './EntryCard.tsx';
import { marksWithin } from './form-problems.ts';
import { NoEntries } from './NoEntries.tsx';
import { useEntries } from './use-entries.ts';

export function EducationForm({ form, shown }: { form: CvForm; shown: EntryId | undefined }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const entries = useEntries(form, 'education', {
    blank: BLANK_EDUCATION,
    firstField: 'degree',
    removed: t`Formation retirée.`,
    shown,
  });
  const total = entries.ordered.length;
  return (
    <Stack>
      {total === 0 && (
        <NoEntries>
          <Trans>
            Ajoutez vos diplômes, du plus récent au plus ancien. Gardez leur nom d’origine.
          </Trans>
        </NoEntries>
      )}
      <Reorderable
        label={t`Formations`}
        items={entries.ordered}
        itemId={([id]) => id}
        itemName={(_, index) => t`la formation ${index + 1}`}
        onMove={entries.move}
      >
        {([id, entry], index, controls, dragging) => (
          <EntryCard
            id={id}
            words={{
              place: t`Formation ${index + 1} sur ${total}`,
              duplicate: t`Dupliquer cette formation`,
              remove: t`Retirer la formation ${index + 1}`,
            }}
            summary={[entry.degree, entry.fieldOfStudy].filter(Boolean).join(', ')}
            detail={[entry.institution, printDate(entry.graduationDate, language, 'numeric')]
              .filter(Boolean)
              .join(', ')}
            toCheck={marksWithin(form, `education.${id}`)}
            open={entries.isOpen(id) && !dragging}
            onToggle={() => entries.toggle(id)}
            controls={controls}
            acts={entries.actsOf(id)}
          >
            <EducationFields form={form} id={id} entry={entry} />
          </EntryCard>
        )}
      </Reorderable>
      <Button id="add-education" icon={Plus} block onClick={entries.add}>
        <Trans>Ajouter une formation</Trans>
      </Button>
    </Stack>
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
