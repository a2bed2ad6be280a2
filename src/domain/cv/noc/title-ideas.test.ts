import { describe, expect, it } from 'vitest';
import { reservedTitleIn } from '../canadian/reserved-titles.ts';
import { INDUSTRIES } from '../../training/question.ts';
import { titleIdeas, unitGroups } from './title-ideas.ts';

const best = (...duties: string[]): string | undefined => titleIdeas(duties, 'fr')[0]?.code;

describe('title ideas', () => {
  it.each([
    ['Écrire du code Python et concevoir une API', '21232'],
    ['Developed Java microservices, wrote software tests', '21232'],
    ['Tenir le grand livre et préparer les états financiers de fin de mois', '11100'],
    ['Donner les soins d’hygiène aux bénéficiaires et prendre les signes vitaux', '33102'],
    ['Conduire un chariot élévateur, charger et décharger les palettes de l’entrepôt', '75101'],
    ['Took orders in the dining room of a busy restaurant', '65200'],
    ['Trier et emballer à la ligne de production de l’usine', '95109'],
    ['Screened candidates, led recruitment and hiring interviews', '12101'],
  ])('come from the words of the duties: %s', (duty, code) => {
    expect(best(duty)).toBe(code);
  });

  it('quote the person’s own words', () => {
    const [idea] = titleIdeas(['Écrire du code Python et concevoir une API.'], 'fr');
    expect(idea?.because).toContain('Python');
    expect(idea?.titles).toEqual(['Développeur de logiciels', 'Développeuse de logiciels']);
    expect(titleIdeas(['Wrote Python code and APIs'], 'en')[0]?.titles).toEqual([
      'Software Developer',
      'Programmer',
    ]);
  });

  it('are none where the duties say too little', () => {
    expect(titleIdeas([], 'fr')).toEqual([]);
    expect(titleIdeas(['Python'], 'fr')).toEqual([]);
    expect(titleIdeas(['Ponctualité et esprit d’équipe'], 'fr')).toEqual([]);
    expect(titleIdeas(['x'.repeat(50_000)], 'en')).toEqual([]);
  });
});

describe('the unit groups', () => {
  const groups = unitGroups();

  it('cover every industry, each under one code of five digits', () => {
    expect(new Set(groups.map(({ industry }) => industry))).toEqual(new Set(INDUSTRIES));
    expect(new Set(groups.map(({ code }) => code)).size).toBe(groups.length);
    for (const { code, titles, name, stems } of groups) {
      expect(code).toMatch(/^\d[0-5]\d{3}$/);
      expect([...titles.fr, ...titles.en, name.fr, name.en].every(Boolean)).toBe(true);
      expect(stems.length).toBeGreaterThan(3);
      for (const stem of stems) expect(stem.length).toBeGreaterThan(2);
    }
  });

  it('offer no gender alone', () => {
    const forms = groups.find(({ code }) => code === '75101')?.titles.fr;
    expect(forms).toEqual(['Manutentionnaire', 'Préposé d’entrepôt', 'Préposée d’entrepôt']);
  });

  it('offer no title that a law reserves', () => {
    for (const { titles } of groups)
      for (const [language, list] of Object.entries(titles) as ['fr' | 'en', string[]][])
        for (const title of list)
          expect(reservedTitleIn(title, { province: 'ON', language, cv: '' })).toBeUndefined();
  });
});
