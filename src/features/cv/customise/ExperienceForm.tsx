import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { printDateRange } from '#/domain/cv/dates/print-date.ts';
import { isPresent } from '#/domain/cv/dates/cv-date.ts';
import { editEntry } from '#/domain/cv/record/cv-patch.ts';
import type { EntryId, ExperienceEntry } from '#/domain/cv/record/cv-record.ts';
import { BLANK_EXPERIENCE } from '#/domain/cv/record/place-line.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/Button.tsx';
import { Checkbox } from '#/ui/Checkbox.tsx';
import { Fields, Stack } from '#/ui/layout.tsx';
import { Reorderable } from '#/ui/Reorderable.tsx';
import type { CvForm } from './cv-form.ts';
import { DraftDate } from './DraftDate.tsx';
import { DraftLines, DraftText, DraftTitle } from './DraftText.tsx';
import { EntryCard } from './EntryCard.tsx';
import { customise } from './customise.css.ts';
import { marksWithin } from './form-problems.ts';
import { NoEntries } from './NoEntries.tsx';
import { useEntries } from './use-entries.ts';

export function ExperienceForm({ form, shown }: { form: CvForm; shown: EntryId | undefined }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const entries = useEntries(form, 'experience', {
    blank: BLANK_EXPERIENCE,
    firstField: 'jobTitle',
    removed: t`Emploi retiré.`,
    shown,
  });
  const total = entries.ordered.length;
  return (
    <Stack>
      {total === 0 && (
        <NoEntries>
          <Trans>
            Ajoutez vos emplois, du plus récent au plus ancien. Les dix à quinze dernières années
            suffisent.
          </Trans>
        </NoEntries>
      )}
      <Reorderable
        label={t`Emplois`}
        items={entries.ordered}
        itemId={([id]) => id}
        itemName={(_, index) => t`l’emploi ${index + 1}`}
        onMove={entries.move}
      >
        {([id, entry], index, controls, dragging) => (
          <EntryCard
            id={id}
            words={{
              place: t`Emploi ${index + 1} sur ${total}`,
              duplicate: t`Dupliquer cet emploi`,
              remove: t`Retirer l’emploi ${index + 1}`,
            }}
            summary={entry.jobTitle}
            detail={[
              entry.company,
              printDateRange(entry.startDate, entry.endDate, language, 'numeric'),
            ]
              .filter(Boolean)
              .join(', ')}
            toCheck={marksWithin(form, `experience.${id}`)}
            open={entries.isOpen(id) && !dragging}
            onToggle={() => entries.toggle(id)}
            controls={controls}
            acts={entries.actsOf(id)}
          >
            <ExperienceFields form={form} id={id} entry={entry} />
          </EntryCard>
        )}
      </Reorderable>
      <Button id="add-experience" icon={Plus} block onClick={entries.add}>
        <Trans>Ajouter un emploi</Trans>
      </Button>
    </Stack>
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
