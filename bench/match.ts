/**
 * How well a CV is compared with an advertisement: the pairs of `tests/fixtures/match` against their hand-written truth,
 * apart for those that whoever writes the match looks at and for those kept aside; then how long hostile texts take.
 * Exits 1 when a gate fails. `--wrong` lists what differs on the others.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyContent } from '#/domain/cv/content.ts';
import { keyOf } from '#/domain/cv/lexicon/words.ts';
import { matchJob } from '#/domain/cv/match/match-job.ts';
import { readPairs } from './match/fixtures.ts';

const GATES = { recall: 0.9, falsePresent: 0.05, ms: 3000 } as const;
const MONTH = '2026-11';
const folder = join(import.meta.dirname, '../tests/fixtures/match');
const showWrong = process.argv.includes('--wrong');
let isHeld = true;

console.log('           pairs   present  found   absent  said to be there');
for (const kind of ['seen', 'aside'] as const) {
  const pairs = readPairs(readFileSync(join(folder, `${kind}.txt`), 'utf8'));
  const groups = new Map<
    string,
    { pairs: number; present: number; found: number; absent: number; wrong: number }
  >();
  for (const { id, job, cv, present, absent } of pairs) {
    const { requirements } = matchJob(cv, job, MONTH);
    const matched = requirements
      .filter(({ status }) => status === 'matched')
      .flatMap(({ term, alsoAs }) => [term, ...alsoAs]);
    const lost = present.filter((term) => !isAmong(term, matched));
    const wrong = absent.filter((term) => isAmong(term, matched));
    for (const name of [`${job.language}-${cv.language}`, 'all']) {
      const row = groups.get(name) ?? { pairs: 0, present: 0, found: 0, absent: 0, wrong: 0 };
      row.pairs += 1;
      row.present += present.length;
      row.found += present.length - lost.length;
      row.absent += absent.length;
      row.wrong += wrong.length;
      groups.set(name, row);
    }
    if (showWrong && kind === 'seen') {
      const extra = matched.filter((term) => !present.some((one) => isAmong(one, [term])));
      const missing = requirements
        .filter(({ status }) => status === 'missing')
        .map(({ term }) => term);
      console.log(
        `${id}\n  lost ${lost.join(' | ')}\n  wrong ${wrong.join(' | ')}\n  extra ${extra.join(' | ')}\n  missing ${missing.join(' | ')}`,
      );
    }
  }
  for (const [name, row] of groups) {
    const recall = row.found / row.present;
    const falsePresent = row.wrong / Math.max(1, row.absent);
    console.log(
      `${kind.padEnd(6)}${name.padEnd(6)}${String(row.pairs).padStart(4)}${String(row.present).padStart(10)}${percent(recall)}${String(row.absent).padStart(9)}${percent(falsePresent)}`,
    );
    if (name === 'all' && (recall < GATES.recall || falsePresent > GATES.falsePresent))
      isHeld = false;
  }
}

for (const [name, text] of hostileTexts()) {
  const started = performance.now();
  const { personal, ...content } = emptyContent();
  const cv = { ...content, personal: { ...personal, summary: text }, skills: [text] };
  matchJob({ language: 'en', content: cv, removed: [], unplaced: [] }, { title: '', text }, MONTH);
  const took = performance.now() - started;
  console.log(
    `${name.padEnd(24)} ${(text.length / 1000).toFixed(0).padStart(6)} KB ${took.toFixed(0).padStart(6)} ms`,
  );
  if (took > GATES.ms) isHeld = false;
}
process.exitCode = isHeld ? 0 : 1;

/** The same words, or the one within the other: « Excel » of « Excel avancé ». */
function isAmong(term: string, terms: readonly string[]): boolean {
  const key = ` ${keyOf(term)} `;
  return terms.some((one) => {
    const other = ` ${keyOf(one)} `;
    return other.includes(key) || key.includes(other);
  });
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(9);
}

function hostileTexts(): [string, string][] {
  return [
    ['one term', 'Excel, '.repeat(100_000)],
    ['brackets', '('.repeat(500_000)],
    ['hyphens', 'Aa-'.repeat(100_000)],
    ['alternatives', 'Java ou '.repeat(50_000)],
    ['leads', 'connaissance de Foo Bar, '.repeat(30_000)],
    ['denials', 'sans aucune '.repeat(50_000)],
    ['sentences', 'x y. '.repeat(100_000)],
    ['headings', 'Exigences :\n'.repeat(50_000)],
    ['numbers', '1 an 5- '.repeat(60_000)],
  ];
}
