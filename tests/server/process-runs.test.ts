import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processRun } from '../sync/process-run.ts';
import { RealHost } from '../sync/real-host.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

let host: RealHost;
beforeAll(async () => {
  host = await RealHost.start();
}, 120_000);
afterAll(() => host.server.stop());

describe('devices, a real server and bad connections', { timeout: 300_000 }, () => {
  it('keep every promise of sync', async () => {
    const broken: string[] = [];
    for (const seed of SEEDS) {
      const { violations } = await processRun(seed, host);
      broken.push(...violations.map((violation) => `seed ${seed}: ${violation}`));
    }
    expect(broken).toEqual([]);
    expect(host.kills).toBeGreaterThan(0);
  });

  it('show a planted bug', async () => {
    let isSeen = false;
    for (const seed of SEEDS)
      isSeen ||= (await processRun(1000 + seed, host, 'base-dropped')).violations.length > 0;
    expect(isSeen).toBe(true);
  });
});
