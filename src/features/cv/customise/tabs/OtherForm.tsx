import { Trans, useLingui } from '@lingui/react/macro';
import { OTHER_SECTION_KINDS } from '#/domain/cv/content.ts';
import type { EntryId } from '#/domain/cv/record/cv-record.ts';
import { Fields } from '#/ui/layout/layout.tsx';
import type { CvForm } from '../fields/cv-form.ts';
import { DraftLines } from '../fields/DraftLines.tsx';
import { DraftSelect } from '../fields/DraftSelect.tsx';
import { DraftTitle } from '../fields/DraftText.tsx';
import { EntryList } from '../entries/EntryList.tsx';
import { useSectionWords } from './use-section-words.ts';

/** Certifications, projects, volunteering and all that has no tab of its own. */
export function OtherForm({ form, shown }: { form: CvForm; shown: EntryId | undefined }) {
  const { t } = useLingui();
  const sectionWords = useSectionWords();
  return (
    <EntryList
      form={form}
      list="other"
      blank={{ kind: 'certifications', title: '', entries: [] }}
      firstField="kind"
      shown={shown}
      words={{
        list: t`Sections`,
        none: (
          <Trans>
            Certifications, projets, bénévolat, associations : une section par sujet, si elle appuie
            votre candidature.
          </Trans>
        ),
        add: <Trans>Ajouter une section</Trans>,
        removed: t`Section retirée.`,
        entry: (place) => t`la section ${place}`,
        card: (place, total) => ({
          place: t`Section ${place} sur ${total}`,
          duplicate: t`Dupliquer cette section`,
          remove: t`Retirer la section ${place}`,
        }),
      }}
      summaryOf={({ title, kind, entries }) => ({
        summary: title || sectionWords[kind],
        detail: entries[0] ?? '',
      })}
    >
      {(id) => <OtherFields form={form} id={id} />}
    </EntryList>
  );
}

function OtherFields({ form, id }: { form: CvForm; id: EntryId }) {
  const sectionWords = useSectionWords();
  return (
    <Fields>
      <DraftSelect
        form={form}
        path={`other.${id}.kind`}
        label={<Trans>Sujet</Trans>}
        options={OTHER_SECTION_KINDS.map((value) => ({ value, label: sectionWords[value] }))}
      />
      <DraftTitle
        form={form}
        path={`other.${id}.title`}
        label={<Trans>Titre imprimé</Trans>}
        optional
      />
      <DraftLines
        form={form}
        path={`other.${id}.entries`}
        label={<Trans>Contenu, un élément par ligne</Trans>}
      />
    </Fields>
  );
}
