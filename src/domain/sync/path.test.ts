import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SYNCED_COLLECTIONS } from '../synced-collections.ts';
import {
  buildPath,
  depthOf,
  fieldOf,
  holdersOf,
  holds,
  isField,
  lastSegmentOf,
  overlaps,
  parsePath,
  restOf,
  segmentsOf,
  valueAt,
  type FieldPath,
  type RecordShape,
} from './path.ts';

const SHAPE: RecordShape = { lists: ['jobs'], addWins: [], flatMaps: ['evidence'] };

const segment = fc.stringMatching(/^[a-z0-9]{1,15}$/);
const dotted = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));

/** Any path that a record of this shape can have, already parsed. */
const pathsOf = ({ lists, flatMaps }: RecordShape, fields: readonly string[]) => {
  const plain = fields.filter((field) => !lists.includes(field) && !flatMaps.includes(field));
  const kinds: fc.Arbitrary<FieldPath>[] = [
    fc.constantFrom(...fields).map((field) => ({ kind: 'field', field })),
    fc
      .tuple(fc.constantFrom(...plain), fc.array(segment, { minLength: 1, maxLength: 4 }))
      .map(([field, keys]) => ({ kind: 'inner', field, keys })),
  ];
  if (lists.length > 0)
    kinds.push(
      fc
        .tuple(fc.constantFrom(...lists), segment)
        .map(([field, entry]) => ({ kind: 'entry', field, entry })),
      fc
        .tuple(fc.constantFrom(...lists), segment, dotted)
        .map(([field, entry, key]) => ({ kind: 'entry-field', field, entry, key })),
    );
  if (flatMaps.length > 0)
    kinds.push(
      fc
        .tuple(fc.constantFrom(...flatMaps), dotted)
        .map(([field, key]) => ({ kind: 'map-key', field, key })),
    );
  return fc.oneof(...kinds);
};

describe.each(Object.entries(SYNCED_COLLECTIONS))('a path of %s', (_, { shape, fields }) => {
  it('is built and parsed without loss, both ways round', () => {
    fc.assert(
      fc.property(pathsOf(shape, fields), (parsed) => {
        const path = buildPath(parsed);
        expect(parsePath(path, shape)).toEqual(parsed);
        expect(buildPath(parsePath(path, shape))).toBe(path);
      }),
    );
  });

  it('begins with its field, ends with its last segment, and has one more segment than its depth', () => {
    fc.assert(
      fc.property(pathsOf(shape, fields).map(buildPath), (path) => {
        const segments = segmentsOf(path);
        expect(fieldOf(path)).toBe(segments[0]);
        expect(restOf(path)).toBe(segments.slice(1).join('.'));
        expect(lastSegmentOf(path)).toBe(segments.at(-1));
        expect(depthOf(path)).toBe(segments.length - 1);
        expect(isField(path)).toBe(segments.length === 1);
        expect(holdersOf(path)).toEqual(
          segments.slice(1).map((_segment, index) => segments.slice(0, index + 1).join('.')),
        );
      }),
    );
  });
});

describe('any text', () => {
  it('is parsed and built without loss', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), dotted), (path) => {
        expect(buildPath(parsePath(path, SHAPE))).toBe(path);
      }),
    );
  });
});

describe('holding', () => {
  it('is being longer by whole segments', () => {
    expect(holds('jobs.x', 'jobs.x.title')).toBe(true);
    expect(holds('jobs.x', 'jobs.xy.title')).toBe(false);
    expect(holds('jobs.x', 'jobs.x')).toBe(false);
    expect(holds('jobs.x.title', 'jobs.x')).toBe(false);
  });

  it('is what `holdersOf` lists', () => {
    fc.assert(
      fc.property(dotted, dotted, (a, b) => {
        expect(holds(a, b)).toBe(holdersOf(b).includes(a));
        expect(overlaps(a, b)).toBe(a === b || holds(a, b) || holds(b, a));
      }),
    );
  });
});

describe('the value at a path', () => {
  const body = {
    title: 'A',
    personal: { city: 'Laval', inner: { deep: 1 } },
    jobs: { x: { title: 'B', 'a.b': 'C' } },
    evidence: { 'jobs.x.title': { line: 'B' } },
  };
  it.each([
    ['title', 'A'],
    ['personal.inner.deep', 1],
    ['jobs.x', { title: 'B', 'a.b': 'C' }],
    ['jobs.x.title', 'B'],
    ['jobs.x.a.b', 'C'],
    ['evidence.jobs.x.title', { line: 'B' }],
    ['title.inner', undefined],
    ['jobs.y.title', undefined],
    ['nothing.at.all', undefined],
  ])('%s', (path, value) => {
    expect(valueAt(body, path, SHAPE)).toEqual(value);
  });
});
