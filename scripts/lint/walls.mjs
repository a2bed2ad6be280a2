/**
 * Lint rule: an import that crosses a wall of the room table is an error.
 * Paths are resolved, so `../../documents/x` and `#/documents/x` are the same crossing;
 * a worker's own file (`*.worker.ts`) is a door and may import what its room may only import lazily.
 */
import path from 'node:path';
import { FEATURES_WITH_REMOTE, ROOMS } from './rooms.mjs';

const SOURCE = `${path.sep}src${path.sep}`;

/** `{room, part}` of a file under src/; undefined for a file elsewhere. */
export const placeOf = (file) => {
  const at = file.lastIndexOf(SOURCE);
  if (at < 0) return undefined;
  const [room, part] = file.slice(at + SOURCE.length).split(path.sep);
  return { room, part };
};

const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The command, the data plane's workers, and the few files whose name says that only Node loads them. */
const runsInNode = (file, room) => ['cli', 'cluster'].includes(room) || file.endsWith('-node.ts');

const allows = (list, name) => list === '*' || (list ?? []).includes(name);

/**
 * Why `specifier` may not be imported from `file`, or undefined when it may.
 * @param {{file: string, specifier: string, lazy?: boolean, typeOnly?: boolean}} crossing
 */
export const refusal = ({ file, specifier, lazy = false, typeOnly = false }) => {
  const from = placeOf(file);
  const table = from && ROOMS[from.room];
  if (!table || file.endsWith('.test.ts') || file.endsWith('.test.tsx')) return undefined;
  const free = lazy || typeOnly || file.endsWith('.worker.ts') || file.endsWith('.d.ts');

  if (!specifier.startsWith('#/') && !specifier.startsWith('.')) {
    if (specifier.startsWith('virtual:')) return undefined;
    if (specifier.startsWith('node:') && runsInNode(file, from.room)) return undefined;
    const name = packageName(specifier);
    if (allows(table.packages, name) || (free && allows(table.lazyPackages, name)))
      return undefined;
    return `${from.room}/ may not import the package ${name}${table.lazyPackages?.includes(name) ? ' but behind a dynamic import' : ''}.`;
  }

  const clean = specifier.split('?')[0];
  const target = clean.startsWith('#/')
    ? path.join(file.slice(0, file.lastIndexOf(SOURCE)), 'src', clean.slice(2))
    : path.resolve(path.dirname(file), clean);
  const to = placeOf(target);
  if (!to) return `${from.room}/ may not reach outside src/ (${specifier}).`;
  if (to.room === from.room) {
    if (from.room === 'features' && to.part !== from.part)
      return `a feature never imports another feature (${from.part} → ${to.part}).`;
    return undefined;
  }
  if (to.room === 'remote' && from.room === 'features' && FEATURES_WITH_REMOTE.includes(from.part))
    return undefined;
  if (allows(table.rooms, to.room) || (free && allows(table.lazyRooms, to.room))) return undefined;
  return `${from.room}/ may not import ${to.room}/ (${specifier}).`;
};

const check = (context, node, specifier, extra) => {
  if (typeof specifier !== 'string') return;
  const message = refusal({ file: context.filename, specifier, ...extra });
  if (message) context.report({ node, message });
};

export default {
  meta: { name: 'house' },
  rules: {
    walls: {
      create: (context) => ({
        ImportDeclaration: (node) =>
          check(context, node, node.source.value, { typeOnly: node.importKind === 'type' }),
        ExportNamedDeclaration: (node) => check(context, node, node.source?.value, {}),
        ExportAllDeclaration: (node) => check(context, node, node.source.value, {}),
        ImportExpression: (node) => check(context, node, node.source.value, { lazy: true }),
      }),
    },
  },
};
