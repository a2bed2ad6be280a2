/** The makers' files: read with the issue's measure, by maker and by language, the opened ones and those kept aside apart. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSource } from '#/documents/read/read-source.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import { readCvFromSource } from '#/domain/cv/read/read-cv.ts';
import { lostText } from './lost-text.ts';
import { judged, keptByMistake, score, tallyReading, type Judged, type Truth } from './scores.ts';

export interface MakerItem {
  file: string;
  truth: string;
  maker: string;
  language: string;
}

/** What one file came to: a share of 1 for each field of the measure. */
export interface MakerResult extends MakerItem {
  scores: Record<Measured, number>;
  overall: number;
  lost: string[];
  kept: string[];
  refused: string;
  judged: Judged[];
}

/** The mean of these is a file's overall figure. */
export const MEASURED = [
  'name',
  'email',
  'phone',
  'place',
  'linkedin',
  'entryCount',
  'title',
  'company',
  'dates',
  'achievement',
  'degree',
  'institution',
  'skills',
  'languages',
  'safe',
  'text',
] as const;
type Measured = (typeof MEASURED)[number];

const MAKERS_FOLDER = join(import.meta.dirname, '../../tests/fixtures/makers');

/** `folder`: one of the makers' folders, or any other that holds a `manifest.json` of `MakerItem`s. */
export const makersIn = (folder: string): MakerItem[] => {
  const path = resolve(MAKERS_FOLDER, folder, 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as MakerItem[]) : [];
};

export async function readMaker(folder: string, item: MakerItem): Promise<MakerResult> {
  const at = (name: string): string => resolve(MAKERS_FOLDER, folder, name);
  const truth = JSON.parse(readFileSync(at(item.truth), 'utf8')) as Truth;
  const bytes = new Uint8Array(readFileSync(at(item.file)));
  const source = await readSource(bytes, { fileName: item.file });
  const reading = source.ok ? readCvFromSource(source.value) : source;
  if (!source.ok || !reading.ok) {
    const scores = Object.fromEntries(MEASURED.map((field) => [field, 0])) as MakerResult['scores'];
    const refused = reading.ok ? '' : reading.error.code;
    return { ...item, scores, overall: 0, lost: [], kept: [], refused, judged: [] };
  }
  const { words, lost } = lostText(source.value, reading.value);
  const kept = keptByMistake(reading.value, truth);
  const scores = {
    ...shares(reading.value, truth),
    safe: 1 - Math.min(1, kept.length / Math.max(1, truth.removed.length)),
    text: 1 - lost.length / Math.max(1, words),
  };
  return {
    ...item,
    scores,
    overall: mean(MEASURED.map((field) => scores[field])),
    lost,
    kept,
    refused: '',
    judged: judged(reading.value, truth),
  };
}

const shares = (
  reading: CvReading,
  truth: Truth,
): Record<Exclude<Measured, 'safe' | 'text'>, number> => {
  const tallies = tallyReading(reading, truth);
  const share = (field: string): number =>
    score(tallies[field] ?? { right: 0, found: 0, expected: 1 });
  return Object.fromEntries(
    MEASURED.filter((field) => field !== 'safe' && field !== 'text').map((field) => [
      field,
      // Where a degree ends and its field begins is a convention ("Master of Accounting").
      field === 'degree' ? Math.max(share(field), share('study')) : share(field),
    ]),
  ) as Record<Exclude<Measured, 'safe' | 'text'>, number>;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
