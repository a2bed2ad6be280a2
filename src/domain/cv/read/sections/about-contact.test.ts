import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { withAboutAsContact } from './about-contact.ts';

const about = (...texts: string[]) =>
  withAboutAsContact({
    kind: 'summary',
    kinds: ['summary'],
    title: 'About',
    lines: texts.map((text) => line(text)),
    known: true,
  }).kind;

test('a title of a summary over contact details alone is one of contact details', () => {
  expect(about('12 rue du Lac', 'Orleku', 'awa.nadoh@example.org', '+1 514 555-0142')).toBe(
    'contact',
  );
  expect(about('12 rue du Lac', 'awa.nadoh@exam', 'ple.org')).toBe('contact');
  expect(about('Nom ¦ Awa Nadoh', 'Courriel ¦ awa.nadoh@example.org')).toBe('contact');
});

test('a summary that ends with an address stays one', () => {
  expect(
    about(
      'Baker with nine years of nights at the ovens, who trained six apprentices and wrote the book of recipes.',
      'awa.nadoh@example.org',
    ),
  ).toBe('summary');
});
