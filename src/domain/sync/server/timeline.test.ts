import { describe, expect, it } from 'vitest';
import { resumeAt } from './timeline.ts';

describe('resuming', () => {
  const timelines = [
    { id: 't1', startSeq: 1 },
    { id: 't2', startSeq: 50 },
  ];
  it.each([
    ['no cursor starts at the beginning', null, { seq: 0, resync: false, shared: 0 }],
    [
      'the present timeline goes on',
      { timeline: 't2', seq: 60 },
      { seq: 60, resync: false, shared: 0 },
    ],
    [
      'an earlier timeline goes on where it agrees',
      { timeline: 't1', seq: 49 },
      { seq: 49, resync: false, shared: 0 },
    ],
    [
      'a lost future starts again',
      { timeline: 't1', seq: 50 },
      { seq: 0, resync: true, shared: 50 },
    ],
    [
      'an unknown timeline starts again',
      { timeline: 'tx', seq: 3 },
      { seq: 0, resync: true, shared: 0 },
    ],
    [
      'a position that the present timeline has not reached starts again',
      { timeline: 't2', seq: 61 },
      { seq: 0, resync: true, shared: 0 },
    ],
  ])('%s', (_, cursor, expected) => {
    expect(resumeAt({ cursor, heard: null }, timelines, 60)).toEqual(expected);
  });

  it('a kept cursor starts again when an acknowledged change beyond it was lost', () => {
    const positions = { cursor: { timeline: 't1', seq: 40 }, heard: { timeline: 't1', seq: 55 } };
    expect(resumeAt(positions, timelines, 60)).toEqual({ seq: 0, resync: true, shared: 50 });
  });

  it('an unknown timeline after a known one shares what was before the known one ended', () => {
    const positions = { cursor: { timeline: 'tx', seq: 60 }, heard: null, earlier: 't1' };
    expect(resumeAt(positions, timelines, 60)).toEqual({ seq: 0, resync: true, shared: 50 });
  });
});
