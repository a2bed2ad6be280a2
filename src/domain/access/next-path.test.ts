import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  '/',
  '/account',
  '/modules/cv-converter?step=customize#experience',
  '/articles/québec',
  '/pricing?from=https://example.org/a//b',
])('%s is a path of the site', (path) => {
  expect(nextPath(path)).toBe(path);
  expect(new URL(nextPath(path), 'https://jalon.example').origin).toBe('https://jalon.example');
});

test.each([
  undefined,
  7,
  '',
  'account',
  'https://example.org',
  '//example.org',
  '/\\example.org',
  '\\\\example.org',
  '/\t/example.org',
  '/\n//example.org',
  '/.//example.org',
  '/a//example.org',
  ' /account',
  'javascript:alert(1)',
  '/auth',
  '/auth?next=/auth',
  '/signup',
  '/en/auth',
  `/${'a'.repeat(2000)}`,
])('%j leads to the landing page', (given) => {
  expect(nextPath(given)).toBe('/');
});
