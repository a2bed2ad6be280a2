import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readBackupArchive } from './read-backup-archive.ts';

const read = (bytes: Uint8Array) => readBackupArchive(bytes, { now: () => 0 });
const NAME = 'jalon-2026-11-23.json';

it('reads the back-up, whatever lies beside it', async () => {
  const archive = zipSync({
    'accords.csv': strToU8('at;purpose'),
    [NAME]: strToU8('{"format":"jalon-export"}'),
    'cv/1-CV.json': strToU8('{}'),
  });
  expect(await read(archive)).toEqual({ ok: true, value: '{"format":"jalon-export"}' });
});

const whole = zipSync({ [NAME]: strToU8('{"format":"jalon-export"}') });

it.each([
  ['the archive cut short', whole.subarray(0, whole.length - 30), 'damaged'],
  ['bytes that do not inflate', whole.map((byte, at) => (at === 51 ? 0xff : byte)), 'damaged'],
  ['a ZIP of something else', zipSync({ 'word/document.xml': strToU8('<w/>') }), 'not-ours'],
  ['a back-up in a folder', zipSync({ [`a/${NAME}`]: strToU8('{}') }), 'not-ours'],
  ['an archive in an archive', zipSync({ 'inner.zip': whole }), 'not-ours'],
  ['a bomb', zipSync({ [NAME]: new Uint8Array(60 * 1024 * 1024) }), 'too-large'],
  [
    'more files than anybody has',
    zipSync(
      Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`${at}.txt`, strToU8('')])),
    ),
    'too-large',
  ],
])('refuses %s', async (_, bytes, error) => {
  expect(await read(bytes)).toEqual({ ok: false, error });
});
