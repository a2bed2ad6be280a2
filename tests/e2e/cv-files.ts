/** The invented CVs, what their authors wrote in them, and what a written file says when it is read again. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Download } from '@playwright/test';
import { readSource } from '../../src/documents/read/read-source.ts';
import type { CvContent } from '../../src/domain/cv/content.ts';
import { readCvFromSource } from '../../src/domain/cv/read/read-cv.ts';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/cv');

export const cvFile = (...name: string[]): string => path.join(FOLDER, ...name);

interface Truth {
  fullName: string;
  email: string;
  experience: { jobTitle: string; company: string }[];
}

/** `amira-single.pdf` → what stands in it, written by hand. */
export const truthOf = (file: string): Truth =>
  JSON.parse(readFileSync(cvFile('truth', `${file.replace('.', '-')}.json`), 'utf8')) as Truth;

/** The words of a file as the system's own `pdftotext` or a text editor sees them. */
export const wordsOf = async (download: Download): Promise<string> => {
  const file = await download.path();
  const name = download.suggestedFilename();
  if (name.endsWith('.pdf')) return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
  if (!name.endsWith('.docx')) return readFileSync(file, 'utf8');
  return JSON.stringify(await contentOf(download));
};

/** What our reader finds in a file that we wrote. */
export const contentOf = async (download: Download): Promise<CvContent> => {
  const bytes = new Uint8Array(readFileSync(await download.path()));
  const source = await readSource(bytes, { fileName: download.suggestedFilename() });
  if (!source.ok) throw new Error(`Not readable: ${JSON.stringify(source.error)}`);
  const reading = readCvFromSource(source.value);
  if (!reading.ok) throw new Error(`Not a CV: ${JSON.stringify(reading.error)}`);
  return reading.value.content;
};

/** What `pdfinfo` says, such as `{Pages: '2', Tagged: 'yes'}`. */
export const pdfInfo = async (download: Download): Promise<Record<string, string>> => {
  const lines = execFileSync('pdfinfo', [await download.path()], { encoding: 'utf8' }).split('\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
      return [name, value];
    }),
  );
};
