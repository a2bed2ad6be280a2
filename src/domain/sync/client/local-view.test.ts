import { describe, expect, it } from 'vitest';
import { seenBy, viewOf } from './local-view.ts';
import type { QueuedMutation } from './queue.ts';

const SHAPE = { lists: ['lines'], addWins: [], flatMaps: [] };
const copy = { rev: 6, body: { title: 'Server', lines: { a: { text: 'one' } } } };

const queued = (id: string, over: Partial<QueuedMutation> = {}): QueuedMutation => ({
  id,
  group: id,
  collection: 'notes',
  record: 'n1',
  op: 'patch',
  baseRev: 4,
  patch: { title: 'Typed' },
  clock: `000000001.000.${id}`,
  state: 'pending',
  ...over,
});

describe('what a person sees', () => {
  it.each(['pending', 'in-flight', 'acknowledged'] as const)(
    'includes their %s changes',
    (state) => {
      expect(viewOf(copy, [queued('m1', { state })], SHAPE)?.['title']).toBe('Typed');
    },
  );

  it.each(['settled', 'parked'] as const)('is the server’s version past a %s change', (state) => {
    expect(viewOf(copy, [queued('m1', { state })], SHAPE)).toEqual(copy.body);
  });

  it('is a record the server has not seen yet', () => {
    expect(viewOf(undefined, [queued('m1', { op: 'create' })], SHAPE)).toEqual({ title: 'Typed' });
  });

  it('is nothing after a purge, nor where only a change of a gone record is left', () => {
    expect(viewOf(copy, [queued('m1', { op: 'purge', patch: {} })], SHAPE)).toBeNull();
    expect(viewOf(undefined, [queued('m1')], SHAPE)).toBeNull();
  });

  it('leaves the server’s version as it is', () => {
    const before = JSON.stringify(copy);
    viewOf(copy, [queued('m1', { patch: { 'lines.a.text': 'two' } })], SHAPE);
    expect(JSON.stringify(copy)).toBe(before);
  });
});

describe('what a new change is made on', () => {
  it('is the server’s version where nothing lies over it', () => {
    const elsewhere = queued('m1', { patch: { place: 'Laval' } });
    const settled = queued('m2', { state: 'settled' });
    const patch = { title: 'New' };
    expect(seenBy(copy, [elsewhere, settled], patch)).toEqual([{ patch, baseRev: 6 }]);
  });

  it('is no newer than the change under way it replaces, which hid what came down since', () => {
    const patch = { title: 'New' };
    expect(seenBy(copy, [queued('m1')], patch)).toEqual([{ patch, baseRev: 4, after: ['m1'] }]);
  });

  it('is told of each field by itself', () => {
    expect(seenBy(copy, [queued('m1')], { place: 'Laval', title: 'New' })).toEqual([
      { patch: { place: 'Laval' }, baseRev: 6 },
      { patch: { title: 'New' }, baseRev: 4, after: ['m1'] },
    ]);
  });

  it('includes an entry put whole before one of its fields', () => {
    const put = queued('m1', { patch: { 'lines.b': { text: 'x' } } });
    expect(seenBy(copy, [put], { 'lines.b.text': 'y' })[0]?.after).toEqual(['m1']);
  });

  it('does not include a field’s change out of sight when its entry is put whole', () => {
    const field = queued('m1', { patch: { 'lines.b.text': 'x' } });
    const put = { 'lines.b': { text: 'y' } };
    expect(seenBy(copy, [field], put)).toEqual([{ patch: put, baseRev: 4 }]);
    const both = { ...put, 'lines.b.text': 'z' };
    expect(seenBy(copy, [field], both)).toEqual([{ patch: both, baseRev: 4 }]);
  });

  it('includes a field’s change in sight when its entry is put whole, or taken away and then put again', () => {
    const field = queued('m1', { patch: { 'lines.a.text': 'x' } });
    const put = { 'lines.a': { text: 'y' } };
    expect(seenBy(copy, [field], put)).toEqual([{ patch: put, baseRev: 4, after: ['m1'] }]);
    const gone = { 'lines.a': null };
    expect(seenBy(copy, [field], gone)).toEqual([{ patch: gone, baseRev: 4, after: ['m1'] }]);
    const removal = queued('m2', { patch: gone, after: ['m1'] });
    expect(seenBy(copy, [field, removal], put)).toEqual([
      { patch: put, baseRev: 4, after: ['m1', 'm2'] },
    ]);
  });

  it('includes the additions of a member that is removed, and of no other', () => {
    const additions = { 'lines.a': ['m7', 'm8'], 'lines.b': ['m9'] };
    const known = { ...copy, body: { ...copy.body, additions } };
    const patch = { 'lines.a': null };
    expect(seenBy(known, [], patch)).toEqual([{ patch, baseRev: 6, after: ['m7', 'm8'] }]);
  });

  it('includes no addition of a member that has come in below a change under way', () => {
    const known = { ...copy, body: { ...copy.body, additions: { 'lines.a': ['m1', 'm7', 'm8'] } } };
    const put = queued('m1', { patch: { 'lines.a': { text: 'x' } }, after: ['m7'] });
    const patch = { 'lines.a': null };
    expect(seenBy(known, [put], patch)).toEqual([{ patch, baseRev: 4, after: ['m1', 'm7'] }]);
  });

  it('includes the additions of a member whose field is under way', () => {
    const known = { ...copy, body: { ...copy.body, additions: { 'lines.a': ['m7'] } } };
    const field = { 'lines.a.text': 'x' };
    const seen = seenBy(known, [], field);
    expect(seen).toEqual([{ patch: field, baseRev: 6, after: ['m7'] }]);
    const patch = { 'lines.a': null };
    expect(seenBy(known, [queued('m1', seen[0])], patch)[0]?.after).toEqual(['m1', 'm7']);
  });

  it('takes names that only begin alike for different fields', () => {
    const alike = queued('m1', { patch: { titles: 'x' } });
    expect(seenBy(copy, [alike], { title: 'New' })[0]?.baseRev).toBe(6);
  });
});
