import { describe, expect, test } from 'vitest';
import { englishAction, englishPronoun, englishVerb } from './english.ts';
import { withBlank } from './figures.ts';
import { frenchAction, frenchPronoun, frenchVerb } from './french.ts';
import { canadianSpelling } from './spelling.ts';
import { splitLong } from './split.ts';
import { strongerVerb } from './stronger.ts';

describe('French lines about who was in charge', () => {
  test.each([
    ['Responsable de la gestion des stocks', 'Gérer les stocks'],
    ['Responsable de la gestion du budget', 'Gérer le budget'],
    ['Responsable de l’accueil de la clientèle', 'Accueillir la clientèle'],
    ['Responsable du suivi de l’avancement des travaux', 'Suivre l’avancement des travaux'],
    ['Responsable de la mise à jour des dossiers', 'Mettre à jour les dossiers'],
    ['Responsable de la mise en place d’un système de paie', 'Mettre en place un système de paie'],
    ['Responsable de la gestion d’une équipe de 8 personnes', 'Gérer une équipe de 8 personnes'],
    ['Responsable de la supervision de 12 employés', 'Superviser 12 employés'],
    ['Responsable de la gestion des stocks et des commandes', 'Gérer les stocks et les commandes'],
    [
      'Responsable de la gestion des stocks et des commandes de la ville',
      'Gestion des stocks et des commandes de la ville',
    ],
    ['Responsable de la caisse et de l’accueil', 'Gérer la caisse et l’accueil'],
    [
      'Responsable du recrutement, de la formation et de l’évaluation du personnel',
      'Recrutement, formation et évaluation du personnel',
    ],
    ['Responsable pour la gestion des stocks', 'Gérer les stocks'],
    ['J’ai été responsable de la gestion d’une équipe', 'Gérer une équipe'],
    ['Responsable de la gestion de projets', 'Gestion de projets'],
    ['Responsable de la gestion quotidienne du magasin', 'Gestion quotidienne du magasin'],
    [
      'Responsable de la gestion et de la planification des stocks',
      'Gestion et planification des stocks',
    ],
    ['Responsable d’une équipe de huit techniciens', 'Gérer une équipe de huit techniciens'],
    ['Responsable du magasin', 'Gérer le magasin'],
    ['Responsable de l’entrepôt', 'Gérer l’entrepôt'],
    ['Responsable des achats', 'Gérer les achats'],
    ['Responsable de 14 chantiers', 'Gérer 14 chantiers'],
    ['Chargée de former le personnel', 'Former le personnel'],
    [
      'Chargé de former le personnel et d’évaluer les besoins',
      'Former le personnel et évaluer les besoins',
    ],
    ['En charge de la préparation des commandes', 'Préparer les commandes'],
    ['J’étais responsable de la facturation des clients', 'Facturer les clients'],
    ['Je m’occupais de la réception des marchandises', 'Réceptionner les marchandises'],
  ])('%s → %s', (line, after) => {
    expect(frenchAction(line)).toBe(after);
  });
  test.each([
    ['Responsable'],
    ['Responsable qualité'],
    ['Chargé de cours à l’université'],
    ['Chargée de clientèle'],
    ['Responsable d’étage'],
    ['Responsable des ventes de la région et du marketing'],
    ['Responsable de la gestion'],
    ['Responsable de la gestion et de la chose publique'],
    ['Chargé de former et de distraire le public'],
    ['Dirigé la réfection de 14 km'],
  ])('%s stays, for nothing is sure there', (line) => {
    expect(frenchAction(line)).toBeUndefined();
  });
});

test.each([
  ['Assuré le suivi des dossiers', 'Suivi les dossiers'],
  ['Effectuer la mise à jour de la base de données', 'Mettre à jour la base de données'],
  ['Réalisé l’installation de 40 postes', 'Installé 40 postes'],
  ['Procédé au montage des structures', 'Monté les structures'],
  ['Faire l’entretien des équipements', 'Entretenir les équipements'],
  ['Effectué des réparations', undefined],
  ['Assuré la sécurité du site', undefined],
  ['Assuré la gestion des stocks et des commandes', 'Géré les stocks et les commandes'],
  ['Assuré la gestion des stocks de la ville et des commandes', undefined],
])('the one verb of « %s » is « %s »', (line, after) => {
  expect(frenchVerb(line)).toBe(after);
});

test.each([
  ['J’ai géré une équipe de huit personnes', 'Géré une équipe de huit personnes'],
  ["J'ai mis en place un plan", 'Mis en place un plan'],
  ['J’ai également formé le personnel', 'Formé le personnel'],
  ['J’ai été promue', undefined],
  ['J’ai dû tout refaire', undefined],
])('« %s » without its pronoun: %s', (line, after) => {
  expect(frenchPronoun(line)).toBe(after);
});

