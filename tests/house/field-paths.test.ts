import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Where field paths are handled; `src/domain/sync/path.ts` is their grammar. */
const ROOMS = [
  'src/domain/sync',
  'src/domain/cv',
  'src/domain/synced-collections.ts',
  'src/data',
  'src/sync',
  'src/features/cv',
  'src/features/my-data',
  'pocketbase/hooks/lib/sync',
];

/** Dots that are not those of a field path: of a clock, of a token. */
const OTHER_DOTS = new Set([
  'src/domain/sync/path.ts',
  'src/domain/sync/values/hybrid-clock.ts',
  'src/data/session/session.ts',
]);

const BY_HAND =
  /\.split\((['"`])\.\1|\.indexOf\((['"`])\.\2|\.includes\((['"`])\.\3\)|(?:startsWith|endsWith)\(`\$\{[^`]*\}\.`\)/;

const byHand = (text: string): string[] => text.split('\n').filter((line) => BY_HAND.test(line));

it.each([
  ["const [list = '', id = ''] = path.split('.');", true],
  ["const dot = path.indexOf('.');", true],
  ["const isField = !path.includes('.');", true],
  ['const isInside = inner.startsWith(`${outer}.`);', true],
  ["const [list = '', id = ''] = segmentsOf(path);", false],
  ["const lines = text.split('\\n');", false],
  ['const path = `experience.${id}.company`;', false],
])('a path taken apart by hand is seen: %s', (line, isSeen) => {
  expect(byHand(line).length > 0).toBe(isSeen);
});

it('field paths are taken apart by the one grammar', () => {
  const files = ROOMS.flatMap((room) =>
    room.endsWith('.ts') ? [room] : globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files
    .filter((file) => !file.includes('.test.') && !OTHER_DOTS.has(file))
    .flatMap((file) =>
      byHand(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
