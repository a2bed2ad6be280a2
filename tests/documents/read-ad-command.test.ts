import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');

const readAds = (input: string, ...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, 'read-ad', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stderr, lines: stdout.trim().split('\n').filter(Boolean) };
};

it('prints a line for each line, in their order', () => {
  const ads = [
    { id: 'a', text: 'Nous cherchons un soudeur.\nEmployeur : Métal Roy\nLieu : Lévis\n28 $ / h' },
    { id: 7, text: 'Nothing to see' },
  ];
  const { status, lines } = readAds(ads.map((ad) => JSON.stringify(ad)).join('\n'), '--lines');
  expect(status).toBe(0);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      id: 'a',
      lang: 'fr',
      title: 'soudeur',
      company: 'Métal Roy',
      location: 'Lévis',
      province: 'QC',
      remote: null,
      salary: { min: 28, max: 28, period: 'hour' },
      deadline: null,
      link: null,
      email: null,
      reference: null,
    },
    {
      id: 7,
      lang: 'en',
      title: null,
      company: null,
      location: null,
      province: null,
      remote: null,
      salary: null,
      deadline: null,
      link: null,
      email: null,
      reference: null,
    },
  ]);
});

it('answers a bad line with an error and goes on', () => {
  const { status, lines } = readAds('{"id":"x"}\nnot json\n{"id":"y","text":""}\n', '--lines');
  expect(status).toBe(2);
  expect(lines.map((line) => (JSON.parse(line) as { id: string | null }).id)).toEqual([
    'x',
    null,
    'y',
  ]);
  expect(lines.map((line) => 'error' in (JSON.parse(line) as object))).toEqual([true, true, false]);
});

it('tells how it is called', () => {
  const { status, stderr } = readAds('', 'file.txt');
  expect([status, stderr]).toEqual([1, 'Usage: jalon read-ad --lines < ADS.jsonl\n']);
});
