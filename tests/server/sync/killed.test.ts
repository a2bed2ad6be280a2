import { expect, test } from 'vitest';
import { killRun } from './kill-run.ts';
import { hooksWith, startTestServer } from '../real-server.ts';

test('a server killed under writes loses nothing it has answered', async () => {
  const hooksDir = await hooksWith({});
  const first = await startTestServer({ hooksDir });
  let present = first;
  const { violations, acknowledged, repeated } = await killRun(
    first,
    async ({ dataDir }) => (present = await startTestServer({ dataDir, hooksDir })),
    { kills: 3, seed: 1 },
  );
  await present.stop();
  expect(violations).toEqual([]);
  expect([acknowledged > 10, repeated > 0]).toEqual([true, true]);
});
