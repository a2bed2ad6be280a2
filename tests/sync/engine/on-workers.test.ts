/** These tests on the other store. The rest start PocketBase themselves: files and content stay there. */
import { describe } from 'vitest';

process.env['SYNC_STORE'] = 'postgres';

describe('on workers over PostgreSQL', () => {
  describe('two devices', async () => {
    await import('./two-devices.test.ts');
  });
  describe('the sixth application', async () => {
    await import('./locked-sixth.test.ts');
  });
  describe('lone edits', async () => {
    await import('./lone-edit.test.ts');
  });
  describe('one transaction', async () => {
    await import('./one-transaction.test.ts');
  });
  describe('refused changes', async () => {
    await import('./refused.test.ts');
  });
  describe('status', async () => {
    await import('./status.test.ts');
  });
  describe('the background', async () => {
    await import('./background.test.ts');
  });
  describe('broken connections', async () => {
    await import('./broken-connection.test.ts');
  });
  describe('purged parents', async () => {
    await import('./purged-parent.test.ts');
  });
  describe('a way that refuses', async () => {
    await import('./refusing-way.test.ts');
  });
  describe('restored files', async () => {
    await import('./restored-file.test.ts');
  });
});
