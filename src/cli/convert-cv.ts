import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadFontFromDisk } from '#/documents/fonts/load-node.ts';
import { toCanadian } from '#/domain/cv/canadian/to-canadian.ts';
import type { CvContent, CvLanguage, TemplateName } from '#/domain/cv/content.ts';
import { TEMPLATES } from '#/domain/cv/content.ts';
import { DATE_STYLES, type DateStyle } from '#/domain/cv/dates/forms/printed-forms.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import { loadFile } from './load-file.ts';
import { readInWorker } from './read-in-worker.ts';
import { refusalMessage } from './refusal-message.ts';

const FORMATS = ['pdf', 'docx', 'txt', 'json'] as const;
const LANGUAGES = ['fr', 'en'] as const satisfies readonly CvLanguage[];
const REFUSED = 2;
const USAGE = `Usage: jalon convert-cv FILE --to pdf|docx|txt|json --lang fr|en --template moderne|classique|creatif --out FILE [--dates ${DATE_STYLES.join('|')}] [--shorten]\n`;

/**
 * `convert-cv FILE …`: reads a CV, gives it Canadian form and writes it. With `--shorten`, a CV of more than two
 * pages takes the proposals a person would be shown, least loss first, and the line lists what they left out.
 * Prints one line of JSON about what was written; warnings go to standard error.
 * Exit code 0 when written, 2 for a refusal (`{error}` on standard output, as `read-cv`), 1 for a wrong call.
 */
export const run = async (args: string[]): Promise<number> => {
  const call = parseCall(args);
  if (!call) {
    process.stderr.write(USAGE);
    return 1;
  }
  const bytes = await loadFile(call.file);
  if (!bytes) return 1;
  const reading = await readInWorker(bytes);
  if (!reading.ok) {
    const { error } = reading;
    print({ error: { ...error, message: refusalMessage(error) } });
    return REFUSED;
  }
  const source = reading.value;
  const { content } = toCanadian(source, { language: call.lang });
  const fitted = call.shorten ? await shortened(source, call) : { content, left: undefined };
  const written = await write(fitted.content, call);
  try {
    await writeFile(call.out, written.bytes);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`jalon: ${call.out}: it could not be written (${why})\n`);
    return 1;
  }
  const warnings = [...warningsAbout(source, call), ...written.warnings];
  for (const warning of warnings) process.stderr.write(`jalon: ${call.file}: ${warning}\n`);
  print({
    out: call.out,
    ...written.summary,
    ...(fitted.left ? { shortened: fitted.left } : {}),
    removed: source.removed.length,
    unplaced: source.unplaced,
    language: call.lang,
    sourceLanguage: source.language,
    warnings,
  });
  return 0;
};

interface Call {
  file: string;
  to: (typeof FORMATS)[number];
  lang: CvLanguage;
  template: TemplateName;
  dates: DateStyle;
  shorten: boolean;
  out: string;
}

function parseCall(args: string[]): Call | undefined {
  const text = { type: 'string' } as const;
  const shorten = { type: 'boolean', default: false } as const;
  const options = { to: text, lang: text, template: text, out: text, dates: text, shorten };
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...rest] = positionals;
    const to = FORMATS.find((format) => format === values.to);
    const lang = LANGUAGES.find((language) => language === values.lang);
    const template = TEMPLATES.find((name) => name === values.template);
    const dates = DATE_STYLES.find((style) => style === (values.dates ?? 'numeric'));
    const { out } = values;
    if (!file || rest.length > 0 || !to || !lang || !template || !dates || !out) return undefined;
    return { file, to, lang, template, dates, out, shorten: values.shorten };
  } catch {
    // An unknown option: the usage line answers it.
    return undefined;
  }
}

interface Written {
  bytes: Uint8Array;
  summary: { pages?: number; preset?: number; overflow?: boolean };
  warnings: string[];
}

