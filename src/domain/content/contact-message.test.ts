import { expect, test } from 'vitest';
import { contactErrors } from './contact-message.ts';

const good = {
  id: '0190b7c2-1111-7000-8000-000000000000',
  name: 'Nadia Benali',
  email: 'nadia@example.com',
  topic: 'help',
  message: 'Mon fichier ne s’ouvre pas.',
  language: 'fr',
};

test('a whole message has no mistake', () => {
  expect(contactErrors(good)).toEqual([]);
});

test('every mistake is named, in the order of the form', () => {
  expect(contactErrors({})).toEqual([
    { code: 'required', field: 'name' },
    { code: 'invalid', field: 'email' },
    { code: 'invalid', field: 'topic' },
    { code: 'required', field: 'message' },
    { code: 'invalid', field: 'id' },
    { code: 'invalid', field: 'language' },
  ]);
});

test.each([
  [{ name: 'N' }, { code: 'too_short', field: 'name' }],
  [{ email: 'nadia@' }, { code: 'invalid', field: 'email' }],
  [{ topic: 'sales' }, { code: 'invalid', field: 'topic' }],
  [{ message: 'Allô' }, { code: 'too_short', field: 'message' }],
  [{ message: 'a'.repeat(5001) }, { code: 'too_long', field: 'message' }],
  [{ id: '../x' }, { code: 'invalid', field: 'id' }],
])('%j is refused', (change, error) => {
  expect(contactErrors({ ...good, ...change })).toEqual([error]);
});
