import type { CvSource, Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import { fileKind } from './file-kind.ts';
import { loaded } from './loaded.ts';
import type { ReadingGuard } from './reading-guard.ts';
import { Refused, startGuard } from './reading-guard.ts';

export interface ReadSourceOptions {
  /** For callers' messages only: the kind of a file is read from its bytes. */
  fileName?: string;
  /** Cancels between pages and parts: the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Pages or parts done, of the total. */
  onProgress?: (done: number, total: number) => void;
  /** Where pdf.js runs; in this thread when absent. */
  pdfWorker?: PdfWorkerPort;
  /** Milliseconds; for tests of the deadline. */
  now?: () => number;
}

/** A started worker that runs `pdfjs-dist/legacy/build/pdf.worker.min.mjs`. */
export type PdfWorkerPort = Worker;

/**
 * Reads a CV file's text with its evidence, or says why it can't be read.
 * The bytes are left untouched. Limits are `READ_LIMITS`; nothing is fetched from anywhere.
 */
export const readSource = async (
  bytes: Uint8Array,
  options: ReadSourceOptions = {},
): Promise<Result<CvSource, Refusal>> => {
  const guard = startGuard({
    signal: options.signal,
    onProgress: options.onProgress,
    now: options.now ?? (() => performance.now()),
  });
  try {
    guard.check();
    return { ok: true, value: await dispatch(bytes, guard, options) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.refusal };
    throw error;
  }
};

const dispatch = async (
  bytes: Uint8Array,
  guard: ReadingGuard,
  options: ReadSourceOptions,
): Promise<CvSource> => {
  if (bytes.length > READ_LIMITS.fileBytes) throw new Refused('too_large', 'size');
  const kind = fileKind(bytes);
  switch (kind.kind) {
    case 'refused':
      throw new Refused(kind.refusal.code, kind.refusal.detail);
    case 'empty':
      throw new Refused('empty');
    case 'pdf':
      return (await loaded(import('./pdf/read-pdf.ts'))).readPdf(bytes, guard, options.pdfWorker);
    case 'zip':
      return (await loaded(import('./read-archive.ts'))).readArchive(bytes, guard);
    case 'rtf':
      return (await loaded(import('./rtf/read-rtf.ts'))).readRtf(bytes, guard);
    case 'doc':
      return (await loaded(import('./doc/read-doc.ts'))).readDoc(bytes, guard);
    case 'html':
      return (await loaded(import('./html/read-html.ts'))).readHtml(bytes, guard);
    case 'mhtml':
      return (await loaded(import('./html/read-mhtml.ts'))).readMhtml(bytes, guard);
    case 'text':
      return (await loaded(import('./read-text.ts'))).readText(bytes);
  }
};
