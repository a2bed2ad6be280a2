import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { archiveName, downloadRelease } from '../../../scripts/lib/release.mjs';
import { ensureServerBinary, pocketBaseVersion } from '../../../scripts/lib/server-binary.mjs';
import { temporaryFolder } from '../real-server.ts';

const PROGRAM = Buffer.from(`#!/bin/sh\necho ${'a program '.repeat(200)}\n`);
const LINUX = { version: '1.2.3', platform: 'linux', arch: 'x64' };
const ARCHIVE = 'pocketbase_1.2.3_linux_amd64.zip';

/** A zip as release tools write them: a text beside the program, both deflated or both stored. */
const zipOf = (files: Record<string, Buffer>, deflated: boolean): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const [name, content] of Object.entries(files)) {
    const data = deflated ? deflateRawSync(content) : content;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(deflated ? 8 : 0, 8);
    local.writeUInt16LE(name.length, 26);
    local.writeUInt16LE(5, 28);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(deflated ? 8 : 0, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(Buffer.concat(locals).length, 42);
    directory.push(entry, Buffer.from(name));
    locals.push(local, Buffer.from(name), Buffer.from('extra'), data);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(locals).length, 16);
  return Buffer.concat([...locals, ...directory, end]);
};

let standIn: Server;
let releases = '';
let files: Record<string, Buffer> = {};
process.env['JALON_QUIET'] = '1';
beforeAll(async () => {
  standIn = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  const address = standIn.address();
  releases = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => standIn.close());
afterEach(() => {
  files = {};
  delete process.env['JALON_POCKETBASE_RELEASES'];
});

const publish = (archive: string, zip: Buffer, { checksumOf = zip, version = '1.2.3' } = {}) => {
  const checksum = createHash('sha256').update(checksumOf).digest('hex');
  files = {
    [`/v${version}/${archive}`]: zip,
    [`/v${version}/checksums.txt`]: Buffer.from(
      `${'0'.repeat(64)}  other.zip\n${checksum}  ${archive}\n`,
    ),
  };
};

const contents = { 'LICENSE.md': Buffer.from('a licence'), pocketbase: PROGRAM };

describe('the official release', () => {
  test.each([true, false])(
    'is unpacked when its checksum is right (deflated: %s)',
    async (deflated) => {
      publish(ARCHIVE, zipOf(contents, deflated));
      const target = path.join(temporaryFolder('release'), 'pocketbase');
      await downloadRelease({ ...LINUX, target, releases });
      expect(readFileSync(target)).toEqual(PROGRAM);
    },
  );

  test('is refused, and nothing kept, when its checksum is wrong', async () => {
    publish(ARCHIVE, zipOf(contents, true), { checksumOf: Buffer.from('another archive') });
    const target = path.join(temporaryFolder('release'), 'pocketbase');
    await expect(downloadRelease({ ...LINUX, target, releases })).rejects.toThrow(
      /is not the file its release describes/,
    );
    expect(existsSync(target)).toBe(false);
  });

  test('is refused when the list does not name it', async () => {
    publish('pocketbase_1.2.3_darwin_arm64.zip', zipOf(contents, true));
    await expect(downloadRelease({ ...LINUX, target: '/nowhere', releases })).rejects.toThrow(
      "doesn't name",
    );
  });

  test('that is not there is said so, with a way out', async () => {
    await expect(downloadRelease({ ...LINUX, target: '/nowhere', releases })).rejects.toThrow(
      /checksums\.txt answers 404\. Install Go/,
    );
  });

  test('that cannot be reached is said so, with a way out', async () => {
    const nowhere = 'http://127.0.0.1:9';
    await expect(
      downloadRelease({ ...LINUX, target: '/nowhere', releases: nowhere }),
    ).rejects.toThrow(/can't be reached .*Install Go/);
  });

  test('has a name for each platform it is made for', () => {
    const name = (platform: string, arch: string) =>
      archiveName({ version: '1.2.3', platform, arch });
    expect(name('darwin', 'arm64')).toBe('pocketbase_1.2.3_darwin_arm64.zip');
    expect(name('win32', 'x64')).toBe('pocketbase_1.2.3_windows_amd64.zip');
    expect(name('linux', 'arm')).toBe('pocketbase_1.2.3_linux_armv7.zip');
    expect(() => name('sunos', 'x64')).toThrow(/install Go/);
  });
});

describe('the server program, on a machine without Go', () => {
  const version = pocketBaseVersion();
  const archive = () => archiveName({ version, platform: process.platform, arch: process.arch });
  const ensure = (cache: string) => {
    process.env['JALON_POCKETBASE_RELEASES'] = releases;
    return ensureServerBinary({ cache, go: false });
  };

  test('is downloaded once and can be run', async () => {
    publish(archive(), zipOf(contents, true), { version });
    const cache = temporaryFolder('cache');
    const binary = await ensure(cache);
    files = {};
    expect(await ensure(cache)).toBe(binary);
    expect(readFileSync(binary)).toEqual(PROGRAM);
  });

  test('is asked for again after a download that was refused', async () => {
    const cache = temporaryFolder('cache');
    publish(archive(), zipOf(contents, true), { version, checksumOf: Buffer.from('x') });
    await expect(ensure(cache)).rejects.toThrow(/SHA-256/);
    publish(archive(), zipOf(contents, true), { version });
    expect(readFileSync(await ensure(cache))).toEqual(PROGRAM);
  });
});
