/** These tests on the other store. Bytes of files and content stay on PocketBase, which devices then ask beside it. */
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
  describe('restored servers', async () => {
    await import('./restored-server.test.ts');
  });
  describe('files', async () => {
    await import('./files.test.ts');
  });
  describe('content', async () => {
    await import('./content.test.ts');
  });
  describe('event lines', async () => {
    await import('./realtime.test.ts');
  });
});
