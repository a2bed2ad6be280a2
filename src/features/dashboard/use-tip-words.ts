import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tip } from '#/domain/dashboard/tips.ts';
import { useDayWords } from '#/parts/days/use-day-words.ts';

interface TipWords {
  title: string;
  words: string;
  action: string;
}

/** What is advised, why, and what is pressed. */
export const useTipWords = (): ((tip: Tip) => TipWords) => {
  const { t } = useLingui();
  const days = useDayWords();
  return (tip) => {
    switch (tip.kind) {
      case 'prepareInterview': {
        const { on, application } = tip.event;
        const name = application.company || application.title;
        const when =
          tip.days === 0 ? t`aujourd’hui` : tip.days === 1 ? t`demain` : days.weekday(on);
        return {
          title: t`Préparer l’entrevue : ${name}`,
          words: t`C’est ${when} : répondez à une question par jour, à voix haute ou par écrit.`,
          action: t`S’exercer`,
        };
      }
      case 'resumeInterview':
        return {
          title: t`Finir l’entrevue commencée`,
          words: t`Vos réponses sont gardées : vous reprenez à la question où vous étiez.`,
          action: t`Reprendre`,
        };
      case 'answerOffer':
        return {
          title: plural(tip.count, { one: '# offre à étudier', other: '# offres à étudier' }),
          words: t`Relisez le salaire, les heures et la date de réponse avant de dire oui.`,
          action: t`Voir les offres`,
        };
      case 'undatedApplications':
        return {
          title: plural(tip.count, {
            one: '# candidature sans prochaine date',
            other: '# candidatures sans prochaine date',
          }),
          words: t`Une date de relance, même lointaine, évite d’oublier une candidature.`,
          action: t`Choisir une date`,
        };
      case 'firstCv':
        return {
          title: t`Mettre votre CV au format canadien`,
          words: t`C’est la première des huit semaines. Votre fichier reste sur cet appareil.`,
          action: t`Convertir mon CV`,
        };
      case 'fillProfile':
        return {
          title: t`Remplir votre profil à partir de votre CV`,
          words: t`Vous choisissez chaque information reprise. Elle sert ensuite partout.`,
          action: t`Remplir mon profil`,
        };
      case 'addResults':
        return {
          title: plural(tip.lacking, {
            one: 'Ajouter # résultat chiffré à votre CV',
            other: 'Ajouter # résultats chiffrés à votre CV',
          }),
          words: t`Un nombre, un délai ou une économie rend une réalisation facile à croire.`,
          action: t`Ouvrir mon CV`,
        };
      case 'firstApplication':
        return {
          title: t`Ajouter votre première candidature`,
          words: t`Jalon garde l’offre et prévoit la date de relance.`,
          action: t`Ajouter une candidature`,
        };
      case 'firstAnswer':
        return {
          title: t`Répondre à une première question d’entrevue`,
          words: t`Deux minutes suffisent, à voix haute ou par écrit.`,
          action: t`Choisir une question`,
        };
      case 'writeStories':
        return {
          title: t`Écrire un récit de plus`,
          words: plural(tip.count, {
            0: 'Un récit répond à plusieurs questions. Vous n’en avez pas encore.',
            one: 'Un récit répond à plusieurs questions. Vous en avez #.',
            other: 'Un récit répond à plusieurs questions. Vous en avez #.',
          }),
          action: t`Écrire un récit`,
        };
    }
  };
};
