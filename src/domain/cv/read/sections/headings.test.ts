import { expect, test } from 'vitest';
import { headingHit } from './headings.ts';

test.each([
  ['Featured Programming Projects', 'projects'],
  ['Software projects', 'projects'],
  ['Projects experience', 'projects'],
  ['Projets de programmation', 'projects'],
  ['Computer skills', 'skills'],
  ['Technical highlights', 'skills'],
  ['Methodology / Approach', 'skills'],
  ['Project skills', 'skills'],
  ['Compétences en gestion de projets', 'skills'],
  ['Fonctions exercées', 'experience'],
  ['Bdd', 'skills'],
  ['Academic Details', 'education'],
  ['Jobs étudiants', 'experience'],
  ['Environnements', 'skills'],
])('what a heading of two kinds is about: %s', (text, kind) => {
  expect(headingHit(text)?.kinds).toEqual([kind]);
});

test.each([
  ['edu cation', 'education'],
  ['exp erience', 'experience'],
  ['Lan guages', 'languages'],
])('the first letters may be set apart in a colour: %s', (text, kind) => {
  expect(headingHit(text)).toMatchObject({ kinds: [kind], full: true });
});

test.each([
  'Associative experience',
  'Expérience associative',
  'Implications associatives',
  'Responsabilités associatives',
  'Parcours associatif',
])('what is done for a club is no job: %s', (text) => {
  expect(headingHit(text)).toMatchObject({ kinds: ['volunteering'], full: true });
});

test.each([
  ['Expérience de travail au Canada', 'experience'],
  ['Expériences connexes', 'experience'],
  ['Work experience in Canada', 'experience'],
  ['Expérience à l’étranger', 'experience'],
  ['Clinical placements', 'experience'],
  ['Computer proficiency', 'skills'],
  ['Familiar with', 'skills'],
  ['Driving experience', 'experience'],
  ['Expérience en soudage', 'experience'],
])('where and of what kind it was says nothing against it: %s', (text, kind) => {
  expect(headingHit(text)).toMatchObject({ kinds: [kind], full: true });
});

test.each(['User experience', 'Customer experience', 'Years experience', 'Expérience client'])(
  'what others live through is no job: %s',
  (text) => {
    expect(headingHit(text)?.full ?? false).toBe(false);
  },
);

test.each([
  ['Communications orales', 'publications'],
  ['Conference participation', 'publications'],
  ['Academic service', 'volunteering'],
  ['Technical proficiency', 'skills'],
  ['Domaines d’intervention', 'skills'],
  ['Scolaire', 'education'],
  ['Research funding', 'awards'],
  ['MOOCs', 'certifications'],
  ['Histoire du travail', 'experience'],
])('what is told apart from jobs and studies: %s', (text, kind) => {
  expect(headingHit(text)).toMatchObject({ kinds: [kind], full: true });
});

test('who gives their time is no heading by that word alone', () => {
  expect(headingHit('Bénévole')?.full).not.toBe(true);
});

test.each([
  ['Technical', 'skills'],
  ['PROGRAMMATION', 'skills'],
  ['Coding', 'skills'],
  ['Technical summary', 'skills'],
  ['Capacités', 'skills'],
  ['Systèmes d’exploitation', 'skills'],
  ['Langues & informatique', 'skills'],
  ['Compétences informatiques et linguistiques', 'skills'],
  ['Personal summary', 'summary'],
  ['Short bio', 'summary'],
  ['Objectifs de carrière', 'summary'],
  ['Academic positions', 'experience'],
  ['Previous roles', 'experience'],
  ['Parcours d’études', 'education'],
  ['Academic career', 'education'],
  ['Compétence linguistique', 'languages'],
  ['Linguistic proficiency', 'languages'],
  ['Conference proceedings', 'publications'],
  ['Book chapters', 'publications'],
  ['Invited lectures', 'publications'],
  ['Extracurricular', 'volunteering'],
  ['Expériences extra-professionnelles', 'volunteering'],
  ['Vie étudiante', 'volunteering'],
  ['Research grants', 'awards'],
  ['Proficient in', 'skills'],
  ['Positions and responsibilities', 'volunteering'],
  ['Areas of interest', 'interests'],
  ['Fun facts', 'interests'],
  ['Test scores', 'certifications'],
  ['Summer schools', 'certifications'],
  ['Software developed', 'projects'],
  ['Logiciels que j’ai développés', 'projects'],
])('a title that many give: %s', (text, kind) => {
  expect(headingHit(text)).toMatchObject({ kinds: [kind], full: true });
});
