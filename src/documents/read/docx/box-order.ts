/** Text boxes that hang on one paragraph, in the order in which they are read: Word keeps that in which they were made. */
import type { XmlNode } from '../xml.ts';
import { childNamed, descendants } from '../xml.ts';

export interface TextBox {
  /** `w:txbxContent`. */
  content: XmlNode;
  /** Undefined where the drawing does not say it in the paragraph's own measures. */
  place?: Place;
}

/** In English Metric Units from the left and the top that all boxes of the paragraph share. */
interface Place {
  left: number;
  right: number;
  top: number;
  from: string;
}

/** Where the drawing's box stands; its groups keep their own order. */
export function placeOf(drawing: XmlNode): Place | undefined {
  const anchor = childNamed(drawing, 'wp:anchor');
  const [across, down] = ['wp:positionH', 'wp:positionV'].map((name) => childNamed(anchor, name));
  const [left, top] = [across, down].map((position) => offsetIn(position));
  const width = Number(childNamed(anchor, 'wp:extent')?.attributes.get('cx'));
  if (left === undefined || top === undefined || !Number.isFinite(width)) return undefined;
  const from = [across, down].map((one) => one?.attributes.get('relativeFrom')).join(' ');
  return { left, right: left + width, top, from };
}

function offsetIn(position: XmlNode | undefined): number | undefined {
  const [offset] = position ? descendants(position, 'wp:posOffset') : [];
  const text = offset?.children.map((child) => child.text).join('') ?? '';
  return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Boxes of a paragraph that are sorted; fewer stand as they were made. */
const LEAST = 3;
const MOST = 200;

/** From top to bottom; where a gap parts most of them in two columns, the left one first between those over both. */
export function inReadingOrder(boxes: readonly TextBox[]): TextBox[] {
  const placed = boxes.flatMap((box) => (box.place ? [{ ...box, place: box.place }] : []));
  const isWhole = placed.length === boxes.length;
  const areAlike = new Set(placed.map(({ place }) => place.from)).size === 1;
  if (!isWhole || !areAlike || boxes.length < LEAST || boxes.length > MOST) return [...boxes];
  const down = placed.toSorted((one, two) => one.place.top - two.place.top);
  const gap = gapAmong(down.map(({ place }) => place));
  if (gap === undefined) return down;
  const ordered: TextBox[] = [];
  let columns: [TextBox[], TextBox[]] = [[], []];
  for (const box of down) {
    if (crosses(box.place, gap)) {
      ordered.push(...columns.flat(), box);
      columns = [[], []];
    } else columns[box.place.left < gap ? 0 : 1].push(box);
  }
  return [...ordered, ...columns.flat()];
}

const crosses = ({ left, right }: Place, at: number): boolean => left < at && right > at;

/** Boxes on each side of a gap between columns. */
const LEAST_BESIDE = 2;

/** The left edge of the right column: crossed by the fewest boxes, and by fewer than stand on each side. */
function gapAmong(places: readonly Place[]): number | undefined {
  const candidates = places.flatMap(({ left: at }) => {
    const crossing = places.filter((place) => crosses(place, at)).length;
    const before = places.filter(({ right }) => right <= at).length;
    const after = places.length - crossing - before;
    const isBetween = Math.min(before, after) >= Math.max(LEAST_BESIDE, crossing + 1);
    return isBetween ? [{ at, crossing }] : [];
  });
  const [best] = candidates.toSorted((one, two) => one.crossing - two.crossing);
  return best?.at;
}
