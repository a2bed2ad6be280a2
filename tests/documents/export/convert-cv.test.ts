import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { writeDocx } from '#/documents/write/write-docx.ts';
import { engineer } from './samples.ts';

// Seconds when the machine is free, more when other suites run beside.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'jalon-convert-'));
const source = path.join(folder, 'source.docx');
const main = path.resolve(import.meta.dirname, '../../../src/cli/main.ts');

const convert = (...args: string[]) => {
  const flags = ['--disable-warning=ExperimentalWarning', main, 'convert-cv'];
  return spawnSync(process.execPath, [...flags, ...args], { encoding: 'utf8' });
};

const options = (to: string, lang: string): string[] => {
  const out = path.join(folder, `out.${to}`);
  return ['--to', to, '--lang', lang, '--template', 'classique', '--out', out];
};

beforeAll(async () => {
  const { bytes } = await writeDocx(engineer, {
    language: 'fr',
    template: 'moderne',
    dateStyle: 'numeric',
  });
  writeFileSync(source, bytes);
});

describe('the convert-cv command', () => {
  it.each([
    ['pdf', '%PDF-1.7'],
    ['docx', 'PK'],
    ['odt', 'PK'],
    ['txt', 'Aïcha N’Diaye-Lefèvre'],
    ['json', '{'],
  ])('writes %s and says so on one line', (to, start) => {
    const { status, stdout } = convert(source, ...options(to, 'fr'));
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(stdout)).toMatchObject({
      out: path.join(folder, `out.${to}`),
      removed: 0,
      sourceLanguage: 'fr',
    });
    expect(readFileSync(path.join(folder, `out.${to}`), 'utf8').startsWith(start)).toBe(true);
  });

  it('says that a CV asked for in the other language is not translated', () => {
    const { stdout, stderr } = convert(source, ...options('txt', 'en'), '--dates', 'words');
    expect(stderr).toContain('the text stays in French');
    expect(JSON.parse(stdout)).toMatchObject({ language: 'en', sourceLanguage: 'fr' });
    const text = readFileSync(path.join(folder, 'out.txt'), 'utf8');
    expect(text).toContain('WORK EXPERIENCE');
    expect(text).toContain('Sep 2020 – Present');
  });

  it('refuses what is no CV with code 2 and the reason in JSON', () => {
    const empty = path.join(folder, 'empty.pdf');
    writeFileSync(empty, '');
    const { status, stdout } = convert(empty, ...options('pdf', 'fr'));
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'empty' } });
  });

  it.each([
    ['an unknown format', [source, ...options('gif', 'fr')]],
    ['no file', options('pdf', 'fr')],
    ['an unknown option', [source, ...options('pdf', 'fr'), '--fast']],
  ])('answers %s with its usage', (_, args) => {
    const { status, stderr, stdout } = convert(...args);
    expect(status).toBe(1);
    expect(stderr).toContain('Usage: jalon convert-cv FILE…');
    expect(stdout).toBe('');
  });

  it('converts a folder in one go: each file to its own, none over another, the bad ones told', () => {
    const cvs = path.join(folder, 'cvs');
    const out = path.join(folder, 'made');
    mkdirSync(cvs);
    copyFileSync(source, path.join(cvs, 'a.docx'));
    writeFileSync(
      path.join(cvs, 'a.json'),
      '{"basics": {"name": "Ada Roy", "summary": "The baker of the town"}}',
    );
    writeFileSync(path.join(cvs, 'b.txt'), '');
    const { status, stdout } = convert(cvs, '--out', out);
    expect(status).toBe(2);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([
      { file: path.join(cvs, 'a.docx'), out: path.join(out, 'a.pdf'), language: 'fr' },
      { file: path.join(cvs, 'a.json'), out: path.join(out, 'a-2.pdf'), language: 'en' },
      { file: path.join(cvs, 'b.txt'), error: { code: 'empty' } },
    ]);
    expect(readFileSync(path.join(out, 'a-2.pdf'), 'latin1').startsWith('%PDF-1.7')).toBe(true);
  });

  it('says why a file cannot be written', () => {
    const out = path.join(folder, 'nowhere', 'cv.txt');
    const { status, stderr } = convert(source, ...options('txt', 'fr'), '--out', out);
    expect(status).toBe(1);
    expect(stderr).toContain('could not be written');
  });
});
