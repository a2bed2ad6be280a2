import { Trans, useLingui } from '@lingui/react/macro';
import { printDateRange } from '#/domain/cv/dates/print-date.ts';
import { isPresent } from '#/domain/cv/dates/cv-date.ts';
import { editEntry } from '#/domain/cv/record/cv-patch.ts';
import type { EntryId, ExperienceEntry } from '#/domain/cv/record/cv-record.ts';
import { BLANK_EXPERIENCE } from '#/domain/cv/record/place-line.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import type { CvForm } from './cv-form.ts';
import { DraftDate } from './DraftDate.tsx';
import { DraftLines, DraftText, DraftTitle } from './DraftText.tsx';
import { EntryList, joined } from './EntryList.tsx';
import { customise } from './customise.css.ts';

export function ExperienceForm({ form, shown }: { form: CvForm; shown: EntryId | undefined }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <EntryList
      form={form}
      list="experience"
      blank={BLANK_EXPERIENCE}
      firstField="jobTitle"
      shown={shown}
      words={{
        list: t`Emplois`,
        none: (
          <Trans>
            Ajoutez vos emplois, du plus récent au plus ancien. Les dix à quinze dernières années
            suffisent.
          </Trans>
        ),
        add: <Trans>Ajouter un emploi</Trans>,
        removed: t`Emploi retiré.`,
        entry: (place) => t`l’emploi ${place}`,
        card: (place, total) => ({
          place: t`Emploi ${place} sur ${total}`,
          duplicate: t`Dupliquer cet emploi`,
          remove: t`Retirer l’emploi ${place}`,
        }),
      }}
      summaryOf={({ jobTitle, company, startDate, endDate }) => ({
        summary: jobTitle,
        detail: joined(company, printDateRange(startDate, endDate, language, 'numeric')),
      })}
    >
      {(id, entry) => <ExperienceFields form={form} id={id} entry={entry} />}
    </EntryList>
  );
}

function ExperienceFields({
  form,
  id,
  entry,
}: {
  form: CvForm;
  id: EntryId;
  entry: ExperienceEntry;
}) {
  const path = (field: keyof ExperienceEntry): string => `experience.${id}.${field}`;
  return (
    <Fields>
      <DraftTitle
        form={form}
        path={path('jobTitle')}
        label={<Trans>Titre du poste</Trans>}
        span
        value={entry.jobTitle}
        onEdit={(value) => editEntry('experience', id, 'jobTitle', value)}
      />
      <DraftTitle
        form={form}
        path={path('company')}
        label={<Trans>Entreprise</Trans>}
        value={entry.company}
        onEdit={(value) => editEntry('experience', id, 'company', value)}
      />
      <DraftText
        form={form}
        path={path('location')}
        label={<Trans>Lieu</Trans>}
        optional
        value={entry.location}
        onEdit={(value) => editEntry('experience', id, 'location', value)}
      />
      <DraftDate
        form={form}
        path={path('startDate')}
        label={<Trans>Début</Trans>}
        value={entry.startDate}
        onEdit={(value) => editEntry('experience', id, 'startDate', value)}
      />
      <DraftDate
        form={form}
        path={path('endDate')}
        label={<Trans>Fin</Trans>}
        presentAllowed
        value={entry.endDate}
        onEdit={(value) => editEntry('experience', id, 'endDate', value)}
      />
      <div className={customise.wholeRow}>
        <Checkbox
          label={<Trans>C’est mon poste actuel</Trans>}
          checked={isPresent(entry.endDate)}
          onChange={(checked) =>
            form.edit(editEntry('experience', id, 'endDate', checked ? 'present' : ''))
          }
        />
      </div>
      <DraftLines
        form={form}
        path={path('achievements')}
        label={<Trans>Réalisations, une par ligne</Trans>}
        optional
        rows={5}
        hint={<Trans>Commencez par un verbe d’action, terminez par un résultat.</Trans>}
        lines={entry.achievements}
        onEdit={(lines) => editEntry('experience', id, 'achievements', lines)}
      />
    </Fields>
  );
}
