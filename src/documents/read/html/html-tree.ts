import { Parser } from 'htmlparser2';
import { PARSE_LIMITS } from '../limits.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';

/** An element, or text where `name` is ''. Nothing in it is run or fetched. */
export interface HtmlNode {
  name: string;
  /** Those that say how a text stands, and where a link leads. */
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
  text: string;
  parent: HtmlNode | undefined;
  /** An element that begins a line of its own stands in it. */
  holdsBlocks: boolean;
}

export interface HtmlTree {
  root: HtmlNode;
  title: string;
  /** What `style` elements say, one after the other. */
  css: string;
}

/** The tree of a page as browsers see it, with the end tags that its author left out. Throws `Refused`. */
export const parseHtml = (html: string, guard: ReadingGuard): HtmlTree => {
  const root = element('html', NO_ATTRIBUTES, undefined);
  /** Beyond what walkers recurse into, an element's text stays with the one above. */
  const open = [root];
  const tree: HtmlTree = { root, title: '', css: '' };
  const reading: string[] = [];
  let pieces = 0;
  const count = (): void => {
    pieces += 1;
    if (pieces > PARSE_LIMITS.xmlPieces) throw new Refused('too_large');
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      count();
      reading.push(name);
      if (reading.length > PARSE_LIMITS.htmlDepth) throw new Refused('corrupt');
      const parent = open.at(-1) ?? root;
      const node = element(name, kept(attributes), parent);
      if (open.length > PARSE_LIMITS.xmlDepth || TAKEN_APART.has(name)) open.push(parent);
      else {
        parent.children.push(node);
        open.push(node);
      }
      if (BLOCKS.has(name)) markHolders(parent);
    },
    ontext: (text) => {
      const name = reading.at(-1) ?? '';
      const parent = open.at(-1) ?? root;
      if (name === 'style') {
        if (tree.css.length < PARSE_LIMITS.cssCharacters) tree.css += text;
      } else if (name === 'title' && tree.title.length < PARSE_LIMITS.titleCharacters)
        tree.title += text;
      else if (!TAKEN_APART.has(name)) {
        const last = parent.children.at(-1);
        if (last?.name === '') last.text += text;
        else {
          count();
          parent.children.push({ ...element('', NO_ATTRIBUTES, parent), text });
        }
      }
    },
    onclosetag: () => {
      reading.pop();
      open.pop();
    },
  });
  for (let at = 0; at < html.length; at += CHUNK) {
    guard.check();
    parser.write(html.slice(at, at + CHUNK));
  }
  parser.end();
  return { ...tree, title: tree.title.replaceAll(/\s+/g, ' ').trim() };
};

export const isText = (node: HtmlNode): boolean => node.name === '';

const CHUNK = 64 * 1024;

const TAKEN_APART = new Set(['style', 'title', 'script']);

/** Elements that browsers put on lines of their own. */
export const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre section summary table tbody td tfoot ' +
    'th thead tr ul'
  ).split(' '),
);

const KEPT = ['class', 'id', 'style', 'href', 'width', 'height', 'hidden', 'colspan'] as const;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

const kept = (attributes: Readonly<Record<string, string>>): ReadonlyMap<string, string> => {
  const found = KEPT.flatMap((name) => {
    const value = attributes[name];
    return value === undefined
      ? []
      : [[name, value.slice(0, PARSE_LIMITS.linkCharacters)] as const];
  });
  return found.length === 0 ? NO_ATTRIBUTES : new Map(found);
};

const element = (
  name: string,
  attributes: ReadonlyMap<string, string>,
  parent: HtmlNode | undefined,
): HtmlNode => ({ name, attributes, children: [], text: '', parent, holdsBlocks: false });

const markHolders = (from: HtmlNode): void => {
  for (let node: HtmlNode | undefined = from; node && !node.holdsBlocks; node = node.parent)
    node.holdsBlocks = true;
};
