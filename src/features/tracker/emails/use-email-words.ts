import { useLingui } from '@lingui/react/macro';
import type { EmailVariable } from '#/domain/tracker/emails/fill-email.ts';
import { EMAIL_CATEGORIES, type EmailCategory } from '#/domain/tracker/emails/ready-emails.ts';

/** How categories and variables are called. */
export const useEmailWords = () => {
  const { t } = useLingui();
  const categories: Record<EmailCategory, string> = {
    application: t`Postuler`,
    'follow-up': t`Relancer`,
    'thank-you': t`Remercier`,
    interview: t`Organiser une entrevue`,
    offer: t`Répondre à une offre`,
    closing: t`Terminer`,
    network: t`Rencontrer des gens du métier`,
  };
  const variables: Record<EmailVariable, string> = {
    recruiter_name: t`Nom de la personne`,
    position: t`Poste`,
    company_name: t`Entreprise`,
    application_date: t`Date d’envoi`,
    your_name: t`Votre nom`,
  };
  return {
    categories: EMAIL_CATEGORIES.map((value) => ({ value, label: categories[value] })),
    /** One that a later version made is shown as it is. */
    categoryName: (category: string): string =>
      EMAIL_CATEGORIES.some((known) => known === category)
        ? categories[category as EmailCategory]
        : category,
    variables,
  };
};
