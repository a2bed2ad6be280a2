import type { Json } from '../sync/merge.ts';

/** `json`: an object; `any`: whatever JSON can say; `time`: milliseconds since 1970 or null, 0 in its column. */
export type FieldKind = 'text' | 'number' | 'flag' | 'json' | 'any' | 'time';

export type FieldKinds = Readonly<Record<string, FieldKind>>;

/** Whether a column gives every value of a patch back exactly as it came. */
export const keptAsIs =
  (kinds: FieldKinds) =>
  (patch: Readonly<Record<string, Json>>): boolean => {
    for (const path of Object.keys(patch)) {
      const dot = path.indexOf('.');
      const isKept =
        dot < 0 ? isOfKind(kinds[path], patch[path] ?? null) : kinds[path.slice(0, dot)] === 'json';
      if (!isKept) return false;
    }
    // Not what its columns may spell otherwise: control characters, and those of two units.
    return !/[\ud800-\udfff]|\\u/.test(JSON.stringify(patch));
  };

/** Whether a value is what its column holds, and not the nearest thing to it. */
const isOfKind = (kind: FieldKind | undefined, value: Json): boolean => {
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'number') return Number.isSafeInteger(value);
  if (kind === 'time') return value === null || (Number.isSafeInteger(value) && value !== 0);
  return kind === 'json' && typeof value === 'object' && value !== null;
};
