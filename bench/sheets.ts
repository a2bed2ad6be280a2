/**
 * One career on our five templates and on sheets like those of three other programs, as pictures in `bench/out/sheets` to
 * look at, and as figures: words and jobs on the first page, in which type. Exits 1 when the densest of ours shows fewer
 * jobs than a peer does in type as large. Needs Chromium and Poppler.
 *
 * Usage: npm run bench:sheets
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadFontFromDisk } from '#/documents/fonts/load-node.ts';
import { writePdf } from '#/documents/write/write-pdf.ts';
import { layoutCv } from '#/domain/cv/layout/layout-cv.ts';
import { cvMetrics } from '#/domain/cv/layout/metrics.ts';
import { DENSITIES, TEMPLATES } from '#/domain/cv/templates.ts';
import { openBrowser } from '../tests/e2e/browser.ts';
import { career } from './sheets/career.ts';
import { PEER_LOOKS, peerSheet, type PeerName } from './sheets/peer-sheets.ts';

const root = path.join(import.meta.dirname, '..');
const out = path.join(root, 'bench/out/sheets');
mkdirSync(out, { recursive: true });

const run = (tool: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool}: ${stderr}`);
  return stdout;
};

interface Sheet {
  name: string;
  /** Points. */
  body: number;
  jobs: number;
  words: number;
  pages: number;
}

/** Two careers: one of a page, for looking at; one of three times the jobs, for counting those on a page. */
const CAREERS = { short: career(1), long: career(3) };
const CREATED = new Date('2026-01-15T12:00:00Z');

function measured(name: string, body: number, file: string): Sheet {
  const [first = ''] = run('pdftotext', '-layout', file, '-').split('\f');
  const titles = new Set(CAREERS.long.experience.map(({ jobTitle }) => jobTitle));
  const jobs = [...titles].reduce((sum, title) => sum + first.split(`${title}`).length - 1, 0);
  const pages = Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', file))?.[1]);
  run('pdftoppm', '-r', '100', '-png', file, file.replace(/\.pdf$/, ''));
  // The headline and the summary name the first of them too.
  const named = first.split(/Work Experience/)[0]?.split('Supply Chain Analyst').length ?? 1;
  return { name, body, jobs: jobs - (named - 1), words: first.split(/\s+/).length, pages };
}

const sheets: { ours: Sheet[]; peers: Sheet[] } = { ours: [], peers: [] };
for (const [length, content] of Object.entries(CAREERS))
  for (const template of TEMPLATES)
    for (const density of DENSITIES) {
      const options = { template, density, language: 'en', dateStyle: 'words' } as const;
      const laidOut = layoutCv(content, { ...options, longAllowed: true }, cvMetrics());
      const file = path.join(out, `${length}-${template}-${density}.pdf`);
      const metadata = { author: content.personal.fullName, created: CREATED };
      writeFileSync(file, await writePdf(laidOut, metadata, loadFontFromDisk));
      const body = laidOut.pages[0]?.texts.find(({ role }) => role === 'LI')?.size ?? 0;
      sheets.ours.push(measured(`${length} ${template} ${density}`, body, file));
    }

const fontUrl = (key: string): string =>
  pathToFileURL(path.join(root, `src/documents/fonts/${key}.ttf`)).href;
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  for (const [length, content] of Object.entries(CAREERS))
    for (const name of Object.keys(PEER_LOOKS) as PeerName[]) {
      const file = path.join(out, `${length}-${name}.pdf`);
      const html = file.replace(/\.pdf$/, '.html');
      writeFileSync(html, peerSheet(content, PEER_LOOKS[name], fontUrl));
      await page.goto(pathToFileURL(html).href);
      await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
      sheets.peers.push(measured(`${length} ${name}`, PEER_LOOKS[name].body, file));
    }
} finally {
  await browser.close();
}

console.log(`${'sheet'.padEnd(34)}type   pages  on page 1: jobs  words`);
for (const { name, body, pages, jobs, words } of [...sheets.ours, ...sheets.peers])
  console.log(
    `${name.padEnd(34)}${body.toFixed(2).padStart(5)}${String(pages).padStart(7)}${String(jobs).padStart(17)}${String(words).padStart(7)}`,
  );
const best = Math.max(...sheets.peers.map(({ jobs }) => jobs));
const dense = sheets.ours.filter(({ name }) => /^long .* dense$/.test(name));
console.log(
  `most jobs on a first page: peers ${best}, ours ${dense.map(({ jobs }) => jobs).join(' ')}`,
);
if (dense.length === 0 || dense.some(({ jobs }) => jobs < best)) process.exitCode = 1;
