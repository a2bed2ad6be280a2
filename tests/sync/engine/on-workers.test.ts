/** A sample of these tests on the other store; all that take it: SYNC_STORE=postgres vitest run tests/sync/engine */
import { describe } from 'vitest';

process.env['SYNC_STORE'] = 'postgres';

describe('on workers over PostgreSQL', () => {
  describe('two devices', async () => {
    await import('./two-devices.test.ts');
  });
  describe('the sixth application', async () => {
    await import('./locked-sixth.test.ts');
  });
});
