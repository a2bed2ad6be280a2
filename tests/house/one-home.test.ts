import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Source files under a folder, without tests, fixtures and catalogs, as paths from the root. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|fixture|synthetic|\.data\.ts$/.test(name))
    .map((name) => path.join(folder, name));

const holding = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

describe('facts of language have one home', () => {
  const files = [...sourcesIn('src/domain'), ...sourcesIn('pocketbase/hooks')];

  it('the accent fold', () => {
    expect(holding(files, /normalize\('NFK?D'\)/)).toEqual(['src/domain/text/fold.ts']);
  });

  it('the months', () => {
    expect(holding(files, /\bjanv(?:\.'|'|\(|\|)/)).toEqual(['src/domain/text/months.ts']);
  });

  it('the words for "until now"', () => {
    expect(holding(files, /maintenant\|/)).toEqual(['src/domain/cv/words/date-words.ts']);
  });
});

/** Comments, a constant of its own, or a member of an object of constants. */
const NAMED = /^\s*(?:\*|\/[*/])|^(?:export )?const [A-Z_]+ = |^ {2}\w+: [-{\d]/;
const DECIMAL = /(?<![\w.'"])\d*\.\d+/;
const HOMES = /\/(?:thresholds|scores|confidence)\.ts$/;

const bareDecimals = (text: string): string[] =>
  text.split('\n').filter((line) => !NAMED.test(line) && DECIMAL.test(line));

describe('the numbers of the CV reader have names', () => {
  it('no bare decimal stands in its code', () => {
    const found = sourcesIn('src/domain/cv/read')
      .filter((file) => !HOMES.test(file))
      .flatMap((file) =>
        bareDecimals(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
      );
    expect(found).toEqual([]);
  });

  it('a planted one is found', () => {
    expect(bareDecimals('  if (line.gap > 1.4) return true;\n')).toHaveLength(1);
    expect(bareDecimals('      confidence: 0.6 }\n')).toHaveLength(1);
    expect(bareDecimals('const BLOCK_GAP = 1.4;\n')).toEqual([]);
  });
});
