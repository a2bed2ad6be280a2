import type { Span } from '../flow-block.ts';
import { isPortraitBox } from '../portrait-box.ts';
import type { XmlNode } from '../xml.ts';
import { characterOf, childNamed, descendants } from '../xml.ts';
import { placeOf, type TextBox } from './box-order.ts';
import { chosen } from './docx-blocks.ts';
import type { DocxStyles, RunLook } from './docx-styles.ts';
import { readRunLook, valueOf } from './docx-styles.ts';

export interface InlineReader {
  styles: DocxStyles;
  targets: ReadonlyMap<string, string>;
  /** What the paragraph's style says about its runs. */
  base: RunLook;
}

export interface Inline {
  spans: Span[];
  /** Those anchored in the paragraph. */
  boxes: TextBox[];
  images: number;
  pageBreak: boolean;
}

/** English Metric Units in a point. */
const EMU = 12_700;

/** The visible text of a paragraph, and what hangs on it. */
export const readInline = (paragraph: XmlNode, reader: InlineReader): Inline => {
  const inline: Inline = { spans: [], boxes: [], images: 0, pageBreak: false };
  const field: FieldState = { instruction: '', inInstruction: 0, links: [] };

  const walk = (node: XmlNode, link: string | undefined): void => {
    switch (node.name) {
      case 'w:r':
        readRun(node, link ?? field.links.at(-1));
        break;
      case 'w:hyperlink':
        walkAll(node, reader.targets.get(node.attributes.get('r:id') ?? '') ?? link);
        break;
      case 'w:fldSimple':
        walkAll(node, hyperlinkOf(node.attributes.get('w:instr') ?? '') ?? link);
        break;
      case 'w:pPr':
      case 'w:del':
      case 'w:moveFrom':
      case 'w:sdtPr':
        break;
      default:
        walkAll(node, link);
    }
  };
  const walkAll = (node: XmlNode, link: string | undefined): void => {
    for (const child of chosen(node)) walk(child, link);
  };

  const readRun = (run: XmlNode, link: string | undefined): void => {
    const properties = childNamed(run, 'w:rPr');
    const look: RunLook = {
      ...reader.base,
      ...reader.styles.run(valueOf(childNamed(properties, 'w:rStyle'))),
      ...readRunLook(properties),
    };
    const add = (text: string): void => {
      if (look.hidden !== true && field.inInstruction === 0)
        inline.spans.push(toSpan(text, look, link));
    };
    const readPiece = (node: XmlNode): void => {
      switch (node.name) {
        case 'w:t':
          add(node.children.map((child) => child.text).join(''));
          break;
        case 'w:tab':
        case 'w:ptab':
          add('\t');
          break;
        case 'w:br':
          if (node.attributes.get('w:type') === 'page') inline.pageBreak = true;
          add('\n');
          break;
        case 'w:cr':
          add('\n');
          break;
        case 'w:noBreakHyphen':
          add('-');
          break;
        case 'w:sym':
          add(characterOf(Number.parseInt(node.attributes.get('w:char') ?? '', 16)) || ' ');
          break;
        case 'w:fldChar':
          followField(field, node.attributes.get('w:fldCharType') ?? '');
          break;
        case 'w:instrText':
          field.instruction += node.children.map((child) => child.text).join('');
          break;
        case 'w:drawing':
        case 'w:pict':
        case 'w:object':
          inline.boxes.push(...textBoxesIn(node));
          inline.images += countPortraits(node);
          break;
        case 'mc:AlternateContent':
          for (const child of chosen(node)) readPiece(child);
          break;
        default:
          break;
      }
    };
    for (const child of run.children) readPiece(child);
  };

  walkAll(paragraph, undefined);
  return inline;
};

interface FieldState {
  instruction: string;
  /** Fields nest; text before `separate` is an instruction, not content. */
  inInstruction: number;
  links: (string | undefined)[];
}

const followField = (field: FieldState, type: string): void => {
  if (type === 'begin') {
    field.inInstruction += 1;
    field.instruction = '';
  } else if (type === 'separate') {
    field.inInstruction = Math.max(0, field.inInstruction - 1);
    field.links.push(hyperlinkOf(field.instruction));
  } else if (type === 'end') {
    if (field.links.length > 0) field.links.pop();
    else field.inInstruction = Math.max(0, field.inInstruction - 1);
  }
};

const hyperlinkOf = (instruction: string): string | undefined =>
  /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];

const toSpan = (text: string, look: RunLook, link: string | undefined): Span => ({
  text,
  bold: look.bold === true,
  italic: look.italic === true,
  underline: look.underline === true && link === undefined,
  size: look.size ?? 0,
  color: look.color === undefined || look.color === '' ? undefined : look.color,
  link,
});

const textBoxesIn = (drawing: XmlNode): TextBox[] => {
  const place = placeOf(drawing);
  return boxesOf(drawing).map((content) => ({ content, ...(place && { place }) }));
};

/** Outermost text boxes; one inside another is found again when that one is read. */
const boxesOf = (node: XmlNode): XmlNode[] =>
  chosen(node).flatMap((child) => (child.name === 'w:txbxContent' ? [child] : boxesOf(child)));

const countPortraits = (drawing: XmlNode): number => {
  const blips = descendants(drawing, 'a:blip').length + descendants(drawing, 'v:imagedata').length;
  if (blips === 0) return 0;
  const extent = descendants(drawing, 'wp:extent')[0]?.attributes;
  const width = Number(extent?.get('cx') ?? 0) / EMU;
  const height = Number(extent?.get('cy') ?? 0) / EMU;
  return isPortraitBox(width, height) ? 1 : 0;
};
