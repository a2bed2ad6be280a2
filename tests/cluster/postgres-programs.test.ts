import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../server/real-server.ts';
import { copyPrograms } from './postgres-programs.ts';

test('a copy of the programs outlives the checkout it was made from', () => {
  const folder = temporaryFolder('programs');
  const [from, to] = [path.join(folder, 'native'), path.join(folder, 'copy')];
  mkdirSync(path.join(from, 'lib'), { recursive: true });
  writeFileSync(path.join(from, 'lib', 'libx.so.1.2'), 'x');
  symlinkSync('libx.so.1.2', path.join(from, 'lib', 'libx.so'));
  const link = {
    source: 'native/lib/libx.so.1.2',
    target: 'native/lib/libx.so.1',
  };
  writeFileSync(path.join(from, 'pg-symlinks.json'), JSON.stringify([link]));

  copyPrograms(from, to);
  rmSync(from, { recursive: true });

  for (const name of ['libx.so', 'libx.so.1'])
    expect(readFileSync(path.join(to, 'lib', name), 'utf8')).toBe('x');
});
