/** One reading → the file asked for: Canadian form, fitted to two pages when told to, written. */
import { loadFontFromDisk } from '#/documents/fonts/load-node.ts';
import { toCanadian } from '#/domain/cv/canadian/to-canadian.ts';
import type { CvContent, CvLanguage } from '#/domain/cv/content.ts';
import type { AccentName, DensityName, TemplateName } from '#/domain/cv/templates.ts';
import type { DateStyle } from '#/domain/cv/dates/forms/printed-forms.ts';
import type { CvReading } from '#/domain/cv/reading.ts';

export const CV_FORMATS = ['pdf', 'docx', 'odt', 'txt', 'json'] as const;

export interface Conversion {
  to: (typeof CV_FORMATS)[number];
  /** The CV's own when absent. */
  lang: CvLanguage | undefined;
  template: TemplateName;
  accent: AccentName | '';
  density: DensityName | '';
  dates: DateStyle;
  shorten: boolean;
  /** Of the source. */
  file: string;
}

export interface Converted {
  bytes: Uint8Array;
  /** What the command prints of it. */
  summary: Record<string, unknown> & { warnings: string[] };
}

export const convertReading = async (
  reading: CvReading,
  conversion: Conversion,
): Promise<Converted> => {
  const call = { ...conversion, lang: conversion.lang ?? reading.language };
  const { content } = toCanadian(reading, { language: call.lang });
  const fitted = call.shorten ? await shortened(reading, call) : { content, left: undefined };
  const written = await write(fitted.content, call);
  const warnings = [...warningsAbout(reading, call), ...written.warnings];
  return {
    bytes: written.bytes,
    summary: {
      ...written.summary,
      ...(fitted.left ? { shortened: fitted.left } : {}),
      removed: reading.removed.length,
      unplaced: reading.unplaced,
      language: call.lang,
      sourceLanguage: reading.language,
      warnings,
    },
  };
};

type Call = Conversion & { lang: CvLanguage };

const optionsOf = ({ lang, template, accent, density, dates }: Call) => ({
  language: lang,
  template,
  accent,
  density,
  dateStyle: dates,
});

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
  const options = optionsOf(call);
  const fitted = shortenToFit(
    record,
    now.toISOString().slice(0, 7),
    (cv) => layoutCv(recordToContent(cv), options, cvMetrics()).overflow,
  );
  const left = fitted.accepted.map(({ kind, before, after }) => ({ kind, before, after }));
  return { content: recordToContent(fitted.record), left };
}

async function write(content: CvContent, call: Call): Promise<Written> {
  const options = optionsOf(call);
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
    case 'docx':
    case 'odt': {
      const { writeDocx } = await import('#/documents/write/write-docx.ts');
      const { writeOdt } = await import('#/documents/write/write-odt.ts');
      const { bytes, pages, preset } =
        call.to === 'docx'
          ? await writeDocx(content, options)
          : await writeOdt(content, options, new Date());
      return {
        bytes,
        summary: { pages, preset, overflow: pages > 2 },
        warnings:
          pages > 2 ? ['the CV is likely to take more than two pages in a word processor'] : [],
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
