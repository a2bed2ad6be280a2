import { expect, test } from 'vitest';
import { isBulletAlone, stripBullet } from './line-text.ts';

test.each([
  ['o Baked bread', 'Baked bread'],
  ['o 400 loaves a day', '400 loaves a day'],
  ['-Baked bread', 'Baked bread'],
  ['> Baked bread', 'Baked bread'],
])('a lone letter or a hyphen opens an item: %s', (text, item) => {
  expect(stripBullet(text)).toEqual({ text: item, bullet: true });
});

test.each(['o of Velka', 'oven', '- 2021'])('%s opens none', (text) => {
  expect(stripBullet(text)).toEqual({ text, bullet: false });
});

test('a dash of any length may stand alone as the mark of an item', () => {
  expect(['-', '–', '—'].filter(isBulletAlone)).toHaveLength(3);
});
