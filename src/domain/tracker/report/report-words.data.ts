/** The words printed in the list of applications that a person gives to a counsellor. */
import type { ApplicationStatus, EndReason, SalaryPeriod, Source } from '../application.ts';
import type { Redaction } from './redactions.ts';

interface ReportWords {
  title: string;
  asOf: (day: string) => string;
  count: (applications: number) => string;
  /** After those that an employer answered, in the order of a search. */
  summary: (counts: { answered: number; interviews: number; offers: number }) => string;
  summaryTitle: string;
  leftOut: string;
  parts: Record<Redaction, string>;
  hidden: string;
  hiddenCompany: string;
  untitled: string;
  /** Of a section. */
  statuses: Record<ApplicationStatus, string>;
  sources: Record<Source, string>;
  endReasons: Record<EndReason, string>;
  periods: Record<SalaryPeriod, string>;
  source: string;
  salary: string;
  upTo: (amount: string) => string;
  range: (from: string, to: string) => string;
  contact: string;
  interview: string;
  deadline: string;
  end: string;
  notes: string;
  nothing: string;
}

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const REPORT_WORDS: Record<'fr' | 'en', ReportWords> = {
  fr: {
    title: 'Mes candidatures',
    asOf: (day) => `En date du ${day}`,
    count: (applications) => `${applications} ${applications < 2 ? 'candidature' : 'candidatures'}`,
    summary: ({ answered, interviews, offers }) =>
      `Réponses reçues : ${answered}. Entrevues : ${interviews}. Offres : ${offers}.`,
    summaryTitle: 'En bref',
    leftOut: 'Retiré de ce document',
    parts: {
      companies: 'noms des entreprises',
      salaries: 'salaires',
      contacts: 'personnes-ressources',
      notes: 'notes',
    },
    hidden: '[retiré]',
    hiddenCompany: 'Entreprise non nommée',
    untitled: 'Poste non précisé',
    statuses: {
      interview: 'Entrevues',
      offer: 'Offres',
      applied: 'Envoyées',
      rejected: 'Refusées',
      closed: 'Closes',
    },
    sources: {
      'job-bank': 'Guichet-Emplois',
      indeed: 'Indeed',
      linkedin: 'LinkedIn',
      'employer-site': 'site de l’employeur',
      agency: 'agence',
      person: 'une personne que je connais',
      fair: 'salon de l’emploi',
      counsellor: 'conseillère ou conseiller',
      other: 'autre',
    },
    endReasons: {
      accepted: 'offre acceptée',
      'offer-declined': 'offre refusée',
      withdrew: 'candidature retirée',
      'no-answer': 'aucune réponse',
      'not-chosen': 'une autre personne a été choisie',
      'position-cancelled': 'poste annulé',
      credentials: 'diplôme ou permis d’exercice',
      language: 'langue',
      'status-in-canada': 'statut au Canada',
      other: 'autre raison',
    },
    periods: { hour: 'l’heure', week: 'la semaine', year: 'l’année' },
    source: 'Trouvée par',
    salary: 'Salaire',
    upTo: (amount) => `jusqu’à ${amount}`,
    range: (from, to) => `de ${from} à ${to}`,
    contact: 'Personne-ressource',
    interview: 'Entrevue',
    deadline: 'Date limite',
    end: 'Fin',
    notes: 'Notes',
    nothing: 'Aucune candidature.',
  },
  en: {
    title: 'My job applications',
    asOf: (day) => `As of ${day}`,
    count: (applications) => plural(applications, 'application', 'applications'),
    summary: ({ answered, interviews, offers }) =>
      `Answers received: ${answered}. Interviews: ${interviews}. Offers: ${offers}.`,
    summaryTitle: 'In short',
    leftOut: 'Left out of this document',
    parts: {
      companies: 'company names',
      salaries: 'salaries',
      contacts: 'contacts',
      notes: 'notes',
    },
    hidden: '[left out]',
    hiddenCompany: 'Company not named',
    untitled: 'Position not given',
    statuses: {
      interview: 'Interviews',
      offer: 'Offers',
      applied: 'Applied',
      rejected: 'Rejected',
      closed: 'Closed',
    },
    sources: {
      'job-bank': 'Job Bank',
      indeed: 'Indeed',
      linkedin: 'LinkedIn',
      'employer-site': 'employer’s site',
      agency: 'agency',
      person: 'a person I know',
      fair: 'job fair',
      counsellor: 'counsellor',
      other: 'other',
    },
    endReasons: {
      accepted: 'offer accepted',
      'offer-declined': 'offer declined',
      withdrew: 'application withdrawn',
      'no-answer': 'no answer',
      'not-chosen': 'another person was chosen',
      'position-cancelled': 'position cancelled',
      credentials: 'diploma or licence to practise',
      language: 'language',
      'status-in-canada': 'status in Canada',
      other: 'other reason',
    },
    periods: { hour: 'an hour', week: 'a week', year: 'a year' },
    source: 'Found through',
    salary: 'Salary',
    upTo: (amount) => `up to ${amount}`,
    range: (from, to) => `${from} to ${to}`,
    contact: 'Contact',
    interview: 'Interview',
    deadline: 'Deadline',
    end: 'End',
    notes: 'Notes',
    nothing: 'No applications.',
  },
};
