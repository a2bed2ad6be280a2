/** The primary dies in the middle of work, and its standby takes its place. */
import { afterAll, expect, test } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { deviceOf, newId } from '../server/sync/sync-device.ts';
import { addStandby, asked, promote, startPostgres, waitForStandby } from './postgres.ts';
import { migrated, passOf, startTestWorker } from './workers.ts';

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const PERSON = 'p'.repeat(15);
/** Of a device; the workers' is shorter. */
const PATIENCE_MS = 15_000;

test('nothing that was answered is lost with the primary, and devices go on by themselves', async () => {
  const primary = await startPostgres();
  ends.push(primary.kill);
  await migrated(primary.url);
  const standby = await addStandby(primary);
  ends.push(standby.kill);
  await waitForStandby(primary, standby);
  // In either order: which of them writes is asked, and not taken from its place.
  const workers = await Promise.all(
    [
      [primary, standby],
      [standby, primary],
    ].map((hosts) => {
      const names = hosts.map(({ port }) => `127.0.0.1:${port}`).join(',');
      return startTestWorker(`postgres://jalon@${names}/postgres`, { patienceMs: 1000 });
    }),
  );
  ends.push(...workers.map(({ drain }) => drain));

  const answered: string[] = [];
  /** Of each device: how often it was answered. */
  const counts = [0, 0, 0, 0];
  /** Of each device: what it was answered last, and how long the longest answer took. */
  const told: string[] = [];
  const silent: string[] = [];
  let isOver = false;
  const writeOn = async (lane: number): Promise<void> => {
    const worker = workers[lane % 2] ?? { url: '' };
    const device = deviceOf(worker, { token: passOf(PERSON) });
    let longest = 0;
    while (!isOver) {
      const change = device.change('cvs', newId(), 'create', { title: 'x' });
      // As a device does: the same again until there is an answer.
      for (let status = 0; status !== 200 && !isOver; await pause(status === 200 ? 0 : 20)) {
        const start = Date.now();
        const reply = await Promise.race([
          device.send([change]).catch((error: unknown) => ({ status: 0, body: String(error) })),
          pause(PATIENCE_MS, { status: 0, body: 'nothing' }),
        ]);
        ({ status } = reply);
        longest = Math.max(longest, Date.now() - start);
        const said = status === 200 ? '' : JSON.stringify(reply.body);
        told[lane] = `device ${lane}, worker ${lane % 2}: ${status} ${said}, longest ${longest} ms`;
        if (status === 200) {
          answered.push(change.record);
          counts[lane] = (counts[lane] ?? 0) + 1;
        }
        if (reply.body === 'nothing') silent.push(told[lane] ?? '');
      }
    }
  };
  const writing = Promise.all(counts.map((_, lane) => writeOn(lane)));
  /** Each device, and so each worker: one of them may find who writes later than the other. */
  const goOn = async (times: number, when: string): Promise<void> => {
    const before = [...counts];
    const isBehind = () => counts.some((count, lane) => count < (before[lane] ?? 0) + times);
    for (const end = Date.now() + 60_000; isBehind(); await pause(20))
      if (Date.now() > end)
        throw new Error(
          `${when}, devices were not answered.\n${told.join('\n')}\nStandby: ${await stateOf(standby.url)}\n${standby.log()}`,
        );
  };
  try {
    await goOn(3, 'With both there');
    // A standby that stands still: nothing is answered, and nobody waits for long to hear so.
    standby.signal('SIGSTOP');
    const patient = { token: passOf('q'.repeat(15)) };
    const device = deviceOf(workers[0] ?? { url: '' }, patient);
    const change = device.change('cvs', newId(), 'create', { title: 'x' });
    const away = await device.send([change]);
    expect([away.status, away.body.code]).toEqual([503, 'away']);
    standby.signal('SIGCONT');
    await expect
      .poll(() => device.send([change]).then(({ status }) => status), { timeout: 60_000 })
      .toBe(200);
    await primary.kill();
    await promote(standby);
    await goOn(6, 'After the promotion');
  } finally {
    isOver = true;
    await writing;
  }

  // Each device got an answer of some kind before it gave up.
  expect(silent).toEqual([]);
  for (const worker of workers) {
    const late = deviceOf(worker, { token: passOf(PERSON) });
    const held = new Set<string>();
    for (let more = true; more;) {
      const { status, body } = await late.send();
      expect([status, body.code]).toEqual([200, undefined]);
      for (const { record } of body.changes) held.add(record);
      ({ more } = body);
    }
    expect(answered.filter((record) => !held.has(record))).toEqual([]);
    expect(held.size - answered.length).toBeLessThanOrEqual(4);
  }
}, 240_000);

const stateOf = (url: string): Promise<string> =>
  asked(url, async (sql) => {
    const [state] = await sql`SELECT pg_is_in_recovery() AS reads, pg_last_wal_replay_lsn() AS upto,
      (SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'jalon%') AS connections`;
    return JSON.stringify(state);
  }).catch(String);
