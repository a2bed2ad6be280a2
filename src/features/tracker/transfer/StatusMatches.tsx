import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { APPLICATION_STATUSES } from '#/domain/tracker/application.ts';
import type { StatusChoice } from '#/domain/tracker/csv/column-names.data.ts';
import { statusWords } from '#/domain/tracker/csv/read-table.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Fields, Stack } from '#/ui/layout/layout.tsx';
import { useTrackerWords } from '../use-tracker-words.ts';
import { cellsOf, type TableDraft } from './table-draft.ts';
import { transfer } from './transfer.css.ts';

/** What the file's own statuses are taken for, where that is not plain. */
export function StatusMatches({
  draft,
  leftOut,
  onChange,
}: {
  draft: TableDraft;
  leftOut: number;
  onChange: (draft: TableDraft) => void;
}) {
  const { t } = useLingui();
  const { status } = useTrackerWords();
  const { targets } = draft;
  const words = useMemo(
    () =>
      targets.includes('status')
        ? statusWords(cellsOf(draft), targets)
            .filter(({ choice }) => choice === undefined || choice === 'leave-out')
            .slice(0, MOST_WORDS)
        : [],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The choices made here change no word of the file.
    [draft.rows, targets],
  );
  if (words.length === 0) return null;
  const options: { value: StatusChoice; label: string }[] = [
    ...APPLICATION_STATUSES.map((value) => ({ value, label: status[value] })),
    { value: 'leave-out', label: t`Ne pas importer ces lignes` },
  ];
  return (
    <Card title={<Trans>Statuts de votre fichier</Trans>}>
      <Stack>
        {leftOut > 0 && (
          <p className={transfer.quiet}>
            <Plural
              value={leftOut}
              one="# ligne dit que rien n’a été envoyé : elle n’est pas importée."
              other="# lignes disent que rien n’a été envoyé : elles ne sont pas importées."
            />
          </p>
        )}
        <Fields>
          {words.map(({ word, plain, count, choice }) => (
            <Select<StatusChoice>
              key={plain}
              label={word}
              hint={<Plural value={count} one="# ligne" other="# lignes" />}
              value={draft.statuses.get(plain) ?? choice ?? 'applied'}
              options={options}
              onChange={(next) =>
                onChange({ ...draft, statuses: new Map(draft.statuses).set(plain, next) })
              }
            />
          ))}
        </Fields>
      </Stack>
    </Card>
  );
}

/** A column with more words is no column of statuses. */
const MOST_WORDS = 12;
