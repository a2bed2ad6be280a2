import { expect, test } from 'vitest';
import { EMPTY_FORM } from '../application-form.ts';
import { fillFromAd } from './fill-from-ad.ts';
import { readAd } from './read-ad.ts';

const AD = `Technicienne en génie civil
Employeur : Conseil Laurentia inc.
Lieu de travail : Gatineau (Québec), mode hybride
Salaire : 28,50 $ à 31 $ l’heure
Date limite : 4 décembre 2026
Postulez : rh@example.org ou https://www.linkedin.com/jobs/view/42`;

const reading = readAd(AD, '2026-11-22');

test('what the posting says is filled in, each with the line that says it', () => {
  const { values, filled } = fillFromAd(EMPTY_FORM, {}, reading, { language: 'fr' });
  expect(values).toEqual({
    ...EMPTY_FORM,
    title: 'Technicienne en génie civil',
    company: 'Conseil Laurentia inc.',
    location: 'Gatineau (Québec)',
    province: 'QC',
    workplace: 'hybrid',
    language: 'fr',
    deadline: '2026-12-04',
    salaryMin: '28,50',
    salaryMax: '31',
    salaryPeriod: 'hour',
    recruiterEmail: 'rh@example.org',
    url: 'https://www.linkedin.com/jobs/view/42',
    source: 'linkedin',
  });
  expect(filled.salaryMin?.evidence).toBe('Salaire : 28,50 $ à 31 $ l’heure');
  expect(Object.keys(filled).toSorted()).toEqual(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .map(([field]) => field)
      .toSorted(),
  );
});

test('what the person typed stays, what an earlier posting said goes', () => {
  const first = fillFromAd({ ...EMPTY_FORM, title: 'Mon titre' }, {}, reading, { language: 'fr' });
  const second = fillFromAd(
    { ...first.values, company: 'Corrigé par moi' },
    first.filled,
    readAd('Plombier\nVille de Rivière-Claire', '2026-11-22'),
    { language: 'fr' },
  );
  expect(second.values).toMatchObject({
    title: 'Mon titre',
    company: 'Corrigé par moi',
    salaryMin: '',
    deadline: '',
    source: '',
  });
  expect(second.filled.title).toBeUndefined();
});

test('a link that came with the posting goes before those in its text', () => {
  const { values } = fillFromAd(EMPTY_FORM, {}, reading, {
    url: 'https://www.guichetemplois.gc.ca/offre/7',
    language: 'fr',
  });
  expect(values).toMatchObject({
    url: 'https://www.guichetemplois.gc.ca/offre/7',
    source: 'job-bank',
  });
});
