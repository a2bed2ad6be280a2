import type { SourcePage, TextRun } from '#/domain/cv/source.ts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { countUndecodable } from '../clean-text.ts';
import { PARSE_LIMITS, PDF_LIMITS } from '../limits.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import { type MarkedItem, type SpelledMarks, spellItems } from './actual-texts.ts';
import { addDrawnBullets } from './drawn-bullets.ts';
import { fontStyle } from './font-style.ts';
import type { LinkBox } from './link-boxes.ts';
import { applyLinks } from './link-boxes.ts';
import type { Box, Matrix } from './matrix.ts';
import { asMatrix, boxThrough, multiply } from './matrix.ts';
import { readItems, readOperators } from './page-content.ts';
import type { PagePaint } from './page-paint.ts';
import { followPaint } from './page-paint.ts';
import type { PageVerdictInput } from './page-verdict.ts';
import type { TagPlace } from './tag-tree.ts';
import { placeTags } from './tag-tree.ts';
import type { PlacedText } from './text-runs.ts';
import { textsToRuns } from './text-runs.ts';

export interface ReadPage {
  page: SourcePage;
  verdict: PageVerdictInput;
  nextTag: number;
}

interface PageOptions {
  guard: ReadingGuard;
  tagsTrusted: boolean;
  /** The marks that name letters, of the pages not yet read. */
  spelled: SpelledMarks[];
  firstTag: number;
}

/** One page (from 1). A page that can't be interpreted at all makes the file `corrupt`. */
export const readPage = async (
  document: PDFDocumentProxy,
  number: number,
  options: PageOptions,
): Promise<ReadPage> => {
  try {
    const page = await options.guard.race(document.getPage(number));
    const read = await interpretPage(page, options);
    page.cleanup();
    return read;
  } catch (error) {
    if (error instanceof Refused || options.guard.isStopped()) throw error;
    throw new Refused('corrupt');
  }
};

const interpretPage = async (page: PDFPageProxy, options: PageOptions): Promise<ReadPage> => {
  const { guard } = options;
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.min.mjs');
  const viewport = page.getViewport({ scale: 1 });
  const view = asMatrix(viewport.transform) ?? [1, 0, 0, -1, 0, viewport.height];
  // Operators first: they carry the fonts' names to this side.
  const operators = await readOperators(page, guard);
  const paint = followPaint(operators, OPS, view);
  const items = spellItems((await readItems(page, guard)) as RawItem[], options.spelled);
  const tags = options.tagsTrusted
    ? placeTags(await guard.race(page.getStructTree()), options.firstTag, markedTexts(items))
    : { places: new Map<string, TagPlace>(), next: options.firstTag };

  const texts = placeTexts(page, items, view, tags.places);
  if (texts.length > PDF_LIMITS.texts) throw new Refused('too_large');
  const area = viewport.width * viewport.height;
  const runs = addDrawnBullets(textsToRuns(texts, paint, area), paint.dots);
  const linkBoxes = await readLinks(page, view, guard);
  const linked = applyLinks(runs, linkBoxes);
  const letters = texts.map(({ text }) => text.replaceAll(/\s/g, '')).join('');
  return {
    page: {
      width: viewport.width,
      height: viewport.height,
      runs: linked.runs,
      images: paint.images.map((box) => clip(box, viewport.width, viewport.height)),
      rules: paint.rules,
      links: linked.left,
    },
    verdict: {
      characters: visibleLetters(linked.runs, letters.length),
      undecodable: countUndecodable(letters),
      imageShare: imageShare(paint, area),
      paths: paint.paths,
    },
    nextTag: tags.next,
  };
};

/** Icons and undecodable glyphs are gone from the runs, so the count before cleaning rules when it is larger. */
const visibleLetters = (runs: TextRun[], before: number): number =>
  runs.length === 0 && before < 5 ? 0 : before;

/**
 * Ids of the marked content that holds text. Not those begun anew after others: a drawing inside the page counts its
 * marks from nought too, and its ids say nothing of the page's.
 */
const markedTexts = (items: readonly RawItem[]): Set<string> => {
  const ids = new Set<string>();
  const begun = new Set<string>();
  const again = new Set<string>();
  const open: (string | undefined)[] = [];
  let last: string | undefined;
  for (const { type, id, str } of items) {
    if (type === 'beginMarkedContentProps' || type === 'beginMarkedContent') {
      open.push(id);
      if (id === undefined) continue;
      if (begun.has(id) && id !== last) again.add(id);
      begun.add(id);
      last = id;
    } else if (type === 'endMarkedContent') open.pop();
    const mark = open.at(-1);
    if (mark !== undefined && str !== undefined && str.trim() !== '') ids.add(mark);
  }
  return new Set([...ids].filter((id) => !again.has(id)));
};

const placeTexts = (
  page: PDFPageProxy,
  items: readonly RawItem[],
  view: Matrix,
  tags: Map<string, TagPlace>,
): PlacedText[] => {
  const texts: PlacedText[] = [];
  /** The nearest mark that has a place, for each mark still open. */
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if (item.type === 'beginMarkedContentProps' || item.type === 'beginMarkedContent')
      open.push(item.id !== undefined && tags.has(item.id) ? item.id : open.at(-1));
    else if (item.type === 'endMarkedContent') open.pop();
    const matrix = asMatrix(item.transform);
    if (item.str === undefined || item.str === '' || !matrix || item.fontName === undefined)
      continue;
    const seen = multiply(view, matrix);
    const stretch = Math.hypot(seen[0], seen[1]) / (Math.hypot(matrix[0], matrix[1]) || 1);
    const id = open.at(-1);
    const tag = id === undefined ? undefined : tags.get(id);
    texts.push({
      text: item.str,
      matrix: seen,
      width: (item.width ?? 0) * stretch,
      ...fontStyle(page, item.fontName),
      ...(tag ? { tag } : {}),
    });
  }
  return texts;
};

interface RawItem extends MarkedItem {
  id?: string;
  transform?: unknown;
  width?: number;
  fontName?: string;
}

const readLinks = async (
  page: PDFPageProxy,
  view: Matrix,
  guard: ReadingGuard,
): Promise<LinkBox[]> => {
  const annotations = await guard.race(page.getAnnotations({ intent: 'display' }));
  return (annotations as { subtype?: string; url?: string; unsafeUrl?: string; rect?: number[] }[])
    .filter(({ subtype }) => subtype === 'Link')
    .slice(0, PDF_LIMITS.links)
    .flatMap(({ url, unsafeUrl, rect }) => {
      const target = url ?? unsafeUrl;
      return target && target.length <= PARSE_LIMITS.linkCharacters && rect
        ? [{ target, ...boxThrough(view, rect) }]
        : [];
    });
};

const imageShare = (paint: PagePaint, area: number): number =>
  Math.min(1, paint.images.reduce((sum, { width, height }) => sum + width * height, 0) / area);

const clip = (box: Box, pageWidth: number, pageHeight: number): Box => {
  const x = Math.max(0, box.x);
  const y = Math.max(0, box.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(pageWidth, box.x + box.width) - x),
    height: Math.max(0, Math.min(pageHeight, box.y + box.height) - y),
  };
};
