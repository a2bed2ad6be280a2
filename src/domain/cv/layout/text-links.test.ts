import { expect, it } from 'vitest';
import { linkedParts, textLinks } from './text-links.ts';

const found = (text: string): [string, string][] =>
  textLinks(text).map((link) => [link.text, link.target]);

it.each([
  ['Code: github.com/amina/pump-tests.', 'github.com/amina/pump-tests', 'https://'],
  ['(see https://example.org/a_(b)?q=1#c),', 'https://example.org/a_(b)?q=1#c', ''],
  ['Boutique « www.exemple.ca/été »', 'www.exemple.ca/été', 'https://'],
  ['portfolio amina.github.io', 'amina.github.io', 'https://'],
  ['chez exemple.quebec : 12 ventes', 'exemple.quebec', 'https://'],
  ['Write to amina.d’souza@example.org', 'souza@example.org', 'mailto:'],
  ['(zoé.roy+cv@exemple.ca)', 'zoé.roy+cv@exemple.ca', 'mailto:'],
])('finds the address in %s', (text, address, scheme) => {
  expect(found(text)).toEqual([[address, `${scheme}${address}`]]);
});

it.each([
  ['514 555-0142', 'tel:+15145550142'],
  ['514\u00A0555-0142', 'tel:+15145550142'],
  ['(514) 555-0142', 'tel:+15145550142'],
  ['1-514-555-0142', 'tel:+15145550142'],
  ['+33 6 12 34 56 78', 'tel:+33612345678'],
  ['+234 (0) 803 555 0100', 'tel:+2348035550100'],
])('finds the phone %s', (text, target) => {
  expect(found(`Ligne ${text}, poste 12`)).toEqual([[text, target]]);
});

it.each([
  'Node.js/React, ASP.NET/C#, asp.net/core, B.Sc./M.Sc., and/or, 24/7, 9.5/10',
  '05/2014 – 12/2020, 2014-2020, 5 000 000 $, 12 555 010 pièces, ISO 9001:2015',
  'Amina@ the desk, @handle, a@b, javascript:alert(1), file.pdf, v2.0.1',
  '06 12 34 56 78, 2 514 555 01421, 1.514.555',
])('finds none in %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('cuts a text at its links, losing nothing', () => {
  const text = 'Write to a.b@example.org or www.example.org, or 514 555-0142.';
  const parts = linkedParts(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.map(({ target }) => target?.split(':')[0])).toEqual([
    undefined,
    'mailto',
    undefined,
    'https',
    undefined,
    'tel',
    undefined,
  ]);
});

it('takes no longer for hostile texts', () => {
  const texts = [
    'a.'.repeat(50_000),
    'a@'.repeat(50_000),
    '+1 5'.repeat(25_000),
    'é'.repeat(99_999),
  ];
  const from = performance.now();
  for (const text of texts) textLinks(`${text}/`);
  expect(performance.now() - from).toBeLessThan(2_000);
});
