import type { SyncedCollection } from './collection.ts';

/** What a record is called among others, such as `Analyste, Banque du Nord`; '' where nothing names it. */
export const recordName = (
  { nameField, nameDetail, excerptField }: SyncedCollection,
  record: Readonly<Record<string, unknown>>,
): string => {
  const text = (field: string | undefined): string => {
    const value = field === undefined ? undefined : record[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const named = [text(nameField), text(nameDetail)].filter(Boolean).join(', ');
  return named || text(excerptField).slice(0, EXCERPT_LENGTH);
};

const EXCERPT_LENGTH = 60;
