/**
 * Every page, once. Its name in tabs and links, what is drawn at build time, what the server answers, the
 * links of header and footer and what search engines are told follow from its row; its route's file draws it.
 * Paths are without a language and named as the router names them: `$slug` stands for one segment.
 */
type Words = Readonly<Record<'fr' | 'en', string>>;

interface PageRow {
  title: Words;
  /**
   * `public`: readable without a script, the same for everybody. `tool`: inside the tools' navigation.
   * `app`: a person's own, beside the tools. `redirect`: leads to another page, `to` when it is always the same.
   * `unknown`: what every other address gets.
   */
  kind: 'public' | 'tool' | 'app' | 'redirect' | 'unknown';
  to?: string;
  /** Whether search engines show it; public pages are. */
  indexed?: true;
  /** Posts are listed there, and can be followed. */
  hasFeed?: true;
  /** Links to it stand in the header, and in a column of the footer, there perhaps by another name. */
  header?: true;
  footer?: 'tools' | 'product' | 'rules';
  footerName?: Words;
  /** First views for an address with a query, first match first; `index` is the usual one, `*` any value. */
  views?: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
}

export const PAGES = {
  '/': {
    title: { fr: 'Accueil', en: 'Home' },
    kind: 'public',
    header: true,
  },
  '/modules': {
    title: { fr: 'Outils', en: 'Tools' },
    kind: 'public',
    header: true,
    footer: 'tools',
    footerName: { fr: 'Tous les outils', en: 'All tools' },
  },
  '/pricing': { title: { fr: 'Tarifs', en: 'Pricing' }, kind: 'public', header: true },
  '/how-it-works': {
    title: { fr: 'Fonctionnement', en: 'How it works' },
    kind: 'public',
    header: true,
  },
  '/about': {
    title: { fr: 'À propos', en: 'About' },
    kind: 'public',
    header: true,
    footer: 'product',
  },
  '/articles': {
    title: { fr: 'Articles', en: 'Articles' },
    kind: 'public',
    hasFeed: true,
    footer: 'tools',
  },
  '/articles/$slug': { title: { fr: 'Articles', en: 'Articles' }, kind: 'public', hasFeed: true },
  '/blog': {
    title: { fr: 'Blogue', en: 'Blog' },
    kind: 'public',
    hasFeed: true,
    footer: 'tools',
  },
  '/blog/$slug': { title: { fr: 'Blogue', en: 'Blog' }, kind: 'public', hasFeed: true },
  '/faq': {
    title: { fr: 'Foire aux questions', en: 'Frequently asked questions' },
    kind: 'public',
    footer: 'tools',
    footerName: { fr: 'FAQ', en: 'FAQ' },
  },
  '/careers': { title: { fr: 'Carrières', en: 'Careers' }, kind: 'public', footer: 'product' },
  '/press': { title: { fr: 'Presse', en: 'Press' }, kind: 'public', footer: 'product' },
  '/contact': {
    title: { fr: 'Contact', en: 'Contact' },
    kind: 'public',
    header: true,
    footer: 'product',
  },
  '/privacy-policy': {
    title: { fr: 'Confidentialité', en: 'Privacy' },
    kind: 'public',
    footer: 'rules',
  },
  '/terms-of-service': {
    title: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
    kind: 'public',
    footer: 'rules',
  },

  '/dashboard': { title: { fr: 'Tableau de bord', en: 'Dashboard' }, kind: 'tool' },
  '/modules/cv-converter': {
    title: { fr: 'Convertisseur de CV', en: 'Résumé converter' },
    kind: 'tool',
    indexed: true,
    views: {
      index: { step: 'upload' },
      download: { cv: '*', step: 'download' },
      customise: { cv: '*' },
    },
  },
  '/modules/linkedin-booster': {
    title: { fr: 'Profil LinkedIn', en: 'LinkedIn profile' },
    kind: 'tool',
  },
  '/modules/job-tracker': {
    title: { fr: 'Suivi des candidatures', en: 'Job tracker' },
    kind: 'tool',
  },
  '/modules/training': {
    title: { fr: 'Préparation aux entrevues', en: 'Interview training' },
    kind: 'tool',
  },
  '/training': {
    title: { fr: 'Préparation aux entrevues', en: 'Interview training' },
    kind: 'tool',
  },
  '/profile': { title: { fr: 'Profil', en: 'Profile' }, kind: 'tool' },
  '/edit-profile': { title: { fr: 'Modifier le profil', en: 'Edit profile' }, kind: 'tool' },
  '/settings': { title: { fr: 'Paramètres', en: 'Settings' }, kind: 'tool' },

  '/account': { title: { fr: 'Compte et sécurité', en: 'Account and security' }, kind: 'app' },
  '/admin': { title: { fr: 'Administration', en: 'Administration' }, kind: 'app' },
  '/auth': {
    title: { fr: 'Connexion', en: 'Sign in' },
    kind: 'app',
    views: {
      link: { do: ['verify', 'reset-password', 'change-email'] },
      'sign-up': { tab: 'inscription' },
    },
  },
  '/my-data': {
    title: { fr: 'Mes données', en: 'My data' },
    kind: 'app',
    footer: 'rules',
    views: {
      versions: { part: 'versions' },
      bin: { part: 'bin' },
      device: { part: 'device' },
      activity: { part: 'activity' },
    },
  },
  '/share': { title: { fr: 'Reçu dans Jalon', en: 'Received in Jalon' }, kind: 'app' },
  '/test-notifications': {
    title: { fr: 'Essai des notifications', en: 'Notification test' },
    kind: 'app',
  },

  '/signup': {
    title: { fr: 'Inscription', en: 'Sign up' },
    kind: 'redirect',
    to: '/auth?tab=inscription',
  },
  // Where the installed app starts: the tool used last, which this device alone knows.
  '/start': { title: { fr: 'Jalon', en: 'Jalon' }, kind: 'redirect' },
  '/$': { title: { fr: 'Page introuvable', en: 'Page not found' }, kind: 'unknown' },
} as const satisfies Readonly<Record<string, PageRow>>;

