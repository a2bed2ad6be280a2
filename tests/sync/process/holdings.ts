/** What the server and the devices could still bring up, and what nobody owes any more when a disaster took it. */
import type { World } from './world.ts';

/** Runs a disaster that destroys a disk or a part of the server. What was missing before stays owed. */
export const survive = async (world: World, disaster: () => Promise<void>): Promise<void> => {
  const before = await holdings(world);
  await disaster();
  const after = await holdings(world);
  const isLost = (mark: string): boolean => before.includes(mark) && !after.includes(mark);
  const { owed, purged, binned } = world.ledger;
  for (const text of owed.keys()) if (isLost(`${text}"`)) owed.delete(text);
  for (const key of purged) if (isLost(`purged:${key}"`)) purged.delete(key);
  for (const key of binned) if (isLost(`binned:${key}"`)) binned.delete(key);
};

/** Rows, their history and queues, as one text to search in. */
const holdings = async (world: World): Promise<string> => {
  const users = Object.values(world.people).map(({ id }) => id);
  const rows = await world.server.contents(users);
  const queues = await Promise.all(world.devices.map((device) => device.queue()));
  const queued = queues
    .flat()
    .map(({ collection, record, op, patch }) => [
      op === 'purge' ? `purged:${collection}/${record}` : '',
      (patch['trashedAt'] ?? null) === null ? '' : `binned:${collection}/${record}`,
      patch,
    ]);
  return JSON.stringify([rows, queued]);
};
