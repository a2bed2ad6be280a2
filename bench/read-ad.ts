/**
 * How well advertisements are read: each of `tests/fixtures/ads` against its hand-written truth, by field and language,
 * apart for those that whoever writes the reader looks at and for those kept aside; then how long hostile texts take.
 * Exits 1 when a gate fails on those kept aside. `--wrong` lists what differs on the others.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adToJson } from '#/cli/ad-json.ts';
import { readAd } from '#/domain/tracker/ad/read-ad.ts';
import { AD_FIELDS, isRight, readFixtures, TODAY, type AdField } from './read-ad/fixtures.ts';
import { hostileTexts } from './read-ad/hostile.ts';

const GATE = 0.9;
const GATED: readonly AdField[] = ['title', 'company', 'salary', 'location', 'deadline'];
const MOST_MS = 1000;

const folder = join(import.meta.dirname, '../tests/fixtures/ads');
const showWrong = process.argv.includes('--wrong');
let isHeld = true;

for (const kind of ['seen', 'aside'] as const) {
  const rows = new Map<string, Map<AdField, [right: number, all: number]>>();
  for (const language of ['fr', 'en'] as const)
    for (const ad of readFixtures(readFileSync(join(folder, `${kind}-${language}.txt`), 'utf8'))) {
      const said = adToJson(readAd(ad.text, TODAY));
      for (const field of AD_FIELDS) {
        const value = said[field];
        const expected = field === 'lang' ? language : ad.truth[field];
        const right = isRight(field, value, expected);
        for (const name of [language, 'both']) count(rows, name, field, right);
        if (!right && showWrong && kind === 'seen')
          console.log(
            `${ad.id} ${field}: ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`,
          );
      }
    }
  print(kind, rows);
}

for (const [name, text] of hostileTexts()) {
  const started = performance.now();
  readAd(text, TODAY);
  const took = performance.now() - started;
  console.log(
    `${name.padEnd(28)} ${(text.length / 1000).toFixed(0).padStart(6)} KB ${took.toFixed(0).padStart(6)} ms`,
  );
  if (took > MOST_MS) isHeld = false;
}
process.exitCode = isHeld ? 0 : 1;

function count(
  rows: Map<string, Map<AdField, [number, number]>>,
  name: string,
  field: AdField,
  right: boolean,
): void {
  const row = rows.get(name) ?? new Map<AdField, [number, number]>();
  const [before, all] = row.get(field) ?? [0, 0];
  rows.set(name, row.set(field, [before + (right ? 1 : 0), all + 1]));
}

function print(kind: string, rows: Map<string, Map<AdField, [number, number]>>): void {
  console.log(`\n${kind.padEnd(8)}${AD_FIELDS.map((field) => field.padStart(10)).join('')}`);
  for (const [name, row] of rows) {
    const cells = AD_FIELDS.map((field) => {
      const [right, all] = row.get(field) ?? [0, 0];
      if (kind === 'aside' && name === 'both' && GATED.includes(field) && right < all * GATE)
        isHeld = false;
      return `${((100 * right) / all).toFixed(0)} %`.padStart(10);
    });
    const [, all] = row.get('title') ?? [0, 0];
    console.log(`${`${name} ${all}`.padEnd(8)}${cells.join('')}`);
  }
  console.log('');
}
