/**
 * Words that the interface and the mails don't use, each with the one to use instead: images of speech, which
 * belong to the landing page alone, and second names for what already has one.
 */
export interface RefusedWord {
  refused: RegExp;
  instead: string;
}

/** Sentences fixed by the product's specification, word for word and dot for dot. */
export const EXACT: Readonly<Record<'fr' | 'en', readonly string[]>> = {
  fr: [
    'Bienvenue',
    'Connexion',
    'Inscription',
    'Connexion en cours...',
    'Inscription en cours...',
    'Email invalide',
    'Les mots de passe ne correspondent pas',
    'Personnel',
    '2 Pages',
  ],
  en: [
    'Unexpected Application Error!',
    'Oops! Page not found',
    'Access Denied',
    "You don't have the necessary permissions to access this page.",
    'Copied to clipboard',
    'Unable to copy text',
    '2 Pages',
  ],
};

/** Refused in the catalogs, in the mails and on the public pages. */
export const IMAGES: Readonly<Record<'fr' | 'en', readonly RefusedWord[]>> = {
  fr: [
    // Not the name of an address, of a file or of what is stored.
    {
      refused: /(?<![@«\u00A0-])\bjalons?\b(?!-)|\b(?:repères?|poteaux?)\b/u,
      instead: 'étape, outil, page',
    },
    { refused: /\bchemins?\b/iu, instead: 'étapes' },
    { refused: /\bvoyag/iu, instead: 'envoyer, synchroniser' },
    { refused: /\ben route\b/iu, instead: 'envoyer' },
    { refused: /(?:hors de|à) portée/iu, instead: 'impossible de joindre' },
    { refused: /(?:mèn\w+|conduit) nulle part/iu, instead: 'n’existe pas' },
    { refused: /\bemport(?:er|ez|é)/iu, instead: 'télécharger, garder une copie' },
    { refused: /pas parti\b|\bpartir(?:a|ont)\b/iu, instead: 'envoyer' },
    { refused: /attend(?:ent)? le réseau/iu, instead: 'demande une connexion Internet' },
    { refused: /\bsimplement\b/iu, instead: 'rien' },
  ],
  en: [
    { refused: /\b(?:markers?|milestones?|poles?)\b/u, instead: 'step, tool, page' },
    { refused: /\bpaths?\b/iu, instead: 'steps' },
    { refused: /\btravel/iu, instead: 'send, sync' },
    { refused: /\bon (?:its|the|their) way\b/iu, instead: 'send' },
    { refused: /\b(?:out of|within) reach\b/iu, instead: 'can’t reach, on this device' },
    { refused: /\b(?:are|leads?|sent) nowhere\b/iu, instead: 'does not exist, not sent' },
    { refused: /\b(?:take|taken|taking) (?:\S+ ){0,2}along\b/iu, instead: 'download, copy' },
    { refused: /\bcall it done\b/iu, instead: 'finish' },
    { refused: /\bgiv(?:e|en|ing) up\b/iu, instead: 'delete the change' },
    { refused: /\bwill leave\b|\bhas left\b/iu, instead: 'will be sent' },
    { refused: /\b(?:simply|just say)\b/iu, instead: 'nothing' },
  ],
};

/** Refused in the catalogs and in the mails: one thing has one name. */
export const SECOND_NAMES: Readonly<Record<'fr' | 'en', readonly RefusedWord[]>> = {
  fr: [
    { refused: /\bpoubelle/iu, instead: 'corbeille' },
    { refused: /\bback-?up/iu, instead: 'sauvegarde' },
    { refused: /pour (?:de bon|toujours)/iu, instead: 'définitivement' },
    { refused: /\btélévers/iu, instead: 'ajouter, car le fichier ne quitte pas l’appareil' },
    { refused: /\be-?mails?\b|\bmél\b/iu, instead: 'courriel' },
    { refused: /\b(?:interviews?|entretiens?)\b/iu, instead: 'entrevue' },
    { refused: /\b(?:abonnements?|plans?)\b/iu, instead: 'forfait' },
    { refused: /\bréglages?\b/iu, instead: 'paramètres' },
    { refused: /\bréseau\b/iu, instead: 'hors ligne, connexion Internet' },
    { refused: /\b(?:terminal|poste de travail)\b/iu, instead: 'appareil' },
    { refused: /(?:#|derniers|vos) changements?\b/iu, instead: 'modification' },
    { refused: /\babandonn/iu, instead: 'supprimer la modification' },
    { refused: /reste\w* en place/iu, instead: 'garder' },
  ],
  en: [
    { refused: /\b(?:trash|wastebasket|recycle)/iu, instead: 'bin' },
    { refused: /\bbackups?\b/iu, instead: 'back-up' },
    { refused: /\bsynchroni[sz]/iu, instead: 'sync' },
    { refused: /\berased? for good\b|\bpermanently\b/iu, instead: 'delete for good' },
    { refused: /\bupload/iu, instead: 'add, for the file never leaves the device' },
    { refused: /\be-mail/iu, instead: 'email' },
    { refused: /\bsubscription/iu, instead: 'plan' },
    { refused: /\bnetwork\b/iu, instead: 'offline, Internet connection' },
    { refused: /\bCVs?\b|\bresume\b|(?<!JSON )\bResume\b/u, instead: 'résumé' },
    { refused: /\bapplication tracker/iu, instead: 'job tracker' },
    { refused: /\bdigest\b/iu, instead: 'summary' },
    { refused: /\bstays? in place\b/iu, instead: 'keep' },
  ],
};

/** Each refused word of a text, with what to write. */
export const refusedIn = (text: string, words: readonly RefusedWord[]): string[] =>
  words.flatMap(({ refused, instead }) => {
    const found = refused.exec(text);
    return found ? [`“${found[0]}”, instead: ${instead}, in: ${text}`] : [];
  });
