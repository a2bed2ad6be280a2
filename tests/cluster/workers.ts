/** Workers of the tests, in this process or in their own, and passes for them. */
import { signPass } from '#/cluster/pass.ts';
import { startWorker, type Worker } from '#/cluster/worker.ts';
import { migrate } from '#/cluster/migrate.ts';
import { settingsFrom } from '#/cluster/settings.ts';
import { openDatabase } from '#/cluster/store/database.ts';
import type { SyncOptions } from '#/cluster/store/sync.ts';
import type { PassClaims } from '#/domain/access/pass.ts';
import { freePort } from '../server/real-server.ts';

export const PASS_KEY = 'une-clef-assez-longue-pour-les-essais';

export const migrated = async (url: string): Promise<string> => {
  const sql = await openDatabase(url, 1);
  await migrate(sql);
  await sql.end();
  return url;
};

export const startTestWorker = async (
  store: string,
  options: SyncOptions = {},
  given: Readonly<Record<string, string>> = {},
): Promise<Worker> =>
  startWorker(
    settingsFrom({
      JALON_STORE: store,
      JALON_PASS_KEY: PASS_KEY,
      JALON_PORT: String(await freePort()),
      JALON_RATE_LIMITS: 'off',
      ...given,
    }),
    options,
  );

/** Good for ten minutes unless told otherwise. */
export const passOf = (
  person: string,
  given: Partial<PassClaims & { exp: number }> = {},
  key = PASS_KEY,
): string =>
  signPass(
    {
      aud: 'jalon/sync',
      sub: person,
      role: 'user',
      at: Date.now(),
      exp: Date.now() / 1000 + 600,
      ...given,
    },
    key,
  );
