/** Whether the server still has the past a device speaks of: a restored back-up or a power cut cuts it short. */
import type { Cursor, SyncRequest } from '../protocol.ts';

/** One life of the server's data, from a start or a restored back-up on. */
export interface Timeline {
  id: string;
  /** The first change that can belong to it. */
  startSeq: number;
}

/**
 * Where the page of changes starts: at the cursor, or at the beginning when this server lost what was heard. `head` is
 * the person's newest change.
 */
export const resumeAt = (
  { cursor, heard, earlier }: Pick<SyncRequest, 'cursor' | 'heard' | 'earlier'>,
  timelines: readonly Timeline[],
  head: number,
): { seq: number; resync: boolean; shared: number } => {
  const resync = [cursor, heard].some(
    (position) => position !== null && isLost(position, timelines, head),
  );
  const lived = new Set([cursor?.timeline, heard?.timeline, earlier]);
  const last = timelines.findLastIndex(({ id }) => lived.has(id));
  const shared = resync && last >= 0 ? (timelines[last + 1]?.startSeq ?? 0) : 0;
  return { seq: resync || !cursor ? 0 : cursor.seq, resync, shared };
};

/** Whether what was heard at a position is no longer a part of the past; `head` is the newest change. */
export const isLost = (position: Cursor, timelines: readonly Timeline[], head: number): boolean => {
  const index = timelines.findIndex((timeline) => timeline.id === position.timeline);
  const successor = timelines[index + 1];
  return index < 0 || position.seq > (successor ? successor.startSeq - 1 : head);
};
