import type { FlowSource, SourcePage } from '#/domain/cv/source.ts';

/** Points: 1.4 cm to 7 cm, the sizes portraits have on CVs; logos and icons are smaller or flatter. */
const SMALLEST_SIDE = 40;
const LARGEST_SIDE = 200;
const FLATTEST = 0.6;
const TALLEST = 1.4;

/** A portrait-shaped picture in the upper half of the first page, or beside the text at its edge. */
export const hasPagePhoto = (pages: SourcePage[]): boolean => {
  const [first] = pages;
  if (!first) return false;
  return first.images.some(({ x, y, width, height }) => {
    const ratio = width / height;
    const isPortrait =
      Math.min(width, height) >= SMALLEST_SIDE &&
      Math.max(width, height) <= LARGEST_SIDE &&
      ratio >= FLATTEST &&
      ratio <= TALLEST;
    const inTopHalf = y < first.height / 2;
    const inSidebar = x + width < first.width * 0.4 || x > first.width * 0.6;
    return isPortrait && (inTopHalf || inSidebar);
  });
};

/** Flow files don't say where a picture lies; a CV embeds few besides the portrait. */
export const hasFlowPhoto = (source: FlowSource): boolean => source.images > 0;
