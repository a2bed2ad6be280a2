import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { databaseToFile } from '#/data/backup/export.ts';
import {
  addRecordingPart,
  dropHeardRecordings,
  dropRecording,
  forgetMeasures,
  keepRecording,
  markRecording,
  recordingsAt,
  soundOf,
  startRecording,
} from '#/data/records/training/recordings.ts';
import { giveAnswer } from '#/data/records/training/interviews.ts';
import type { RecordingEntry } from '#/data/tables.ts';
import { openContext, type TestContext } from '../context.ts';

const PLACE = { question: 'q-1', session: '' };
const SOUND = { type: 'audio/webm;codecs=opus', autoGain: false };

const recorded = async (context: TestContext, ...parts: number[][]): Promise<RecordingEntry> => {
  const started = await startRecording(context, PLACE, SOUND);
  if (!started.ok) throw new Error(started.error.kind);
  for (const [index, part] of parts.entries())
    await addRecordingPart(
      context,
      started.value.id,
      Uint8Array.from(part).buffer,
      5 * (index + 1),
    );
  context.advance(1000);
  return started.value;
};

const bytesOf = async (context: TestContext, entry: RecordingEntry): Promise<number[]> => [
  ...new Uint8Array((await (await soundOf(context, entry))?.arrayBuffer()) ?? []),
];

describe('recordings', () => {
  it('are there, in their order, for whoever opens the database after a crash', async () => {
    const before = await openContext('crashed');
    const entry = await recorded(before, [1, 2], [3], [4, 5]);
    before.database.close();
    const after = await openContext('crashed');
    const [found] = await recordingsAt(after, PLACE);
    expect(found).toMatchObject({ id: entry.id, state: 'open', seconds: 15, size: 5 });
    expect(await bytesOf(after, entry)).toEqual([1, 2, 3, 4, 5]);
  });

  it('belong to their question alone, the newest first', async () => {
    const context = await openContext();
    const first = await recorded(context, [1]);
    const second = await recorded(context, [2]);
    expect((await recordingsAt(context, PLACE)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await recordingsAt(context, { ...PLACE, session: 's-1' })).toEqual([]);
  });

  it('are dropped with their sound once heard, unless they are kept', async () => {
    const context = await openContext();
    const heard = await recorded(context, [1]);
    const kept = await recorded(context, [2]);
    const open = await recorded(context, [3]);
    await markRecording(context, heard.id, 'heard');
    await keepRecording(context, { ...kept, state: 'kept' }, Uint8Array.of(2).buffer);
    await dropHeardRecordings(context);
    expect((await recordingsAt(context, PLACE)).map(({ id }) => id)).toEqual([open.id, kept.id]);
    expect(await soundOf(context, heard)).toBeUndefined();
    expect(await bytesOf(context, kept)).toEqual([2]);
    await dropRecording(context, kept.id);
    expect(await context.database.recordingParts.count()).toBe(1);
  });

  it('keep one for each answer: the one chosen last', async () => {
    const context = await openContext();
    const first = await recorded(context, [1]);
    const second = await recorded(context, [2]);
    await keepRecording(context, { ...first, state: 'kept' }, Uint8Array.of(1).buffer);
    await keepRecording(context, { ...second, state: 'kept' }, Uint8Array.of(2).buffer);
    expect(await recordingsAt(context, PLACE)).toMatchObject([{ id: second.id, state: 'kept' }]);
    expect(await soundOf(context, first)).toBeUndefined();
  });

  it('keep what was measured until the answer is given, and the sound beyond it', async () => {
    const context = await openContext();
    const entry = await recorded(context, [1]);
    const voice = { durationS: 5 } as NonNullable<RecordingEntry['voice']>;
    const bytes = Uint8Array.of(1).buffer;
    await keepRecording(context, { ...entry, state: 'kept', voice }, bytes);
    expect(await recordingsAt(context, PLACE)).toMatchObject([{ voice }]);
    await forgetMeasures(context, { ...PLACE, session: 's-1' });
    expect(await recordingsAt(context, PLACE)).toMatchObject([{ voice }]);
    await giveAnswer(context, { ...PLACE, answer: 'Done.' });
    const [after] = await recordingsAt(context, PLACE);
    expect(after).toMatchObject({ id: entry.id, state: 'kept' });
    expect(after).not.toHaveProperty('voice');
    expect(await bytesOf(context, entry)).toEqual([1]);
  });

  it('take no more sound once they are dropped', async () => {
    const context = await openContext();
    const entry = await recorded(context, [1]);
    await dropRecording(context, entry.id);
    await addRecordingPart(context, entry.id, Uint8Array.of(2).buffer, 10);
    expect(await context.database.recordingParts.count()).toBe(0);
  });

  it('wait for no server and are in no back-up', async () => {
    const context = await openContext();
    await recorded(context, [7, 7, 7]);
    expect(await context.database.outbox.count()).toBe(0);
    expect(await context.database.files.count()).toBe(0);
    const file = await (await databaseToFile(context.database, 0)).text();
    expect(file).not.toContain('recording');
  });
});
