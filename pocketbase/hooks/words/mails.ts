/** The words of every mail, by kind and language. `{name}`, `{date}` and the like are filled in. */
import type { AccountLanguage } from '#/domain/access/account-rules.ts';

export type MailKind =
  | 'verify'
  | 'reset-password'
  | 'change-email'
  | 'email-changed'
  | 'password-changed'
  | 'address-taken'
  | 'sign-in-code'
  | 'sign-in-code-off'
  | 'account-made'
  | 'deletion-planned'
  | 'reminders'
  | 'week'
  | 'trial-ends'
  | 'trial-pays'
  | 'contact'
  | 'mail-test';

interface Words {
  subject: string;
  paragraphs: readonly string[];
  /** Of the button; a mail without one has no link. */
  action?: string;
}

export const GREETINGS: Readonly<Record<AccountLanguage, string>> = {
  fr: 'Bonjour {name},',
  en: 'Hello {name},',
};

export const CLOSINGS: Readonly<Record<AccountLanguage, string>> = {
  fr: 'L’équipe de Jalon',
  en: 'The Jalon team',
};

export const LINK_HINTS: Readonly<Record<AccountLanguage, string>> = {
  fr: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  en: 'If the button does not work, copy this address into your browser:',
};

/** After a label, before what it names. */
export const COLONS: Readonly<Record<AccountLanguage, string>> = { fr: ' :', en: ':' };

export const REPLY_HINTS: Readonly<Record<AccountLanguage, string>> = {
  fr: 'Une question? Répondez à ce courriel.',
  en: 'A question? Reply to this email.',
};

export const STOP_HINTS: Readonly<Record<AccountLanguage, string>> = {
  fr: 'Ne plus recevoir ces courriels',
  en: 'Stop these emails',
};

