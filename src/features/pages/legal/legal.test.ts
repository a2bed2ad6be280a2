import { expect, test } from 'vitest';
import { DEFAULT_SITE, type Opening } from '#/domain/content/site/site.ts';

/**
 * The tools whose data the privacy policy and the terms describe. Both texts are written again before
 * another opens; only then is it added here.
 */
const DESCRIBED: readonly Opening[] = [
  'cvConverter',
  'accounts',
  'jobTracker',
  'training',
  'linkedinBooster',
  'premium',
];

test('nothing is open that the privacy policy does not describe', () => {
  const open = Object.entries(DEFAULT_SITE.settings.open)
    .filter(([, isOpen]) => isOpen)
    .map(([name]) => name);
  expect(DESCRIBED).toEqual(expect.arrayContaining(open));
});
