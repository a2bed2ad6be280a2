/** What the export tests share: writing a sample and reading it back with tools that are not ours. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadFontFromDisk } from '#/documents/fonts/load-node.ts';
import { writePdf } from '#/documents/write/write-pdf.ts';
import type { LaidOutDocument } from '#/domain/cv/layout/laid-out.ts';

const CREATED = new Date('2026-01-15T12:00:00Z');

export const pdfOf = (laidOut: LaidOutDocument): Promise<Uint8Array> =>
  writePdf(laidOut, { author: 'Jalon', created: CREATED }, loadFontFromDisk);

/** Poppler and qpdf may be absent: tests that need them are then reported as skipped, by name. */
export const isInstalled = (tool: string): boolean =>
  spawnSync(tool, ['--version']).error === undefined;

const folder = mkdtempSync(path.join(tmpdir(), 'jalon-export-'));

export function runOn(bytes: Uint8Array, tool: string, args: (file: string) => string[]): string {
  const file = path.join(folder, 'export.pdf');
  writeFileSync(file, bytes);
  const { stdout, stderr, status } = spawnSync(tool, args(file), { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tool} failed: ${stderr || stdout}`);
  return stdout;
}

/** Text of each page in stream order, by pdf.js, spaces as drawn. */
export async function pagesByPdfJs(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({
    data: bytes.slice(),
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ disableNormalization: true });
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await pdf.loadingTask.destroy();
  return pages;
}

/** For comparing what extractors give, which space and break lines each in their way. */
export const letters = (text: string): string => text.replace(/\s+/gu, '');
