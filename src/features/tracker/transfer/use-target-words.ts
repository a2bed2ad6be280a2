import { useLingui } from '@lingui/react/macro';
import type { Target } from '#/domain/tracker/csv/application-table.ts';

/** What a column of a table is called. */
export const useTargetWords = (): Record<Target, string> => {
  const { t } = useLingui();
  return {
    id: t`Numéro de Jalon`,
    title: t`Titre du poste`,
    company: t`Entreprise`,
    location: t`Lieu`,
    province: t`Province`,
    workplace: t`Sur place ou à distance`,
    language: t`Langue de l’offre`,
    status: t`Statut`,
    dateApplied: t`Date d’envoi`,
    deadline: t`Date limite`,
    interviewAt: t`Date et heure de l’entrevue`,
    url: t`Lien vers l’offre`,
    salary: t`Salaire`,
    salaryMin: t`Salaire minimum`,
    salaryMax: t`Salaire maximum`,
    salaryPeriod: t`Salaire par heure, semaine ou année`,
    recruiter: t`Personne-ressource`,
    recruiterEmail: t`Courriel de la personne-ressource`,
    source: t`Source`,
    cv: t`CV envoyé`,
    cvVersion: t`Version du CV envoyé`,
    endReason: t`Raison de la fin`,
    notes: t`Notes`,
    statusEvents: t`Historique des statuts`,
    sentEmails: t`Courriels envoyés`,
    extra: t`Ajouter aux notes`,
  };
};