describe('English lines about who was in charge', () => {
  test.each([
    ['Responsible for managing inventory', 'Managed inventory'],
    [
      'Responsible for managing the stock, ordering the supplies and training the staff',
      'Managed the stock, ordered the supplies and trained the staff',
    ],
    ['Responsible for planning and coordinating the events', 'Planned and coordinated the events'],
    ['Was responsible for overseeing 12 sites', 'Oversaw 12 sites'],
    ['Responsible for the management of the warehouse', 'Managed the warehouse'],
    ['In charge of the night shift', 'Managed the night shift'],
    ['Responsible for a team of eight nurses', 'Managed a team of eight nurses'],
    ['Duties included preparing invoices', 'Prepared invoices'],
    ['Tasked with building a new website', 'Built a new website'],
    ['Responsible for responding to customer calls', 'Responded to customer calls'],
    [
      'Responsible for answering phones and filing documents',
      'Answered phones and filed documents',
    ],
    [
      'Responsible for the development and implementation of policies',
      'Developed and implemented policies',
    ],
    [
      'Responsible for ensuring compliance with safety rules',
      'Ensured compliance with safety rules',
    ],
  ])('%s → %s', (line, after) => {
    expect(englishAction(line)).toBe(after);
  });
  test.each([
    ['Responsible for training programs'],
    ['Responsible for building maintenance'],
    ['Responsible for sales'],
    ['Responsible for managing planning and scheduling'],
    ['Responsible for a 10% increase in sales'],
    ['Responsible for ensuring and gatekeeping'],
    ['Led a team of eight'],
  ])('%s stays, for nothing is sure there', (line) => {
    expect(englishAction(line)).toBeUndefined();
  });
});

test.each([
  ['Conducted inspections of 40 sites', 'Inspected 40 sites'],
  ['Performed maintenance on the conveyors', 'Maintained the conveyors'],
  ['Provided training to new staff', 'Trained new staff'],
  ['Conducted an analysis of sales data', 'Analyzed sales data'],
  ['Conducted interviews of candidates', undefined],
  ['Provided care to patients', undefined],
])('the one verb of "%s" is "%s"', (line, after) => {
  expect(englishVerb(line)).toBe(after);
});

test('English lines lose their pronoun before a verb of the past', () => {
  expect(englishPronoun('I led a team')).toBe('Led a team');
  expect(englishPronoun('I am a nurse')).toBeUndefined();
});

test.each([
  ['fr', 'Travaillé sur le développement d’une appli', 'Contribué au développement d’une appli'],
  ['fr', 'Travailler avec les équipes de vente', 'Collaborer avec les équipes de vente'],
  ['fr', 'Aidé à la préparation des repas', 'Contribué à la préparation des repas'],
  ['fr', 'Aidé à servir les repas', undefined],
  ['fr', 'Donné des formations aux employés', 'Formé les employés'],
  ['en', 'Worked on the design of a bridge', 'Contributed to the design of a bridge'],
  ['en', 'Worked with Excel', undefined],
  ['en', 'Worked on a farm', undefined],
  ['en', 'Helped customers at the desk', 'Assisted customers at the desk'],
  ['en', 'Helped to lead a team', undefined],
  ['en', 'Helped customers find products', undefined],
  ['en', 'Helped with inventory', undefined],
] as const)('a stronger verb that says the same (%s): %s → %s', (language, line, after) => {
  expect(strongerVerb(language)(line)).toBe(after);
});

test.each([
  [
    'fr',
    'Réduit les délais en normalisant les plans',
    'Réduit les délais de [__ %] en normalisant les plans',
  ],
  [
    'fr',
    'Dirigé une équipe dans un hôpital',
    'Dirigé une équipe de [__ personnes] dans un hôpital',
  ],
  ['fr', 'Réduit les délais de 18 %', undefined],
  ['fr', 'Dirigé une équipe de techniciens', undefined],
  ['en', 'Reduced costs through automation.', 'Reduced costs by [__ %] through automation.'],
  ['en', 'Increased sales', 'Increased sales by [__ %]'],
  ['en', 'Increased sales by calling clients', undefined],
] as const)('a blank for the number (%s): %s → %s', (language, line, after) => {
  expect(withBlank(language)(line)).toBe(after);
});

test.each([
  ['en', 'Sorted colors in the center', 'Sorted colours in the centre'],
  [
    'en',
    'Organised the laboratory and analysed data',
    'Organized the laboratory and analyzed data',
  ],
  ['en', 'Traveled with a valid driver’s license', 'Travelled with a valid driver’s licence'],
  ['en', 'Licensed practical nurse', undefined],
  ['en', 'Worked at the Center for Disease Control', undefined],
  ['en', 'Rockefeller Center, www.color.com, color@example.org', undefined],
  ['en', 'Advised and supervised', undefined],
  [
    'fr',
    'Répondu aux e-mails et à l’e-mail du directeur',
    'Répondu aux courriels et au courriel du directeur',
  ],
  ['fr', 'Envoi d’e-mails par mail', 'Envoi de courriels par courriel'],
  [
    'fr',
    'Travaillé le week-end et les week-ends',
    'Travaillé la fin de semaine et les fins de semaine',
  ],
  ['fr', 'Travaillé le week-end dernier', undefined],
  [
    'fr',
    'Rédaction de newsletters et de la newsletter',
    'Rédaction d’infolettres et de l’infolettre',
  ],
  [
    'fr',
    'Stratégies digitales et empreinte digitale',
    'Stratégies numériques et empreinte digitale',
  ],
  ['fr', 'Campagne avec Outlook Email', undefined],
] as const)('Canadian spelling (%s): %s → %s', (language, line, after) => {
  expect(canadianSpelling(language)(line)).toBe(after);
});

test('a long line is cut where its second idea begins', () => {
  const long =
    'Dirigé la réfection de quatorze kilomètres de conduites d’eau dans trois quartiers de la ville avec une équipe de six techniciens et formé les nouveaux employés aux règles de sécurité du chantier et du bureau';
  expect(splitLong('fr')(long)?.split('\n')).toEqual([
    'Dirigé la réfection de quatorze kilomètres de conduites d’eau dans trois quartiers de la ville avec une équipe de six techniciens',
    'Formé les nouveaux employés aux règles de sécurité du chantier et du bureau',
  ]);
  expect(splitLong('fr')('Dirigé un chantier et formé des employés')).toBeUndefined();
});
