import type { Json } from '../merge.ts';

/** Whether two JSON values are equal, without regard to the order of keys, which storage may change. */
export const isSameJson = (a: Json | undefined, b: Json | undefined): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) || Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isSameJson(a[key], b[key]))
  );
};
