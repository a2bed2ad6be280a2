import { useLingui } from '@lingui/react/macro';
import type { Activity } from '#/domain/dashboard/activity.ts';

/** What was done, and with what; `name` is '' where there is no more to say. */
export const useActivityWords = (): ((activity: Activity) => { done: string; name: string }) => {
  const { t } = useLingui();
  const statuses = {
    applied: t`Candidature envoyée`,
    interview: t`Entrevue obtenue`,
    offer: t`Offre reçue`,
    rejected: t`Candidature refusée`,
    closed: t`Candidature fermée`,
  };
  return (activity) => {
    switch (activity.kind) {
      case 'status':
        return {
          done:
            activity.isNew && activity.status === 'applied'
              ? t`Candidature ajoutée`
              : statuses[activity.status],
          name: activity.name,
        };
      case 'email':
        return { done: t`Courriel envoyé`, name: activity.name };
      case 'cvMade':
        return { done: t`CV ajouté`, name: activity.name };
      case 'answer':
        return {
          done: t`Réponse d’entrevue enregistrée`,
          name: activity.score === undefined ? '' : t`Score : ${activity.score} sur 100`,
        };
      case 'interview':
        return { done: t`Entrevue d’essai terminée`, name: activity.jobTitle };
      case 'story':
        return { done: t`Récit écrit`, name: activity.name };
    }
  };
};
