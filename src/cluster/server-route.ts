/** `POST /api/jalon/cluster`: what the server of accounts has to say, under a pass of its own. */
import type { FastifyInstance } from 'fastify';
import { mirrored, rowsOf } from './mirror.ts';
import { UNTOLD_HEAD } from './lines.ts';
import { readPass } from './pass.ts';
import { fieldsOf } from './sync-route.ts';
import { refusePass, type WorkerParts } from './worker.ts';

export const serverRoutes = (app: FastifyInstance, parts: WorkerParts): void => {
  app.post('/api/jalon/cluster', async (request, reply) => {
    const { settings } = parts;
    const given = request.headers.authorization ?? '';
    if (!readPass(given, 'jalon/server', settings.passKeys, Date.now())) return refusePass(reply);
    const order = fieldsOf(String(request.body ?? ''));
    if (order?.['order'] === 'mirror') return mirrored(parts.sql, order);
    if (order?.['order'] === 'rows')
      return (await rowsOf(parts.sql, order)) ?? reply.code(503).send({ code: 'moving' });
    const person = order?.['person'];
    if (typeof person !== 'string' || !/^[a-z0-9]{15}$/.test(person))
      return reply.code(400).send({ code: 'malformed' });
    const what = ORDERS[String(order?.['order'])];
    if (!what) return reply.code(400).send({ code: 'unknown' });
    await what(parts, person, Number(order?.['at']) || Date.now());
    return reply.code(204).send();
  });
};

type Order = (parts: WorkerParts, person: string, at: number) => Promise<void> | void;

const ORDERS: Readonly<Record<string, Order | undefined>> = {
  /** Something is new of which no head tells. */
  tell: ({ news }, person) => news.changed(person, UNTOLD_HEAD),
  /** Disabled, or signed out everywhere: passes made until then are over. */
  revoke: ({ news }, person, at) => news.revoke(person, at),
  /** The account is gone, and all that was kept for it. */
  forget: async ({ sql, news }, person, at) => {
    await news.revoke(person, at);
    // Not in a transaction: the driver ends the process when its connection breaks. Who asks does so until all is gone,
    // and without the first line nothing more is written.
    await sql`DELETE FROM sync_heads WHERE person = ${person}`;
    await sql`DELETE FROM sync_rows WHERE person = ${person}`;
    await sql`DELETE FROM sync_receipts WHERE person = ${person}`;
  },
};
