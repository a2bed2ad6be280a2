import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { CvLanguage } from '#/domain/cv/content.ts';
import { DATE_STYLES } from '#/domain/cv/dates/forms/printed-forms.ts';
import { ACCENTS, DENSITIES, TEMPLATES } from '#/domain/cv/templates.ts';
import { CV_FORMATS, type Conversion } from './convert-reading.ts';
import { filesNamed, isFolder } from './files-named.ts';
import { bytesOf } from '../load-file.ts';
import { printLine } from '../print-line.ts';
import { startReader, type Reader } from './read-in-worker.ts';
import { missing, refused } from './refusal-message.ts';

const LANGUAGES = ['fr', 'en'] as const satisfies readonly CvLanguage[];
const REFUSED = 2;
const USAGE = `Usage: jalon convert-cv FILE… --out FILE|DIR [--to ${CV_FORMATS.join('|')}] [--lang fr|en] [--template ${TEMPLATES.join('|')}] [--accent ${ACCENTS.join('|')}] [--density ${DENSITIES.join('|')}] [--dates ${DATE_STYLES.join('|')}] [--shorten]\n`;

/**
 * `convert-cv FILE… --out …`: reads CVs, gives them Canadian form and writes them; PDF, in the template `moderne` and
 * the CV's own language when nothing else is said. With `--shorten`, a CV of more than two pages takes the proposals a
 * person would be shown, least loss first, and the line lists what they left out.
 * Prints one line of JSON a file; warnings go to standard error. Several files or a folder go to a folder, each line
 * behind its file's name, and a bad file stops nothing.
 * Exit code 0 when all is written, 2 for a refusal (`{error}` on standard output, as `read-cv`), 1 for a wrong call or
 * a file that can't be opened or written.
 */
export const run = async (args: string[]): Promise<number> => {
  const call = parseCall(args);
  if (!call) {
    process.stderr.write(USAGE);
    return 1;
  }
  const files = await filesNamed(call.files);
  const isMany = call.files.length > 1 || (await isFolder(call.out)) || files[0] !== call.files[0];
  const reader = startReader();
  try {
    return isMany
      ? await convertMany(files, call, reader)
      : await convertOne(files[0] ?? '', call, reader);
  } finally {
    reader.close();
  }
};

const convertOne = async (file: string, call: Call, reader: Reader): Promise<number> => {
  const { code, line } = await convert(file, call.out, call, reader);
  const { error } = line;
  if (code === 1) process.stderr.write(`jalon: ${error?.file ?? file}: ${error?.message}\n`);
  else await printLine(line);
  return code;
};

const convertMany = async (
  files: readonly string[],
  call: Call,
  reader: Reader,
): Promise<number> => {
  try {
    await mkdir(call.out, { recursive: true });
  } catch {
    process.stderr.write(`jalon: ${call.out}: the folder could not be made\n`);
    return 1;
  }
  // No CV is written over another, nor over a source.
  const taken = new Set(files.map((file) => resolve(file)));
  let worst = 0;
  for (const file of files) {
    const out = freeName(call.out, file, call.to, taken);
    taken.add(resolve(out));
    const { code, line } = await convert(file, out, call, reader);
    worst = worst === 0 || code === 0 ? Math.max(worst, code) : REFUSED;
    await printLine({ file, ...line });
  }
  return worst;
};

const freeName = (folder: string, file: string, to: string, taken: ReadonlySet<string>): string => {
  const name = basename(file, extname(file));
  for (let at = 1; ; at += 1) {
    const out = join(folder, `${name}${at === 1 ? '' : `-${at}`}.${to}`);
    if (!taken.has(resolve(out))) return out;
  }
};

interface Line {
  out?: string;
  error?: { code: string; message: string; file?: string };
}

/** Whatever a file makes of the rules, the next one is read. */
const convert = async (
  file: string,
  out: string,
  call: Call,
  reader: Reader,
): Promise<{ code: number; line: Line }> => {
  const bytes = await bytesOf(file);
  if (!bytes.ok) return { code: 1, line: { error: missing(bytes.error) } };
  const order = { bytes: bytes.value, fileName: file, conversion: { ...call, file } };
  const read = await reader.read(order);
  if (!read.ok) return { code: REFUSED, line: { error: refused(read.error) } };
  const { converted } = read.value;
  if (!converted) throw new Error('nothing was converted');
  const failure = await save(out, converted.bytes);
  if (failure)
    return { code: 1, line: { error: { code: 'unwritable', message: failure, file: out } } };
  for (const warning of converted.summary.warnings)
    process.stderr.write(`jalon: ${file}: ${warning}\n`);
  return { code: 0, line: { out, ...converted.summary } };
};

const save = async (out: string, bytes: Uint8Array): Promise<string | undefined> => {
  try {
    await writeFile(out, bytes);
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `it could not be written (${why})`;
  }
};

interface Call extends Omit<Conversion, 'file'> {
  files: string[];
  out: string;
}

function parseCall(args: string[]): Call | undefined {
  const text = { type: 'string' } as const;
  const shorten = { type: 'boolean', default: false } as const;
  const options = {
    to: text,
    lang: text,
    template: text,
    out: text,
    dates: text,
    shorten,
    accent: text,
    density: text,
  };
  try {
    const { values, positionals: files } = parseArgs({ args, options, allowPositionals: true });
    const to = CV_FORMATS.find((format) => format === (values.to ?? 'pdf'));
    const lang = LANGUAGES.find((language) => language === values.lang);
    const template = TEMPLATES.find((name) => name === (values.template ?? 'moderne'));
    const dates = DATE_STYLES.find((style) => style === (values.dates ?? 'numeric'));
    const accent = (['', ...ACCENTS] as const).find((name) => name === (values.accent ?? ''));
    const density = (['', ...DENSITIES] as const).find((name) => name === (values.density ?? ''));
    const { out } = values;
    const isLang = values.lang === undefined || lang !== undefined;
    if (files.length === 0 || !to || !isLang || !template || !dates || !out) return undefined;
    if (accent === undefined || density === undefined) return undefined;
    return { files, to, lang, template, accent, density, dates, out, shorten: values.shorten };
  } catch {
    // An unknown option: the usage line answers it.
    return undefined;
  }
}
