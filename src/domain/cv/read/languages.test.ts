import { describe, expect, it } from 'vitest';
import { readLanguages } from './languages.ts';
import { linesOf } from './source-lines-fixture.ts';

const spoken = (text: string): string[] =>
  readLanguages(linesOf(text)).languages.map(({ name, level }) => `${name.value} ${level}`);

const BOTH = ['French native', 'English fluent'];

describe('languages and their levels', () => {
  it.each([
    ['beside each other', 'French ¦ Native\nEnglish ¦ Fluent'],
    ['in a list', 'French (native), English (fluent)'],
    ['levels under names, cell by cell', 'French ¦ English\nNative ¦ Fluent'],
    ['levels under names that stand close', 'French English\nMother tongue Fluent'],
    ['a level under each name', 'French\nMother tongue\nEnglish\nFluent'],
    ['a full line over another', 'French, native\n+ English, fluent'],
    ['one dash for all', 'French – native – English – fluent'],
  ])('%s', (_, text) => {
    expect(spoken(text)).toEqual(BOTH);
  });

  it('keeps C2 for the fluent, not the native', () => {
    expect(spoken('Français : C2')).toEqual(['Français fluent']);
  });

  it('knows the Canadian benchmarks', () => {
    expect(spoken('English: CLB 9\nFrench: NCLC 7')).toEqual(['English fluent', 'French advanced']);
  });
});
