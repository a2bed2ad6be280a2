/** One worker: it keeps nothing that another could not take over, so that as many run as are wanted. */
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { MAX_REQUEST_BYTES } from '#/domain/access/size-limits.ts';
import { openLines, type Lines } from './lines.ts';
import { newMetrics, type Metrics } from './metrics.ts';
import { requireMigrated } from './migrate.ts';
import { openNews, type News } from './news.ts';
import { readPass, type SignedClaims } from './pass.ts';
import { rateLimiter } from './rates.ts';
import { serverRoutes } from './server-route.ts';
import type { Settings } from './settings.ts';
import { openDatabase, type Database } from './store/database.ts';
import type { SyncOptions } from './store/sync.ts';
import { syncRoute } from './sync-route.ts';
import { keepTidy } from './upkeep.ts';

export interface Worker {
  url: string;
  /** Finishes what was begun, takes nothing new, and lets go of the database. */
  drain: () => Promise<void>;
}

/** What the routes share. */
export interface WorkerParts {
  sql: Database;
  settings: Settings;
  news: News;
  lines: Lines;
  metrics: Metrics;
  options: SyncOptions;
  isDraining: boolean;
}

export const startWorker = async (
  settings: Settings,
  options: SyncOptions = {},
): Promise<Worker> => {
  const sql = await openDatabase(settings.store, settings.connections, 'jalon-worker');
  await requireMigrated(sql);
  const lines = openLines();
  const metrics = newMetrics();
  const news = await openNews(sql, {
    onChanged: lines.nudge,
    onRevoked: lines.end,
    onMissed: lines.nudgeAll,
  });
  const parts: WorkerParts = { sql, settings, news, lines, metrics, options, isDraining: false };
  const app = newApp(parts);
  app.get('/health', (_, reply) => healthOf(parts, reply));
  app.get('/metrics', (request, reply) => {
    const token = settings.metricsToken;
    if (token === '' || request.headers.authorization !== `Bearer ${token}`)
      return reply.code(404).send({ code: 'unknown' });
    const gauges = { event_streams: lines.count(), resident_bytes: process.memoryUsage.rss() };
    return reply.type('text/plain; version=0.0.4').send(metrics.text(gauges));
  });
  const stopTidying = keepTidy(parts);
  const url = await app.listen({ host: settings.host, port: settings.port });
  return {
    url,
    drain: async () => {
      parts.isDraining = true;
      stopTidying();
      lines.close();
      await app.close();
      await news.close();
      await sql.end({ timeout: 5 });
    },
  };
};

const newApp = (parts: WorkerParts): FastifyInstance => {
  const app = fastify({
    logger: false,
    bodyLimit: MAX_REQUEST_BYTES,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.addHook('onSend', async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    // Whoever keeps a connection would keep the worker.
    if (parts.isDraining) reply.header('Connection', 'close');
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'unknown' }));
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, _, reply) => {
    if (error.statusCode === 413) return reply.code(413).send({ code: 'too_large' });
    if (error.statusCode !== undefined && error.statusCode < 500)
      return reply.code(error.statusCode).send({ code: 'malformed' });
    if (isAway(error)) return reply.code(503).header('Retry-After', '1').send({ code: 'away' });
    // The kind of it alone: a message may hold what a person wrote.
    process.stderr.write(`jalon: a route failed (${error.code ?? error.name})\n`);
    return reply.code(500).send({ code: 'failed' });
  });
  app.get('/api/jalon/lines', (request, reply) => {
    const pass = passIn(parts, request);
    if (!pass) return refusePass(reply);
    if (!parts.lines.hasRoom(pass.sub)) return reply.code(429).send({ code: 'too_many_streams' });
    parts.lines.open(pass.sub, reply.hijack().raw, pass.exp * 1000);
    return reply;
  });
  syncRoute(app, parts, rateLimiter());
  serverRoutes(app, parts);
  return app;
};

/** PostgreSQL is not there, only reads at the moment, or is going: the same request will be taken soon. */
const isAway = ({ code = '' }: { code?: string }): boolean =>
  /^(CONNECT|ECONN|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|08|57P|53|55000|25006)/.test(code);

export const passIn = (
  { settings, news }: WorkerParts,
  request: FastifyRequest,
): SignedClaims | undefined => {
  const given = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
  const pass = readPass(given, 'jalon/sync', settings.passKeys, Date.now());
  return pass && !news.isRevoked(pass.sub, pass.at) ? pass : undefined;
};

export const refusePass = (reply: FastifyReply) => reply.code(401).send({ code: 'pass_needed' });

const healthOf = async ({ sql, news, isDraining }: WorkerParts, reply: FastifyReply) => {
  const isThere = await sql`SELECT 1`.then(
    () => true,
    () => false,
  );
  const isWell = isThere && news.isHeard() && !isDraining;
  return reply.code(isWell ? 200 : 503).send({ database: isThere, draining: isDraining });
};
