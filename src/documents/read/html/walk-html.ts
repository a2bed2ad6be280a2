import { READ_LIMITS, type FlowBlock, type FlowZone } from '#/domain/cv/source.ts';
import { BlockList } from '../block-list.ts';
import { spansToBlocks, type Span } from '../flow-block.ts';
import { PARSE_LIMITS } from '../limits.ts';
import { isPortraitBox } from '../portrait-box.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import { wholeNumber } from '../whole-number.ts';
import type { Declarations, StylesOf } from './css-rules.ts';
import { columnsOf, displayOf, headingOf, lookOf, PLAIN, statedLevel } from './html-look.ts';
import type { TextLook } from './html-look.ts';
import { isText, type HtmlNode } from './html-tree.ts';

interface Place {
  look: TextLook;
  zone: FlowZone;
  heading: number;
  /** The item that the text stands in: only its first line has the mark. */
  item: { level: number; isMarked: boolean } | undefined;
  /** Lists around. */
  depth: number;
  cell: FlowBlock['cell'];
  link: string | undefined;
}

/** The paragraphs of a page, as a browser without its scripts shows them. */
export const walkHtml = (
  root: HtmlNode,
  stylesOf: StylesOf,
  guard: ReadingGuard,
): { blocks: FlowBlock[]; images: number } => {
  const list = new BlockList();
  let spans: Span[] = [];
  let images = 0;
  let tables = 0;
  let characters = 0;
  let spaceBefore = false;

  const add = (text: string, { look, link }: Place): void => {
    characters += text.length;
    if (characters > READ_LIMITS.characters) throw new Refused('too_large');
    spans.push({ ...look, underline: look.underline && link === undefined, text, link });
  };

  /** Ends the paragraph that has been gathered; an empty line within it parts two. */
  const end = (place: Place): void => {
    const { zone, heading, item, cell } = place;
    for (const [at, part] of paragraphsOf(spans).entries()) {
      if (at > 0) spaceBefore = true;
      const own = spansToBlocks(part, {
        zone,
        heading,
        list: heading > 0 || !item || item.isMarked ? 0 : item.level,
        cell,
        spaceBefore,
      });
      list.add(own);
      if (own.length === 0) continue;
      if (item) item.isMarked = true;
      spaceBefore = false;
    }
    spans = [];
  };

  const addTable = (table: HtmlNode, place: Place): void => {
    const number = place.cell ? -1 : tables++;
    for (const [row, rowNode] of partsOf(table, 'tr').entries()) {
      let column = 0;
      for (const cell of cellsOf(rowNode)) {
        const at = place.cell ?? { table: number, row, column };
        visit(cell, { ...place, item: undefined, depth: 0, cell: at });
        column += wholeNumber(cell.attributes.get('colspan'), SPAN);
      }
    }
  };

  /** Columns side by side, each with lines of its own. */
  const addColumns = (nodes: readonly HtmlNode[], columns: number, place: Place): void => {
    const table = tables++;
    for (const [at, node] of nodes.entries())
      visit(node, {
        ...place,
        cell: { table, row: Math.floor(at / columns), column: at % columns },
      });
  };

  const addRow = (node: HtmlNode, css: Declarations, place: Place): void => {
    const shown = node.children.filter((child) => !isText(child) || child.text.trim() !== '');
    const isColumns = shown.length > 1 && shown.some(({ holdsBlocks }) => holdsBlocks);
    if (isColumns && !place.cell) return addColumns(shown, columnsOf(css), place);
    if (shown.some(({ holdsBlocks }) => holdsBlocks)) return visitAll(node, place);
    for (const child of shown) {
      add('\t', place);
      if (isText(child)) addText(child, place);
      else inline(child, place);
    }
    return undefined;
  };

  const addText = ({ text }: HtmlNode, place: Place): void => {
    if (!place.look.pre) return add(text.replaceAll(/[ \t\r\n\f]+/g, ' '), place);
    for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
      if (at > 0) add('\n', place);
      if (line !== '') add(line.replaceAll(/ {3,}/g, '\t'), place);
    }
    return undefined;
  };

  const inline = (node: HtmlNode, place: Place): void => {
    const css = stylesOf(node);
    if (displayOf(node, css) === 'none') return;
    visitAll(node, inside(node, css, place));
  };

  const visitAll = (node: HtmlNode, place: Place): void => {
    for (const [at, child] of node.children.entries()) {
      const after = child.name === 'dt' ? termOf(node.children, at) : undefined;
      if (after) {
        // A word and what it says of it stand on one line.
        end(place);
        inline(child, place);
        add('\t', place);
        inline(after, place);
        end(place);
      } else if (!(child.name === 'dd' && isSaidWithTerm(node.children, at))) visit(child, place);
    }
  };

  const visit = (node: HtmlNode, place: Place): void => {
    guard.check();
    if (isText(node)) return addText(node, place);
    if (node.name === 'br') return add('\n', place);
    if (node.name === 'img') return addImage(node);
    const css = stylesOf(node);
    const display = displayOf(node, css);
    if (display === 'none' || (node.name === 'nav' && !hasContact(node))) return undefined;
    const own = inside(node, css, place);
    if (display === 'inline') return visitAll(node, own);
    if (display === 'cell') {
      add('\t', place);
      visitAll(node, own);
      return add('\t', place);
    }
    end(place);
    if (APART.has(node.name)) spaceBefore = true;
    if (node.name === 'table') addTable(node, own);
    else if (display === 'row') addRow(node, css, own);
    else visitAll(node, own);
    const before = list.blocks.length;
    end(own);
    // An empty paragraph is a gap.
    if (node.name === 'p' && list.blocks.length === before) spaceBefore = true;
    return undefined;
  };

  const addImage = (node: HtmlNode): void => {
    const [width, height] = ['width', 'height'].map((name) =>
      wholeNumber(node.attributes.get(name), PIXELS),
    );
    if (isPortraitBox((width ?? 0) * 0.75, (height ?? 0) * 0.75)) images += 1;
  };

  visit(root, {
    look: PLAIN,
    zone: 'body',
    heading: 0,
    item: undefined,
    depth: 0,
    cell: undefined,
    link: undefined,
  });
  return { blocks: list.blocks, images };
};

