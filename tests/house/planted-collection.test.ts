/** A synced collection is described once: adding one touches few files, and everything follows from them. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/lib/project.mjs';
import { ensureServerBinary } from '../../scripts/lib/server-binary.mjs';
import { temporaryFolder, writeFiles } from '../server/real-server.ts';
import { coverLetters } from './planted/cover-letters.ts';

const MOST_FILES = 8;
const CHECK = 'tests/house/planted/cover-letters.check.ts';
const COPIED = [
  'lingui.config.ts',
  'package-lock.json',
  'package.json',
  'pocketbase/go.mod',
  'pocketbase/hooks',
  'pocketbase/pb_migrations',
  'pocketbase/seed',
  'pocketbase/tsconfig.json',
  'pocketbase/types',
  'scripts',
  'src',
  'tests/data',
  'tests/server',
  'tests/sync',
  'tsconfig.json',
  'vitest.config.ts',
];

test('a planted collection touches eight files at most, and types, server, sync, export, back-up, bin and matrix know it', async () => {
  const planted = coverLetters();
  expect(Object.keys(planted).length).toBeLessThanOrEqual(MOST_FILES);
  const copy = await copyOfProject();
  writeFiles(copy, planted);

  const tsc = 'node_modules/typescript/bin/tsc';
  const [report, ...checks] = await Promise.all([
    runTests(copy),
    outputOf(copy, tsc, '-p', 'tsconfig.src.json'),
    outputOf(copy, tsc, '-p', 'pocketbase/tsconfig.json'),
    outputOf(copy, 'scripts/i18n-check.ts'),
  ]);
  expect(checks).toEqual(['', '', '']);
  expect(report.failed).toEqual([]);
  expect(report.passed).toEqual(
    expect.arrayContaining([
      'every collection is tried',
      expect.stringMatching(/^cover_letters shows to each their own/),
      expect.stringMatching(/^cover_letters is written by nobody/),
      expect.stringMatching(/^the collections hold the fields of cover_letters/),
      expect.stringMatching(/^a letter is on both devices/),
      expect.stringMatching(/^the night takes a letter/),
      expect.stringMatching(/^a free plan is refused letters/),
    ]),
  );
}, 180_000);

const copyOfProject = async (): Promise<string> => {
  const binary = await ensureServerBinary();
  const copy = temporaryFolder('planted');
  for (const name of COPIED)
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  // Without what is not there: the other tests, and the scripts that use them.
  writeFiles(copy, { 'tsconfig.src.json': '{"extends":"./tsconfig.json","include":["src"]}' });
  cpSync(path.join(ROOT, CHECK), path.join(copy, 'tests/server/planted/cover-letters.test.ts'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const program = path.join(copy, '.cache/pocketbase', path.basename(path.dirname(binary)));
  mkdirSync(path.dirname(program), { recursive: true });
  symlinkSync(path.dirname(binary), program);
  return copy;
};

/** Titles of the tests about it, in the copy. */
const runTests = async (copy: string): Promise<{ passed: string[]; failed: string[] }> => {
  const report = path.join(copy, 'report.json');
  const files = [
    'tests/server/planted',
    'tests/server/accounts/access-matrix.test.ts',
    'tests/server/sync/synced-collections.test.ts',
  ];
  const vitest = 'node_modules/vitest/vitest.mjs';
  const options = ['--no-file-parallelism', '--reporter=json', `--outputFile=${report}`];
  const said = await outputOf(copy, vitest, 'run', ...options, '-t', TESTS, ...files);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const titled = (wanted: string) =>
    tests.flatMap(({ status, fullName }) => (status === wanted ? [fullName] : []));
  if (tests.length === 0) throw new Error(said);
  const broken = testResults.flatMap(({ message }) => message || []);
  return { passed: titled('passed'), failed: [...broken, ...titled('failed')] };
};

const TESTS = 'letter|every collection';

interface Report {
  testResults: { message: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** What a script of the copy says; '' when all is well, and never so when it fails. */
const outputOf = (copy: string, ...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' };
    const child = spawn(process.execPath, args, { cwd: copy, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('close', (code) => resolve(said || (code === 0 ? '' : `exited with ${code}`)));
  });
