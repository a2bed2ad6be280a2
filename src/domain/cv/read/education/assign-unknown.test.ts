import { expect, test } from 'vitest';
import { line } from '../lines/source-lines-fixture.ts';
import { assignUnknown } from './assign-unknown.ts';
import type { Piece } from './cut-pieces.ts';

const rolesOf = (text: string): Piece['role'][] => {
  const piece = (own: string, role?: Piece['role']): Piece => ({
    text: own,
    line: line(own),
    role,
    slot: '',
    confidence: 0.6,
  });
  return assignUnknown([piece('Université de Lomé', 'institution'), piece(text)], () => undefined)
    .map(({ role }) => role)
    .slice(1);
};

test('a name that no list knows may be a degree, not one in small letters', () => {
  expect(rolesOf('Armures ABC')).toEqual(['degree']);
  expect(rolesOf('armures ABC')).toEqual(['field']);
});