/** What stands in an element: its look, and the list, heading or link that it opens. */
const inside = (node: HtmlNode, css: Declarations, place: Place): Place => {
  const stated = statedLevel(node, css);
  const opens = node.name === 'ul' || node.name === 'ol' || node.name === 'menu';
  const depth = opens ? Math.max(stated, place.depth + 1) : place.depth;
  const isItem = node.name === 'li' || (stated > 0 && !opens);
  const level = Math.min(PARSE_LIMITS.listDepth, Math.max(1, stated || depth));
  const target = node.name === 'a' ? safeTarget(node.attributes.get('href')) : undefined;
  return {
    ...place,
    look: lookOf(node, css, place.look),
    zone: node.name === 'footer' ? 'footer' : place.zone,
    heading: headingOf(node) || place.heading,
    item: isItem ? { level, isMarked: false } : place.item,
    depth,
    link: target ?? place.link,
  };
};

const SPAN = { least: 1, most: PARSE_LIMITS.tableColumns, otherwise: 1 };
const PIXELS = { least: 0, most: 10_000, otherwise: 0 };
const APART = new Set(['section', 'article', 'header', 'footer', 'main', 'aside', 'hr']);

/** Two line ends with nothing between part two paragraphs. */
const paragraphsOf = (spans: Span[]): Span[][] => {
  const parts: Span[][] = [[]];
  let isAfterBreak = false;
  let isSaid = false;
  for (const span of spans) {
    if (isAfterBreak && span.text === '\n') {
      if (isSaid) parts.push([]);
      isSaid = false;
      continue;
    }
    parts.at(-1)?.push(span);
    const says = span.text.trim() !== '';
    isSaid ||= says;
    if (says || span.text === '\n') isAfterBreak = !says;
  }
  return parts;
};

/** A table's own rows or a row's cells, whatever groups stand around them. */
const partsOf = (node: HtmlNode, name: string): HtmlNode[] =>
  node.children.flatMap((child) => {
    if (child.name === name) return [child];
    return GROUPS.has(child.name) ? partsOf(child, name) : [];
  });

const GROUPS = new Set(['thead', 'tbody', 'tfoot', 'form']);

const cellsOf = (row: HtmlNode): HtmlNode[] =>
  row.children.filter(({ name }) => name === 'td' || name === 'th');

const LONGEST_TERM = 60;

/** The one line that a term is given, when both are short. */
const termOf = (siblings: readonly HtmlNode[], at: number): HtmlNode | undefined => {
  const term = siblings[at];
  const said = siblings.slice(at + 1, at + 3).find((node) => !isText(node));
  return term && said?.name === 'dd' && !term.holdsBlocks && !said.holdsBlocks && isShort(term)
    ? said
    : undefined;
};

const isSaidWithTerm = (siblings: readonly HtmlNode[], at: number): boolean =>
  [at - 1, at - 2].some(
    (before) => siblings[before]?.name === 'dt' && termOf(siblings, before) === siblings[at],
  );

const isShort = (node: HtmlNode): boolean => textLength(node) <= LONGEST_TERM;

const textLength = (node: HtmlNode): number =>
  node.children.reduce((sum, child) => sum + textLength(child), node.text.length);

/** A menu leads around the page; one that holds an address is part of it. */
const hasContact = (node: HtmlNode): boolean =>
  /^(?:mailto|tel):/i.test(node.attributes.get('href') ?? '') || node.children.some(hasContact);

const safeTarget = (href: string | undefined): string | undefined =>
  href !== undefined && /^\s*(?:https?:|mailto:|tel:)/i.test(href) ? href.trim() : undefined;
