/** The top of page 1: name, headline, contact line, and what the template puts around them. */
import type { Composer, Row } from './compose.ts';
import type { ContactPart, CvOutline } from './outline.ts';
import { PAGE, type Ink } from './laid-out.ts';

const SEPARATOR = ' | ';

export function composeHead(composer: Composer, outline: CvOutline): Row[] {
  const { style, preset } = composer;
  const rows = [
    ...composer.paragraph(outline.name, style.name, 'H1', 0),
    ...outline.nameNotes.flatMap((note) =>
      composer.paragraph(note, style.contact, 'P', preset.gap * 0.2),
    ),
    ...composer.paragraph(outline.headline, style.headline, 'P', preset.gap * 0.35),
    ...contactRows(composer, outline.contact, preset.gap * (style.band ? 0.6 : 0.4)),
  ];
  for (const row of rows) {
    row.keepNext = true;
    if (style.centredHead) centre(composer, row);
  }
  const last = rows.at(-1);
  if (last && style.headRule === 'double') doubleRule(composer, last);
  return style.band ? onBand(composer, rows, style.band) : rows;
}

/** Parts beside each other with bars between; a line ends between parts. */
function contactRows(composer: Composer, parts: ContactPart[], above: number): Row[] {
  const { set, style, frame } = composer;
  const y = set.baseline(style.contact);
  const bar = set.width(SEPARATOR, style.contact);
  const block = composer.tag('P');
  const rows: Row[] = [];
  let right = frame.left;
  for (const { text, link } of parts) {
    for (const line of set.lines(text, style.contact, frame.width)) {
      const row = rows.at(-1);
      const tag = link === undefined ? block : { ...block, link };
      if (row && right + bar + line.width <= frame.left + frame.width) {
        row.texts.push(
          ...set.boxes(SEPARATOR, style.contact, right, y, block),
          ...set.boxes(line.text, style.contact, right + bar, y, tag),
        );
        right += bar + line.width;
      } else {
        const boxes = set.boxes(line.text, style.contact, frame.left, y, tag);
        rows.push(composer.row(style.contact, rows.length === 0 ? above : 0, boxes));
        right = frame.left + line.width;
      }
    }
  }
  return rows;
}

export function centre({ frame }: Composer, row: Row): void {
  const first = row.texts[0];
  const last = row.texts.at(-1);
  if (!first || !last) return;
  const shift = (frame.width - (last.x + last.width - first.x)) / 2;
  for (const box of row.texts) box.x += shift;
}

function doubleRule({ frame, preset }: Composer, row: Row): void {
  const line = { x: frame.left, width: frame.width, height: 0.75, ink: 'text' as const };
  row.height += preset.gap * 0.7;
  row.shapes.push({ ...line, y: row.height }, { ...line, y: row.height + 1.7 });
  row.height += 2.5;
}

/** Above and below the head, of the page's margin: the band takes no more than a seventh of the page. */
const BAND_AIR = 0.35;

/** The band bleeds to three edges of the page; the head rises into the margin, as white on dark may. */
function onBand({ preset }: Composer, rows: Row[], ink: Ink): Row[] {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return rows;
  const air = preset.margin * BAND_AIR;
  const lift = preset.margin - air;
  for (const box of first.texts) box.y -= lift;
  first.height -= lift;
  last.height += air;
  const height = rows.reduce(
    (sum, row, index) => sum + row.height + (index === 0 ? 0 : row.above),
    preset.margin,
  );
  first.shapes.push({ x: 0, y: -preset.margin, width: PAGE.width, height, ink });
  return rows;
}
