/**
 * The one grammar of field paths, the keys of patches. What a path means depends on the collection's shape:
 *
 *   title                         a field
 *   personal.city                 a key inside an object, at any depth
 *   experience.<id>               an entry of a list
 *   experience.<id>.company       a field of an entry; all that follows the id is its name
 *   evidence.<key>                a key of a flat map; the key may itself contain dots
 *
 * Runs in the server's JavaScript too, where each small object costs: plain string searches, no expressions.
 */

/** What a collection's paths mean. */
export interface RecordShape {
  /** Fields that are maps of entries by id. */
  lists: readonly string[];
  /** Lists that are sets, in which adding wins over a concurrent removal, whatever the clocks. */
  addWins: readonly string[];
  /** Maps whose keys may contain dots (`evidence.experience.x.title`). In all maps, null deletes a key. */
  flatMaps: readonly string[];
}

export type FieldPath =
  | { kind: 'field'; field: string }
  /** `keys` lead from the field's object to the value; at least one. */
  | { kind: 'inner'; field: string; keys: string[] }
  | { kind: 'entry'; field: string; entry: string }
  | { kind: 'entry-field'; field: string; entry: string; key: string }
  | { kind: 'map-key'; field: string; key: string };

export const parsePath = (
  path: string,
  { lists, flatMaps }: Pick<RecordShape, 'lists' | 'flatMaps'>,
): FieldPath => {
  const dot = path.indexOf('.');
  if (dot < 0) return { kind: 'field', field: path };
  const field = path.slice(0, dot);
  if (flatMaps.includes(field)) return { kind: 'map-key', field, key: path.slice(dot + 1) };
  if (!lists.includes(field))
    return { kind: 'inner', field, keys: segmentsOf(path.slice(dot + 1)) };
  const next = path.indexOf('.', dot + 1);
  if (next < 0) return { kind: 'entry', field, entry: path.slice(dot + 1) };
  const entry = path.slice(dot + 1, next);
  return { kind: 'entry-field', field, entry, key: path.slice(next + 1) };
};

/** The reverse of `parsePath`. */
export const buildPath = (path: FieldPath): string => {
  switch (path.kind) {
    case 'field':
      return path.field;
    case 'inner':
      return pathOf(path.field, ...path.keys);
    case 'entry':
      return pathOf(path.field, path.entry);
    case 'entry-field':
      return pathOf(path.field, path.entry, path.key);
    case 'map-key':
      return pathOf(path.field, path.key);
  }
};

/** `pathOf('experience', id, 'company')` */
export const pathOf = (...segments: readonly string[]): string => segments.join('.');

export const segmentsOf = (path: string): string[] => path.split('.');

/** The record's own field that a path begins with. */
export const fieldOf = (path: string): string => {
  const dot = path.indexOf('.');
  return dot < 0 ? path : path.slice(0, dot);
};

/** What follows the field: `x.company` for `experience.x.company`; '' for a field. */
export const restOf = (path: string): string => path.slice(fieldOf(path).length + 1);

/** The last segment: of a form's field, its name. */
export const lastSegmentOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export const isField = (path: string): boolean => !path.includes('.');

/** How many steps below the record's fields: 0 for `title`, 2 for `experience.<id>.company`. */
export const depthOf = (path: string): number => {
  let depth = 0;
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) depth += 1;
  return depth;
};

/** Entries before their fields, so that a patch may put an entry and then correct it. */
export const shallowFirst = (paths: readonly string[]): readonly string[] => {
  if (paths.length === 1) return paths;
  const byDepth: string[][] = [];
  for (const path of paths) (byDepth[depthOf(path)] ??= []).push(path);
  return byDepth.flat();
};

/** Whether `inner` lies below `outer`: `experience.x` holds `experience.x.company`, and not itself. */
export const holds = (outer: string, inner: string): boolean =>
  inner.length > outer.length && inner[outer.length] === '.' && inner.startsWith(outer);

/** One path is the other, or holds it: a write at one changes what is read at the other. */
export const overlaps = (a: string, b: string): boolean => a === b || holds(a, b) || holds(b, a);

/** All that hold a path, the shortest first: `experience`, `experience.x` for `experience.x.company`. */
export const holdersOf = (path: string): string[] => {
  const holders: string[] = [];
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1))
    holders.push(path.slice(0, dot));
  return holders;
};

/** The value at a path of a record's body; undefined where there is none. */
export const valueAt = (body: unknown, path: string, shape: RecordShape): unknown => {
  const parsed = parsePath(path, shape);
  const field = keyIn(body, parsed.field);
  switch (parsed.kind) {
    case 'field':
      return field;
    case 'inner':
      return parsed.keys.reduce(keyIn, field);
    case 'entry':
      return keyIn(field, parsed.entry);
    case 'entry-field':
      return keyIn(keyIn(field, parsed.entry), parsed.key);
    case 'map-key':
      return keyIn(field, parsed.key);
  }
};

const keyIn = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
