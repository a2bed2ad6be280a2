/** Whether an app and a server of different ages understand each other. */
import type { UpdateNeeded } from '../protocol.ts';

/** The versions of the rules that a server accepts, both included. */
export interface SchemaRange {
  oldest: number;
  newest: number;
}

/** Answered with status 426: the device keeps its queue, and sends it again once the named side is newer. */
export const updateNeeded = (schema: number, range: SchemaRange): UpdateNeeded | undefined => {
  if (schema < range.oldest) return { update: 'app' };
  return schema > range.newest ? { update: 'server' } : undefined;
};
