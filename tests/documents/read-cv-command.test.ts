import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_FILES } from '../../scripts/fixtures/hostile/hostile-catalogue.ts';
import { docx, paragraph } from './tiny-archive.ts';
import { tinyPdf } from './tiny-pdf.ts';
import { PEAK_KILOBYTES } from './peak-memory.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jalon-read-'));
});
afterAll(() => rm(folder, { recursive: true }));

const save = async (name: string, bytes: Uint8Array | string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};

const jalon = (...args: string[]): Promise<Said> => run(['src/cli/main.ts', ...args]);

interface Said {
  code: number;
  out: string;
  err: string;
}

const run = (args: string[]): Promise<Said> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...args],
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

/** The command's own process says what it took at most; those that read for it do not. */
const PEAK_ON_EXIT = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads';
  ${PEAK_KILOBYTES}
  if (isMainThread && !process.send)
    process.on('exit', () => process.stderr.write(String(peakKilobytes())));
`)}`;
/** Less than reading one file takes. */
const MOST_KILOBYTES = 240 * 1024;

const CV = [
  'Jane Roe',
  'jane.roe@example.org | 514 555-0142 | Montréal, Québec',
  'EXPERIENCE',
  'Welder, Northern Shipyard, Montréal, March 2019 – present',
  'Welded hulls of twelve ferries and trained four apprentices',
  'EDUCATION',
  'Diploma in Welding, College of the North, 2016',
  'LANGUAGES',
  'English: native, French: fluent',
];

describe('jalon read-cv', { timeout: 60_000 }, () => {
  it('holds nothing of what a large file took when it reads those behind it', async () => {
    const large = HOSTILE_FILES.find(({ name }) => name === '40-mb-of-empty-elements.docx');
    const { out, err } = await run([
      '--import',
      PEAK_ON_EXIT,
      'src/cli/main.ts',
      'read-cv',
      await save('large.docx', large?.make() ?? ''),
      ...['amira-single.pdf', 'wei-tabs.docx'].map((name) => `tests/fixtures/cv/${name}`),
    ]);
    const said = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { fullName?: string; error?: { code: string } });
    expect(said.map(({ fullName, error }) => error?.code ?? fullName)).toEqual([
      'too_large',
      expect.stringContaining('Amira'),
      expect.stringContaining('Wei'),
    ]);
    expect(Number(err)).toBeLessThan(MOST_KILOBYTES);
  });

  it('prints one JSON object and nothing else', async () => {
    const { code, out, err } = await jalon(
      'read-cv',
      await save('cv.docx', docx(CV.map((line) => paragraph(line)).join(''))),
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    const reading = JSON.parse(out) as Record<string, unknown>;
    expect(reading).toMatchObject({
      lang: 'en',
      fullName: 'Jane Roe',
      email: 'jane.roe@example.org',
    });
    expect(Object.keys(reading)).toEqual([
      'lang',
      'fullName',
      'email',
      'phone',
      'location',
      'linkedin',
      'summary',
      'experience',
      'education',
      'skills',
      'languages',
      'headline',
      'other',
      'unplaced',
      'labels',
      'removed',
      'confidence',
    ]);
  });

  it('exits 2 with the refusal as JSON', async () => {
    const { code, out, err } = await jalon(
      'read-cv',
      await save('blank.pdf', tinyPdf({ pages: [''] })),
    );
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(JSON.parse(out)).toEqual({
      error: { code: 'empty', message: 'The file holds no text.' },
    });
  });

  it('prints a line for each of several files, and a bad one stops nothing', async () => {
    const cv = await save('one.docx', docx(CV.map((line) => paragraph(line)).join('')));
    const resume = { basics: { name: 'Ama Boateng' }, work: [{ position: 'Welder' }] };
    const paths = [
      await save('blank.pdf', tinyPdf({ pages: [''] })),
      join(folder, 'nowhere.pdf'),
      cv,
      await save('resume.json', JSON.stringify(resume)),
      await save('package.json', '{"name": "tool", "position": "left"}'),
      await save('list.txt', '[{"position": "left"}]'),
      await save('cut.json', '{"basics": {"name": '),
    ];
    const { code, out } = await jalon('read-cv', ...paths);
    expect(code).toBe(2);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toMatchObject([
      { error: { code: 'empty' } },
      { error: { code: 'unreadable', message: 'no such file' } },
      { fullName: 'Jane Roe' },
      { fullName: 'Ama Boateng', experience: [{ jobTitle: 'Welder' }] },
      { error: { code: 'unsupported_type', detail: 'json' } },
      { error: { code: 'unsupported_type', detail: 'json' } },
      { error: { code: 'corrupt' } },
    ]);
    expect(lines).toMatchObject(paths.map((file) => ({ file })));
  });

  it('reads back what it has printed', async () => {
    const cv = await save('two.docx', docx(CV.map((line) => paragraph(line)).join('')));
    const printed = (await jalon('read-cv', cv)).out;
    const again = (await jalon('read-cv', await save('printed.json', printed))).out;
    const said = (text: string): object => ({ ...(JSON.parse(text) as object), labels: [] });
    expect(said(again)).toEqual(said(printed));
  });

  it('names in `detail` what narrows a refusal', async () => {
    const { out } = await jalon('read-cv', await save('photo.docx', 'GIF89a....'));
    expect(JSON.parse(out)).toMatchObject({
      error: { code: 'unsupported_type', detail: 'image' },
    });
  });

  it.each([
    ['a file that is not there', ['read-cv', 'no/such/file.pdf'], 'no such file'],
    ['a folder', ['read-cv', 'src'], 'this is a folder'],
    ['no file', ['read-cv'], 'Usage: jalon read-cv FILE'],
    ['an unknown command', ['fly'], 'Usage:'],
    ['no command', [], 'Usage:'],
  ])('exits 1 and says why on standard error: %s', async (_, args, message) => {
    const { code, out, err } = await jalon(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
  });
});
