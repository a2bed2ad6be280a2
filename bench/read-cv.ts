/**
 * How well CVs are read: every fixture against its hand-written truth, per field and per layout,
 * apart for layouts kept aside and for those made last, by someone who did not know the reader; then the files of the
 * programs CVs are made with, by maker and by language. `--makers` reads those alone; `--folder DIR` reads instead the
 * files of a folder of one's own, whose `manifest.json` says `[{ file, truth, maker, language }]`.
 * Exits 1 when a gate of the layouts fails; the makers' gates are printed as held or not.
 * `--wrong` lists what differs on the files that are not kept aside.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSource } from '#/documents/read/read-source.ts';
import { readCvFromSource } from '#/domain/cv/read/read-cv.ts';
import { lostText } from './read-cv/lost-text.ts';
import { MAKERS_FOLDERS, reportMakers } from './read-cv/makers-report.ts';
import {
  addTally,
  calibration,
  FIELDS,
  keptByMistake,
  score,
  tallyReading,
  type Tallies,
  type Truth,
} from './read-cv/scores.ts';

interface Item {
  file: string;
  truth: string;
  layout: string;
  producer: string;
  language: string;
  heldOut: boolean;
  fresh?: boolean;
}

interface Group {
  files: number;
  refused: string[];
  tallies: Tallies;
  words: number;
  lost: string[];
  kept: string[];
  milliseconds: number[];
  sure: number;
  sureRight: number;
}

interface Standard {
  fields: Partial<Record<(typeof FIELDS)[number], number>>;
  /** Share of the source's words. */
  mostLost: number;
  /** Pieces of personal data kept by mistake. */
  mostKept: number;
}

const GATES: Standard = {
  fields: {
    name: 0.97,
    email: 0.97,
    phone: 0.97,
    place: 0.93,
    linkedin: 0.93,
    entryCount: 0.93,
    title: 0.91,
    company: 0.89,
    dates: 0.93,
    degree: 0.9,
    institution: 0.9,
    skills: 0.9,
    languages: 0.95,
  },
  mostLost: 0.005,
  mostKept: 0,
};

const root = join(import.meta.dirname, '../tests/fixtures/cv');
const { values: options, positionals } = parseArgs({
  options: {
    wrong: { type: 'boolean', default: false },
    makers: { type: 'boolean', default: false },
    folder: { type: 'string' },
  },
  allowPositionals: true,
});
const showWrong = options.wrong;
const only = positionals[0];
const groups = new Map<string, Group>();

if (!options.makers && !options.folder) await reportLayouts();
await reportMakers(options.folder ? [resolve(options.folder)] : MAKERS_FOLDERS, only, showWrong);

async function reportLayouts(): Promise<void> {
  for (const item of manifest()) {
    if (only && !`${item.file} ${item.layout} ${item.producer}`.includes(only)) continue;
    await measure(item);
  }
  const names = [...groups.keys()].toSorted();
  const startingWith = (start: string): string[] => names.filter((name) => name.startsWith(start));
  printTable('layouts seen', startingWith('seen '));
  printTable('layouts kept aside', startingWith('aside '));
  printTable('layouts made last', startingWith('fresh '));
  printTable('producers', startingWith('by '));
  printTable('languages', startingWith('in '));
  printTable('all', ['all seen', 'all aside', 'all fresh']);
  const hold = ['aside', 'fresh'].map(verdict);
  process.exitCode = hold.every(Boolean) ? 0 : 1;
}

function manifest(): Item[] {
  const items: unknown = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));
  return (items as Item[]).filter(
    ({ file, truth }) => truth && existsSync(join(root, file)) && existsSync(join(root, truth)),
  );
}