/** The CV as the form would keep it, with as few proposals accepted as two pages take. */
async function shortened(
  reading: CvReading,
  call: Call,
): Promise<{ content: CvContent; left: { kind: string; before: string[]; after: string[] }[] }> {
  const { layoutCv } = await import('#/domain/cv/layout/layout-cv.ts');
  const { cvMetrics } = await import('#/domain/cv/layout/metrics.ts');
  const { readingToRecord } = await import('#/domain/cv/record/record-from-reading.ts');
  const { recordToContent } = await import('#/domain/cv/record/record-to-content.ts');
  const { shortenToFit } = await import('#/domain/cv/canadian/shorten/shorten-to-fit.ts');
  const now = new Date();
  let ids = 0;
  const newId = () => String((ids += 1)).padStart(15, '0');
  const inputs = { newId, random: Math.random, now: now.getTime() };
  const read = readingToRecord(toCanadian(reading, { language: call.lang }), inputs, {
    title: call.file,
    sourceFileName: call.file,
  });
  const record = { ...read, language: call.lang };
  const options = { language: call.lang, template: call.template, dateStyle: call.dates };
  const fitted = shortenToFit(
    record,
    now.toISOString().slice(0, 7),
    (cv) => layoutCv(recordToContent(cv), options, cvMetrics()).overflow,
  );
  const left = fitted.accepted.map(({ kind, before, after }) => ({ kind, before, after }));
  return { content: recordToContent(fitted.record), left };
}

async function write(content: CvContent, call: Call): Promise<Written> {
  const options = { language: call.lang, template: call.template, dateStyle: call.dates };
  switch (call.to) {
    case 'pdf': {
      const { layoutCv } = await import('#/domain/cv/layout/layout-cv.ts');
      const { cvMetrics } = await import('#/domain/cv/layout/metrics.ts');
      const { writePdf } = await import('#/documents/write/write-pdf.ts');
      const cv = layoutCv(content, options, cvMetrics());
      const metadata = { author: content.personal.fullName, created: new Date() };
      const { pages, preset, overflow, linesOver, missing } = cv;
      const characters = missing.map(({ character }) => character).join(' ');
      return {
        bytes: await writePdf(cv, metadata, loadFontFromDisk),
        summary: { pages: pages.length, preset, overflow },
        warnings: [
          ...(overflow
            ? [`${linesOver} lines go beyond two pages: shorten the CV, nothing was cut`]
            : []),
          ...(missing.length > 0
            ? [
                `the PDF's fonts lack ${characters} (printed as □): use --to docx or --to txt to keep them`,
              ]
            : []),
        ],
      };
    }
    case 'docx': {
      const { writeDocx } = await import('#/documents/write/write-docx.ts');
      const { bytes, pages, preset } = await writeDocx(content, options);
      return {
        bytes,
        summary: { pages, preset, overflow: pages > 2 },
        warnings: pages > 2 ? ['the CV is likely to take more than two pages in Word'] : [],
      };
    }
    case 'txt': {
      const { writeText } = await import('#/documents/write/write-text.ts');
      return {
        bytes: writeText(content, { ...options, wrapped: false }),
        summary: {},
        warnings: [],
      };
    }
    case 'json': {
      const { writeJson } = await import('#/documents/write/json-resume.ts');
      return { bytes: writeJson(content, call.lang), summary: {}, warnings: [] };
    }
  }
}

const warningsAbout = (reading: CvReading, call: Call): string[] => [
  ...(reading.language === call.lang
    ? []
    : [
        `the text stays in ${NAMES[reading.language]}: only headings, labels and dates are in ${NAMES[call.lang]}`,
      ]),
  ...(reading.unplaced.length > 0
    ? [`${reading.unplaced.length} lines could not be placed and were left out: read-cv lists them`]
    : []),
];

const NAMES: Record<CvLanguage, string> = { fr: 'French', en: 'English' };

const print = (value: object): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};
