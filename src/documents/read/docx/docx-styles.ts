import { PARSE_LIMITS } from '../limits.ts';
import { wholeNumber } from '../whole-number.ts';
import type { XmlNode } from '../xml.ts';
import { childNamed, descendants } from '../xml.ts';

/** What a run looks like; undefined means "as the level above says". */
export interface RunLook {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  hidden?: boolean;
  /** Points. */
  size?: number;
  /** `#rrggbb`, or '' for automatic. */
  color?: string;
}

interface ParagraphLook {
  run: RunLook;
  /** 1–6, 0 for none. */
  heading: number;
  /** List depth from 1, 0 for none. */
  list: number;
}

export interface DocxStyles {
  paragraph: (id: string | undefined) => ParagraphLook;
  run: (id: string | undefined) => RunLook;
}

/** Styles with what they inherit (`basedOn`) already worked in. */
export const readStyles = (root: XmlNode | null): DocxStyles => {
  const nodes = root ? descendants(root, 'w:style') : [];
  const byId = new Map(nodes.map((node) => [node.attributes.get('w:styleId') ?? '', node]));
  const defaults = readRunLook(
    root ? childNamed(descendants(root, 'w:rPrDefault')[0], 'w:rPr') : undefined,
  );
  const defaultParagraph = nodes.find(
    (node) =>
      node.attributes.get('w:type') === 'paragraph' && isOn(node.attributes.get('w:default')),
  );
  const looks = new Map<string, ParagraphLook>();
  const lookOf = (id: string): ParagraphLook => {
    const chain = new Map<string, XmlNode>();
    let base = id;
    for (let node = byId.get(base); node && !looks.has(base) && !chain.has(base);) {
      chain.set(base, node);
      base = valueOf(childNamed(node, 'w:basedOn')) ?? '';
      node = byId.get(base);
    }
    let look = looks.get(base) ?? PLAIN;
    for (const [style, node] of [...chain].toReversed()) {
      look = inherit(look, node);
      looks.set(style, look);
    }
    return look;
  };
  return {
    paragraph: (id) => {
      const look = lookOf(id ?? defaultParagraph?.attributes.get('w:styleId') ?? '');
      return { ...look, run: { ...defaults, ...look.run } };
    },
    run: (id) => (id === undefined ? {} : lookOf(id).run),
  };
};

const inherit = (parent: ParagraphLook, style: XmlNode): ParagraphLook => {
  const properties = childNamed(style, 'w:pPr');
  return {
    run: { ...parent.run, ...readRunLook(childNamed(style, 'w:rPr')) },
    heading:
      headingOfName(valueOf(childNamed(style, 'w:name'))) ||
      headingOf(properties) ||
      parent.heading,
    list: listOf(properties) ?? parent.list,
  };
};

/** Properties written on a run (or in a style). */
export const readRunLook = (properties: XmlNode | undefined): RunLook => {
  const look: RunLook = {};
  for (const node of properties?.children ?? []) {
    const value = node.attributes.get('w:val');
    if (node.name === 'w:b') look.bold = isOn(value ?? '1');
    else if (node.name === 'w:i') look.italic = isOn(value ?? '1');
    else if (node.name === 'w:u') look.underline = value !== undefined && value !== 'none';
    else if (node.name === 'w:vanish') look.hidden = isOn(value ?? '1');
    else if (node.name === 'w:sz') look.size = wholeNumber(value, HALF_POINTS) / 2;
    else if (node.name === 'w:color')
      look.color =
        value !== undefined && /^[\da-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : '';
  }
  return look;
};

const HALF_POINTS = { least: 0, most: 2 * PARSE_LIMITS.fontSize, otherwise: 0 };

/** From the outline level (0–8) of paragraph properties. */
export const headingOf = (properties: XmlNode | undefined): number => {
  const value = valueOf(childNamed(properties, 'w:outlineLvl'));
  const level = wholeNumber(value, { least: 0, most: 9, otherwise: 9 });
  return level < 6 ? level + 1 : 0;
};

/** Undefined when the properties say nothing; 0 when they take a list off. */
export const listOf = (properties: XmlNode | undefined): number | undefined => {
  const numbering = childNamed(properties, 'w:numPr');
  if (!numbering) return undefined;
  if (valueOf(childNamed(numbering, 'w:numId')) === '0') return 0;
  const level = valueOf(childNamed(numbering, 'w:ilvl'));
  return wholeNumber(level, { least: 0, most: PARSE_LIMITS.listDepth - 1, otherwise: 0 }) + 1;
};

export const valueOf = (node: XmlNode | undefined): string | undefined =>
  node?.attributes.get('w:val');

const PLAIN: ParagraphLook = { run: {}, heading: 0, list: 0 };

const isOn = (value: string | undefined): boolean =>
  value !== undefined && !['0', 'false', 'off', 'none'].includes(value);

/** Word keeps built-in names in English in the file, whatever its language; LibreOffice too. */
const headingOfName = (name: string | undefined): number => {
  if (name === undefined) return 0;
  if (/^title$/i.test(name)) return 1;
  const level = /^(?:heading|titre)\s*([1-6])$/i.exec(name);
  return level ? Number(level[1]) : 0;
};