export const MAILS: Readonly<Record<MailKind, Readonly<Record<AccountLanguage, Words>>>> = {
  verify: {
    fr: {
      subject: 'Confirmez votre adresse courriel',
      paragraphs: [
        'Votre compte Jalon est prêt. Confirmez que cette adresse est bien la vôtre, pour pouvoir choisir un nouveau mot de passe si vous oubliez le vôtre.',
        'Le lien est valable pendant {validity}.',
        'Si vous n’avez pas créé de compte, ignorez ce message.',
      ],
      action: 'Confirmer mon adresse',
    },
    en: {
      subject: 'Confirm your email address',
      paragraphs: [
        'Your Jalon account is ready. Confirm that this address is yours, so that you can choose a new password if you forget yours.',
        'The link works for {validity}.',
        'If you did not create an account, ignore this message.',
      ],
      action: 'Confirm my address',
    },
  },
  'reset-password': {
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Le lien est valable une fois, pendant {validity} après la demande.',
        'Si ce n’était pas vous, ignorez ce message : votre mot de passe reste le même.',
      ],
      action: 'Choisir un mot de passe',
    },
    en: {
      subject: 'Choose a new password',
      paragraphs: [
        'Someone, most likely you, asked for a new password for your account. The link works once, for {validity} after the request.',
        'If it was not you, ignore this message: your password stays the same.',
      ],
      action: 'Choose a password',
    },
  },
  'change-email': {
    fr: {
      subject: 'Confirmez votre nouvelle adresse courriel',
      paragraphs: [
        'Vous avez demandé que votre compte Jalon utilise cette adresse. Confirmez-la avec votre mot de passe; d’ici là, votre compte garde l’ancienne.',
        'Le lien est valable pendant {validity} après la demande.',
      ],
      action: 'Confirmer la nouvelle adresse',
    },
    en: {
      subject: 'Confirm your new email address',
      paragraphs: [
        'You asked that your Jalon account use this address. Confirm it with your password; until then, your account keeps the old one.',
        'The link works for {validity} after the request.',
      ],
      action: 'Confirm the new address',
    },
  },
  'email-changed': {
    fr: {
      subject: 'L’adresse de votre compte a changé',
      paragraphs: [
        'Votre compte Jalon utilise maintenant une autre adresse courriel. Celle-ci ne sert plus à vous connecter.',
        'Si ce n’était pas vous, répondez à ce message sans attendre.',
      ],
    },
    en: {
      subject: 'The address of your account has changed',
      paragraphs: [
        'Your Jalon account now uses another email address. This one no longer signs you in.',
        'If it was not you, reply to this message right away.',
      ],
    },
  },
  'password-changed': {
    fr: {
      subject: 'Votre mot de passe a changé',
      paragraphs: [
        'Le mot de passe de votre compte Jalon vient d’être changé. Reconnectez-vous sur vos autres appareils. Ils gardent le travail qui y est enregistré.',
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      ],
      action: 'Aller à mon compte',
    },
    en: {
      subject: 'Your password has changed',
      paragraphs: [
        'The password of your Jalon account was just changed. Sign in again on your other devices. They keep the work saved on them.',
        'If it was not you, choose a new password right away.',
      ],
      action: 'Go to my account',
    },
  },
  'sign-in-code': {
    fr: {
      subject: '{code} est votre code de connexion',
      paragraphs: [
        'Voici le code pour vous connecter à Jalon : {code}',
        'Il est valable une fois, pendant {validity}.',
        'Si vous n’essayez pas de vous connecter, quelqu’un connaît votre mot de passe : changez-le. Ne donnez ce code à personne.',
      ],
    },
    en: {
      subject: '{code} is your sign-in code',
      paragraphs: [
        'Here is the code to sign in to Jalon: {code}',
        'It works once, for {validity}.',
        'If you are not trying to sign in, someone knows your password: change it. Do not give this code to anyone.',
      ],
    },
  },
  'sign-in-code-off': {
    fr: {
      subject: 'Le code de connexion est désactivé',
      paragraphs: [
        'Votre compte Jalon ne demande plus de code par courriel à la connexion : le mot de passe suffit.',
        'Si ce n’était pas vous, changez votre mot de passe et réactivez le code.',
      ],
      action: 'Aller à mon compte',
    },
    en: {
      subject: 'The sign-in code is off',
      paragraphs: [
        'Your Jalon account no longer asks for a code by email when you sign in: the password is enough.',
        'If it was not you, change your password and turn the code on again.',
      ],
      action: 'Go to my account',
    },
  },
  'address-taken': {
    fr: {
      subject: 'Vous avez déjà un compte',
      paragraphs: [
        'Quelqu’un, peut-être vous, a voulu créer un compte Jalon avec cette adresse. Elle en a déjà un : connectez-vous, ou demandez un nouveau mot de passe si vous l’avez oublié.',
        'Si ce n’était pas vous, il n’y a rien à faire.',
      ],
      action: 'Me connecter',
    },
    en: {
      subject: 'You already have an account',
      paragraphs: [
        'Someone, perhaps you, tried to create a Jalon account with this address. It already has one: sign in, or ask for a new password if you forgot it.',
        'If it was not you, there is nothing to do.',
      ],
      action: 'Sign in',
    },
  },
  'account-made': {
    fr: {
      subject: 'Un compte vous attend',
      paragraphs: [
        'Un compte Jalon a été créé pour vous avec cette adresse. Pour l’ouvrir, choisissez votre mot de passe avec « Mot de passe oublié? » sur la page de connexion.',
      ],
      action: 'Aller à Jalon',
    },
    en: {
      subject: 'An account is waiting for you',
      paragraphs: [
        'A Jalon account was created for you with this address. To open it, choose your password with “Forgot your password?” on the sign-in page.',
      ],
      action: 'Go to Jalon',
    },
  },
  'mail-test': {
    fr: {
      subject: 'Essai des courriels de Jalon',
      paragraphs: [
        'Vous avez demandé cet essai dans l’administration. Si vous le lisez, les courriels de ce site sont bien envoyés.',
      ],
    },
    en: {
      subject: 'Test of Jalon’s emails',
      paragraphs: [
        'You asked for this test in the administration. If you are reading it, the emails of this site are being sent.',
      ],
    },
  },
  'deletion-planned': {
    fr: {
      subject: 'Votre compte sera supprimé le {date}',
      paragraphs: [
        'Vous avez demandé la suppression de votre compte. Le {date}, tout ce qu’il contient sera supprimé définitivement.',
        'Pour le garder, connectez-vous avant cette date et annulez la suppression.',
      ],
      action: 'Garder mon compte',
    },
    en: {
      subject: 'Your account will be deleted on {date}',
      paragraphs: [
        'You asked for your account to be deleted. On {date}, everything in it will be deleted for good.',
        'To keep it, sign in before that date and cancel the deletion.',
      ],
      action: 'Keep my account',
    },
  },
  reminders: {
    fr: {
      subject: 'Vos rappels du jour',
      paragraphs: ['Voici ce que vous vouliez faire aujourd’hui.', '{lines}'],
      action: 'Ouvrir mes rappels',
    },
    en: {
      subject: 'Your reminders for today',
      paragraphs: ['Here is what you wanted to do today.', '{lines}'],
      action: 'Open my reminders',
    },
  },
  week: {
    fr: {
      subject: 'Votre semaine',
      paragraphs: ['Où vous en êtes, et ce qui vient.', '{lines}'],
      action: 'Ouvrir le tableau de bord',
    },
    en: {
      subject: 'Your week',
      paragraphs: ['Where you are, and what comes next.', '{lines}'],
      action: 'Open the dashboard',
    },
  },
  'trial-ends': {
    fr: {
      subject: 'Votre essai de Premium se termine le {date}',
      paragraphs: [
        'Votre essai de Premium dure jusqu’au {date}. Ensuite, votre compte revient au forfait gratuit. Rien ne vous sera demandé, et tout ce que vous avez fait reste à vous.',
        'Votre compte dit comment garder Premium.',
      ],
      action: 'Voir mon forfait',
    },
    en: {
      subject: 'Your Premium trial ends on {date}',
      paragraphs: [
        'Your Premium trial lasts until {date}. After that, your account goes back to the free plan. You owe nothing, and everything you made stays yours.',
        'Your account says how to keep Premium.',
      ],
      action: 'See my plan',
    },
  },
  'trial-pays': {
    fr: {
      subject: 'Votre premier paiement de Premium est prévu le {date}',
      paragraphs: [
        'Votre essai de Premium se termine le {date}. Comme vous l’avez choisi, le premier paiement se fait ce jour-là et Premium continue.',
        'Pour ne rien payer, annulez dans votre compte avant cette date. Tout ce que vous avez fait reste à vous.',
      ],
      action: 'Voir mon forfait',
    },
    en: {
      subject: 'Your first Premium payment is planned for {date}',
      paragraphs: [
        'Your Premium trial ends on {date}. As you chose, the first payment is taken that day and Premium goes on.',
        'To pay nothing, cancel in your account before that date. Everything you made stays yours.',
      ],
      action: 'See my plan',
    },
  },
  contact: {
    fr: {
      subject: 'Message de {sender} : {topic}',
      paragraphs: [
        '{sender} ({replyTo}) vous écrit depuis la page Contact.',
        '{message}',
        'Répondez à ce courriel : votre réponse ira à {replyTo}. Le message est aussi gardé sur le serveur, dans la collection contact_messages.',
      ],
    },
    en: {
      subject: 'Message from {sender}: {topic}',
      paragraphs: [
        '{sender} ({replyTo}) is writing to you from the Contact page.',
        '{message}',
        'Reply to this email: your answer goes to {replyTo}. The message is also kept on the server, in the contact_messages collection.',
      ],
    },
  },
};
