import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { splitSections } from './split-sections.ts';

const titlesUnder = (text: string): string[] =>
  splitSections([
    line('Ilse Nyberg', { size: 2, bold: true }),
    line(text, { boldLead: text.slice(0, text.indexOf(':')) }),
    line('Email: ilse@example.org', { boldLead: 'Email' }),
  ]).map(({ title }) => title);

test('the place of work among the ways to reach a person opens no section', () => {
  expect(titlesUnder('Work : 3 Mill Lane, Bergen, Norway')).toEqual(['']);
  expect(titlesUnder('Work : Deckhand on the ferry since 2019')).toEqual(['', 'Work']);
});
