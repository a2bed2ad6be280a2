import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import type { Section } from '../sections/split-sections.ts';
import { takeStrayContacts } from './stray-contacts.ts';

const ZONE = [line('Awa Nadoh'), line('awa.nadoh@example.org'), line('+1 514 555-0142')];

const takenFrom = (
  kind: Section['kind'],
  zone = ZONE,
  texts = ['Monday to Thursday', 'LOCATION', 'Montreal, QC'],
): string[] => {
  const section: Section = {
    kind,
    kinds: [],
    title: 'Availability',
    lines: texts.map((text) => line(text)),
    known: false,
  };
  return takeStrayContacts([section], zone).map(({ text }) => text);
};

test('a place under its label among other facts is the person’s', () => {
  expect(takenFrom('other')).toEqual(['LOCATION', 'Montreal, QC']);
});

test('the place of a job, or one beside another home, stays', () => {
  expect(takenFrom('experience')).toEqual([]);
  expect(takenFrom('other', [...ZONE, line('Laval, QC')])).toEqual([]);
});

test('a labelled place in the text about a person is theirs, in another section not', () => {
  const texts = ['Location: Boston, MA', 'Weaver of cloth'];
  expect(takenFrom('summary', ZONE, texts)).toEqual(['Location: Boston, MA']);
  expect(takenFrom('other', ZONE, texts)).toEqual([]);
});
