import { useLingui } from '@lingui/react/macro';
import type { FigureId } from '#/domain/content/site/figure-choices.ts';
import type { Opening } from '#/domain/content/site/site.ts';
import type { SiteTextField } from '#/domain/content/site/site-edit.ts';

/** The names of the site's settings. */
export const useSiteWords = () => {
  const { t } = useLingui();
  const texts: Readonly<Record<SiteTextField, string>> = {
    legalName: t`Nom légal de l’exploitant`,
    address: t`Adresse postale`,
    officerName: t`Responsable de la protection des renseignements personnels`,
    officerTitle: t`Titre de cette personne`,
    officerEmail: t`Courriel de cette personne`,
    supportEmail: t`Courriel du soutien, affiché sur le site`,
    contactRecipient: t`Courriel qui reçoit les messages de la page Contact`,
    mailName: t`Nom de l’expéditeur des courriels`,
    mailAddress: t`Adresse de l’expéditeur des courriels`,
  };
  const counted: Readonly<Record<FigureId, string>> = {
    professionalsHelped: t`Professionnels aidés`,
    immigrantsHelped: t`Personnes immigrantes aidées`,
    jobOffers: t`Offres d’emploi reçues`,
    timeToEmployment: t`Jours jusqu’à l’emploi`,
    salaryIncrease: t`Hausse de salaire, en pourcentage`,
  };
  const open: Readonly<Record<Opening, string>> = {
    cvConverter: t`Convertisseur de CV`,
    linkedinBooster: t`Profil LinkedIn`,
    jobTracker: t`Suivi des candidatures`,
    training: t`Préparation aux entrevues`,
    accounts: t`Comptes`,
    premium: t`Premium`,
  };
  const figures: Readonly<Record<string, string>> = {
    ...counted,
    usageEstimate: t`Personnes en ligne, au hasard`,
  };
  return { texts, counted, figures, open };
};
