import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['G¨ung¨ore', 'Güngöre'],
  ['Bo˘gazi¸ci', 'Boğaziçi'],
  ['Franc¸ais', 'Français'],
  ['Fran¸', 'Fran¸'],
  ['Gar¸', 'Gar¸'],
  ['exp´erience `a l’´etranger, maˆıtrise', 'expérience à l’étranger, maîtrise'],
])('accents drawn before their letter join it: %s', (drawn, written) => {
  expect(cleanText(drawn)).toBe(written);
});

test('signs that make no letter with what follows stay', () => {
  expect(cleanText('`sudo` ´x ˆk')).toBe('`sudo` ´x ˆk');
});

test('the code of no character stands where a font drew a sign: it leaves a space', () => {
  expect(cleanText('\uffff Soudure')).toBe('  Soudure');
});

test('dots that look alike between two details are one sign', () => {
  expect(cleanText('Laval ∙ Rive-Nord ⋅ 514 ⸱ ines')).toBe('Laval · Rive-Nord · 514 · ines');
});

test('figures of the old style and small capitals are plain ones, where their font keeps them apart', () => {
  expect(cleanText('\uf732\uf730\uf731\uf739 N\uf76f\uf772\uf764\uf776\uf769\uf76b')).toBe(
    '2019 NORDVIK',
  );
});

test('the tilde of a formula says about, as the plain one does', () => {
  expect(cleanText('\u223c97 %')).toBe('~97 %');
});

test('hyphens of every kind are plain ones', () => {
  expect(cleanText('2019 \u2011 2021, self\u2010taught')).toBe('2019 - 2021, self-taught');
});

test('accents that small capitals left small are capitals, as the letters around them', () => {
  expect(cleanText('TECHNOLOGiES DU GÉNiE, WiFi, MiB, HiPiHi')).toBe(
    'TECHNOLOGIES DU GÉNIE, WiFi, MiB, HiPiHi',
  );
  expect(cleanText('CiViLiTÉ DES MiNiERS')).toBe('CIVILITÉ DES MINIERS');
  expect(cleanText('LYCéE DU CôTEAU, UNIVERSITé D’éTé')).toBe('LYCÉE DU CÔTEAU, UNIVERSITÉ D’éTé');
  expect(cleanText('éTé À MÉTabief, STRAßE, Écolé, Né EN µS')).toBe(
    'éTé À MÉTabief, STRAßE, Écolé, Né EN µS',
  );
});

test.each([
  [
    'InformaƟon, enƟƟes aƩached, commiƩed Ɵmelines',
    'Information, entities attached, committed timelines',
  ],
  ['soŌware, plaƞorm, geƫng', 'software, platform, getting'],
  ['\u03d0leet of \u03d0itness, con\u03d0ident', 'fleet of fitness, confident'],
  ['Interna\u{10019f}onal', 'International'],
])('ligatures under the code of another letter are spelled out: %s', (drawn, written) => {
  expect(cleanText(drawn)).toBe(written);
});

test('those letters stay where a name has them', () => {
  for (const name of ['Ōta Shō', 'SHŌ', 'βίϐλος', 'Ɵ Ʃ']) expect(cleanText(name)).toBe(name);
});

test('so does a lone small square between names, but not at the start of an item', () => {
  expect(cleanText('Weaver \u25aa Nordvik \u25aa Orleku')).toBe('Weaver • Nordvik • Orleku');
  expect(cleanText('\u25aa Weaver')).toBe('\u25aa Weaver');
  expect(cleanText('Loom \u25aa \u25aa \u25ab')).toBe('Loom \u25aa \u25aa \u25ab');
});

test('a lone diamond parts names as a bullet does; several are marks', () => {
  expect(cleanText('Wool \u2666 Linen \u25c6 Silk')).toBe('Wool • Linen • Silk');
  expect(cleanText('Loom \u25c6 \u25c6 \u25c7')).toContain('\u25c6 \u25c7');
});
