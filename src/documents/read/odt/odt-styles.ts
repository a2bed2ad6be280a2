import { PARSE_LIMITS } from '../limits.ts';
import type { XmlNode } from '../xml.ts';
import { childNamed, descendants } from '../xml.ts';

export interface OdtLook {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  hidden: boolean;
  /** Points, 0 when unknown. */
  size: number;
  color: string;
  heading: number;
  breakBefore: boolean;
}

export const PLAIN_LOOK: OdtLook = {
  bold: false,
  italic: false,
  underline: false,
  hidden: false,
  size: 0,
  color: '',
  heading: 0,
  breakBefore: false,
};

/** Looks up what a style adds to the look around it. Automatic styles (content.xml) come before named ones. */
export type OdtStyles = (name: string | undefined, family: string, around: OdtLook) => OdtLook;

export const readOdtStyles = (roots: (XmlNode | null)[]): OdtStyles => {
  const byKey = new Map<string, WrittenStyle>();
  const defaults = new Map<string, WrittenStyle>();
  for (const root of roots) {
    if (!root) continue;
    for (const node of descendants(root, 'style:style')) {
      const key = `${node.attributes.get('style:family')}/${node.attributes.get('style:name')}`;
      if (!byKey.has(key)) byKey.set(key, readStyle(node));
    }
    for (const node of descendants(root, 'style:default-style'))
      defaults.set(node.attributes.get('style:family') ?? '', readStyle(node));
  }
  return (name, family, around) => {
    const chain: WrittenStyle[] = [];
    for (let at = name; at !== undefined && chain.length < LONGEST_CHAIN;) {
      const style = byKey.get(`${family}/${at}`);
      if (!style) break;
      chain.unshift(style);
      at = style.parent;
    }
    const base = family === 'paragraph' ? defaults.get(family) : undefined;
    return [...(base ? [base] : []), ...chain].reduce(applyStyle, around);
  };
};

/** Chains of a hundred styles, or of styles that name each other, are nobody's work. */
const LONGEST_CHAIN = 20;

interface WrittenStyle {
  name: string;
  level: number;
  parent: string | undefined;
  paragraph: XmlNode['attributes'] | undefined;
  text: XmlNode['attributes'] | undefined;
}

const readStyle = (node: XmlNode): WrittenStyle => ({
  name: node.attributes.get('style:name') ?? '',
  level: Number(node.attributes.get('style:default-outline-level') ?? 0),
  parent: node.attributes.get('style:parent-style-name'),
  paragraph: childNamed(node, 'style:paragraph-properties')?.attributes,
  text: childNamed(node, 'style:text-properties')?.attributes,
});

const applyStyle = (look: OdtLook, { name, level, paragraph, text }: WrittenStyle): OdtLook => {
  const next = { ...look };
  if (level >= 1 && level <= 6) next.heading = level;
  if (name === 'Title') next.heading = 1;
  // Custom styles based on a heading style may drop its outline level.
  const named = /^Heading_20_([1-6])$/.exec(name);
  if (named) next.heading = Number(named[1]);
  if (paragraph?.get('fo:break-before') === 'page') next.breakBefore = true;
  if (!text) return next;
  const weight = text.get('fo:font-weight');
  if (weight !== undefined) next.bold = weight === 'bold' || Number(weight) >= 600;
  const slant = text.get('fo:font-style');
  if (slant !== undefined) next.italic = slant !== 'normal';
  const line = text.get('style:text-underline-style');
  if (line !== undefined) next.underline = line !== 'none';
  const display = text.get('text:display');
  if (display !== undefined) next.hidden = display === 'none';
  const size = text.get('fo:font-size');
  const points = size?.endsWith('pt') === true ? Number.parseFloat(size) : undefined;
  const share = size?.endsWith('%') === true ? Number.parseFloat(size) / 100 : undefined;
  if (points !== undefined) next.size = sizeOf(points);
  else if (share !== undefined) next.size = sizeOf(look.size * share);
  const color = text.get('fo:color');
  if (color !== undefined && /^#[\da-f]{6}$/i.test(color)) next.color = color.toLowerCase();
  return next;
};

/** 0 for what no text has. */
const sizeOf = (points: number): number =>
  points > 0 && points <= PARSE_LIMITS.fontSize ? points : 0;
