import type { FlowSource } from '#/domain/cv/source.ts';
import { PARSE_LIMITS } from '../limits.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import { cssRules } from './css-rules.ts';
import { decodeHtml } from './decode-html.ts';
import { parseHtml } from './html-tree.ts';
import { walkHtml } from './walk-html.ts';

/** What a web page shows, in document order: no script is run, nothing is fetched. Throws `Refused`. */
export const readHtml = (
  bytes: Uint8Array,
  guard: ReadingGuard,
  { charset, css = '' }: { charset?: string | undefined; css?: string } = {},
): FlowSource => {
  const tree = parseHtml(decodeHtml(bytes, charset), guard);
  const sheets = `${css.slice(0, PARSE_LIMITS.cssCharacters)}\n${tree.css}`;
  const { blocks, images } = walkHtml(tree.root, cssRules(sheets), guard);
  if (blocks.length === 0)
    throw images > 0 ? new Refused('scanned', 'pictures') : new Refused('empty');
  return {
    kind: 'flow',
    format: 'html',
    blocks,
    images,
    ...(tree.title === '' ? {} : { title: tree.title }),
  };
};
