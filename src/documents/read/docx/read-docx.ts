/**
 * Our own reader of Word files, for CVs: mammoth gives the text as a web page and drops what a CV is told by — sizes
 * and tabs, the cells of nested tables, text boxes, headers and footers, and where each word stood.
 */
import type { FlowSource, FlowZone } from '#/domain/cv/source.ts';
import { BlockList } from '../block-list.ts';
import type { Archive } from '../read-archive.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import type { XmlNode } from '../xml.ts';
import { descendants, parseXml } from '../xml.ts';
import { partToBlocks } from './docx-blocks.ts';
import { readStyles } from './docx-styles.ts';
import { DOCX_PREFIXES } from './namespaces.ts';

/** The paragraphs of a DOCX file, with those of its headers, footers and text boxes. Throws `Refused`. */
export const readDocx = (archive: Archive, guard: ReadingGuard): FlowSource => {
  const parse = (name: string): XmlNode | null => {
    const bytes = archive.part(name);
    return bytes ? parseXml(bytes, DOCX_PREFIXES, guard) : null;
  };
  const main = mainPart(archive, parse);
  const root = parse(main);
  if (!root || descendants(root, 'w:body').length === 0) throw new Refused('corrupt');
  const styles = readStyles(parse('word/styles.xml'));
  const named = (pattern: RegExp): string[] =>
    archive.names.filter((name) => pattern.test(name)).toSorted();
  const parts: { name: string; zone: FlowZone }[] = [
    ...named(/^word\/header\d*\.xml$/).map((name) => ({ name, zone: 'header' as const })),
    { name: main, zone: 'body' },
    ...named(/^word\/footer\d*\.xml$/).map((name) => ({ name, zone: 'footer' as const })),
  ];
  const list = new BlockList();
  const margins = new Set<string>();
  let images = 0;
  let tables = 0;
  for (const [at, { name, zone }] of parts.entries()) {
    guard.progress(at, parts.length);
    guard.check();
    const part = name === main ? root : parse(name);
    if (!part) continue;
    const read = partToBlocks(part, {
      zone,
      styles,
      targets: readTargets(name, parse),
      firstTable: tables,
    });
    tables = read.nextTable;
    images += read.images;
    // First, even and default pages often repeat one header.
    const own = read.blocks.filter((block) => zone === 'body' || !margins.has(block.text));
    if (zone !== 'body') for (const block of own) margins.add(block.text);
    list.add(own);
  }
  guard.progress(parts.length, parts.length);
  const { blocks } = list;
  if (blocks.length === 0)
    throw images > 0 ? new Refused('scanned', 'pictures') : new Refused('empty');
  return { kind: 'flow', format: 'docx', blocks, images };
};

const mainPart = (archive: Archive, parse: (name: string) => XmlNode | null): string => {
  const relations = parse('_rels/.rels');
  const main = relations
    ? descendants(relations, 'rel:Relationship').find((node) =>
        (node.attributes.get('Type') ?? '').endsWith('/officeDocument'),
      )
    : undefined;
  const target = (main?.attributes.get('Target') ?? '').replace(/^\//, '');
  if (archive.names.includes(target)) return target;
  return archive.names.find((name) => /^word\/document\d*\.xml$/.test(name)) ?? '';
};

/** Relationship id → address, for links alone: nothing outside is ever opened. */
const readTargets = (
  part: string,
  parse: (name: string) => XmlNode | null,
): ReadonlyMap<string, string> => {
  const slash = part.lastIndexOf('/');
  const relations = parse(`${part.slice(0, slash)}/_rels${part.slice(slash)}.rels`);
  if (!relations) return new Map();
  return new Map(
    descendants(relations, 'rel:Relationship')
      .filter((node) => (node.attributes.get('Type') ?? '').endsWith('/hyperlink'))
      .map((node) => [node.attributes.get('Id') ?? '', node.attributes.get('Target') ?? '']),
  );
};
