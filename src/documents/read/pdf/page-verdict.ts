import { Refused } from '../reading-guard.ts';

/** What one page offers a reader. */
export interface PageVerdictInput {
  characters: number;
  /** Replacement, private-use and control characters among them. */
  undecodable: number;
  /** Share of the page covered by raster images, 0–1. */
  imageShare: number;
  /** Painted vector paths: a page of outlined letters has hundreds. */
  paths: number;
}

/** Below this many characters a page with a picture on it is a picture of a page. */
const FEW_CHARACTERS = 80;
const MANY_PATHS = 150;
const MOSTLY = 0.5;
/** A page of a picture weighs this much at least, even when the picture itself was too large to decode. */
const PICTURE_PAGE_BYTES = 60_000;

/**
 * Refuses a document without readable text: `scanned` when there is something to see (a picture,
 * outlined letters, a font that decodes to nothing), `empty` when there is not.
 */
export const judgePages = (pages: PageVerdictInput[], fileBytes: number): void => {
  const sum = (pick: (page: PageVerdictInput) => number): number =>
    pages.reduce((total, page) => total + pick(page), 0);
  const characters = sum((page) => page.characters);
  const readable = characters - sum((page) => page.undecodable);
  if (characters > 0 && readable < characters * MOSTLY) throw new Refused('scanned');
  const images = sum((page) => page.imageShare);
  if (readable < FEW_CHARACTERS * pages.length && images > 0.3 * pages.length)
    throw new Refused('scanned');
  if (readable > 0) return;
  const visible =
    images > 0 ||
    sum((page) => page.paths) > MANY_PATHS ||
    fileBytes > PICTURE_PAGE_BYTES * pages.length;
  throw new Refused(visible ? 'scanned' : 'empty');
};
