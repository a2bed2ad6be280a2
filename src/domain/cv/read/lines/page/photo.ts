import type { FlowSource, SourcePage } from '#/domain/cv/source.ts';
import { PORTRAIT } from './thresholds.ts';

/** A portrait-shaped picture in the upper half of the first page, or beside the text at its edge. */
export const hasPagePhoto = (pages: SourcePage[]): boolean => {
  const [first] = pages;
  if (!first) return false;
  return first.images.some(({ x, y, width, height }) => {
    const ratio = width / height;
    const isPortrait =
      Math.min(width, height) >= PORTRAIT.leastSidePoints &&
      Math.max(width, height) <= PORTRAIT.mostSidePoints &&
      ratio >= PORTRAIT.narrowest &&
      ratio <= PORTRAIT.widest;
    const inTopHalf = y < first.height / 2;
    const inSidebar =
      x + width < first.width * PORTRAIT.sidebarShare ||
      x > first.width * (1 - PORTRAIT.sidebarShare);
    return isPortrait && (inTopHalf || inSidebar);
  });
};

/** Flow files don't say where a picture lies; a CV embeds few besides the portrait. */
export const hasFlowPhoto = (source: FlowSource): boolean => source.images > 0;
