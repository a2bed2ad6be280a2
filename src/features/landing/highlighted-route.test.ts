import { expect, test } from 'vitest';
import { highlightedRoute } from './highlighted-route.ts';

const routes = ['/signup', '/auth'] as const;

test('the button of the current page is highlighted', () => {
  expect(highlightedRoute(routes, '/auth')).toBe('/auth');
});

test('so is the button of a page that the current one belongs to', () => {
  expect(highlightedRoute(routes, '/auth/reset')).toBe('/auth');
  expect(highlightedRoute(routes, '/authors')).toBe('/signup');
});

test('elsewhere the first one is', () => {
  expect(highlightedRoute(routes, '/')).toBe('/signup');
});