async function measure(item: Item): Promise<void> {
  const truth = JSON.parse(readFileSync(join(root, item.truth), 'utf8')) as Truth;
  const bytes = new Uint8Array(readFileSync(join(root, item.file)));
  const kind = item.fresh ? 'fresh' : item.heldOut ? 'aside' : 'seen';
  const mine = [
    `${kind} ${item.layout}`,
    `by ${kind} ${item.producer}`,
    `in ${kind} ${item.language}`,
    `all ${kind}`,
  ].map(groupNamed);
  const started = performance.now();
  const source = await readSource(bytes, { fileName: item.file });
  const reading = source.ok ? readCvFromSource(source.value) : source;
  const time = performance.now() - started;
  const failure = !source.ok ? source.error.code : !reading.ok ? reading.error.code : '';
  const lost =
    source.ok && reading.ok ? lostText(source.value, reading.value) : { words: 0, lost: [] };
  const tallies = reading.ok ? tallyReading(reading.value, truth) : undefined;
  const kept = reading.ok ? keptByMistake(reading.value, truth) : [];
  const sure = reading.ok ? calibration(reading.value, truth) : { sure: 0, right: 0, wrong: [] };
  for (const group of mine) {
    group.files += 1;
    group.milliseconds.push(time);
    if (failure) group.refused.push(`${item.file} ${failure}`);
    for (const field of FIELDS)
      group.tallies[field] = addTally(
        group.tallies[field],
        tallies?.[field] ?? { right: 0, found: 0, expected: 1 },
      );
    group.words += lost.words;
    group.lost.push(...lost.lost);
    group.kept.push(...kept);
    group.sure += sure.sure;
    group.sureRight += sure.right;
  }
  if (showWrong && !item.heldOut) {
    const wrong = FIELDS.filter(
      (field) => !tallies || score(tallies[field] ?? { right: 0, found: 0, expected: 1 }) < 1,
    );
    console.log(
      `${item.file}: ${failure || wrong.join(' ') || 'all right'}${lost.lost.length > 0 ? ` | lost ${lost.lost.join(' ')}` : ''}${kept.length > 0 ? ` | kept ${kept.join('; ')}` : ''}`,
    );
    for (const text of sure.wrong) console.log(`    sure but wrong: ${text}`);
  }
}

function groupNamed(name: string): Group {
  const group = groups.get(name) ?? {
    files: 0,
    refused: [],
    tallies: {},
    words: 0,
    lost: [],
    kept: [],
    milliseconds: [],
    sure: 0,
    sureRight: 0,
  };
  groups.set(name, group);
  return group;
}

function printTable(title: string, shown: readonly string[]): void {
  console.log(`\n${title}`);
  console.log(
    [
      'group'.padEnd(28),
      'files',
      ...FIELDS.map((field) => field.slice(0, 6).padStart(6)),
      'lost %',
      ' kept',
      ' sure',
      '  ms',
    ].join(' '),
  );
  for (const name of shown) {
    const group = groups.get(name);
    if (!group) continue;
    const cells = FIELDS.map((field) =>
      score(group.tallies[field] ?? { right: 0, found: 0, expected: 0 })
        .toFixed(2)
        .padStart(6),
    );
    const lost = ((100 * group.lost.length) / Math.max(1, group.words)).toFixed(2).padStart(6);
    const sure = (group.sureRight / Math.max(1, group.sure)).toFixed(2).padStart(5);
    const median =
      group.milliseconds.toSorted((a, b) => a - b)[Math.floor(group.milliseconds.length / 2)] ?? 0;
    console.log(
      [
        name.padEnd(28),
        String(group.files).padStart(5),
        ...cells,
        lost,
        String(group.kept.length).padStart(5),
        sure,
        String(Math.round(median)).padStart(4),
      ].join(' '),
    );
    if (group.kept.length > 0 && name.startsWith('all')) {
      console.log(
        `  personal data kept, by kind: ${group.kept.map((text) => text.split(':')[0]).join(', ')}`,
      );
    }
    if (group.refused.length > 0 && name.startsWith('all'))
      console.log(`  refused: ${group.refused.join(', ')}`);
  }
}

/** Prints and says whether a group meets the gates. */
function verdict(kind: string): boolean {
  const group = groups.get(`all ${kind}`);
  if (!group) {
    console.log(`\n${kind}: no file, the gates could not be tried`);
    return false;
  }
  const misses = FIELDS.flatMap((field) => {
    const least = GATES.fields[field];
    const value = score(group.tallies[field] ?? { right: 0, found: 0, expected: 0 });
    return least !== undefined && value < least ? [`${field} ${value.toFixed(3)} < ${least}`] : [];
  });
  const lost = group.lost.length / Math.max(1, group.words);
  if (lost > GATES.mostLost)
    misses.push(`lost text ${(100 * lost).toFixed(2)} % > ${100 * GATES.mostLost} %`);
  if (group.kept.length > GATES.mostKept)
    misses.push(`personal data kept: ${group.kept.length} > ${GATES.mostKept}`);
  if (group.refused.length > 0) misses.push(`refused: ${group.refused.length}`);
  console.log(
    misses.length === 0
      ? `\n${kind}: meets the gates`
      : `\n${kind}: misses the gates: ${misses.join('; ')}`,
  );
  return misses.length === 0;
}
