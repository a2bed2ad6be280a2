import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CHOOSABLE, type Target } from '#/domain/tracker/csv/application-table.ts';
import { readDay, type DayOrder } from '#/domain/tracker/csv/read-day.ts';
import { Segments } from '#/ui/actions/Segments.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Fields, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { useDayWords } from '#/parts/days/use-day-words.ts';
import { cellsOf, sampleOf, withTarget, type TableDraft } from './table-draft.ts';
import { useTargetWords } from './use-target-words.ts';

/** What each column of the file is taken for; those that were recognised are out of the way. */
export function ColumnMatches({
  draft,
  order,
  asksOrder,
  onChange,
}: {
  draft: TableDraft;
  order: DayOrder;
  /** The file's days can be read in two ways. */
  asksOrder: boolean;
  onChange: (draft: TableDraft) => void;
}) {
  const shown = draft.headers.flatMap((_, column) =>
    sampleOf(draft, column) === '' ? [] : [column],
  );
  const isKnown = (column: number) =>
    draft.targets[column] !== undefined && draft.targets[column] !== 'extra';
  const known = shown.filter(isKnown);
  const others = shown.filter((column) => !isKnown(column));
  const isNameless = !draft.targets.includes('title') && !draft.targets.includes('company');
  return (
    <Stack>
      {isNameless && (
        <Note
          tone="warning"
          live="polite"
          title={<Trans>Quelle colonne donne le titre du poste ou l’entreprise?</Trans>}
        >
          <Trans>Choisissez-la ci-dessous : sans elle, aucune ligne ne peut être importée.</Trans>
        </Note>
      )}
      {known.length > 0 && (
        <Disclosure
          summary={
            <Plural value={known.length} one="# colonne reconnue" other="# colonnes reconnues" />
          }
        >
          <Columns columns={known} draft={draft} onChange={onChange} />
        </Disclosure>
      )}
      {others.length > 0 && (
        <Disclosure
          open={isNameless}
          summary={<Plural value={others.length} one="# autre colonne" other="# autres colonnes" />}
        >
          <Columns columns={others} draft={draft} onChange={onChange} />
        </Disclosure>
      )}
      {asksOrder && (
        <OrderChoice
          draft={draft}
          order={order}
          onOrder={(next) => onChange({ ...draft, order: next })}
        />
      )}
    </Stack>
  );
}

function Columns({
  columns,
  draft,
  onChange,
}: {
  columns: readonly number[];
  draft: TableDraft;
  onChange: (draft: TableDraft) => void;
}) {
  const { t } = useLingui();
  const words = useTargetWords();
  return (
    <Fields>
      {columns.map((column) => {
        const target = draft.targets[column];
        const place = column + 1;
        const sample = sampleOf(draft, column);
        // What only our own files have is no choice for others.
        const choices =
          target === undefined || CHOOSABLE.includes(target) ? CHOOSABLE : [target, ...CHOOSABLE];
        return (
          <Select<Target | ''>
            key={column}
            label={draft.headers[column] || t`Colonne ${place}`}
            hint={<Trans>Par exemple : {sample}</Trans>}
            value={target ?? ''}
            options={[
              { value: '', label: t`Ne pas importer` },
              ...choices.map((choice) => ({ value: choice, label: words[choice] })),
            ]}
            onChange={(choice) => onChange(withTarget(draft, column, choice || undefined))}
          />
        );
      })}
    </Fields>
  );
}

/** Asked with a day of the file, so that nobody has to know what such an order is called. */
function OrderChoice({
  draft,
  order,
  onOrder,
}: {
  draft: TableDraft;
  order: DayOrder;
  onOrder: (order: DayOrder) => void;
}) {
  const { long } = useDayWords();
  const dated = draft.targets.flatMap((target, at) =>
    target === 'dateApplied' || target === 'deadline' || target === 'interviewAt' ? [at] : [],
  );
  const cell = dated
    .flatMap((at) => cellsOf(draft).map((row) => row[at] ?? ''))
    .find((one) => readDay(one, 'day-first') !== readDay(one, 'month-first'));
  if (!cell) return null;
  const print = (way: DayOrder): string => long(readDay(cell, way) ?? '');
  return (
    <Segments
      label={<Trans>Dans ce fichier, « {cell} » est quel jour?</Trans>}
      value={order}
      options={[
        { value: 'day-first', label: print('day-first') },
        { value: 'month-first', label: print('month-first') },
      ]}
      onChange={onOrder}
    />
  );
}
