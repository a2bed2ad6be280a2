/** What columns and their values are called in tables that people and other trackers keep, as `plainWords` leaves them. */
import type { Application, ApplicationFields, ApplicationStatus } from '../application.ts';
import type { Target } from './application-table.ts';

const namesOf = <Name extends string>(lists: Partial<Record<Name, string>>): Map<string, Name> =>
  new Map(
    (Object.entries(lists) as [Name, string][]).flatMap(([name, list]) =>
      list.split('|').map((word) => [word, name] as const),
    ),
  );

export const COLUMN_NAMES: ReadonlyMap<string, Target> = namesOf<Target>({
  title:
    'title|job title|position|position title|job position|role|role title|job|job name|titre|titre du poste|titre de l emploi|intitule du poste|poste|emploi|fonction',
  company:
    'company|employer|employer name|company name|organization|organisation|entreprise|employeur|compagnie|societe|nom de l entreprise|nom de l employeur|organisme',
  location:
    'location|job location|city|place|lieu|ville|endroit|emplacement|lieu de travail|localisation',
  province: 'province|region|province ou territoire|province territory',
  workplace:
    'workplace|work type|work model|work arrangement|remote|teletravail|mode de travail|modalite de travail',
  language: 'language|langue|langue de l offre',
  status:
    'status|application status|stage|state|list|list name|statut|statut de la candidature|etat|etape|stade',
  dateApplied:
    'date applied|applied|applied on|applied at|applied date|application date|date of application|date submitted|submitted on|date sent|date|date de candidature|date de la candidature|postule le|date d envoi|envoyee le|candidature envoyee le|date de postulation|date du depot',
  deadline:
    'deadline|application deadline|closing date|due date|apply by|date limite|echeance|date de cloture|date de fermeture|date limite pour postuler',
  interviewAt:
    'interview at|interview|interview date|date of interview|interview on|entrevue|date d entrevue|date de l entrevue|entretien|date d entretien',
  url: 'url|link|job link|job posting|posting|posting url|job url|job post url|listing url|lien|lien de l offre|lien vers l offre|adresse|site|offre|offre d emploi',
  salary:
    'salary|salary range|pay|compensation|wage|salaire|salaire offert|echelle salariale|fourchette salariale|remuneration',
  salaryMin: 'minimum salary|min salary|salary minimum|salaire minimum|salaire min',
  salaryMax: 'maximum salary|max salary|salary maximum|salaire maximum|salaire max',
  salaryPeriod: 'pay period|salary type|salary period|periode de paie|salaire par',
  recruiter:
    'recruiter|recruiter name|contact|contact name|contact person|hiring manager|recruteur|recruteuse|personne ressource|personne contact|nom du contact|nom du recruteur',
  recruiterEmail:
    'recruiter email|contact email|email|e mail|courriel|courriel du contact|courriel du recruteur',
  source:
    'source|job source|found on|found via|channel|platform|job board|origine|provenance|plateforme|trouve sur|site d emploi',
  notes:
    'notes|note|comments|comment|remarks|remarques|commentaires|commentaire|details|suivi|notes personnelles',
});

/** In a file of LinkedIn, the address and the number are the person's own, not those of whom they wrote to. */
export const LINKEDIN_FILE: readonly string[] = [
  'application date',
  'resume name',
  'question and answers',
];
export const LINKEDIN_OWN: ReadonlySet<string> = new Set(['contact email', 'contact phone number']);

/** A job that was only put aside was not applied for. */
export type StatusChoice = ApplicationStatus | 'leave-out';

export const STATUS_NAMES: ReadonlyMap<string, StatusChoice> = namesOf<StatusChoice>({
  applied:
    'applied|sent|submitted|waiting|pending|in progress|under review|in review|followed up|postule|postulee|envoye|envoyee|en attente|en cours|soumis|soumise|relance|relancee',
  interview:
    'interview|interviews|interviewing|interview scheduled|interviewed|phone screen|phone interview|screening|second interview|final interview|assessment|entrevue|entrevues|entretien|en entrevue|entrevue prevue|entrevue telephonique|2e entrevue',
  offer:
    'offer|offers|offered|offer received|negotiating|negotiation|accepted|offer accepted|hired|offre|offre recue|offre acceptee|acceptee|embauche|embauchee',
  rejected:
    'rejected|declined|refused|not selected|unsuccessful|turned down|no longer considered|refuse|refusee|rejete|rejetee|non retenu|non retenue|refus|pas retenu|pas retenue',
  closed:
    'closed|withdrawn|withdrew|i withdrew|cancelled|canceled|archived|expired|no response|no reply|ghosted|ferme|fermee|clos|close|retire|retiree|annule|annulee|archive|archivee|sans reponse|aucune reponse|abandonne|abandonnee|expire|expiree',
  'leave-out':
    'wishlist|saved|bookmarked|interested|to apply|not applied|not yet applied|applying|draft|a postuler|souhait|souhaits|enregistre|enregistree|sauvegarde|sauvegardee|interesse|interessee|brouillon|a faire',
});

/** The status that tells why it ended. */
export const END_REASON_NAMES: ReadonlyMap<string, Application['endReason']> = namesOf<
  Exclude<Application['endReason'], ''>
>({
  withdrew: 'withdrawn|withdrew|i withdrew|retire|retiree|abandonne|abandonnee',
  'no-answer': 'no response|no reply|ghosted|sans reponse|aucune reponse',
  'not-chosen': 'not selected|non retenu|non retenue|pas retenu|pas retenue',
});

export const CHOICE_NAMES: Readonly<
  Partial<Record<keyof ApplicationFields, ReadonlyMap<string, string>>>
> = {
  workplace: namesOf({
    'on-site':
      'on site|onsite|in person|in office|office|sur place|presentiel|en presentiel|non|no',
    hybrid: 'hybrid|hybride|mixte',
    remote: 'remote|fully remote|work from home|teletravail|a distance|oui|yes',
  }),
  language: namesOf({ fr: 'fr|french|francais|fre|fra', en: 'en|english|anglais|eng' }),
  salaryPeriod: namesOf({
    hour: 'hour|hourly|per hour|h|hr|heure|horaire|par heure|de l heure',
    week: 'week|weekly|per week|semaine|par semaine|hebdomadaire',
    year: 'year|yearly|annual|annually|per year|yr|an|annee|annuel|par an|par annee',
  }),
  source: namesOf({
    'job-bank': 'job bank|jobbank|guichet emplois|guichet emploi|jobbank gc ca|quebec emploi',
    indeed: 'indeed|indeed ca|indeed com',
    linkedin: 'linkedin|linkedin com|linked in',
    'employer-site':
      'employer site|employer website|company website|company site|careers page|website|site de l employeur|site de l entreprise|site web',
    agency: 'agency|staffing agency|recruiter|recruitment agency|agence|agence de placement',
    person:
      'person|referral|referred|network|networking|friend|reference|reseau|recommandation|ami|amie',
    fair: 'fair|job fair|career fair|salon|salon de l emploi|foire de l emploi',
    counsellor: 'counsellor|counselor|employment counsellor|conseiller|conseillere',
    other: 'other|autre',
  }),
};
