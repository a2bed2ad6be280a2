import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buriedSince,
  emptyState,
  mergeChange,
  type Change,
  type Json,
  type MergeState,
} from './merge.ts';

const shape = { lists: ['jobs', 'skills'], addWins: ['skills'], flatMaps: ['evidence'] };

const apply = (state: MergeState, ...changes: Change[]): MergeState =>
  changes.reduce((current, change) => mergeChange(current, change, shape).state, state);

const start = apply(emptyState(), {
  baseRev: 0,
  clock: '1.a',
  patch: {
    title: 'Base',
    'jobs.j1': { title: 'Soudeuse', company: 'Atelier Nord' },
    'skills.tig': { name: 'TIG' },
  },
});
const concurrent = (clock: string, patch: Record<string, Json>): Change => ({
  baseRev: start.rev,
  clock,
  patch,
});

describe('one change after the other', () => {
  it('replaces a value it has seen, even when its own clock runs behind', () => {
    const after = apply(start, concurrent('0.slow', { title: 'Corrected' }));
    expect(after.body['title']).toBe('Corrected');
  });

  it('reports nothing lost', () => {
    expect(mergeChange(start, concurrent('2.b', { title: 'New' }), shape).lost).toEqual([]);
  });
});

describe('two changes of one device, the second made before the first was acknowledged', () => {
  const first = apply(start, concurrent('5.m1', { title: 'Typed' }));

  it('follow each other, so that nothing of its own is reported lost', () => {
    const further = concurrent('6.m2', { title: 'Typed further' });
    const second = mergeChange(first, { ...further, after: ['m1'] }, shape);
    expect(second.state.body['title']).toBe('Typed further');
    expect(second.lost).toEqual([]);
  });

  it('follow each other even when the clock of the second was set back', () => {
    const further = concurrent('4.m2', { title: 'Typed further' });
    expect(mergeChange(first, { ...further, after: ['m1'] }, shape).state.body['title']).toBe(
      'Typed further',
    );
  });
});

describe('a change received again with another clock', () => {
  it('is known by its id, and replaces nothing', () => {
    const typed = concurrent('5.m1', { title: 'Typed' });
    const once = apply(start, typed);
    expect(apply(once, { ...typed, clock: '9.m1' }).stamps).toEqual(once.stamps);
  });
});

describe('one change that puts an entry and corrects it', () => {
  it('ends with the correction', () => {
    const put = concurrent('5.m1', { 'jobs.j9': { title: 'Put' }, 'jobs.j9.title': 'Corrected' });
    expect(apply(start, put).body['jobs']).toMatchObject({ j9: { title: 'Corrected' } });
  });
});

describe('an object written whole where its fields were written one by one', () => {
  const typed = apply(start, concurrent('5.a', { 'contact.email': 'amel@example.org' }));

  it('fills what is missing and judges each field by itself', () => {
    const whole = concurrent('1.b', { contact: { email: 'old@example.org', phone: '555-0101' } });
    const { state, lost } = mergeChange(typed, whole, shape);
    expect(state.body['contact']).toEqual({ email: 'amel@example.org', phone: '555-0101' });
    expect(lost.map(({ path }) => path)).toEqual(['contact.email']);
  });

  it('is one value where it never was written in parts, and in a map of marks', () => {
    const marks = { 'evidence.jobs.j1': { line: 'x' }, 'evidence.jobs.j1.title': { line: 'y' } };
    const marked = apply(start, concurrent('4.b', marks), concurrent('5.a', { scores: { a: 1 } }));
    const again = { 'evidence.jobs.j1': { page: 2 }, scores: { b: 2 } };
    expect(apply(marked, { ...concurrent('6.a', again), baseRev: marked.rev }).body).toMatchObject({
      evidence: { 'jobs.j1': { page: 2 }, 'jobs.j1.title': { line: 'y' } },
      scores: { b: 2 },
    });
  });
});

describe('null', () => {
  it('takes a key out of a map, and is a value elsewhere', () => {
    const patch = { 'evidence.title': { line: 'x' }, 'contact.phone': '555-0101', trashedAt: 5 };
    const seen = apply(start, concurrent('5.a', patch));
    const cleared = { 'evidence.title': null, 'contact.phone': null, trashedAt: null };
    const { body } = apply(seen, { ...concurrent('6.a', cleared), baseRev: seen.rev });
    expect(body).toMatchObject({ evidence: {}, contact: {}, trashedAt: null });
    expect(Object.keys(body['evidence'] as object)).toEqual([]);
  });
});

