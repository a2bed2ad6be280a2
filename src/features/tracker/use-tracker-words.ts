import { useLingui } from '@lingui/react/macro';
import type {
  ApplicationStatus,
  EndReason,
  SalaryPeriod,
  Source,
  Workplace,
} from '#/domain/tracker/application.ts';
import type { ReminderType } from '#/domain/tracker/reminder.ts';

/** How the tracker's own values are called on every screen. */
export const useTrackerWords = () => {
  const { t } = useLingui();
  const status: Record<ApplicationStatus, string> = {
    applied: t`Envoyée`,
    interview: t`Entrevue`,
    offer: t`Offre`,
    rejected: t`Refusée`,
    closed: t`Close`,
  };
  const source: Record<Source, string> = {
    'job-bank': t`Guichet-Emplois`,
    indeed: t`Indeed`,
    linkedin: t`LinkedIn`,
    'employer-site': t`Site de l’employeur`,
    agency: t`Agence`,
    person: t`Une personne que je connais`,
    fair: t`Salon de l’emploi`,
    counsellor: t`Conseillère ou conseiller`,
    other: t`Autre`,
  };
  const endReason: Record<EndReason, string> = {
    accepted: t`J’ai accepté l’offre`,
    'offer-declined': t`J’ai refusé l’offre`,
    withdrew: t`J’ai retiré ma candidature`,
    'no-answer': t`Aucune réponse`,
    'not-chosen': t`Une autre personne a été choisie`,
    'position-cancelled': t`Poste annulé`,
    credentials: t`Diplôme ou permis d’exercice`,
    language: t`Langue`,
    'status-in-canada': t`Statut au Canada`,
    other: t`Autre raison`,
  };
  const workplace: Record<Workplace, string> = {
    'on-site': t`Sur place`,
    hybrid: t`Hybride`,
    remote: t`À distance`,
  };
  const period: Record<SalaryPeriod, string> = {
    hour: t`l’heure`,
    week: t`la semaine`,
    year: t`l’année`,
  };
  const reminder: Record<ReminderType, string> = {
    'follow-up': t`Relance`,
    'thank-you': t`Remerciement`,
    'offer-response': t`Réponse à l’offre`,
  };
  return { status, source, endReason, workplace, period, reminder };
};
