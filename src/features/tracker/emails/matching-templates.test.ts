import { expect, it } from 'vitest';
import { matchingTemplates } from './matching-templates.ts';
import type { Template } from './use-templates.ts';

const template = (id: string, category: string, more: Partial<Template> = {}): Template => ({
  id,
  category,
  name: id,
  subject: '',
  body: '',
  language: 'fr',
  isOwn: false,
  ...more,
});

it('finds templates by every word, whatever the accents, in the order of their categories', () => {
  const all = [
    template('Offre reçue', 'offer', { body: 'J’ai bien reçu' }),
    template('Écrire', 'application'),
    template('Autre', 'of a later version'),
    template('Write', 'application', { language: 'en' }),
  ];
  const ids = (query: string, category = '') =>
    matchingTemplates(all, { language: 'fr', category, query }).map(({ id }) => id);
  expect(ids('')).toEqual(['Écrire', 'Offre reçue', 'Autre']);
  expect(ids('RECU  offre')).toEqual(['Offre reçue']);
  expect(ids("j'ai")).toEqual(['Offre reçue']);
  expect(ids('ecrire offre')).toEqual([]);
  expect(ids('', 'application')).toEqual(['Écrire']);
});
