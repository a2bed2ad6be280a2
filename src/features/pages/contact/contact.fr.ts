import type { SiteFacts } from '../prose/site-facts.ts';
import type { ContactText } from './contact-text.ts';

export const text = ({ supportEmail, law }: SiteFacts): ContactText => ({
  title: 'Contact',
  lead: 'Une question, un problème, un organisme à équiper : écrivez-nous, en français ou en anglais.',
  form: {
    title: 'Votre message',
    topic: 'Sujet',
    name: 'Nom',
    email: 'Courriel',
    emailHint: 'Pour vous répondre, et rien d’autre.',
    message: 'Message',
    messageHint: 'N’y mettez aucun numéro d’assurance sociale, de passeport ou de carte.',
    website: 'Laissez ce champ vide',
    send: 'Envoyer',
    sending: 'Envoi en cours…',
    errors: {
      'name.required': `Le nom doit contenir au moins ${law.nameMin}`,
      'name.too_short': `Le nom doit contenir au moins ${law.nameMin}`,
      'name.too_long': `Ce nom est trop long : ${law.nameMax} au plus.`,
      'email.invalid':
        'Email invalide. Écrivez une adresse complète, par exemple nadia@example.com.',
      'message.required': 'Écrivez votre message.',
      'message.too_short': `Dites-en un peu plus : ${law.messageMin} au moins.`,
      'message.too_long': `Ce message est trop long : ${law.messageMax} au plus.`,
    },
    sent: {
      title: 'Message envoyé',
      words: (email) => `Une personne vous répondra à ${email}.`,
      again: 'Écrire un autre message',
    },
    queued: {
      title: 'Message gardé sur cet appareil',
      words:
        'Impossible de joindre le serveur. Votre message sera envoyé dès que la connexion Internet reviendra et que Jalon sera ouvert dans ce navigateur.',
    },
    failed: {
      title: 'Le message n’a pas été envoyé',
      words:
        'Le serveur n’a pas pu le recevoir. Rien n’est perdu : il est encore dans le formulaire. Réessayez dans un instant, ou écrivez à l’adresse ci-dessous.',
    },
    limit: {
      title: 'Trop de messages envoyés d’ici',
      words: (minutes) =>
        minutes > 1
          ? `Votre message est encore dans le formulaire. Réessayez dans ${minutes} minutes.`
          : 'Votre message est encore dans le formulaire. Réessayez dans une minute.',
    },
  },
  topics: {
    help: {
      label: 'Une question ou un problème',
      hint: 'Dites ce que vous vouliez faire, ce qui s’est passé, votre appareil et votre navigateur.',
      action: 'Demander de l’aide',
      subject: 'Aide avec Jalon',
      body: 'Bonjour,\n\nCe que je voulais faire :\n\nCe qui s’est passé :\n\nMon appareil et mon navigateur :\n\n',
    },
    priority: {
      label: 'Soutien prioritaire (Premium)',
      hint: 'Nous répondons à ces messages avant les autres questions. Dites ce que vous vouliez faire, ce qui s’est passé, votre appareil et votre navigateur.',
      action: 'Demander de l’aide',
      subject: 'Soutien prioritaire',
      body: 'Bonjour,\n\nCe que je voulais faire :\n\nCe qui s’est passé :\n\nMon appareil et mon navigateur :\n\n',
    },
    group: {
      label: 'Un tarif de groupe, un atelier',
      hint: 'Dites le nom de votre organisation, combien de personnes, pour combien de temps, et ce qu’il vous faut.',
      action: 'Demander un tarif de groupe',
      subject: 'Tarif de groupe',
      body: 'Bonjour,\n\nNotre organisation :\n\nNombre de personnes à accompagner :\n\nPour combien de temps :\n\nCe dont nous avons besoin :\n\n',
    },
    privacy: {
      label: 'Vos renseignements personnels',
      hint: `Accès, correction, effacement : dites ce que vous demandez. Réponse dans les ${law.privacyAnswer}.`,
      action: 'Exercer un droit',
      subject: 'Renseignements personnels',
      body: 'Bonjour,\n\nMa demande (accès, correction, effacement, autre) :\n\nPour me répondre :\n\n',
    },
    premium: {
      label: 'Le forfait Premium',
      hint: 'Pour recevoir un seul courriel à son ouverture, dites-le-nous ici.',
      action: 'Écrire au sujet de Premium',
      subject: 'Forfait Premium',
      body: 'Bonjour,\n\nMa question sur Premium :\n\n',
    },
    other: {
      label: 'Autre chose',
      hint: 'Presse, partenariat, remarque sur un texte.',
      action: 'Écrire un courriel',
      subject: 'Message pour Jalon',
      body: 'Bonjour,\n\n',
    },
  },
  waiting: {
    title: 'En attente d’une connexion Internet',
    words: 'Ces messages sont dans ce navigateur. Ils seront envoyés automatiquement.',
    drop: 'Ne pas envoyer',
    dropped: 'Message retiré',
  },
  address: {
    title: 'Par courriel, si vous préférez',
    words: 'Le bouton ouvre votre messagerie avec un message commencé sur le sujet choisi.',
    email: supportEmail,
    copy: 'Copier l’adresse',
    copied: 'Copié dans le presse-papiers',
    notCopied: 'Impossible de copier le texte. Sélectionnez l’adresse et copiez-la.',
  },
  before: {
    title: 'Avant d’envoyer',
    blocks: [
      {
        list: [
          'Votre question a peut-être déjà sa réponse dans la [foire aux questions](/faq).',
          'Si le problème vient de votre CV, dites ce qui ne va pas; nous vous dirons s’il faut l’envoyer, et comment.',
          'Nous ne pouvons ni récupérer un CV effacé, ni conseiller sur une demande d’immigration.',
          'Les réponses de la [foire aux questions](/faq) et des [articles](/articles) sont le soutien de la communauté : elles sont pour tous, et les questions qui reviennent y sont ajoutées, sans votre nom. Avec Premium, le sujet « Soutien prioritaire » passe avant les autres.',
        ],
      },
      'Votre message, votre nom et votre adresse servent à vous répondre, et à rien d’autre : voyez la [politique de confidentialité](/privacy-policy#ce-que-le-serveur-voit).',
    ],
  },
});
