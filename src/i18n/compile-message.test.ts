import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { compileMessage } from './compile-message.ts';

// Outside production the library brings its own compiler: it is the truth we are measured against.
const library = setupI18n({ locale: 'fr', messages: { fr: {} } });
const ours = setupI18n({ locale: 'fr', messages: { fr: {} } }).setMessagesCompiler(
  compileMessage as never,
);

const MESSAGES: [message: string, values: Record<string, unknown>[]][] = [
  ['Fermer', [{}]],
  ['', [{}]],
  ['Monter {name}', [{ name: 'Emploi 1' }]],
  ['{name} : position {place} sur {count}', [{ name: 'A', place: 2, count: 3 }]],
  ['<0>Bonjour</0> {name}', [{ name: 'Ana' }]],
  ["L'aperçu, c'est ''le'' PDF", [{}]],
  ["Accolades '{'gardées'}' ici", [{}]],
  [
    '{count, plural, =0 {Aucune page} one {# page} other {# pages}}',
    [{ count: 0 }, { count: 1 }, { count: 1500 }],
  ],
  ['{count, plural, other {#}}', [{ count: 12 }]],
  [
    'Lu : {count, plural, offset:1 one {# ligne de {who}} other {# lignes de {who}}}.',
    [
      { count: 2, who: 'Ana' },
      { count: 5, who: 'Ana' },
    ],
  ],
  [
    '{kind, select, pdf {Un PDF} docx {Un fichier # Word} other {Un {count, plural, one {fichier} other {fichiers}}}}',
    [{ kind: 'pdf' }, { kind: 'docx' }, { kind: 'x', count: 2 }],
  ],
];

test.each(MESSAGES)('« %s » is read as the library reads it', (message, samples) => {
  for (const values of samples)
    expect(ours._('id', values, { message })).toBe(library._('id', values, { message }));
});

test('unbalanced braces are refused', () => {
  expect(() => compileMessage('Bonjour {name')).toThrow(SyntaxError);
  expect(() => compileMessage('Bonjour }')).toThrow(SyntaxError);
  expect(() => compileMessage('{count, plural, one {x')).toThrow(SyntaxError);
});
