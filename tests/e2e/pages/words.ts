/** The words a journey looks for, as people read them. */
export const WORDS = {
  fr: {
    chooseFile: 'Choisir un fichier',
    paste: 'Coller le texte',
    blank: 'Commencer avec un CV vide',
    readyOffline: /Prêt hors ligne/,
    fullName: 'Nom complet',
    email: 'Courriel',
    summary: 'Profil professionnel',
    next: 'Continuer',
    tabs: {
      personal: 'Identité',
      experience: 'Expérience',
      education: 'Formation',
      skills: 'Compétences et langues',
      other: 'Autres sections',
    },
    ready: 'Votre CV est prêt',
    saved: 'Enregistré sur cet appareil',
    shell: { notFound: 'Oups! Page introuvable', home: 'Accueil', menu: 'Ouvrir le menu' },
  },
  en: {
    chooseFile: 'Choose a file',
    paste: 'Paste the text',
    blank: 'Start with an empty résumé',
    readyOffline: /Ready offline/,
    fullName: 'Full name',
    email: 'Email',
    summary: 'Professional summary',
    next: 'Continue',
    tabs: {
      personal: 'Identity',
      experience: 'Experience',
      education: 'Education',
      skills: 'Skills and languages',
      other: 'Other sections',
    },
    ready: 'Your résumé is ready',
    saved: 'Saved on this device',
    shell: { notFound: 'Oops! Page not found', home: 'Home', menu: 'Open the menu' },
  },
} as const;

export type Language = keyof typeof WORDS;
