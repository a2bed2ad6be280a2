import { expect, test } from 'vitest';
import { readInTurn, type TurnOutcome } from './read-in-turn.ts';

type Outcome = TurnOutcome<string, string>;

const run = async (
  outcomes: readonly Outcome[],
  stop = new AbortController(),
): Promise<{ ended: string[]; most: number }> => {
  const ended: string[] = outcomes.map(() => 'waiting');
  let [now, most] = [0, 0];
  await readInTurn(
    outcomes.map((_, at) => at),
    stop,
    async (at) => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
      if (at === 1 && ended.length === 4) stop.abort();
      return stop.signal.aborted ? { kind: 'stopped' } : (outcomes[at] ?? { kind: 'stopped' });
    },
    (at, { kind }) => {
      ended[at] = kind;
    },
  );
  return { ended, most };
};

const KEPT: Outcome = { kind: 'kept', cv: 'cv' };
const REFUSED: Outcome = { kind: 'refused', failure: 'corrupt' };

test('a file that is refused stops none of those after it, and one is read at a time', async () => {
  expect(await run([KEPT, REFUSED, { kind: 'backup' }, KEPT, KEPT])).toEqual({
    ended: ['kept', 'refused', 'backup', 'kept', 'kept'],
    most: 1,
  });
});

test('a person who stops keeps what was made, and the others are not read', async () => {
  expect((await run([KEPT, KEPT, KEPT, KEPT])).ended).toEqual([
    'kept',
    'stopped',
    'stopped',
    'stopped',
  ]);
});

test('a full device stops the others', async () => {
  expect((await run([KEPT, { kind: 'unkept' }, KEPT])).ended).toEqual([
    'kept',
    'unkept',
    'stopped',
  ]);
});
