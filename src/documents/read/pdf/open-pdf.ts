import type { PDFDocumentProxy } from 'pdfjs-dist';
import { loaded } from '../loaded.ts';
import type { PdfWorkerPort } from '../read-source.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import type { SpelledMarks } from './actual-texts.ts';
import { checkStreams } from './check-streams.ts';

/** What draws pages where there is none of a browser's: for those that are read as pictures. */
export interface PdfDrawing {
  parts: { CanvasFactory: object; FilterFactory: object };
  surface: (width: number, height: number) => DrawnSurface;
}

export interface DrawnSurface {
  width: number;
  height: number;
  target: object;
  pixels: () => Uint8ClampedArray;
  /** As a file that a page can show. */
  picture: () => Promise<Blob>;
}

/**
 * Opens a PDF with pdf.js (legacy build: the modern one calls built-ins that phones lack).
 * Without a worker port pdf.js runs in this thread, which the caller has made a worker or Node.
 */
export const openPdf = async (
  bytes: Uint8Array,
  guard: ReadingGuard,
  worker: PdfWorkerPort | undefined,
  drawing?: PdfDrawing,
): Promise<{
  document: PDFDocumentProxy;
  spelled: SpelledMarks[];
  close: () => Promise<void>;
}> => {
  const { maxImageSize, spelled } = await checkStreams(bytes, guard);
  const pdfjs = await loadPdfjs(worker === undefined);
  const pdfWorker =
    worker === undefined ? undefined : pdfjs.PDFWorker.create({ port: worker, verbosity: 0 });
  const task = pdfjs.getDocument({
    // pdf.js takes the buffer over and refuses Node's Buffer: give it a plain copy.
    data: new Uint8Array(bytes),
    enableXfa: false,
    disableFontFace: true,
    // Fonts' own names, which tell weight and slant.
    fontExtraProperties: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // Without a surface to draw on, where a picture stands is enough: none is decoded.
    maxImageSize: drawing ? maxImageSize : 0,
    verbosity: 0,
    ...(pdfWorker ? { worker: pdfWorker } : {}),
    ...drawing?.parts,
  });
  const close = async (): Promise<void> => {
    await task.destroy();
    pdfWorker?.destroy();
  };
  try {
    return { document: await guard.race(task.promise), spelled, close };
  } catch (error) {
    await close();
    throw guard.isStopped() ? error : asRefusal(error);
  }
};

/** pdf.js names its errors; everything it can't open is damaged as far as the person is concerned. */
const asRefusal = (error: unknown): unknown => {
  if (error instanceof Refused) return error;
  if (error instanceof Error && error.name === 'PasswordException') return new Refused('encrypted');
  return new Refused('corrupt');
};

const loadPdfjs = async (inThisThread: boolean) => {
  if (inThisThread) await loadEngine();
  return loaded(import('pdfjs-dist/legacy/build/pdf.min.mjs'));
};

/**
 * The module registers itself as `globalThis.pdfjsWorker`, which pdf.js prefers over any URL. Inside
 * a worker it would also answer the page's messages as if they were its own, unless it sees a window.
 */
const loadEngine = async (): Promise<void> => {
  const scope: { window?: unknown } = globalThis;
  const isOurWorker = typeof scope.window === 'undefined' && 'WorkerGlobalScope' in globalThis;
  if (isOurWorker) scope.window = globalThis;
  try {
    await loaded(import('pdfjs-dist/legacy/build/pdf.worker.min.mjs'));
  } finally {
    if (isOurWorker) delete scope.window;
  }
};
