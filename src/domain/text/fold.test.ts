import { describe, expect, it } from 'vitest';
import { fold, foldWord, withoutAccents, withoutLigatures } from './fold.ts';

describe('fold', () => {
  it('keeps the length, so that indexes hold in both texts', () => {
    for (const text of ['Éléonore', 'aujourd’hui', 'e\u0301te\u0301', 'œuvre ﬁn', 'ИВАН', 'محمّد'])
      expect(fold(text)).toHaveLength(text.length);
  });

  it('makes letters small and plain', () => {
    expect(fold('Décembre À L’ÉCOLE')).toBe("decembre a l'ecole");
  });
});

describe('foldWord', () => {
  it('takes accents off however they are encoded', () => {
    expect(foldWord('Févr.')).toBe('fevr.');
    expect(foldWord('Fe\u0301vr.')).toBe('fevr.');
    expect(foldWord('ｆé')).toBe('fe');
  });

  it('leaves vowel signs of other scripts, which are no accents', () => {
    expect(foldWord('हिन्दी')).toBe('हिन्दी');
  });
});

it('takes off accents and ligatures alone where case stays', () => {
  expect(withoutAccents('Élise')).toBe('Elise');
  expect(withoutLigatures('Œuvre, cœur, Weiß')).toBe('Oeuvre, coeur, Weiss');
});
