import { describe, expect, it } from 'vitest';
import { idOf, SKILL_KINDS, type Term } from './read-lexicon.ts';
import { included, skills } from './skills.ts';
import { titles } from './titles.ts';
import { keyOf } from './words.ts';

interface Entry {
  id: string;
  fr: readonly Term[];
  en: readonly Term[];
}

/** Terms that two entries share, without those that their capitals tell apart. */
const sharedTerms = (entries: Iterable<Entry>): string[] => {
  const owners = new Map<string, { id: string; term: Term }>();
  const shared: string[] = [];
  for (const { id, fr, en } of entries)
    for (const term of [...fr, ...en]) {
      const key = keyOf(term.text);
      const owner = owners.get(key);
      if (!owner) owners.set(key, { id, term });
      else if (
        owner.id !== id &&
        !(owner.term.isCased && term.isCased && owner.term.text !== term.text)
      )
        shared.push(`${term.text}: ${owner.id}, ${id}`);
    }
  return shared;
};

describe('the lexicon', () => {
  it('holds at least 1,200 skills and 600 titles, in French and English', () => {
    expect(skills().size).toBeGreaterThanOrEqual(1200);
    expect(titles().size).toBeGreaterThanOrEqual(600);
    const entries: Entry[] = [...skills().values(), ...titles().values()];
    expect(entries.filter(({ fr, en }) => fr.length === 0 || en.length === 0)).toEqual([]);
    expect(
      entries.flatMap(({ fr, en }) => [...fr, ...en]).filter(({ text }) => keyOf(text) === ''),
    ).toEqual([]);
  });

  it('gives each term one meaning', () => {
    expect(sharedTerms(skills().values())).toEqual([]);
    expect(sharedTerms(titles().values())).toEqual([]);
  });

  it('leads from a skill to what it includes, and never back', () => {
    for (const { id, broader } of skills().values()) {
      expect(broader.filter((one) => !skills().has(one) || one === id)).toEqual([]);
      for (const one of broader) expect(included(one)).not.toContain(id);
    }
    for (const title of titles().values())
      expect(title.skills.filter((one) => !skills().has(one))).toEqual([]);
    expect(included(idOf('PostgreSQL'))).toContain('sql');
    expect(included('sql')).not.toContain('postgresql');
  });

  it('has no letter alone that any text could hold', () => {
    const terms = [...skills().values(), ...titles().values()].flatMap(({ fr, en }) => [
      ...fr,
      ...en,
    ]);
    expect(terms.filter((one) => keyOf(one.text).length === 1 && !one.isAlone)).toEqual([]);
  });

  it('knows kinds alone', () => {
    for (const { kind } of skills().values()) expect(SKILL_KINDS).toContain(kind);
  });

  it('has both forms of a French title', () => {
    const forms = titles()
      .get('civil-engineering-technician')
      ?.fr.map(({ text }) => text);
    expect(forms).toContain('technicien en génie civil');
    expect(forms).toContain('technicienne en génie civil');
    expect(
      titles()
        .get('nurse')
        ?.fr.map(({ text }) => text),
    ).toContain('infirmière');
    expect(
      titles()
        .get('salesperson')
        ?.fr.map(({ text }) => text),
    ).toContain('vendeuse');
    expect(
      titles()
        .get('translator')
        ?.fr.map(({ text }) => text),
    ).toContain('traductrice');
  });
});
