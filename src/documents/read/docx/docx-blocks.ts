import type { FlowBlock, FlowZone } from '#/domain/cv/source.ts';
import { BlockList } from '../block-list.ts';
import { spansToBlocks } from '../flow-block.ts';
import { PARSE_LIMITS } from '../limits.ts';
import { wholeNumber } from '../whole-number.ts';
import type { XmlNode } from '../xml.ts';
import { childNamed } from '../xml.ts';
import { inReadingOrder } from './box-order.ts';
import type { InlineReader } from './docx-runs.ts';
import { readInline } from './docx-runs.ts';
import type { DocxStyles } from './docx-styles.ts';
import { headingOf, listOf, valueOf } from './docx-styles.ts';

interface PartOptions {
  zone: FlowZone;
  styles: DocxStyles;
  targets: ReadonlyMap<string, string>;
  firstTable: number;
}

interface PartBlocks {
  blocks: FlowBlock[];
  images: number;
  nextTable: number;
}

/** Page fields of headers and footers: numbers that belong to the paper, not to the CV. */
const PAGE_MARK = /^(?:page\s*)?\d{0,3}\s*(?:(?:\/|of|de|sur)\s*\d{0,3})?$/i;

/** Walks one part (body, header or footer) in document order. */
export const partToBlocks = (root: XmlNode, options: PartOptions): PartBlocks => {
  const { styles, targets } = options;
  const list = new BlockList();
  let images = 0;
  let nextTable = options.firstTable;
  let spaceBefore = false;

  const addParagraph = (node: XmlNode, zone: FlowZone, cell: FlowBlock['cell']): void => {
    const properties = childNamed(node, 'w:pPr');
    const look = styles.paragraph(valueOf(childNamed(properties, 'w:pStyle')));
    const heading = headingOf(properties) || look.heading;
    const reader: InlineReader = { styles, targets, base: look.run };
    const inline = readInline(node, reader);
    images += inline.images;
    spaceBefore ||= inline.pageBreak;
    const own = spansToBlocks(inline.spans, {
      zone,
      heading,
      list: heading > 0 ? 0 : (listOf(properties) ?? look.list),
      cell,
      spaceBefore,
    }).filter((block) => zone === 'body' || zone === 'textbox' || !PAGE_MARK.test(block.text));
    list.add(own);
    spaceBefore = own.length === 0 && inline.boxes.length === 0;
    for (const { content } of inReadingOrder(inline.boxes))
      addContent(content.children, zone === 'body' ? 'textbox' : zone, undefined);
  };

  const addTable = (node: XmlNode, zone: FlowZone, outer: FlowBlock['cell']): void => {
    const table = outer ? -1 : nextTable++;
    for (const [row, rowNode] of rowsOf(node).entries()) {
      let column = 0;
      for (const cellNode of cellsOf(rowNode)) {
        const properties = childNamed(cellNode, 'w:tcPr');
        // A table inside a cell is laid out within that cell.
        addContent(cellNode.children, zone, outer ?? { table, row, column });
        column += wholeNumber(valueOf(childNamed(properties, 'w:gridSpan')), SPAN);
      }
    }
  };

  const addContent = (nodes: XmlNode[], zone: FlowZone, cell: FlowBlock['cell']): void => {
    for (const node of nodes) {
      if (node.name === 'w:p') addParagraph(node, zone, cell);
      else if (node.name === 'w:tbl') addTable(node, zone, cell);
      else if (!SKIPPED.has(node.name)) addContent(chosen(node), zone, cell);
    }
  };

  addContent(root.children, options.zone, undefined);
  return { blocks: list.blocks, images, nextTable };
};

const SPAN = { least: 1, most: PARSE_LIMITS.tableColumns, otherwise: 1 };

/** Deleted and moved-away text, and properties. */
const SKIPPED = new Set([
  'w:del',
  'w:moveFrom',
  'w:sectPr',
  'w:tblPr',
  'w:tcPr',
  'w:trPr',
  'w:sdtPr',
]);

/** Of alternative contents the first, which is the richer one; the fallback only when that is empty. */
export const chosen = (node: XmlNode): XmlNode[] => {
  if (node.name !== 'mc:AlternateContent') return node.children;
  const choice = childNamed(node, 'mc:Choice');
  const fallback = childNamed(node, 'mc:Fallback');
  return choice && choice.children.length > 0 ? choice.children : (fallback?.children ?? []);
};

/** Rows and cells may be wrapped in content controls or tracked insertions. */
const rowsOf = (table: XmlNode): XmlNode[] => unwrapped(table, 'w:tr');
const cellsOf = (row: XmlNode): XmlNode[] => unwrapped(row, 'w:tc');

const unwrapped = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => {
    if (child.name === name) return [child];
    return WRAPPERS.has(child.name) ? unwrapped(child, name) : [];
  });

const WRAPPERS = new Set([
  'w:sdt',
  'w:sdtContent',
  'w:ins',
  'w:moveTo',
  'w:customXml',
  'w:smartTag',
]);
