import { PARSE_LIMITS } from '../limits.ts';
import { Refused } from '../reading-guard.ts';
import type { HtmlNode } from './html-tree.ts';

/** Property → value, both in small letters. */
export type Declarations = ReadonlyMap<string, string>;

/** What style sheets say of an element, its own `style` last. */
export type StylesOf = (node: HtmlNode) => Declarations;

interface Compound {
  tag: string;
  id: string;
  classes: readonly string[];
}

interface Rule {
  /** From the outermost ancestor to the element itself. */
  path: readonly Compound[];
  weight: number;
  declarations: Declarations;
}

/**
 * Selectors of elements, classes and ids, one inside the other; what browsers match by anything else, and what holds on
 * some screens only, is passed over. No address in a style sheet is ever followed.
 * A page whose sheets ask for more looks at its elements than any CV's is `too_large`.
 */
export const cssRules = (css: string): StylesOf => {
  const byLast = new Map<string, Rule[]>();
  let order = 0;
  for (const { selectors, body } of statementsOf(css)) {
    const declarations = declarationsOf(body);
    if (declarations.size === 0) continue;
    for (const selector of selectors.split(',').slice(0, MOST_SELECTORS)) {
      const path = pathOf(selector);
      const last = path?.at(-1);
      if (!path || !last) continue;
      order += 1;
      if (order > PARSE_LIMITS.cssRules) break;
      const rule = { path, weight: weightOf(path) * PARSE_LIMITS.cssRules + order, declarations };
      const key = keyOf(last);
      const known = byLast.get(key);
      if (known) known.push(rule);
      else byLast.set(key, [rule]);
    }
  }
  let looks = 0;
  const look = (more = 1): void => {
    looks += more;
    if (looks > PARSE_LIMITS.cssLooks) throw new Refused('too_large');
  };
  return (node) => {
    const own = declarationsOf(node.attributes.get('style') ?? '');
    const rules = keysOf(node)
      .flatMap((key) => byLast.get(key) ?? [])
      .filter(({ path }) => matches(node, path, look))
      .toSorted((a, b) => a.weight - b.weight);
    if (rules.length === 0) return own;
    const said = new Map<string, string>();
    for (const { declarations } of rules) {
      look(declarations.size);
      for (const [property, value] of declarations) said.set(property, value);
    }
    for (const [property, value] of own) said.set(property, value);
    return said;
  };
};

const MOST_SELECTORS = 50;
const MOST_COMPOUNDS = 8;
const MOST_DECLARATIONS = 100;

const statementsOf = (css: string): { selectors: string; body: string }[] => {
  const source = withoutComments(css);
  const statements: { selectors: string; body: string }[] = [];
  for (let at = 0; at < source.length;) {
    const open = source.indexOf('{', at);
    if (open < 0) break;
    const head = source.slice(at, open);
    const selectors = head.slice(head.lastIndexOf(';') + 1).trim();
    if (selectors.startsWith('@')) at = afterBlock(source, open);
    else {
      const close = source.indexOf('}', open);
      const end = close < 0 ? source.length : close;
      if (selectors.length < PARSE_LIMITS.linkCharacters)
        statements.push({ selectors, body: source.slice(open + 1, end) });
      at = end + 1;
    }
  }
  return statements;
};

const withoutComments = (css: string): string => {
  const pieces: string[] = [];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('/*', at);
    pieces.push(css.slice(at, open < 0 ? css.length : open));
    const close = open < 0 ? -1 : css.indexOf('*/', open + 2);
    at = close < 0 ? css.length : close + 2;
  }
  // Word hides its style sheet from browsers of last century.
  return pieces.join(' ').replaceAll(/<!--|-->/g, ' ');
};

const afterBlock = (source: string, open: number): number => {
  const brace = /[{}]/g;
  brace.lastIndex = open;
  let depth = 0;
  for (let found = brace.exec(source); found; found = brace.exec(source)) {
    depth += found[0] === '{' ? 1 : -1;
    if (depth === 0) return found.index + 1;
  }
  return source.length;
};

const declarationsOf = (body: string): Declarations => {
  if (body === '') return NONE;
  const declarations = new Map<string, string>();
  for (const one of body.split(';').slice(0, MOST_DECLARATIONS)) {
    const colon = one.indexOf(':');
    if (colon > 0)
      declarations.set(
        one.slice(0, colon).trim().toLowerCase(),
        one
          .slice(colon + 1, colon + 200)
          .toLowerCase()
          .replace('!important', '')
          .trim(),
      );
  }
  return declarations;
};

const NONE: Declarations = new Map();

/** Undefined for what is matched by more than names: states, attributes, neighbours. */
const pathOf = (selector: string): Compound[] | undefined => {
  const words = selector.replaceAll('>', ' ').trim().split(/\s+/);
  if (words.length > MOST_COMPOUNDS) return undefined;
  const path: Compound[] = [];
  for (const word of words) {
    const [, tag = '', names = ''] = /^([a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(word) ?? [];
    if (tag + names === '') return undefined;
    const marks = names.match(/[.#][\w-]+/g) ?? [];
    if (marks.length > MOST_COMPOUNDS) return undefined;
    path.push({
      tag: tag.toLowerCase(),
      id: marks.find((mark) => mark.startsWith('#'))?.slice(1) ?? '',
      classes: marks.filter((mark) => mark.startsWith('.')).map((mark) => mark.slice(1)),
    });
  }
  return path;
};

const weightOf = (path: readonly Compound[]): number =>
  path.reduce(
    (sum, { tag, id, classes }) => sum + (id ? 10_000 : 0) + classes.length * 100 + (tag ? 1 : 0),
    0,
  );

const keyOf = ({ tag, id, classes }: Compound): string =>
  id ? `#${id}` : classes[0] === undefined ? tag : `.${classes[0]}`;

/** Each rule that may fit an element asks for them again. */
const classesOf = (node: HtmlNode): ReadonlySet<string> => {
  const known = CLASSES.get(node);
  if (known) return known;
  const names = new Set(node.attributes.get('class')?.trim().split(/\s+/));
  CLASSES.set(node, names);
  return names;
};

const CLASSES = new WeakMap<HtmlNode, ReadonlySet<string>>();

const keysOf = (node: HtmlNode): string[] => {
  const id = node.attributes.get('id');
  return [
    node.name,
    ...[...classesOf(node)].map((name) => `.${name}`),
    ...(id === undefined ? [] : [`#${id}`]),
  ];
};

const matches = (node: HtmlNode, path: readonly Compound[], look: () => void): boolean => {
  let at = path.length - 1;
  look();
  if (!fits(node, path[at])) return false;
  for (let above = node.parent; above && at > 0; above = above.parent, look())
    if (fits(above, path[at - 1])) at -= 1;
  return at === 0;
};

const fits = (node: HtmlNode, compound: Compound | undefined): boolean => {
  if (!compound) return false;
  const { tag, id, classes } = compound;
  if (tag !== '' && tag !== node.name) return false;
  if (id !== '' && id !== node.attributes.get('id')) return false;
  if (classes.length === 0) return true;
  const own = classesOf(node);
  return classes.every((name) => own.has(name));
};
