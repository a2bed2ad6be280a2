import type { FlowBlock, FlowSource, FlowZone } from '#/domain/cv/source.ts';
import { BlockList } from '../block-list.ts';
import type { Span } from '../flow-block.ts';
import { spansToBlocks } from '../flow-block.ts';
import { PARSE_LIMITS } from '../limits.ts';
import { isPortraitBox } from '../portrait-box.ts';
import type { Archive } from '../read-archive.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import { wholeNumber } from '../whole-number.ts';
import type { XmlNode } from '../xml.ts';
import { childNamed, descendants, parseXml } from '../xml.ts';
import type { OdtLook, OdtStyles } from './odt-styles.ts';
import { PLAIN_LOOK, readOdtStyles } from './odt-styles.ts';

/** The paragraphs of an ODT file (OASIS OpenDocument 1.3 part 3). Throws `Refused`. */
export const readOdt = (archive: Archive, guard: ReadingGuard): FlowSource => {
  const manifest = archive.part('META-INF/manifest.xml');
  if (manifest && new TextDecoder().decode(manifest).includes('encryption-data'))
    throw new Refused('encrypted');
  const parse = (name: string): XmlNode | null => {
    const bytes = archive.part(name);
    return bytes ? parseXml(bytes, ODF_PREFIXES, guard) : null;
  };
  const content = parse('content.xml');
  const body = content ? descendants(content, 'office:text')[0] : undefined;
  if (!body) throw new Refused('corrupt');
  guard.progress(1, 2);
  const named = parse('styles.xml');
  const styles = readOdtStyles([content, named]);
  const parts: [XmlNode[], FlowZone][] = [
    [named ? descendants(named, 'style:header') : [], 'header'],
    [[body], 'body'],
    [named ? descendants(named, 'style:footer') : [], 'footer'],
  ];
  const walk = startWalk(styles);
  for (const [nodes, zone] of parts) for (const node of nodes) walk.add(node, zone);
  guard.progress(2, 2);
  if (walk.blocks.length === 0)
    throw walk.images() > 0 ? new Refused('scanned', 'pictures') : new Refused('empty');
  return { kind: 'flow', format: 'odt', blocks: walk.blocks, images: walk.images() };
};

const ODF = 'urn:oasis:names:tc:opendocument:xmlns:';
const ODF_PREFIXES: ReadonlyMap<string, string> = new Map([
  ...['office', 'style', 'text', 'table'].map((name) => [`${ODF}${name}:1.0`, name] as const),
  [`${ODF}drawing:1.0`, 'draw'],
  [`${ODF}xsl-fo-compatible:1.0`, 'fo'],
  [`${ODF}svg-compatible:1.0`, 'svg'],
  ['http://www.w3.org/1999/xlink', 'xlink'],
]);

/** Content that is no part of the page's text. */
const SKIPPED = new Set([
  'text:tracked-changes',
  'text:note',
  'office:annotation',
  'text:sequence-decls',
  'office:forms',
  'text:page-number',
  'text:page-count',
  'svg:title',
  'svg:desc',
]);

interface Place {
  zone: FlowZone;
  list: number;
  cell: FlowBlock['cell'];
}

interface Walk {
  blocks: FlowBlock[];
  images: () => number;
  add: (node: XmlNode, zone: FlowZone) => void;
}

