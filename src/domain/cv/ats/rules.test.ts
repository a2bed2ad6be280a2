import { describe, expect, test } from 'vitest';
import {
  personal,
  role,
  lines,
  school,
  skills,
  languages,
  section,
  changed,
  asIs,
  names,
  student,
  goodCv,
  type Change,
} from './good-cv-fixture.ts';
import type { RatedCv } from './rated-cv.ts';
import { ATS_FIXES, type AtsRuleId } from './rule.ts';
import { rateCv, type AtsRuleResult } from './rubric.ts';

/** Three or more CVs that lose nothing by the rule, and three or more that lose some. */
const EXAMPLES: Record<AtsRuleId, { right: Change[]; wrong: Change[] }> = {
  'readability.headings': {
    right: [asIs, section('Projets', 'Pont'), section('Bénévolat', 'Croix-Rouge')],
    wrong: [
      section('Mon jardin secret', 'Rosiers'),
      section('La vie est belle', 'Oui'),
      section('Zzz', 'Rien'),
    ],
  },
  'readability.characters': {
    right: [asIs, role(0, { company: 'Œuvres Łódź & fils' }), skills('C++', 'C#', '.NET')],
    wrong: [
      role(0, { company: 'Groupe \uFFFD Roy' }),
      personal({ summary: '\uE0B0 514' }),
      section('Projets', '⭐ Prix'),
      role(0, { jobTitle: 'G E S T I O N' }),
      changed({ missing: ['王'], skills: [{ name: '王伟', path: 'skills.0' }] }),
    ],
  },
  'readability.placed': {
    right: [asIs, changed({ unplaced: [] }), personal({ headline: 'Ingénieure' })],
    wrong: [
      changed({ unplaced: ['Mentorat de stagiaires'] }),
      changed({ unplaced: ['Python, SQL', 'Disponible en mars'] }),
      changed({ unplaced: names(9) }),
    ],
  },
  'readability.sure': {
    right: [asIs, changed({ unsure: [] }), skills(...names(9))],
    wrong: [
      changed({ unsure: [{ path: 'personal.location', text: 'Laval' }] }),
      changed({ unsure: [{ path: 'experience.a.company', text: 'Roy' }] }),
      changed({ unsure: names(20).map((text) => ({ path: 'skills.0', text })) }),
    ],
  },
  'readability.reach': {
    right: [
      asIs,
      (cv) => ({
        ...cv,
        other: [
          {
            kind: 'references',
            title: 'Références',
            entries: ['J. Roy, 514 555-0101'],
            path: 'other.r',
          },
        ],
      }),
      section('Projets', 'Budget de 514 555 $'),
    ],
    wrong: [
      section('Divers', 'nadia@example.org'),
      section('Divers', 'Cellulaire : 514 555-0142'),
      role(0, { company: 'Roy (450) 555-0111' }),
    ],
  },
  'contact.name': {
    right: [asIs, personal({ fullName: 'Suharto' }), personal({ fullName: '王伟' })],
    wrong: [
      personal({ fullName: '' }),
      personal({ fullName: 'N' }),
      personal({ fullName: 'nadia@example.org' }),
    ],
  },
  'contact.email': {
    right: [
      asIs,
      personal({ email: 'a.b+c@mail.example.ca' }),
      personal({ email: 'élodie@exemple.québec' }),
    ],
    wrong: [
      personal({ email: '' }),
      personal({ email: 'nadia@' }),
      personal({ email: 'nadia example.org' }),
    ],
  },
  'contact.phone': {
    right: [
      asIs,
      personal({ phone: '+33 1 55 55 01 42' }),
      personal({ phone: '(514) 555-0142, poste 12' }),
    ],
    wrong: [
      personal({ phone: '' }),
      personal({ phone: 'sur demande' }),
      personal({ phone: '555' }),
    ],
  },
  'contact.location': {
    right: [asIs, personal({ location: 'Toronto, ON' }), personal({ location: 'Tunis, Tunisie' })],
    wrong: [
      personal({ location: '' }),
      personal({ location: 'Canada' }),
      personal({ location: 'Ailleurs' }),
    ],
  },
  'contact.linkedin': {
    right: [
      asIs,
      personal({ linkedin: 'https://www.linkedin.com/in/nadia/' }),
      personal({ linkedin: 'ca.linkedin.com/in/nadia-b' }),
    ],
    wrong: [
      personal({ linkedin: '' }),
      personal({ linkedin: 'example.org/nadia' }),
      personal({ linkedin: 'Nadia B' }),
    ],
  },
  'experience.titles': {
    right: [
      asIs,
      role(0, { jobTitle: 'CTO' }),
      changed({ experience: [], education: [student()] }),
    ],
    wrong: [role(0, { jobTitle: '' }), role(1, { jobTitle: ' ' }), changed({ experience: [] })],
  },
  'experience.companies': {
    right: [asIs, role(0, { company: 'K' }), role(1, { company: 'Travailleuse autonome' })],
    wrong: [role(0, { company: '' }), role(1, { company: '' }), changed({ experience: [] })],
  },
  'experience.dates': {
    right: [asIs, role(1, { startDate: '2015-01' }), role(0, { startDate: '2026-11' })],
    wrong: [
      role(0, { startDate: '' }),
      role(1, { startDate: '2016' }),
      role(1, { endDate: '13/2021' }),
      role(0, { endDate: '' }),
    ],
  },
  'experience.order': {
    right: [asIs, role(1, { endDate: '2021' }), role(1, { endDate: 'jadis' })],
    wrong: [
      (cv) => ({ ...cv, experience: cv.experience.toReversed() }),
      role(0, { endDate: '2020-01', startDate: '2019-01' }),
      role(1, { endDate: 'present', startDate: '2021-05' }),
    ],
  },
  'experience.periods': {
    right: [
      asIs,
      role(1, { endDate: '2021-06' }),
      role(1, { endDate: '2024-01', jobTitle: 'Chargée de cours (temps partiel)' }),
    ],
    wrong: [
      role(1, { startDate: '2022-01' }),
      role(0, { startDate: '2027-03' }),
      role(1, { endDate: '2023-02' }),
    ],
  },
  'achievements.figures': {
    right: [
      asIs,
      lines('Formé douze employés aux règles de sécurité du chantier'),
      lines('Vendu pour 2 M$ de matériel à des hôpitaux publics'),
    ],
    wrong: [
      lines('Dirigé la réfection des conduites d’eau de toute la ville'),
      lines('Obtenu en 2019 la certification ISO 9001 du laboratoire central'),
      lines(),
    ],
  },
  'achievements.verbs': {
    right: [
      asIs,
      lines('Former douze employés aux règles de sécurité du chantier'),
      lines('J’ai négocié huit contrats de service avec des fournisseurs'),
    ],
    wrong: [
      lines('Responsable de la gestion des stocks de trois entrepôts'),
      lines('Gestion des stocks de trois entrepôts de la région'),
      lines('Bonne ambiance avec les douze collègues de mon équipe'),
    ],
  },
  'achievements.length': {
    right: [
      asIs,
      lines('Formé douze employés aux règles de sécurité du chantier'),
      lines('Réduit de 18 % les délais en normalisant 40 plans types'),
    ],
    wrong: [
      lines('Vendu 12 autos'),
      lines('Géré deux stocks'),
      lines(Array.from({ length: 60 }, () => 'mot').join(' ')),
    ],
  },
  'skills.count': {
    right: [asIs, skills(...names(10)), skills(...names(12))],
    wrong: [skills(), skills(...names(4)), skills(...names(20))],
  },
  'skills.repeats': {
    right: [asIs, skills('C', 'C++', 'C#'), skills()],
    wrong: [skills('Excel', 'MS Excel'), skills('Node.js', 'NodeJS'), skills('SQL', 'sql')],
  },
  'languages.levels': {
    right: [
      asIs,
      languages(['Français', 'native']),
      languages(['Arabe', 'basic'], ['Anglais', 'advanced']),
    ],
    wrong: [
      languages(),
      languages(['Français', '']),
      languages(['Français', 'native'], ['Anglais', '']),
    ],
  },
  'summary.length': {
    right: [
      asIs,
      personal({ summary: 'Soudeuse. Dix ans. Trois pays.' }),
      personal({ summary: 'Soudeuse. Dix ans. Trois pays. Deux langues. Permis.' }),
    ],
    wrong: [
      personal({ summary: '' }),
      personal({ summary: 'Soudeuse de métier.' }),
      personal({ summary: 'Un. Deux. Trois. Quatre. Cinq. Six. Sept.'.replaceAll('.', ' mots.') }),
    ],
  },
  'summary.role': {
    right: [
      asIs,
      personal({ summary: 'Électricien de bâtiment.' }),
      personal({ summary: 'Registered nurse.' }),
    ],
    wrong: [
      personal({ summary: '' }),
      personal({ summary: 'Très motivée et rigoureuse.' }),
      personal({ summary: 'I love people.' }),
    ],
  },
  'format.pages': {
    right: [asIs, changed({ pages: 1 }), changed({ pages: undefined })],
    wrong: [changed({ pages: 3 }), changed({ pages: 4 }), changed({ pages: 12 })],
  },
  'format.personal': {
    right: [
      asIs,
      section('Divers', 'Permis de travail ouvert'),
      section('Divers', 'Disponible dès mars'),
    ],
    wrong: [
      changed({ personalData: [{ kind: 'photo', text: '' }] }),
      section('Divers', 'Née le 14 mars 1988'),
      section('Divers', 'État civil : mariée'),
      section('Informations', 'Marital status: married'),
    ],
  },
  'format.language': {
    right: [asIs, personal({ summary: '' }), role(0, { company: 'The Bank of the West' })],
    wrong: [
      changed({ language: 'en' }),
      role(0, {
        achievements: [
          'Led the team that was in charge of all the sites of the city and of its water with the mayor',
        ],
      }),
      lines('Managed the stock of the store and the team with all of its orders for 2 years'),
    ],
  },
  'format.dates': {
    right: [
      asIs,
      changed({
        typedDates: [{ path: 'experience.a.startDate', text: '03/2021', form: 'numeric' }],
      }),
      section('Divers', 'Version 12.3.1 du logiciel'),
    ],
    wrong: [
      section('Divers', 'Attestation du 12/03/2021'),
      section('Divers', 'Obtenu le 12.03.21'),
      changed({
        typedDates: [
          { path: 'experience.a.startDate', text: '03/2021', form: 'numeric' },
          { path: 'experience.a.endDate', text: 'mai 2022', form: 'words' },
        ],
      }),
    ],
  },
  'education.degree': {
    right: [asIs, school({ degree: 'DEC' }), changed({ education: [] })],
    wrong: [school({ degree: '' }), school({ degree: ' ' }), changed({ education: [], other: [] })],
  },
  'education.institution': {
    right: [asIs, school({ institution: 'ENIT' }), changed({ education: [] })],
    wrong: [
      school({ institution: '' }),
      school({ institution: ' ' }),
      changed({ education: [], other: [] }),
    ],
  },
  'education.date': {
    right: [asIs, school({ graduationDate: '2012' }), school({ graduationDate: '2028-06' })],
    wrong: [
      school({ graduationDate: '' }),
      school({ graduationDate: 'bientôt' }),
      changed({ education: [], other: [] }),
    ],
  },
};

const resultOf = (id: AtsRuleId, cv: RatedCv): AtsRuleResult => {
  const found = rateCv(cv)
    .groups.flatMap(({ rules }) => rules)
    .find((one) => one.id === id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
};

describe.each(Object.keys(ATS_FIXES) as AtsRuleId[])('%s', (id) => {
  const { right, wrong } = EXAMPLES[id];
  test('has three examples of each kind', () => {
    expect(Math.min(right.length, wrong.length)).toBeGreaterThanOrEqual(3);
  });
  test.each(right.map((change, at) => [at, change] as const))(
    'keeps its points (%i)',
    (_at, change) => {
      const { points, of, fix, path } = resultOf(id, change(goodCv('fr')));
      expect({ points, fix, path }).toEqual({ points: of, fix: null, path: null });
    },
  );
  test.each(wrong.map((change, at) => [at, change] as const))(
    'loses points and says where (%i)',
    (_at, change) => {
      const { points, of, fix, path } = resultOf(id, change(goodCv('fr')));
      expect(points).toBeLessThan(of);
      expect(fix).toBe(ATS_FIXES[id]);
      expect(path).toMatch(/^[a-z]+(?:\.\w+)*$/);
    },
  );
});
