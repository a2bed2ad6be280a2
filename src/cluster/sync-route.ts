/** `POST /api/jalon/sync` as PocketBase answers it: the same bounds, the same refusals, the same answers. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_SYNC_BYTES } from '#/domain/access/size-limits.ts';
import { isSafeToParse } from '#/domain/safe-json.ts';
import { readSyncRequest } from '#/domain/sync/server/read-request.ts';
import { updateNeeded } from '#/domain/sync/server/schema-range.ts';
import { SYNC_RULES } from '#/domain/synced-collections.ts';
import { syncOnPostgres } from './store/sync.ts';
import { passIn, refusePass, type WorkerParts } from './worker.ts';

const compressed = promisify(gzip);
/** Below this an answer travels in one packet whichever way. */
const SHORT = 1000;

export const syncRoute = (
  app: FastifyInstance,
  parts: WorkerParts,
  waitOf: (address: string) => number,
): void => {
  app.post('/api/jalon/sync', async (request, reply) => {
    const start = performance.now();
    const answered = await answer(parts, waitOf, request, reply);
    parts.metrics.answered(reply.statusCode, performance.now() - start);
    return answered;
  });
};

const answer = async (
  parts: WorkerParts,
  waitOf: (address: string) => number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const { settings, sql, options, news, metrics } = parts;
  const wait = settings.limitsRates ? waitOf(addressOf(request, settings.proxyHeader)) : 0;
  if (wait > 0) return later(reply, 429, 'too_many_requests', wait);
  const pass = passIn(parts, request);
  if (!pass) return refusePass(reply);
  const body = String(request.body ?? '');
  if (body.length > MAX_SYNC_BYTES || Number(request.headers['content-length']) > MAX_SYNC_BYTES)
    return reply.code(413).send({ code: 'too_large' });
  const fields = fieldsOf(body);
  if (!fields) return reply.code(400).send({ code: 'malformed' });
  const read = readSyncRequest(fields);
  if ('refusal' in read) {
    const { status, ...refusal } = read.refusal;
    return reply.code(status).send(refusal);
  }
  const gap = updateNeeded(read.request.schema, SYNC_RULES);
  if (gap) return reply.code(426).send(gap);
  const synced = await syncOnPostgres(
    sql,
    { person: pass.sub, role: pass.role, isKept: pass.kept === true },
    read.request,
    options,
  );
  if (synced.kind === 'full') return later(reply, 429, 'room', synced.retryAfter);
  if (synced.kind !== 'answered') return later(reply, 503, synced.kind, synced.retryAfter);
  if (synced.isChanged) {
    metrics.changed();
    news.changed(pass.sub, synced.head);
  }
  return sendText(request, reply, synced.text);
};

const sendText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<unknown> => {
  reply.type('application/json');
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (text.length < SHORT || !takesGzip) return reply.send(text);
  return reply
    .header('Content-Encoding', 'gzip')
    .header('Vary', 'Accept-Encoding')
    .send(await compressed(text, { level: 4 }));
};

const later = (reply: FastifyReply, status: number, code: string, seconds: number) =>
  reply.code(status).header('Retry-After', String(seconds)).send({ code });

/** The address that the proxy tells, where one is set; else the connection's. */
const addressOf = (request: FastifyRequest, header: string): string =>
  (header === '' ? undefined : request.headers[header]?.toString().split(',').at(-1)?.trim()) ??
  request.ip;

export const fieldsOf = (text: string): Record<string, unknown> | undefined => {
  if (text.trim() === '') return {};
  if (!isSafeToParse(text)) return undefined;
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};
