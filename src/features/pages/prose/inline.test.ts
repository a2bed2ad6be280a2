import { expect, test } from 'vitest';
import { inlinePieces } from './inline.ts';

test('links, strong words and technical names are taken out of a sentence in order', () => {
  expect(inlinePieces('Voir la [FAQ](/faq#cv), **toujours**, clé `jalon-theme`.')).toEqual([
    { kind: 'text', at: 0, text: 'Voir la ' },
    { kind: 'link', at: 8, text: 'FAQ', href: '/faq#cv' },
    { kind: 'text', at: 22, text: ', ' },
    { kind: 'strong', at: 24, text: 'toujours' },
    { kind: 'text', at: 36, text: ', clé ' },
    { kind: 'code', at: 42, text: 'jalon-theme' },
    { kind: 'text', at: 55, text: '.' },
  ]);
});

test('an unfinished mark stays in the text', () => {
  expect(inlinePieces('2 * 3 [sans suite] et `seul')).toEqual([
    { kind: 'text', at: 0, text: '2 * 3 [sans suite] et `seul' },
  ]);
});

test('an empty text has no piece', () => {
  expect(inlinePieces('')).toEqual([]);
});
