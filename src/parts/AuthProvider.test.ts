import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider, useAuth } from './AuthProvider.tsx';

const Who = () => {
  const { user, role } = useAuth();
  return createElement('p', null, `${user === null ? 'guest' : user.email}, ${role}`);
};

test('everyone is a guest with the role of a user', () => {
  const page = createElement(AuthProvider, null, createElement(Who));
  expect(renderToString(page)).toBe('<p>guest, user</p>');
});

test('reading the session outside its provider names the mistake', () => {
  expect(() => renderToString(createElement(Who))).toThrow(
    'useAuth must be used within an AuthProvider',
  );
});
