import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { OTHER_SECTION_KINDS } from '#/domain/cv/content.ts';
import { editEntry } from '#/domain/cv/record/cv-patch.ts';
import type { EntryId, OtherEntry } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/Button.tsx';
import { Fields, Stack } from '#/ui/layout.tsx';
import { Reorderable } from '#/ui/Reorderable.tsx';
import { Select } from '#/ui/Select.tsx';
import { fieldId, type CvForm } from './cv-form.ts';
import { DraftLines, DraftTitle } from './DraftText.tsx';
import { EntryCard } from './EntryCard.tsx';
import { marksWithin } from './form-problems.ts';
import { NoEntries } from './NoEntries.tsx';
import { useEntries } from './use-entries.ts';
import { useSectionWords } from './use-section-words.ts';

/** Certifications, projects, volunteering and all that has no tab of its own. */
export function OtherForm({ form, shown }: { form: CvForm; shown: EntryId | undefined }) {
  const { t } = useLingui();
  const sectionWords = useSectionWords();
  const entries = useEntries(form, 'other', {
    blank: { kind: 'certifications', title: '', entries: [] },
    firstField: 'kind',
    removed: t`Section retirée.`,
    shown,
  });
  const total = entries.ordered.length;
  return (
    <Stack>
      {total === 0 && (
        <NoEntries>
          <Trans>
            Certifications, projets, bénévolat, associations : une section par sujet, si elle appuie
            votre candidature.
          </Trans>
        </NoEntries>
      )}
      <Reorderable
        label={t`Sections`}
        items={entries.ordered}
        itemId={([id]) => id}
        itemName={(_, index) => t`la section ${index + 1}`}
        onMove={entries.move}
      >
        {([id, entry], index, controls, dragging) => (
          <EntryCard
            id={id}
            words={{
              place: t`Section ${index + 1} sur ${total}`,
              duplicate: t`Dupliquer cette section`,
              remove: t`Retirer la section ${index + 1}`,
            }}
            summary={entry.title || sectionWords[entry.kind]}
            detail={entry.entries[0] ?? ''}
            toCheck={marksWithin(form, `other.${id}`)}
            open={entries.isOpen(id) && !dragging}
            onToggle={() => entries.toggle(id)}
            controls={controls}
            acts={entries.actsOf(id)}
          >
            <OtherFields form={form} id={id} entry={entry} />
          </EntryCard>
        )}
      </Reorderable>
      <Button id="add-other" icon={Plus} block onClick={entries.add}>
        <Trans>Ajouter une section</Trans>
      </Button>
    </Stack>
  );
}

function OtherFields({ form, id, entry }: { form: CvForm; id: EntryId; entry: OtherEntry }) {
  const sectionWords = useSectionWords();
  return (
    <Fields>
      <Select
        id={fieldId(`other.${id}.kind`)}
        label={<Trans>Sujet</Trans>}
        options={OTHER_SECTION_KINDS.map((value) => ({ value, label: sectionWords[value] }))}
        value={entry.kind}
        onChange={(value) => form.edit(editEntry('other', id, 'kind', value))}
      />
      <DraftTitle
        form={form}
        path={`other.${id}.title`}
        label={<Trans>Titre imprimé</Trans>}
        optional
        value={entry.title}
        onEdit={(value) => editEntry('other', id, 'title', value)}
      />
      <DraftLines
        form={form}
        path={`other.${id}.entries`}
        label={<Trans>Contenu, un élément par ligne</Trans>}
        lines={entry.entries}
        onEdit={(lines) => editEntry('other', id, 'entries', lines)}
      />
    </Fields>
  );
}
