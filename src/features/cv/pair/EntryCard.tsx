import { Trans, useLingui } from '@lingui/react/macro';
import { dropEntry, leaveAlone } from '#/domain/cv/pair/carry.ts';
import type { PairEntry, PairField } from '#/domain/cv/pair/compare-pair.ts';
import { otherLanguage, type PairList } from '#/domain/cv/pair/pair-fields.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { useSectionWords } from '../customise/tabs/use-section-words.ts';
import type { PairView } from './pair-acts.ts';
import { PairRow } from './PairRow.tsx';
import { pairLook } from './pair.css.ts';
import { usePairWords } from './use-pair-words.ts';

/** An entry of both sides, or the one that a side lacks. */
export function EntryCard({
  view,
  row,
  fields,
}: {
  view: PairView;
  row: PairEntry;
  /** Those that are shown. */
  fields: readonly PairField[];
}) {
  const name = useEntryName(view, row);
  return (
    <Card title={name} level={3}>
      {row.lacks ? (
        <MissingEntry view={view} row={row} />
      ) : (
        <ul className={pairLook.rows}>
          {fields.map((field) => (
            <PairRow key={field.paths.fr} view={view} list={row.list} field={field} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What is on one side only, and whether it should be. */
export function MissingEntry({ view, row }: { view: PairView; row: PairEntry }) {
  const { t } = useLingui();
  const words = usePairWords();
  const { standing, lacks = 'en' } = row;
  const has = otherLanguage(lacks);
  return (
    <Stack gap="px8">
      <div className={pairLook.head}>
        <Chip tone={standing === 'alone' ? 'neutral' : 'warning'}>
          {standing === 'removed'
            ? t`Retiré : ${words.languages[lacks]}`
            : standing === 'alone'
              ? t`Seulement : ${words.languages[has]}`
              : t`Manque : ${words.languages[lacks]}`}
        </Chip>
      </div>
      <div className={pairLook.acts}>
        {standing === 'removed' && (
          <Button
            size="small"
            onClick={() => view.apply(dropEntry(view.pair, row), t`Retiré des deux versions.`)}
          >
            <Trans>Retirer de l’autre version aussi</Trans>
          </Button>
        )}
        <Button
          size="small"
          variant={standing === 'missing' ? 'secondary' : 'quiet'}
          onClick={() => view.carryEntry(row)}
        >
          {standing === 'removed' ? (
            <Trans>Le remettre</Trans>
          ) : (
            <Trans context="dans l’autre version">Reporter</Trans>
          )}
        </Button>
        {standing !== 'alone' && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => view.apply(leaveAlone(row), t`Noté.`)}
          >
            {has === 'fr' ? (
              <Trans>Seulement en français</Trans>
            ) : (
              <Trans>Seulement en anglais</Trans>
            )}
          </Button>
        )}
      </div>
    </Stack>
  );
}

export const useEntryName = ({ pair }: PairView, row: PairEntry): string => {
  const { t } = useLingui();
  const sections = useSectionWords();
  const side = row.fr === undefined ? 'en' : 'fr';
  const id = row[side] ?? '';
  const nameOf: Readonly<Record<PairList, () => string | undefined>> = {
    experience: () => joined(pair[side].experience[id], 'jobTitle', 'company'),
    education: () => joined(pair[side].education[id], 'degree', 'institution'),
    skills: () => pair[side].skills[id]?.name,
    languages: () => pair[side].languages[id]?.name,
    other: () => {
      const section = pair[side].other[id];
      return section && (section.kind === 'other' ? section.title : sections[section.kind]);
    },
  };
  return nameOf[row.list]() || t`Sans titre`;
};

const joined = <Entry extends object>(
  entry: Entry | undefined,
  ...fields: (keyof Entry)[]
): string =>
  fields
    .map((field) => String(entry?.[field] ?? ''))
    .filter(Boolean)
    .join(', ');
