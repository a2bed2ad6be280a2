/** What columns and statuses are called in tables that people keep, folded. */
import type { ApplicationStatus } from '../application.ts';
import type { Column } from './application-table.ts';

const namesOf = <Name extends string>(lists: Partial<Record<Name, string>>): Map<string, Name> =>
  new Map(
    (Object.entries(lists) as [Name, string][]).flatMap(([name, list]) =>
      list.split('|').map((word) => [word, name] as const),
    ),
  );

export const COLUMN_NAMES: ReadonlyMap<string, Column> = namesOf<Column>({
  title:
    'title|job title|position|role|job|titre|titre du poste|titre de l emploi|poste|emploi|fonction',
  company:
    'company|employer|company name|organization|organisation|entreprise|employeur|compagnie|societe|nom de l entreprise',
  location: 'location|city|place|lieu|ville|endroit|emplacement|lieu de travail',
  status: 'status|stage|state|statut|etat|etape|stade',
  dateApplied:
    'date applied|applied|applied on|application date|date of application|date|date de candidature|postule le|date d envoi|candidature envoyee le|date de postulation',
  deadline: 'deadline|closing date|due date|date limite|echeance|date de cloture|date de fermeture',
  interviewAt:
    'interview at|interview|interview date|date of interview|entrevue|date d entrevue|entretien|date d entretien',
  url: 'url|link|job link|posting|job url|lien|lien de l offre|adresse|site|offre',
  recruiter:
    'recruiter|contact|contact name|hiring manager|recruteur|recruteuse|personne ressource|personne contact',
  notes: 'notes|note|comments|comment|remarks|remarques|commentaires|commentaire|details',
});

export const STATUS_NAMES: ReadonlyMap<string, ApplicationStatus> = namesOf<ApplicationStatus>({
  applied: 'applied|sent|submitted|waiting|pending|postule|postulee|envoye|envoyee|en attente',
  interview:
    'interview|interviewing|phone screen|screening|entrevue|entretien|en entrevue|entrevue prevue',
  offer: 'offer|offered|offer received|accepted|hired|offre|offre recue|embauche|embauchee',
  rejected: 'rejected|declined|refused|refuse|refusee|rejete|rejetee|non retenu|non retenue|refus',
  closed: 'closed|withdrawn|withdrew|cancelled|archived|ferme|fermee|clos|retire|retiree|annule',
});
