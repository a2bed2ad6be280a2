import type { PositionedSource, SourcePage } from '#/domain/cv/source.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { PDF_LIMITS } from '../limits.ts';
import type { PdfWorkerPort } from '../read-source.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import type { SpelledMarks } from './actual-texts.ts';
import { judgePages } from './page-verdict.ts';
import type { PageVerdictInput } from './page-verdict.ts';
import { openPdf } from './open-pdf.ts';
import { readPage } from './read-page.ts';

/** Text runs, link targets, tags and picture boxes of a PDF. Throws `Refused`. */
export const readPdf = async (
  bytes: Uint8Array,
  guard: ReadingGuard,
  worker: PdfWorkerPort | undefined,
): Promise<PositionedSource> => {
  const { document, spelled, close } = await openPdf(bytes, guard, worker);
  try {
    return await readDocument(document, spelled, bytes.length, guard);
  } finally {
    await close();
  }
};

const readDocument = async (
  document: PDFDocumentProxy,
  spelled: SpelledMarks[],
  fileBytes: number,
  guard: ReadingGuard,
): Promise<PositionedSource> => {
  const total = document.numPages;
  if (total > READ_LIMITS.pages) throw new Refused('too_large', 'page_count');
  const tagsTrusted = await isTagTreeTrusted(document, guard);
  const pages: SourcePage[] = [];
  const verdicts: PageVerdictInput[] = [];
  let nextTag = 0;
  let texts = 0;
  for (let number = 1; number <= total; number += 1) {
    guard.progress(number - 1, total);
    const read = await readPage(document, number, {
      guard,
      tagsTrusted,
      spelled,
      firstTag: nextTag,
    });
    nextTag = read.nextTag;
    texts += read.page.runs.length;
    if (texts > PDF_LIMITS.allTexts) throw new Refused('too_large');
    pages.push(read.page);
    verdicts.push(read.verdict);
  }
  guard.progress(total, total);
  judgePages(verdicts, fileBytes);
  const title = await readTitle(document, guard);
  return { kind: 'positioned', format: 'pdf', pages, ...(title === '' ? {} : { title }) };
};

const isTagTreeTrusted = async (
  document: PDFDocumentProxy,
  guard: ReadingGuard,
): Promise<boolean> => {
  try {
    // Typed as an object by the package, and a map in fact.
    const marks = (await guard.race(document.getMarkInfo())) as ReadonlyMap<string, boolean> | null;
    return marks !== null && marks.get('Suspects') !== true;
  } catch (error) {
    return rethrowStop(error, guard, false);
  }
};

const readTitle = async (document: PDFDocumentProxy, guard: ReadingGuard): Promise<string> => {
  try {
    const { info } = await guard.race(document.getMetadata());
    const title = (info as { Title?: unknown }).Title;
    return typeof title === 'string' ? title.trim().slice(0, PDF_LIMITS.titleCharacters) : '';
  } catch (error) {
    return rethrowStop(error, guard, '');
  }
};

/** Side information of a damaged file may be missing; a time-out or a cancel still counts. */
const rethrowStop = <T>(error: unknown, guard: ReadingGuard, fallback: T): T => {
  if (error instanceof Refused || guard.isStopped()) throw error;
  return fallback;
};
