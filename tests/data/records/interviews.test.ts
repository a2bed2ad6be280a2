// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { moveToBin, purgeFromBin, restoreFromBin } from '#/data/records/bin.ts';
import {
  discardDraft,
  draftsAt,
  listDrafts,
  saveDraft,
} from '#/data/records/training/interview-drafts.ts';
import {
  clockAt,
  countSessions,
  discardSession,
  endSession,
  getSession,
  giveAnswer,
  judgeAnswer,
  keepClock,
  listResults,
  listSessions,
  resultsOf,
  resultsTo,
  startSession,
} from '#/data/records/training/interviews.ts';
import { saveFile } from '#/data/records/files.ts';
import type { InterviewSession } from '#/domain/training/interview-session.ts';
import { openContext, type TestContext } from '../context.ts';
import { shownView } from '../shown-view.ts';

let context: TestContext;
let session: InterviewSession;
const question = 'question-conflict';

beforeEach(async () => {
  context = await openContext();
  const started = await startSession(context, {
    kind: 'simulation',
    language: 'fr',
    questions: {
      q1: { order: 'i', question, text: 'Parlez-moi d’un désaccord.', category: 'behavioral' },
    },
  });
  if (!started.ok) throw new Error(started.error.kind);
  session = started.value;
});

test('a session runs until it is ended, and says when', async () => {
  context.advance(5000);
  await endSession(context, session.id, 'finished');
  const row = await getSession(context, session.id);
  expect(row).toMatchObject({
    state: 'finished',
    startedAt: session.createdAt,
    finishedAt: session.createdAt + 5000,
    jobTitle: '',
  });
  expect(await shownView(context, session.id, 'interviewSessions')).toEqual(row);
});

test('typing an answer is one draft, gone once the answer is given', async () => {
  const place = { question, session: session.id };
  for (const text of ['J’', 'J’ai', 'J’ai écouté']) await saveDraft(context, place, text);
  await saveDraft(context, { question, session: '' }, 'Ailleurs');
  expect(await draftsAt(context, place)).toMatchObject([{ answer: 'J’ai écouté' }]);

  const given = await giveAnswer(context, { ...place, answer: 'J’ai écouté, puis proposé.' });
  expect(await listDrafts(context)).toMatchObject([{ answer: 'Ailleurs' }]);
  expect(given.ok && given.value).toMatchObject({ scores: {}, voice: {} });
  expect(JSON.stringify(await context.database.outbox.toArray())).not.toContain('J’ai écouté"');
});

test('how long is left for an answer stays on the device until the session is over', async () => {
  const rest = { question, leftMs: 42_000 };
  await keepClock(context, session.id, rest);
  expect(await clockAt(context, session.id)).toEqual(rest);
  await endSession(context, session.id, 'finished');
  expect(await clockAt(context, session.id)).toBeUndefined();
});

test('an unfinished session can be begun anew: it goes with its answers, and holds no place', async () => {
  await giveAnswer(context, { question, session: session.id, answer: 'Oui' });
  await keepClock(context, session.id, { question, leftMs: 1000 });
  expect(await countSessions(context, 'simulation')).toBe(1);
  await discardSession(context, session.id);
  expect(await countSessions(context, 'simulation')).toBe(0);
  expect(await context.database.interviewResults.count()).toBe(0);
  expect(await clockAt(context, session.id)).toBeUndefined();
});

test('a session in the bin still holds its place', async () => {
  await moveToBin(context, [{ table: 'interviewSessions', id: session.id }]);
  expect(await countSessions(context, 'simulation')).toBe(1);
  expect(await countSessions(context, 'custom')).toBe(0);
});

test('all answers to a question are found, alone and in sessions', async () => {
  await giveAnswer(context, { question, session: session.id, answer: 'Première' });
  context.advance(1000);
  await giveAnswer(context, { question, session: '', answer: 'Deuxième' });
  await giveAnswer(context, { question: 'another', session: '', answer: 'Autre' });
  const found = await resultsTo(context, question);
  expect(found.map(({ answer }) => answer)).toEqual(['Première', 'Deuxième']);
});

test('a draft can be thrown away', async () => {
  const saved = await saveDraft(context, { question, session: '' }, 'Non');
  await discardDraft(context, saved.ok ? saved.value.id : '');
  expect(await listDrafts(context)).toEqual([]);
});

test('what was thought of an answer is added when it is known', async () => {
  const given = await giveAnswer(context, { question, session: session.id, answer: 'Oui' });
  const id = given.ok ? given.value.id : '';
  await judgeAnswer(context, id, { scores: { global: 70, content: 80 } });
  await judgeAnswer(context, id, { feedback: { strengths: ['Clair'] } });
  const [result] = await resultsOf(context, session.id);
  expect(result).toMatchObject({ scores: { global: 70 }, feedback: { strengths: ['Clair'] } });
  expect(await shownView(context, id, 'interviewResults')).toEqual(result);
});

test('answers of a session in the bin are out of sight; purged with it, with their recordings', async () => {
  const given = await giveAnswer(context, { question, session: session.id, answer: 'Oui' });
  await giveAnswer(context, { question, session: '', answer: 'Seule' });
  await saveFile(context, {
    name: 'reponse.webm',
    type: 'audio/webm',
    bytes: new Uint8Array([1, 2, 3]).buffer,
    purpose: 'recording',
    of: { table: 'interviewSessions', id: session.id },
  });
  await moveToBin(context, [{ table: 'interviewSessions', id: session.id }]);
  expect(await listSessions(context)).toEqual([]);
  expect((await listResults(context)).map(({ answer }) => answer)).toEqual(['Seule']);
  await restoreFromBin(context, [{ table: 'interviewSessions', id: session.id }]);
  expect(await listResults(context)).toHaveLength(2);

  await purgeFromBin(context, [{ table: 'interviewSessions', id: session.id }]);
  expect(await context.database.interviewResults.get(given.ok ? given.value.id : '')).toBe(
    undefined,
  );
  expect(await context.database.files.count()).toBe(0);
  expect(await context.database.blobs.count()).toBe(0);
  expect(await listResults(context)).toHaveLength(1);
});
