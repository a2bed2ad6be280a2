/**
 * A file as it is shown beside the fields: its lines, and for a PDF its pages drawn. What the reader refuses is not
 * shown either, but for a PDF of pictures, whose pages are there to be looked at.
 */
import { originalPages, type OriginalPage } from '#/domain/cv/original/original.ts';
import type { Refusal } from '#/domain/cv/source.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import { refusalOf } from '../loaded.ts';
import { drawPage } from '../pdf/draw-page.ts';
import { openPdf, type PdfDrawing } from '../pdf/open-pdf.ts';
import { readSource } from '../read-source.ts';
import { Refused, startGuard, type ReadingGuard } from '../reading-guard.ts';

export interface DrawnPage extends OriginalPage {
  picture?: Blob;
}

export interface Original {
  pages: DrawnPage[];
}

export interface OriginalOptions {
  /** Without it no page is drawn. */
  drawing?: PdfDrawing;
  onProgress?: (done: number, total: number) => void;
}

/** Wide enough to be read on a screen that is dense or enlarged. */
const PICTURE_PIXELS = 1200;

/** Rejects when a parser can't be loaded. */
export const readOriginal = async (
  bytes: Uint8Array,
  { drawing, onProgress }: OriginalOptions = {},
): Promise<Result<Original, Refusal>> => {
  try {
    const source = await readSource(bytes);
    const isPicture = !source.ok && source.error.code === 'scanned' && !source.error.detail;
    if (!source.ok && !isPicture) return source;
    const pages = source.ok ? originalPages(source.value) : [];
    const isPdf = isPicture || (source.ok && source.value.kind === 'positioned');
    if (!isPdf || !drawing) return { ok: true, value: { pages } };
    const guard = startGuard({ now: () => performance.now(), onProgress });
    return { ok: true, value: { pages: await drawn(bytes, pages, drawing, guard) } };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.refusal };
    return { ok: false, error: refusalOf(error, undefined) };
  }
};

const drawn = async (
  bytes: Uint8Array,
  pages: readonly OriginalPage[],
  drawing: PdfDrawing,
  guard: ReadingGuard,
): Promise<DrawnPage[]> => {
  const { document, close } = await openPdf(bytes, guard, undefined, drawing);
  const all: DrawnPage[] = [];
  try {
    const total = Math.min(document.numPages, READ_LIMITS.pages);
    for (let number = 1; number <= total; number += 1) {
      guard.progress(number - 1, total);
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const ratio = width / height;
      const known = pages[number - 1];
      const lines = known?.lines ?? [];
      // The reader turns sideways pages upright, and their lines stand elsewhere on the picture.
      const isAsRead = Math.abs(ratio - (known?.ratio ?? ratio)) < 0.01;
      const scale = PICTURE_PIXELS / Math.max(width, height / MOST_LONG);
      const surface = await drawPage(page, drawing, scale);
      all.push({
        ratio,
        lines: isAsRead ? lines : lines.map(({ text }) => ({ text })),
        picture: await surface.picture(),
      });
    }
  } finally {
    await close();
  }
  return all;
};

/** Height over width of the longest page that is drawn at full width: a strip would take all the memory. */
const MOST_LONG = 2;