describe('two changes made without seeing each other', () => {
  it('keep both when they touch different fields', () => {
    const after = apply(
      start,
      concurrent('5.a', { title: 'Phone' }),
      concurrent('4.b', { 'jobs.j1.company': 'Atelier Sud' }),
    );
    expect(after.body).toMatchObject({ title: 'Phone', jobs: { j1: { company: 'Atelier Sud' } } });
  });

  it('show the later one and report the other, in both orders of arrival', () => {
    const early = concurrent('4.b', { title: 'Early' });
    const late = concurrent('5.a', { title: 'Late' });
    const first = mergeChange(apply(start, early), late, shape);
    const second = mergeChange(apply(start, late), early, shape);
    expect(first.state.body['title']).toBe('Late');
    expect(second.state.body['title']).toBe('Late');
    expect(first.lost).toEqual([{ path: 'title', value: 'Early', clock: '4.b' }]);
    expect(second.lost).toEqual([{ path: 'title', value: 'Early', clock: '4.b' }]);
  });

  it('break a tie of time by device, and report the loser', () => {
    const merged = mergeChange(
      apply(start, concurrent('5.a', { title: 'A' })),
      concurrent('5.b', { title: 'B' }),
      shape,
    );
    expect(merged.state.body['title']).toBe('B');
    expect(merged.lost.map((value) => value.value)).toEqual(['A']);
  });

  it('do not report an identical value as lost', () => {
    const merged = mergeChange(
      apply(start, concurrent('5.a', { title: 'Same' })),
      concurrent('4.b', { title: 'Same' }),
      shape,
    );
    expect(merged.lost).toEqual([]);
  });
});

describe('a removed entry', () => {
  const removal = concurrent('5.a', { 'jobs.j1': null });
  const edit = concurrent('9.b', { 'jobs.j1.title': 'Soudeuse-monteuse' });

  it('stays removed under a concurrent edit, which is kept in the buried entry', () => {
    for (const after of [apply(start, removal, edit), apply(start, edit, removal)]) {
      expect(after.body['jobs']).toEqual({});
      expect(after.buried['jobs.j1']).toEqual({
        title: 'Soudeuse-monteuse',
        company: 'Atelier Nord',
      });
    }
  });

  it('reports what was written into it unseen, in both orders of arrival', () => {
    const unseen = [{ path: 'jobs.j1.title', value: 'Soudeuse-monteuse', clock: edit.clock }];
    expect(mergeChange(apply(start, removal), edit, shape).lost).toEqual(unseen);
    expect(mergeChange(apply(start, edit), removal, shape).lost).toEqual(unseen);
  });

  it('reports nothing of what whoever removed it had seen', () => {
    const seen = apply(start, edit);
    expect(mergeChange(seen, { ...removal, baseRev: seen.rev }, shape).lost).toEqual([]);
  });

  it('comes back with what was merged into it when it is put again', () => {
    const removed = apply(start, removal, edit);
    const back = apply(removed, {
      baseRev: removed.rev,
      clock: '10.a',
      patch: { 'jobs.j1': { company: 'Atelier Nord' } },
    });
    expect(back.body['jobs']).toEqual({
      j1: { title: 'Soudeuse-monteuse', company: 'Atelier Nord' },
    });
    expect(back.buried).toEqual({});
  });

  it('put again with other words loses nothing, since what was unseen is kept already', () => {
    const removed = apply(start, removal, edit);
    const patch = { 'jobs.j1': { title: 'Soudeuse' } };
    const again = mergeChange(removed, { baseRev: removed.rev, clock: '10.a', patch }, shape);
    expect(again.lost).toEqual([]);
  });
});

describe('the words of removed entries', () => {
  const removed = apply(start, {
    ...concurrent('5.a', { 'jobs.j1': null, 'skills.tig': null }),
    after: ['a'],
  });

  it('are forgotten some time after the removal', () => {
    expect(Object.keys(buriedSince(removed, '5.'))).toEqual(['jobs.j1', 'skills.tig']);
    expect(buriedSince(removed, '6.')).toEqual({});
  });

  it('stay as long as somebody else still writes into them', () => {
    const written = apply(removed, concurrent('7.b', { 'jobs.j1.title': 'Soudeuse-monteuse' }));
    expect(Object.keys(buriedSince(written, '6.'))).toEqual(['jobs.j1']);
  });
});

