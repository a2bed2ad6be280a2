/** Which applications of a file are here already, or stand in it twice. */
import type { Application } from '../application.ts';
import { plainWords } from './plain-words.ts';
import type { ImportedApplication } from './read-table.ts';

type Named = Pick<Application, 'title' | 'company' | 'dateApplied'>;

/** True for each that has the id, or the title, company and day of one that is here or stands before it. */
export const knownAlready = (
  imported: readonly ImportedApplication[],
  here: readonly (Named & { id: string })[],
): boolean[] => {
  const ids = new Set(here.map(({ id }) => id));
  const names = new Set(here.map(nameOf));
  return imported.map(({ id, fields }) => {
    const name = nameOf({ title: '', company: '', dateApplied: '', ...fields });
    const isKnown = names.has(name) || (id !== undefined && ids.has(id));
    names.add(name);
    if (id !== undefined) ids.add(id);
    return isKnown;
  });
};

const nameOf = ({ title, company, dateApplied }: Named): string =>
  JSON.stringify([plainWords(title) || title, plainWords(company) || company, dateApplied]);
