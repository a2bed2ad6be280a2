import { describe, expect, it } from 'vitest';
import { viewOf } from './local-view.ts';
import { emptyState, mergeChange } from '../merge.ts';
import { rescue } from './rescue.ts';

const SHAPE = { lists: ['lines'], addWins: [], flatMaps: ['notes'] };
const body = { title: 'Kept', lines: { a: { text: 'one' } }, notes: { 'lines.a.text': 'why' } };
const copy = { collection: 'notes', record: 'n1', body, shape: SHAPE };

const [mutation] = rescue([copy], () => 'm1');

describe('a record that a restored server lacks', () => {
  it('is created again as the device has it', () => {
    expect(mutation).toMatchObject({ op: 'create', state: 'pending' });
    expect(viewOf(undefined, mutation ? [mutation] : [], SHAPE)).toEqual(body);
  });

  it('with more fields than one change may carry becomes several, made together and in order', () => {
    const lines = Object.fromEntries(
      Array.from({ length: 700 }, (_, index) => [`a${index}`, { text: 'one' }]),
    );
    let ids = 0;
    const queue = rescue([{ ...copy, body: { lines } }, copy], () => `m${(ids += 1)}`);
    expect(queue.map(({ op, group }) => [op, group])).toEqual([
      ['create', 'm1'],
      ['patch', 'm1'],
      ['create', 'm3'],
    ]);
    expect(viewOf(undefined, queue.slice(0, 2), SHAPE)).toEqual({ lines });
  });

  it('loses against a change that some device still remembers', () => {
    const remembered = { baseRev: 0, clock: '000000001.000.m0', patch: { title: 'Remembered' } };
    const state = mergeChange(emptyState(), remembered, SHAPE).state;
    const merged = mutation && mergeChange(state, mutation, SHAPE);
    expect(merged?.state.body).toEqual({ ...body, title: 'Remembered' });
    expect(merged?.lost.map(({ value }) => value)).toEqual(['Kept']);
  });

  it('loses against single fields of what it has to say whole', () => {
    const contact = { email: 'old@example.org', phone: '555-0101' };
    const [whole] = rescue([{ ...copy, body: { contact } }], () => 'm1');
    const patch = { 'contact.email': 'amel@example.org' };
    const remembered = { baseRev: 0, clock: '000000001.000.m0', patch };
    const state = mergeChange(emptyState(), remembered, SHAPE).state;
    expect(whole && mergeChange(state, whole, SHAPE).state.body['contact']).toEqual({
      ...contact,
      email: 'amel@example.org',
    });
  });
});
