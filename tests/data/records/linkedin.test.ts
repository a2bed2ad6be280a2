// First: Dexie looks for IndexedDB when it is loaded.
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { DataContext } from '#/data/context.ts';
import { moveToBin } from '#/data/records/bin.ts';
import {
  checkStep,
  forgetArchive,
  getLinkedinProfile,
  keepAnswers,
  keepArchive,
} from '#/data/records/linkedin/linkedin-profile.ts';
import {
  changeLinkedinText,
  createLinkedinText,
  listLinkedinTexts,
  textRefusal,
} from '#/data/records/linkedin/linkedin-texts.ts';
import { nextWeekAt } from '#/domain/access/plans/quota-weeks.ts';
import { ARCHIVE_MAX } from '#/domain/linkedin/archive/read-archive-tables.ts';
import { noFacts } from '#/domain/linkedin/archive/linkedin-facts.ts';
import type { LinkedinTextFields } from '#/domain/linkedin/linkedin-text.ts';
import { openContext } from '../context.ts';

const POST = { kind: 'post', manner: 'personal' } as const;

const HEADLINE: LinkedinTextFields = {
  kind: 'headline',
  manner: '',
  language: 'fr',
  answers: {},
  seed: 1,
  text: 'Texte',
};

const make = async (context: DataContext, fields: Partial<LinkedinTextFields>) => {
  const made = await createLinkedinText(context, {
    ...HEADLINE,
    ...fields,
  });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
};

test('what is filled in is kept field by field, and each device’s steps beside the others', async () => {
  const context = await openContext();
  await keepAnswers(context, { role: 'Comptable', 'ask-advice': 'un stage' });
  await keepAnswers(context, { sector: 'Finance' });
  await checkStep(context, 'photo', true);
  expect(await getLinkedinProfile(context)).toMatchObject({
    answers: { role: 'Comptable', sector: 'Finance', 'ask-advice': 'un stage' },
    checks: { photo: true },
  });
});

test('the longest archive fits one record, and goes without a trace of it', async () => {
  const context = await openContext();
  const long = 'x'.repeat(ARCHIVE_MAX.cell);
  const many = <T>(one: T): T[] => Array.from({ length: ARCHIVE_MAX.rows }, () => one);
  const position = { company: long, title: long, description: long, location: long };
  const kept = await keepArchive(context, {
    ...noFacts(),
    about: long,
    positions: many({ ...position, startDate: '2019', endDate: '' }),
    education: many({ institution: long, degree: long, notes: long, startDate: '', endDate: '' }),
    skills: many(long),
    languages: many({ name: long, proficiency: long }),
    certifications: many({ name: long, authority: long }),
  });
  expect(kept.ok).toBe(true);
  await forgetArchive(context);
  expect((await getLinkedinProfile(context)).archive).toEqual({});
});

test('texts are listed by kind, newest work first, without those in the bin', async () => {
  const context = await openContext();
  const first = await make(context, { text: 'Un' });
  context.advance(1000);
  const second = await make(context, { text: 'Deux' });
  await make(context, POST);
  context.advance(1000);
  await changeLinkedinText(context, first.id, { text: 'Un, revu' });
  expect((await listLinkedinTexts(context, 'headline')).map(({ text }) => text)).toEqual([
    'Un, revu',
    'Deux',
  ]);
  await moveToBin(context, [{ table: 'linkedinTexts', id: second.id }]);
  expect(await listLinkedinTexts(context)).toHaveLength(2);
});

test('a free plan gives one post and one message of each purpose a week, and headlines without end', async () => {
  const context = await openContext();
  const message = { kind: 'message', manner: 'advice' } as const;
  const post = await make(context, POST);
  await make(context, message);
  await make(context, {});
  const refusals = (role: 'user' | 'premium') =>
    Promise.all(
      [
        POST,
        message,
        { kind: 'message', manner: 'jobSearch' } as const,
        { kind: 'headline', manner: '' } as const,
        { kind: 'summary', manner: '' } as const,
      ].map((fields) => textRefusal(context, role, fields)),
    );
  expect(await refusals('user')).toEqual(['limit', 'limit', undefined, undefined, 'role']);
  expect(await refusals('premium')).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  // The bin is no way around it; Monday is.
  await moveToBin(context, [{ table: 'linkedinTexts', id: post.id }]);
  expect(await textRefusal(context, 'user', POST)).toBe('limit');
  context.advance(nextWeekAt(context.now()) - context.now());
  expect(await textRefusal(context, 'user', POST)).toBeUndefined();
});