export type PagePath = keyof typeof PAGES;
export const PAGE_PATHS = Object.keys(PAGES) as PagePath[];

export const pageRow = (path: PagePath): PageRow => PAGES[path];

const PRODUCT: Words = { fr: 'Jalon — votre emploi au Canada', en: 'Jalon — your job in Canada' };

/** As in the browser's tab. */
export const documentTitle = (path: PagePath, language: 'fr' | 'en'): string =>
  path === '/' ? PRODUCT[language] : `${pageRow(path).title[language]} — Jalon`;

/** What search engines and shared links say of a page, up to about 160 characters; other pages say the landing page's. */
export const DESCRIPTIONS: Readonly<{ '/': Words } & Partial<Record<PagePath, Words>>> = {
  '/': {
    fr: 'CV au format canadien, profil LinkedIn, suivi des candidatures et entrevues : des outils gratuits pour les personnes immigrantes qualifiées, même hors ligne.',
    en: 'Canadian-format résumé, LinkedIn profile, job tracker and interview training: free tools for skilled immigrants, even offline.',
  },
  '/about': {
    fr: 'Pourquoi Jalon existe, ce qu’il promet aux personnes immigrantes qui cherchent un emploi au Canada, et ce qu’il ne fera jamais de leurs données.',
    en: 'Why Jalon exists, what it promises immigrants looking for work in Canada, and what it will never do with their data.',
  },
  '/articles': {
    fr: 'Des guides datés et sourcés pour chercher un emploi au Canada : CV, évaluation des diplômes, entrevues, droits, premiers mois en poste.',
    en: 'Dated, sourced guides to finding work in Canada: résumés, credential evaluation, interviews, your rights, your first months on the job.',
  },
  '/blog': {
    fr: 'Les nouvelles de Jalon et des récits de recherche d’emploi au Canada.',
    en: 'News from Jalon and stories of looking for work in Canada.',
  },
  '/careers': {
    fr: 'Travailler à Jalon : les postes ouverts, et comment nous lisons une candidature.',
    en: 'Working at Jalon: open positions, and how we read an application.',
  },
  '/contact': {
    fr: 'Écrire à Jalon : demander de l’aide, un tarif de groupe, ou exercer vos droits sur vos renseignements personnels.',
    en: 'Write to Jalon: ask for help or a group rate, or exercise your rights over your personal information.',
  },
  '/faq': {
    fr: 'Les réponses aux questions que l’on se pose : format du CV canadien, hors ligne, prix, confidentialité, annulation.',
    en: 'Answers to what people ask: the Canadian résumé format, working offline, prices, privacy, cancelling.',
  },
  '/how-it-works': {
    fr: 'Trois étapes et huit semaines, de votre CV actuel à votre premier jour de travail au Canada.',
    en: 'Three steps and eight weeks, from the résumé you have to your first day at work in Canada.',
  },
  '/modules': {
    fr: 'Les quatre outils de Jalon : convertisseur de CV, profil LinkedIn, suivi des candidatures et préparation aux entrevues.',
    en: 'Jalon’s four tools: résumé converter, LinkedIn profile, job tracker and interview training.',
  },
  '/modules/cv-converter': {
    fr: 'Votre CV au format canadien en trois étapes, gratuitement et sans compte : le fichier est lu sur votre appareil et n’est jamais envoyé.',
    en: 'Your résumé in Canadian format in three steps, free and without an account: the file is read on your device and never sent.',
  },
  '/press': {
    fr: 'Présenter Jalon : un paragraphe à reprendre, des faits vérifiables, le logo et une adresse.',
    en: 'Writing about Jalon: a paragraph to quote, facts you can check, the logo and an address.',
  },
  '/pricing': {
    fr: 'Gratuit d’abord, sans carte de crédit. Ce que comprend chaque forfait, le prix de Premium et les tarifs de groupe.',
    en: 'Free first, no credit card. What each plan includes, the price of Premium, and group rates.',
  },
  '/privacy-policy': {
    fr: 'Ce qui reste sur votre appareil, ce qui se synchronise, qui en répond, combien de temps, et vos droits selon la Loi 25.',
    en: 'What stays on your device, what syncs, who answers for it, for how long, and your rights under Québec’s Law 25.',
  },
  '/terms-of-service': {
    fr: 'Les règles du service, en mots simples : votre compte, votre contenu, le forfait Premium, la fin du service.',
    en: 'The rules of the service in plain words: your account, your content, the Premium plan, the end of the service.',
  },
  '/$': {
    fr: 'Cette page n’existe pas ou a été déplacée.',
    en: 'This page doesn’t exist or has moved.',
  },
};
