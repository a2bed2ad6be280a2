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
  const byKey = new Map<string, XmlNode>();
  const defaults = new Map<string, XmlNode>();
  for (const root of roots) {
    if (!root) continue;
    for (const node of descendants(root, 'style:style')) {
      const key = `${node.attributes.get('style:family')}/${node.attributes.get('style:name')}`;
      if (!byKey.has(key)) byKey.set(key, node);
    }
    for (const node of descendants(root, 'style:default-style'))
      defaults.set(node.attributes.get('style:family') ?? '', node);
  }
  return (name, family, around) => {
    const chain: XmlNode[] = [];
    for (let at = name; at !== undefined && chain.length < 20;) {
      const node = byKey.get(`${family}/${at}`);
      if (!node) break;
      chain.unshift(node);
      at = node.attributes.get('style:parent-style-name');
    }
    const base = family === 'paragraph' ? defaults.get(family) : undefined;
    return [...(base ? [base] : []), ...chain].reduce(applyStyle, around);
  };
};

const applyStyle = (look: OdtLook, style: XmlNode): OdtLook => {
  const next = { ...look };
  const level = Number(style.attributes.get('style:default-outline-level') ?? 0);
  if (level >= 1 && level <= 6) next.heading = level;
  const name = style.attributes.get('style:name') ?? '';
  if (name === 'Title') next.heading = 1;
  // Custom styles based on a heading style may drop its outline level.
  const named = /^Heading_20_([1-6])$/.exec(name);
  if (named) next.heading = Number(named[1]);
  const paragraph = childNamed(style, 'style:paragraph-properties')?.attributes;
  if (paragraph?.get('fo:break-before') === 'page') next.breakBefore = true;
  const text = childNamed(style, 'style:text-properties')?.attributes;
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
  if (size?.endsWith('pt') === true) next.size = Number.parseFloat(size) || 0;
  else if (size?.endsWith('%') === true)
    next.size = (look.size * Number.parseFloat(size)) / 100 || 0;
  const color = text.get('fo:color');
  if (color !== undefined && /^#[\da-f]{6}$/i.test(color)) next.color = color.toLowerCase();
  return next;
};
