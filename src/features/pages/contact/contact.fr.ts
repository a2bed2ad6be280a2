import type { SiteFacts } from '../prose/site-facts.ts';
import type { ContactText } from './contact-text.ts';

export const text = ({ supportEmail }: SiteFacts): ContactText => ({
  title: 'Contact',
  lead: 'Une question, un problème, un organisme à équiper : écrivez-nous, en français ou en anglais.',
  address: {
    title: 'Notre adresse',
    email: supportEmail,
    copy: 'Copier l’adresse',
    copied: 'Copié dans le presse-papiers',
    notCopied: 'Impossible de copier le texte. Sélectionnez l’adresse et copiez-la.',
  },
  topics: {
    title: 'Quel est votre sujet?',
    lead: 'Chaque bouton ouvre votre messagerie avec un message commencé. Vous le complétez, puis vous l’envoyez. Si rien ne s’ouvre, copiez l’adresse ci-dessus.',
    items: [
      {
        id: 'aide',
        title: 'Une question ou un problème',
        words: 'Un CV mal lu, un fichier qui ne s’ouvre pas, un mot qui n’est pas clair.',
        action: 'Demander de l’aide',
        subject: 'Aide avec Jalon',
        body: 'Bonjour,\n\nCe que je voulais faire :\n\nCe qui s’est passé :\n\nMon appareil et mon navigateur :\n\n',
      },
      {
        id: 'groupe',
        title: 'Organismes et employeurs',
        words: 'Tarif de groupe, atelier, démonstration.',
        action: 'Demander un tarif de groupe',
        subject: 'Tarif de groupe',
        body: 'Bonjour,\n\nNotre organisation :\n\nNombre de personnes à accompagner :\n\nPour combien de temps :\n\nCe dont nous avons besoin :\n\n',
      },
      {
        id: 'renseignements',
        title: 'Vos renseignements personnels',
        words:
          'Savoir ce que nous détenons, le faire corriger ou effacer. Réponse dans les 30 jours.',
        action: 'Exercer un droit',
        subject: 'Renseignements personnels',
        body: 'Bonjour,\n\nMa demande (accès, correction, effacement, autre) :\n\nPour me répondre :\n\n',
      },
      {
        id: 'premium',
        title: 'L’ouverture de Premium',
        words: 'Un seul courriel, le jour où le forfait Premium ouvrira.',
        action: 'Me faire prévenir',
        subject: 'Prévenez-moi de l’ouverture de Premium',
        body: 'Bonjour,\n\nVeuillez m’écrire une fois, à cette adresse, quand Premium ouvrira.\n\n',
      },
    ],
  },
  before: {
    title: 'Avant d’envoyer',
    blocks: [
      {
        list: [
          'N’écrivez jamais votre numéro d’assurance sociale, de passeport ou de carte de crédit.',
          'Ne joignez votre CV que si le problème vient de lui, et retirez-en ce qui est personnel.',
          'Votre question a peut-être déjà sa réponse dans la [foire aux questions](/faq).',
          'Nous ne pouvons ni récupérer un CV effacé, ni conseiller sur une demande d’immigration.',
        ],
      },
      'Nous utilisons votre message pour vous répondre, et rien d’autre : voyez la [politique de confidentialité](/privacy-policy#ce-que-le-serveur-voit).',
    ],
  },
});
