import { Trans, useLingui } from '@lingui/react/macro';
import { printDateRange } from '#/domain/cv/dates/print-date.ts';
import { isPresent } from '#/domain/cv/dates/cv-date.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import type { EntryId, ExperienceEntry } from '#/domain/cv/record/cv-record.ts';
import { BLANK_EXPERIENCE } from '#/domain/cv/record/place-line.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { Fields } from '#/ui/layout/layout.tsx';
import type { CvForm } from '../fields/cv-form.ts';
import { DraftDate } from '../fields/DraftDate.tsx';
import { DraftLines } from '../fields/DraftLines.tsx';
import { DraftText, DraftTitle } from '../fields/DraftText.tsx';
import { FalseFriendNotes } from '../../judgement/FalseFriendNotes.tsx';
import { ReservedTitleNote } from '../../judgement/ReservedTitleNote.tsx';
import { TitleIdeas } from '../../judgement/TitleIdeas.tsx';
import { EntryList, joined } from '../entries/EntryList.tsx';
import { customise } from '../customise.css.ts';

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
  return (
    <Fields>
      <DraftTitle
        form={form}
        path={`experience.${id}.jobTitle`}
        label={<Trans>Titre du poste</Trans>}
        span
      />
      <FalseFriendNotes form={form} id={id} field={{ list: 'experience', name: 'jobTitle' }} />
      <ReservedTitleNote form={form} path={`experience.${id}.jobTitle`} />
      <DraftTitle form={form} path={`experience.${id}.company`} label={<Trans>Entreprise</Trans>} />
      <DraftText
        form={form}
        path={`experience.${id}.location`}
        label={<Trans>Lieu</Trans>}
        optional
      />
      <div className={customise.dates}>
        <DraftDate form={form} path={`experience.${id}.startDate`} label={<Trans>Début</Trans>} />
        <DraftDate
          form={form}
          path={`experience.${id}.endDate`}
          label={<Trans>Fin</Trans>}
          presentAllowed
        />
      </div>
      <div className={customise.wholeRow}>
        <Checkbox
          label={<Trans>C’est mon poste actuel</Trans>}
          checked={isPresent(entry.endDate)}
          onChange={(checked) =>
            form.edit(editField(`experience.${id}.endDate`, checked ? 'present' : ''))
          }
        />
      </div>
      <DraftLines
        form={form}
        path={`experience.${id}.achievements`}
        label={<Trans>Réalisations, une par ligne</Trans>}
        optional
        rows={5}
        hint={<Trans>Commencez par un verbe d’action, terminez par un résultat.</Trans>}
      />
      <TitleIdeas form={form} id={id} entry={entry} />
    </Fields>
  );
}
