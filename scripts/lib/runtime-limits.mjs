/**
 * What the server's JavaScript runtime (goja) lacks and our bundles therefore must not hold.
 * Found in the syntax tree, so words in comments and strings don't count. Needs the packages installed.
 */
import { parseAst } from 'rolldown/parseAst';

const MISSING_GLOBALS = new Set([
  'Intl',
  'Temporal',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'WeakRef',
  'atob',
  'btoa',
  'crypto',
  'fetch',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
  'structuredClone',
]);

const MISSING_METHODS = new Set([
  'Array.fromAsync',
  'Map.groupBy',
  'Object.groupBy',
  'RegExp.escape',
]);

const REFUSALS = {
  ImportDeclaration: () => 'an import statement',
  ExportNamedDeclaration: () => 'an export statement',
  ExportAllDeclaration: () => 'an export statement',
  ExportDefaultDeclaration: () => 'an export statement',
  ImportExpression: () => 'a dynamic import',
  AwaitExpression: () => 'await: handlers are synchronous',
  Identifier: ({ name }, parent, key) =>
    MISSING_GLOBALS.has(name) && !isOwnName(parent, key) ? name : undefined,
  MemberExpression: ({ object, property, computed }) => {
    const name = `${object.name}.${property.name}`;
    return !computed && MISSING_METHODS.has(name) ? name : undefined;
  },
  Literal: ({ regex }) => {
    if (!regex) return undefined;
    if (/[dv]/.test(regex.flags)) return `the flag of /${regex.pattern}/${regex.flags}`;
    return /\\p\{/iu.test(regex.pattern) ? `a Unicode property in /${regex.pattern}/` : undefined;
  },
};

/** `x.fetch` and `{ fetch: 1 }` are names of ours, not the global. */
const isOwnName = (parent, key) =>
  (parent?.type === 'MemberExpression' && key === 'property' && !parent.computed) ||
  (parent?.type === 'Property' && key === 'key' && !parent.computed);

/**
 * @param {string} code a bundle
 * @returns {string[]} what it holds that the runtime lacks, such as `Intl (line 12)`
 */
export const findUnsupported = (code) => {
  const found = [];
  const visit = (node, parent, key) => {
    const refusal = REFUSALS[node.type]?.(node, parent, key);
    if (refusal) found.push(`${refusal} (line ${code.slice(0, node.start).split('\n').length})`);
    for (const [key, child] of Object.entries(node)) {
      for (const one of Array.isArray(child) ? child : [child]) {
        if (typeof one?.type === 'string') visit(one, node, key);
      }
    }
  };
  visit(parseAst(code), undefined, undefined);
  return found;
};
