import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { readCompleteness } from '#/data/records/linkedin/completeness.ts';
import type { Completeness } from '#/domain/linkedin/completeness.ts';

/** undefined until it is read. */
export const useCompleteness = (context: DataContext | undefined): Completeness | undefined =>
  useLiveQuery(() => context && readCompleteness(context), [context]);
