/**
 * How well scanned CVs are read: pages of the fixtures drawn by poppler, whole, then noisy, crooked and coarse, and
 * recognised as in the browser. Words found of those the file says, and fields that come out as from the file itself.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readCvFile } from '../src/documents/read/read-cv-file.ts';
import { startRecogniser, type MakeEngine } from '../src/documents/read/scan/recogniser.ts';
import { scanRuns } from '../src/documents/read/scan/scan-runs.ts';
import { SCAN_LIMITS } from '../src/domain/cv/scan-limits.ts';
import { readCvFromSource } from '../src/domain/cv/read/read-cv.ts';
import type { CvReading } from '../src/domain/cv/reading.ts';
import type { SourcePage } from '../src/domain/cv/source.ts';
import { fold } from '../src/domain/text/fold.ts';

const require = createRequire(import.meta.url);
const FIXTURES = path.resolve(import.meta.dirname, '../tests/fixtures/cv');
const FILES = process.argv[2]?.split(',') ?? [
  'amira-single.pdf',
  'amira-sidebar.pdf',
  'abel-spaces.pdf',
  'bishal-functional.pdf',
];
/** On clean pages, on average: below, something broke. */
const LEAST = { words: 0.9, fields: 0.7 };

interface Grey {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const VARIANTS: Readonly<Record<string, (page: Grey, random: () => number) => Grey>> = {
  clean: (page) => page,
  noisy: (page, random) => ({
    ...page,
    pixels: page.pixels.map((shade) =>
      Math.max(0, Math.min(255, shade * 0.85 + 20 + (random() - 0.5) * 90)),
    ),
  }),
  'crooked 1°': (page) => turned(page, Math.PI / 180),
  'coarse, 100 dpi': (page) => coarse(page, 2),
};

const turned = ({ width, height, pixels }: Grey, angle: number): Grey => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const out = new Uint8Array(pixels.length).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.round(cos * (x - width / 2) + sin * (y - height / 2) + width / 2);
      const fromY = Math.round(-sin * (x - width / 2) + cos * (y - height / 2) + height / 2);
      if (fromX >= 0 && fromX < width && fromY >= 0 && fromY < height)
        out[y * width + x] = pixels[fromY * width + fromX] ?? 255;
    }
  return { width, height, pixels: out };
};

const coarse = ({ width, height, pixels }: Grey, by: number): Grey => ({
  width,
  height,
  pixels: pixels.map((_, at) => {
    const x = Math.floor((at % width) / by) * by;
    const y = Math.floor(Math.floor(at / width) / by) * by;
    let sum = 0;
    for (let row = 0; row < by; row += 1)
      for (let column = 0; column < by; column += 1)
        sum +=
          pixels[Math.min(height - 1, y + row) * width + Math.min(width - 1, x + column)] ?? 255;
    return sum / by / by;
  }),
});

const pagesOf = (file: string): Grey[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jalon-scan-'));
  try {
    execFileSync('pdftoppm', ['-gray', '-r', String(SCAN_LIMITS.dpi), file, `${folder}/p`]);
    return readdirSync(folder)
      .toSorted()
      .map((name) => readPgm(readFileSync(path.join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const readPgm = (bytes: Uint8Array): Grey => {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(
    Buffer.from(bytes.subarray(0, 40)).toString('latin1'),
  );
  if (!head) throw new Error('poppler wrote something else');
  return {
    width: Number(head[1]),
    height: Number(head[2]),
    pixels: bytes.subarray(head[0].length),
  };
};

const asPgm = ({ width, height, pixels }: Grey): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? [];

const shareFound = (wanted: readonly string[], found: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  const hits = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return wanted.length === 0 ? 1 : hits.length / wanted.length;
};

const fieldsOf = ({ content: { personal, experience, education, skills } }: CvReading): string[] =>
  [
    personal.fullName,
    personal.email,
    personal.phone,
    ...experience.flatMap(({ jobTitle, company, startDate, endDate }) => [
      jobTitle,
      company,
      startDate,
      endDate,
    ]),
    ...education.flatMap(({ degree, institution }) => [degree, institution]),
    ...skills,
  ]
    .filter((value) => value !== '')
    .map((value) => fold(value).replaceAll(/[^\p{L}\p{N}@.-]/gu, ''));

const data = (language: string): Uint8Array =>
  gunzipSync(
    readFileSync(
      require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
    ),
  );
const recognise = await startRecogniser({
  makeEngine: require('tesseract.js-core/tesseract-core-simd-lstm.js') as MakeEngine,
  wasm: readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
  languages: { fra: data('fra'), eng: data('eng') },
});

const seeded = (): (() => number) => {
  let state = 42;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
};

const scores: Record<string, { words: number[]; fields: number[]; seconds: number[] }> = {};
for (const file of FILES) {
  const bytes = readFileSync(path.join(FIXTURES, file));
  const truth = await readCvFile(bytes);
  if (!truth.ok) throw new Error(`${file} is not read at all`);
  const text = execFileSync('pdftotext', ['-layout', path.join(FIXTURES, file), '-']).toString();
  const drawn = pagesOf(path.join(FIXTURES, file));
  for (const [variant, change] of Object.entries(VARIANTS)) {
    const began = performance.now();
    const scale = 72 / SCAN_LIMITS.dpi;
    const pages = drawn.map((page): SourcePage => {
      const changed = change(page, seeded());
      return {
        width: page.width * scale,
        height: page.height * scale,
        runs: scanRuns(recognise(asPgm(changed)), scale),
        images: [],
        links: [],
      };
    });
    const said = pages.flatMap(({ runs }) => runs.flatMap((run) => wordsOf(run.text)));
    const read = readCvFromSource({ kind: 'positioned', format: 'pdf', pages });
    const found = read.ok ? fieldsOf(read.value) : [];
    const score = (scores[variant] ??= { words: [], fields: [], seconds: [] });
    score.words.push(shareFound(wordsOf(text), said));
    score.fields.push(shareFound(fieldsOf(truth.value), found));
    score.seconds.push((performance.now() - began) / 1000 / drawn.length);
    process.stdout.write(
      `${file.padEnd(24)} ${variant.padEnd(16)} words ${percent(score.words.at(-1))}  fields ${percent(score.fields.at(-1))}  ${score.seconds.at(-1)?.toFixed(1)} s a page\n`,
    );
  }
}

function percent(share = 0): string {
  return `${(share * 100).toFixed(1)} %`.padStart(7);
}
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
process.stdout.write('\n');
for (const [variant, { words, fields, seconds }] of Object.entries(scores))
  process.stdout.write(
    `${'all'.padEnd(24)} ${variant.padEnd(16)} words ${percent(mean(words))}  fields ${percent(mean(fields))}  ${mean(seconds).toFixed(1)} s a page\n`,
  );
const clean = scores['clean'];
if (clean && (mean(clean.words) < LEAST.words || mean(clean.fields) < LEAST.fields)) {
  process.stdout.write('Below what it was.\n');
  process.exitCode = 1;
}