describe('a member of a set', () => {
  const add = (id: string): Change => concurrent(`2.${id}`, { 'skills.tig': { name: 'TIG' } });
  const remove = (id: string, ...after: string[]): Change => ({
    ...concurrent(`8.${id}`, { 'skills.tig': null }),
    after,
  });
  const isThere = ({ body }: MergeState): boolean => 'tig' in (body['skills'] as object);

  it('stays when another device adds it while one removes it, in both orders of arrival', () => {
    expect(isThere(apply(start, add('m1'), remove('m2', 'a')))).toBe(true);
    expect(isThere(apply(start, remove('m2', 'a'), add('m1')))).toBe(true);
  });

  it('stays when who removes it has seen the one addition and not the other', () => {
    const added = apply(emptyState(), { ...add('m1'), baseRev: 0 }, { ...add('m2'), baseRev: 0 });
    expect(isThere(apply(added, { ...remove('m3', 'm1'), baseRev: 9 }))).toBe(true);
    expect(isThere(apply(added, remove('m3', 'm1', 'm2')))).toBe(false);
  });

  it('does not come again with an addition that was taken away, however late it is told', () => {
    const removed = apply(start, add('m1'), remove('m2', 'a', 'm1'));
    expect(isThere(apply(removed, add('m1')))).toBe(false);
    expect(isThere(apply(start, remove('m2', 'a', 'm1'), add('m1')))).toBe(false);
    expect(isThere(apply(removed, add('m3')))).toBe(true);
  });

  it('is put back with the additions that a device knew', () => {
    const back = { 'skills.tig': { name: 'TIG' }, additions: { 'skills.tig': ['a'] } };
    const [rescued, removed] = [concurrent('0.m9', back), remove('m2', 'a')];
    const lost = emptyState();
    expect(isThere(apply(lost, rescued, removed))).toBe(false);
    expect(isThere(apply(lost, removed, rescued))).toBe(false);
    expect(isThere(apply(lost, rescued, { ...removed, after: ['b'] }))).toBe(true);
  });
});

describe('a map whose keys contain dots', () => {
  it('keeps the whole rest of the path as its key, and null deletes it', () => {
    const marked = apply(start, concurrent('2.a', { 'evidence.jobs.j1.title': { line: 'x' } }));
    expect(marked.body['evidence']).toEqual({ 'jobs.j1.title': { line: 'x' } });
    const cleared = apply(marked, {
      baseRev: marked.rev,
      clock: '3.a',
      patch: { 'evidence.jobs.j1.title': null },
    });
    expect(cleared.body['evidence']).toEqual({});
  });
});

describe('the laws of merging', () => {
  const text = fc.constantFrom('a', 'b', 'c');
  const entry = fc.record({ title: text, company: text });
  const operation = fc.oneof(
    text.map((value) => ({ title: value })),
    text.map((value) => ({ 'jobs.j1.title': value })),
    entry.map((value) => ({ 'jobs.j1': value })),
    entry.map((value) => ({ 'jobs.j2': value })),
    text.map((value) => ({ 'jobs.j2.company': value })),
    fc.constant({ 'jobs.j1': null }),
    fc.constant({ 'jobs.j2': null }),
    text.map((value) => ({ 'skills.tig': { name: value } })),
    fc.constant({ 'skills.tig': null }),
  );
  // Each device sends one change built on the same revision: truly concurrent.
  const changes = fc
    .array(operation as fc.Arbitrary<Record<string, Json>>, { minLength: 2, maxLength: 5 })
    .chain((patches) =>
      fc
        .shuffledSubarray(
          patches.map((_, index) => index),
          { minLength: patches.length },
        )
        .map((times) =>
          patches.map((patch, index) => ({
            ...concurrent(`${times[index]}.device${index}`, signed(patch, index)),
            // Each device has seen the skill that was there.
            ...(patch['skills.tig'] === null ? { after: ['a'] } : {}),
          })),
        ),
    );
  const visible = (state: MergeState): unknown => ({ body: state.body, buried: state.buried });

  it('any order of arrival gives the same record', () => {
    fc.assert(
      fc.property(
        changes.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          expect(visible(apply(start, ...shuffled))).toEqual(visible(apply(start, ...list)));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('the given record and changes stay as they are', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const before = JSON.stringify([start, list]);
        apply(start, ...list, ...list);
        expect(JSON.stringify([start, list])).toBe(before);
      }),
      { numRuns: 1000 },
    );
  });

  it('receiving a change twice changes nothing more', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const once = apply(start, ...list);
        for (const change of list) expect(visible(apply(once, change))).toEqual(visible(once));
      }),
      { numRuns: 1000 },
    );
  });

  it('every value written is shown or reported as lost', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const lost: string[] = [];
        let state = start;
        for (const change of list) {
          const merged = mergeChange(state, change, shape);
          lost.push(...merged.lost.map((value) => `${value.path}=${JSON.stringify(value.value)}`));
          state = merged.state;
        }
        const kept = JSON.stringify(state.body);
        for (const { patch } of list)
          for (const [path, value] of leaves(patch))
            expect(
              kept.includes(JSON.stringify(value)) ||
                lost.includes(`${path}=${JSON.stringify(value)}`),
            ).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

function leaves(patch: Readonly<Record<string, Json>>): [string, Json][] {
  return Object.entries(patch).flatMap(([path, value]): [string, Json][] => {
    if (value === null) return [];
    if (typeof value === 'object' && !Array.isArray(value))
      return Object.entries(value).map(([field, leaf]) => [`${path}.${field}`, leaf]);
    return [[path, value]];
  });
}

/** The same patch with texts no other change writes, so that each can be followed. */
function signed(patch: Record<string, Json>, index: number): Record<string, Json> {
  return JSON.parse(JSON.stringify(patch).replaceAll(/"([abc])"/g, `"$1${index}"`)) as Record<
    string,
    Json
  >;
}
