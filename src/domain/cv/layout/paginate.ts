/** Rows → pages, breaking only where no row asks to stay with the next. */
import type { LaidOutPage } from './laid-out.ts';
import { PAGE } from './laid-out.ts';
import type { Row } from './compose.ts';

export interface Paginated {
  pages: LaidOutPage[];
  /** Rows on each page. */
  lines: number[];
  /** Used share of the last page, 0 to 1. */
  lastFill: number;
}

export function paginate(rows: Row[], margin: number, usable = 1): Paginated {
  const bottom = margin + (PAGE.height - 2 * margin) * usable;
  const pages: LaidOutPage[] = [];
  const lines: number[] = [];
  let y = margin;
  for (const cluster of clusters(rows)) {
    if (pages.length === 0 || (y > margin && y + heightOf(cluster) > bottom)) {
      pages.push({ shapes: [], texts: [], footer: [] });
      lines.push(0);
      y = margin;
    }
    for (const row of cluster) {
      // A cluster taller than a page breaks anywhere rather than run off the paper.
      if (y > margin && y + row.above + row.height > bottom + 0.01) {
        pages.push({ shapes: [], texts: [], footer: [] });
        lines.push(0);
        y = margin;
      }
      if (y > margin) y += row.above;
      place(row, pages.at(-1), y);
      y += row.height;
      lines[lines.length - 1] = (lines.at(-1) ?? 0) + 1;
    }
  }
  if (pages.length === 0) pages.push({ shapes: [], texts: [], footer: [] });
  return { pages, lines, lastFill: (y - margin) / (bottom - margin) };
}

function place(row: Row, page: LaidOutPage | undefined, top: number): void {
  page?.texts.push(...row.texts.map((box) => ({ ...box, y: box.y + top })));
  page?.shapes.push(...row.shapes.map((shape) => ({ ...shape, y: shape.y + top })));
}

function clusters(rows: Row[]): Row[][] {
  const groups: Row[][] = [];
  let open = false;
  for (const row of rows) {
    if (open) groups.at(-1)?.push(row);
    else groups.push([row]);
    open = row.keepNext;
  }
  return groups;
}

const heightOf = (cluster: Row[]): number =>
  cluster.reduce((sum, row) => sum + row.above + row.height, 0);
