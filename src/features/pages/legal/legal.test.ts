import { expect, test } from 'vitest';
import { siteSettings, type Opening } from '#/parts/site-settings.ts';

/**
 * The tools whose data the privacy policy and the terms describe. Both texts are written again before
 * another opens; only then is it added here.
 */
const DESCRIBED: readonly Opening[] = ['cvConverter', 'accounts'];

test('nothing is open that the privacy policy does not describe', () => {
  const open = Object.entries(siteSettings().open)
    .filter(([, isOpen]) => isOpen)
    .map(([name]) => name);
  expect(DESCRIBED).toEqual(expect.arrayContaining(open));
});
