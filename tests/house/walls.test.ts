import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../scripts/lint/rooms.mjs';
import { refusal } from '../../scripts/lint/walls.mjs';
import { temporaryFolder, writeFiles } from '../server/real-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Lints one file of the domain in a copy: other tests list the sources meanwhile. */
const lint = (text: string): { status: number; output: string } => {
  const copy = temporaryFolder('walls');
  for (const name of ['oxlint.config.ts', 'package.json', 'scripts'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  writeFiles(copy, { 'src/domain/planted.ts': text });
  try {
    const output = execFileSync(path.join(copy, 'node_modules/.bin/oxlint'), ['src'], {
      cwd: copy,
      encoding: 'utf8',
    });
    return { status: 0, output };
  } catch (error) {
    const failed = error as { status: number; stdout: string };
    return { status: failed.status, output: failed.stdout };
  }
};

describe('the walls', () => {
  it('make the lint command fail on a planted illegal import', () => {
    const { status, output } = lint(
      "import { db } from '#/data/db.ts';\nexport const outlaw = db;\n",
    );
    expect(status).toBe(1);
    expect(output).toContain('domain/ may not import data/');
  });

  it('let a legal file pass, so that the refusal above means something', () => {
    expect(lint('export const citizen = 1;\n').status).toBe(0);
  });

  it.each([
    ['src/domain/cv/a.ts', 'react', {}],
    ['src/domain/cv/a.ts', '../../documents/read/read-source.ts', {}],
    ['src/ui/Button.tsx', '#/domain/cv/content.ts', {}],
    ['src/features/cv/Page.tsx', '#/features/tracker/Page.tsx', {}],
    ['src/features/cv/Page.tsx', '#/documents/write/write-pdf.ts', {}],
    ['src/features/cv/Page.tsx', '#/remote/client.ts', {}],
    ['src/documents/write/write-pdf.ts', 'jspdf', {}],
    ['src/data/db.ts', 'react', {}],
    ['src/routes/index.tsx', '#/data/records/cvs.ts', {}],
    ['src/cli/main.ts', '#/data/records/cvs.ts', {}],
  ])('refuse %s importing %s', (file, specifier, extra) => {
    expect(refusal({ file: path.join(root, file), specifier, ...extra })).toBeTypeOf('string');
  });

  it.each([
    ['src/features/cv/Page.tsx', '#/documents/write/write-pdf.ts', { lazy: true }],
    ['src/parts/reading/reading.worker.ts', '#/documents/read/read-source.ts', {}],
    ['src/documents/write/write-pdf.ts', 'jspdf', { lazy: true }],
    ['src/features/account/Page.tsx', '#/remote/client.ts', {}],
    ['src/app/main.tsx', '#/data/db.ts', {}],
  ])('allow %s importing %s where the table says so', (file, specifier, extra) => {
    expect(refusal({ file: path.join(root, file), specifier, ...extra })).toBeUndefined();
  });

  it('cover every folder of src, so that no room is without a row', () => {
    const rooms = readdirSync(path.join(root, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(rooms.filter((room) => !(room in ROOMS))).toEqual([]);
  });

  it('are switched on in the lint configuration', () => {
    expect(readFileSync(path.join(root, 'oxlint.config.ts'), 'utf8')).toContain(
      "'house/walls': 'error'",
    );
  });
});
