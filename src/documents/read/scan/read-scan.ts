/**
 * A PDF without text, read from pictures of its pages. Each is drawn, recognised and forgotten before the next; what
 * comes out goes through the same reader as any other CV, and none of it counts as sure.
 */
import type { CvReading } from '#/domain/cv/reading.ts';
import { readCvFromSource } from '#/domain/cv/read/read-cv.ts';
import type { Refusal, SourcePage } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { refusalOf } from '../loaded.ts';
import { drawPage } from '../pdf/draw-page.ts';
import { openPdf, type PdfDrawing } from '../pdf/open-pdf.ts';
import { Refused, startGuard } from '../reading-guard.ts';
import { greyImage } from './grey-image.ts';
import { SCAN_CONFIDENCE, SCAN_LIMITS, UNRECOGNISED } from '#/domain/cv/scan-limits.ts';
import { scanRuns } from './scan-runs.ts';

export interface ScanOptions {
  recognise: (image: Uint8Array) => string;
  drawing: PdfDrawing;
  onProgress: (done: number, total: number) => void;
}

export const readScan = async (
  bytes: Uint8Array,
  options: ScanOptions,
): Promise<Result<CvReading, Refusal>> => {
  const milliseconds = SCAN_LIMITS.pages * SCAN_LIMITS.pageMilliseconds;
  const guard = startGuard({ now: () => performance.now(), milliseconds });
  try {
    const { document, close } = await openPdf(bytes, guard, undefined, options.drawing);
    try {
      const pages = await readPages(document, options);
      const read = readCvFromSource({ kind: 'positioned', format: 'pdf', pages });
      if (read.ok) return { ok: true, value: unsure(read.value) };
      return read.error.code === 'empty' ? { ok: false, error: UNRECOGNISED } : read;
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.refusal };
    const refusal = refusalOf(error, undefined);
    return { ok: false, error: refusal.code === 'corrupt' ? UNRECOGNISED : refusal };
  }
};

const readPages = async (
  document: PDFDocumentProxy,
  { recognise, drawing, onProgress }: ScanOptions,
): Promise<SourcePage[]> => {
  const total = document.numPages;
  if (total > SCAN_LIMITS.pages) throw new Refused('too_large', 'scan_pages');
  const pages: SourcePage[] = [];
  for (let number = 1; number <= total; number += 1) {
    onProgress(number, total);
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(
      SCAN_LIMITS.dpi / POINTS_AN_INCH,
      Math.sqrt(SCAN_LIMITS.pixels / (width * height)),
    );
    const surface = await drawPage(page, drawing, scale);
    const image = greyImage(surface.pixels(), surface.width, surface.height);
    pages.push({
      width,
      height,
      runs: scanRuns(recognise(image), 1 / scale),
      images: [],
      links: [],
    });
  }
  return pages;
};

const POINTS_AN_INCH = 72;

const unsure = (reading: CvReading): CvReading => ({
  ...reading,
  evidence: Object.fromEntries(
    Object.entries(reading.evidence).map(([path, evidence]) => [
      path,
      { ...evidence, confidence: Math.min(evidence.confidence, SCAN_CONFIDENCE) },
    ]),
  ),
});
