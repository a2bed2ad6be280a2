import type { HowItWorksText } from './how-it-works-text.ts';

export const text = (): HowItWorksText => ({
  title: 'De votre CV à votre premier jour de travail',
  lead: 'Trois étapes, huit semaines environ, à votre rythme. Chaque étape reprend le travail de la précédente.',
  later: 'Outil en préparation',
  steps: {
    title: 'Trois étapes',
    items: [
      {
        title: 'Mettez votre parcours au format d’ici',
        words:
          'Ouvrez votre CV tel qu’il est. Jalon le range en deux pages, retire ce qui n’est pas attendu et vous dit pourquoi. Vous relisez, vous complétez, vous téléchargez.',
      },
      {
        title: 'Faites-vous voir et postulez',
        words:
          'Le même parcours nourrit votre profil LinkedIn. Envoyez peu de candidatures, mais choisies, et notez pour chacune la prochaine date.',
      },
      {
        title: 'Préparez vos entrevues',
        words:
          'Exercez-vous à voix haute ou par écrit, et voyez pourquoi chaque réponse a sa note. Le jour venu, arrivez de 10 à 15 minutes d’avance.',
      },
    ],
  },
  timeline: {
    title: 'Un calendrier de huit semaines',
    lead: 'Un calendrier type, pour savoir quoi faire d’abord. Ce n’est pas une promesse : selon le métier, la région et la saison, une recherche peut être plus courte ou plus longue.',
    stages: {
      cv: {
        title: 'Votre CV canadien',
        todo: [
          'Convertissez votre CV, puis réécrivez trois réalisations avec un résultat : un nombre, un délai, une économie.',
          'Préparez une version par langue si vous visez des postes bilingues.',
          'Repérez les mots de cinq offres qui vous intéressent.',
        ],
        mark: 'Un CV de deux pages que vous pouvez envoyer ce soir.',
      },
      linkedin: {
        title: 'Votre profil LinkedIn et votre réseau',
        todo: [
          'Accordez le profil au CV : même titre, mêmes dates, même ville.',
          'Écrivez un titre qui nomme votre métier, pas votre recherche d’emploi.',
          'Demandez deux rencontres d’information à des personnes de votre domaine.',
        ],
        mark: 'Un profil complet, et deux conversations prévues.',
      },
      applications: {
        title: 'Vos candidatures',
        todo: [
          'Visez quelques candidatures adaptées par semaine plutôt que des dizaines d’envois identiques.',
          'Notez la version du CV envoyée et la date de relance : une à deux semaines plus tard.',
          'Gardez une copie de chaque offre, car elle disparaît souvent de l’écran.',
        ],
        mark: 'Chaque candidature a une prochaine date.',
      },
      interviews: {
        title: 'Vos entrevues',
        todo: [
          'Préparez une dizaine d’histoires : la situation, la tâche, votre action, le résultat.',
          'Exercez-vous à voix haute, une minute ou deux par réponse.',
          'Remerciez dans les 24 heures, puis attendez la date annoncée avant de relancer.',
        ],
        mark: 'Vous répondez sans lire, et vous avez deux questions à poser.',
      },
    },
  },
  start: {
    title: 'Commencez par la semaine 1',
    words: 'La conversion du CV est gratuite, sans compte, et prend environ 5 minutes.',
    action: 'Convertir mon CV gratuitement',
  },
});
