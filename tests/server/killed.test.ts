import { expect, test } from 'vitest';
import { killRun } from './kill-run.ts';
import { startTestServer } from './real-server.ts';

test('a server killed under writes loses nothing it has answered', async () => {
  const first = await startTestServer();
  let present = first;
  const { violations, acknowledged, repeated } = await killRun(
    first,
    async ({ url, dataDir }) => {
      present = await startTestServer({ dataDir, port: Number(new URL(url).port) });
      return present;
    },
    { kills: 3, seed: 1 },
  );
  await present.stop();
  expect(violations).toEqual([]);
  expect([acknowledged > 10, repeated > 0]).toEqual([true, true]);
});
