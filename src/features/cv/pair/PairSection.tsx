import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ComparedPair, PairEntry, PairField } from '#/domain/cv/pair/compare-pair.ts';
import type { PairList } from '#/domain/cv/pair/pair-fields.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { FormTab } from '../cv-search.ts';
import { EntryCard, MissingEntry, useEntryName } from './EntryCard.tsx';
import type { PairView } from './pair-acts.ts';
import { PairRow } from './PairRow.tsx';
import { pairLook } from './pair.css.ts';
import { usePairWords } from './use-pair-words.ts';

const LISTS: Readonly<Record<FormTab, readonly PairList[]>> = {
  personal: [],
  experience: ['experience'],
  education: ['education'],
  skills: ['skills', 'languages'],
  other: ['other'],
};

/** How many fields and entries of a tab wait for the person. */
export const sectionCount = (compared: ComparedPair, tab: FormTab): number =>
  (tab === 'personal' ? compared.personal.filter(isOpen).length : 0) +
  LISTS[tab].flatMap((list) => compared.entries[list].flatMap(openOf)).length;

const isOpen = ({ standing }: PairField): boolean => standing !== 'same';
const openOf = ({ standing, fields }: PairEntry): unknown[] =>
  standing === 'missing' || standing === 'removed' ? [standing] : fields.filter(isOpen);

/** What a row was opened for stays in sight until the section is left, so that nothing jumps away while one writes. */
const useShownRows = (all: boolean): ((key: string, open: boolean) => boolean) => {
  const [seen] = useState(() => new Set<string>());
  return (key, open) => {
    if (open) seen.add(key);
    return all || seen.has(key);
  };
};

export function PairSection({ view, tab, all }: { view: PairView; tab: FormTab; all: boolean }) {
  const isShown = useShownRows(all);
  const shownFields = (fields: readonly PairField[]): PairField[] =>
    fields.filter((field) => isShown(field.paths.fr, isOpen(field)));
  const rows = LISTS[tab].flatMap((list) =>
    view.compared.entries[list].flatMap((row) => {
      const fields = shownFields(row.fields);
      const key = `${row.list} ${row.fr} ${row.en}`;
      const isLone = row.lacks !== undefined && isShown(key, row.standing !== 'alone');
      return isLone || fields.length > 0 ? [{ key, row, fields }] : [];
    }),
  );
  const personal = tab === 'personal' ? shownFields(view.compared.personal) : [];
  if (rows.length + personal.length === 0)
    return <Note tone="positive" title={<Trans>Rien à revoir dans cette section</Trans>} />;
  return (
    <>
      <Columns />
      {personal.length > 0 && (
        <Card>
          <ul className={pairLook.rows}>
            {personal.map((field) => (
              <PairRow key={field.name} view={view} list="personal" field={field} />
            ))}
          </ul>
        </Card>
      )}
      {tab === 'skills'
        ? LISTS.skills.map((list) => (
            <ShortList
              key={list}
              view={view}
              list={list}
              rows={rows.filter(({ row }) => row.list === list)}
            />
          ))
        : rows.map(({ key, row, fields }) => (
            <EntryCard key={key} view={view} row={row} fields={fields} />
          ))}
    </>
  );
}

function Columns() {
  const words = usePairWords();
  return (
    <div className={pairLook.columns} aria-hidden="true">
      <span>{words.languages.fr}</span>
      <span>{words.languages.en}</span>
    </div>
  );
}

interface ShownRow {
  key: string;
  row: PairEntry;
  fields: readonly PairField[];
}

/** Entries of a word or two: one card for all. */
function ShortList({
  view,
  list,
  rows,
}: {
  view: PairView;
  list: PairList;
  rows: readonly ShownRow[];
}) {
  if (rows.length === 0) return null;
  return (
    <Card title={list === 'skills' ? <Trans>Compétences</Trans> : <Trans>Langues</Trans>} level={3}>
      <ul className={pairLook.rows}>
        {rows.map(({ key, row, fields }) =>
          row.lacks ? (
            <li key={key} className={pairLook.row}>
              <EntryName view={view} row={row} />
              <MissingEntry view={view} row={row} />
            </li>
          ) : (
            fields.map((field) => (
              <PairRow key={field.paths.fr} view={view} list={list} field={field} />
            ))
          ),
        )}
      </ul>
    </Card>
  );
}

function EntryName({ view, row }: { view: PairView; row: PairEntry }) {
  return (
    <span className={pairLook.label} lang={row.fr === undefined ? 'en' : 'fr'}>
      {useEntryName(view, row)}
    </span>
  );
}