const startWalk = (styles: OdtStyles): Walk => {
  const list = new BlockList();
  let images = 0;
  let tables = 0;
  let spaceBefore = false;

  const addParagraph = (node: XmlNode, place: Place): void => {
    const style = styles(node.attributes.get('text:style-name'), 'paragraph', PLAIN_LOOK);
    const level = wholeNumber(node.attributes.get('text:outline-level'), LEVEL);
    const heading = node.name === 'text:h' ? level : style.heading;
    const spans: Span[] = [];
    const frames: XmlNode[] = [];
    readInline(node, style, undefined, styles, spans, frames);
    const own = spansToBlocks(spans, {
      zone: place.zone,
      heading,
      list: heading > 0 ? 0 : Math.min(place.list, PARSE_LIMITS.listDepth),
      cell: place.cell,
      spaceBefore: spaceBefore || style.breakBefore,
    });
    list.add(own);
    spaceBefore = own.length === 0 && frames.length === 0;
    for (const frame of frames) addFrame(frame, place);
  };

  const addFrame = (frame: XmlNode, place: Place): void => {
    const width = points(frame.attributes.get('svg:width'));
    const height = points(frame.attributes.get('svg:height'));
    if (childNamed(frame, 'draw:image') && isPortraitBox(width, height)) images += 1;
    const zone = place.zone === 'body' ? 'textbox' : place.zone;
    // A shape holds its paragraphs itself, a frame in a text box.
    const content = frame.name === 'draw:frame' ? childNamed(frame, 'draw:text-box') : frame;
    if (content) walk(content, { zone, list: 0, cell: undefined });
  };

  const addTable = (table: XmlNode, place: Place): void => {
    const number = tables++;
    for (const [row, rowNode] of rowsOf(table).entries()) {
      const cells = rowNode.children.filter((child) => child.name === 'table:table-cell');
      for (const [column, cell] of cells.entries())
        walk(cell, { ...place, list: 0, cell: place.cell ?? { table: number, row, column } });
    }
  };

  const walk = (node: XmlNode, place: Place): void => {
    for (const child of node.children) {
      if (SKIPPED.has(child.name)) continue;
      if (child.name === 'text:p' || child.name === 'text:h') addParagraph(child, place);
      else if (child.name === 'text:list') walk(child, { ...place, list: place.list + 1 });
      else if (child.name === 'table:table') addTable(child, place);
      else if (child.name === 'draw:frame' || child.name === 'draw:custom-shape')
        addFrame(child, place);
      else walk(child, place);
    }
  };

  return {
    blocks: list.blocks,
    images: () => images,
    add: (node, zone) => walk(node, { zone, list: 0, cell: undefined }),
  };
};

const LEVEL = { least: 1, most: 6, otherwise: 1 };
const BLANKS = { least: 0, most: PARSE_LIMITS.blanks, otherwise: 1 };

/** A table's own rows, in their groups; those of tables inside its cells are read with the cell. */
const rowsOf = (table: XmlNode): XmlNode[] =>
  table.children.flatMap((child) => {
    if (child.name === 'table:table-row') return [child];
    return ROW_GROUPS.has(child.name) ? rowsOf(child) : [];
  });

const ROW_GROUPS = new Set([
  'table:table-header-rows',
  'table:table-rows',
  'table:table-row-group',
]);

const readInline = (
  node: XmlNode,
  look: OdtLook,
  link: string | undefined,
  styles: OdtStyles,
  spans: Span[],
  frames: XmlNode[],
): void => {
  const add = (text: string): void => {
    if (!look.hidden) spans.push(toSpan(text, look, link));
  };
  for (const child of node.children) {
    if (child.name === '') add(child.text.replaceAll(/\s+/g, ' '));
    else if (child.name === 'text:tab') add('\t');
    else if (child.name === 'text:line-break') add('\n');
    else if (child.name === 'text:s')
      add(' '.repeat(wholeNumber(child.attributes.get('text:c'), BLANKS)));
    else if (child.name === 'draw:frame' || child.name === 'draw:custom-shape') frames.push(child);
    else if (!SKIPPED.has(child.name)) {
      const inner = styles(child.attributes.get('text:style-name'), 'text', look);
      const target = child.name === 'text:a' ? child.attributes.get('xlink:href') : link;
      readInline(child, inner, target ?? link, styles, spans, frames);
    }
  }
};

const toSpan = (text: string, look: OdtLook, link: string | undefined): Span => ({
  text,
  bold: look.bold,
  italic: look.italic,
  underline: look.underline && link === undefined,
  size: look.size,
  color: look.color === '' ? undefined : look.color,
  link,
});

const POINTS: Readonly<Record<string, number>> = { cm: 28.35, mm: 2.835, in: 72, pt: 1, px: 0.75 };

const points = (length: string | undefined): number => {
  const match = /^([\d.]+)(cm|mm|in|pt|px)$/.exec(length ?? '');
  return match ? Number(match[1]) * (POINTS[match[2] ?? ''] ?? 0) : 0;
};
