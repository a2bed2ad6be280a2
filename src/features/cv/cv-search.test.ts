import { describe, expect, it } from 'vitest';
import { toCvSearch } from './cv-search.ts';

describe('the converter’s address', () => {
  it('keeps what it knows', () => {
    const search = { cv: 'abc', step: 'download', tab: 'skills', field: 'personal.email' };
    expect(toCvSearch(search)).toEqual(search);
  });

  it('lets go of what it does not know, whatever it is', () => {
    expect(toCvSearch({ cv: 12, step: 'fly', tab: {}, field: '', other: 'x' })).toEqual({});
  });
});
