/** What the server and the devices could still bring up, and what nobody owes any more when a disaster took it. */
import { SYNCED_COLLECTIONS } from '#/domain/synced-collections.ts';
import { jsonColumns } from '../../../pocketbase/hooks/lib/sync/sync-columns.ts';
import { asOperator } from '../../server/people.ts';
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
  const rows = await contentOf(world);
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

/** All of the server's rows of these people, with what is buried in them. */
const contentOf = async (world: World): Promise<unknown[]> => {
  const users = Object.values(world.people).map(({ id }) => `'${id}'`);
  const own = `user IN (${users.join(', ')})`;
  const rows = Object.entries(SYNCED_COLLECTIONS).map(
    ([name, { kinds }]) => `SELECT json_array(IIF(trashedAt > 0, 'binned:${name}/' || id, ''),
      json_object(${jsonColumns(kinds)}), json(IIF(json_valid(clocks), clocks, 'null'))) AS content
      FROM ${name} WHERE ${own}`,
  );
  const purged = `SELECT json_array('purged:' || collection || '/' || record)
    FROM sync_log WHERE gone = 1 AND ${own}`;
  const found = await Promise.all([...rows, purged].map((query) => askServer(world, query)));
  return found.flat(2).map((content): unknown => JSON.parse(content));
};

/** The rows of a SELECT, every value as text. */
export const askServer = async (
  { server }: Pick<World, 'server'>,
  query: string,
): Promise<string[][]> => {
  const { status, body } = await asOperator(server.present, 'POST', '/api/sql', { query });
  if (status !== 200) throw new Error(`The server does not answer: ${JSON.stringify(body)}`);
  return body.rows;
};
