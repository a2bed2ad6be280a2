/** The pages made at build time: what each says of itself, and the files it must have at once to come alive. */
import type { Locale } from '#/i18n/locale.ts';

export interface PrerenderedPage {
  /** Without a language. */
  path: string;
  description: Record<Locale, string>;
  /** Modules its route fetches besides its own component; `{language}` stands for either. */
  modules: readonly string[];
  indexed?: boolean;
  /** Posts are listed there, and can be followed. */
  hasFeed?: boolean;
}

const pages = 'src/features/pages';

export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  {
    path: '/',
    description: {
      fr: 'CV au format canadien, profil LinkedIn, suivi des candidatures et entrevues : des outils gratuits pour les personnes immigrantes qualifiées, même hors ligne.',
      en: 'Canadian-format résumé, LinkedIn profile, job tracker and interview training: free tools for skilled immigrants, even offline.',
    },
    modules: ['landing.po'],
  },
  {
    path: '/about',
    description: {
      fr: 'Pourquoi Jalon existe, ce qu’il promet aux personnes immigrantes qui cherchent un emploi au Canada, et ce qu’il ne fera jamais de leurs données.',
      en: 'Why Jalon exists, what it promises immigrants looking for work in Canada, and what it will never do with their data.',
    },
    modules: [`${pages}/about/about.{language}.ts`],
  },
  {
    path: '/articles',
    description: {
      fr: 'Des guides datés et sourcés pour chercher un emploi au Canada : CV, évaluation des diplômes, entrevues, droits, premiers mois en poste.',
      en: 'Dated, sourced guides to finding work in Canada: résumés, credential evaluation, interviews, your rights, your first months on the job.',
    },
    modules: ['pages.po', 'articles.po'],
    hasFeed: true,
  },
  {
    path: '/blog',
    description: {
      fr: 'Les nouvelles de Jalon et des récits de recherche d’emploi au Canada.',
      en: 'News from Jalon and stories of looking for work in Canada.',
    },
    modules: ['pages.po', 'articles.po'],
    hasFeed: true,
  },
  {
    path: '/careers',
    description: {
      fr: 'Travailler à Jalon : les postes ouverts, et comment nous lisons une candidature.',
      en: 'Working at Jalon: open positions, and how we read an application.',
    },
    modules: [`${pages}/careers/careers.{language}.ts`],
  },
  {
    path: '/contact',
    description: {
      fr: 'Écrire à Jalon : demander de l’aide, un tarif de groupe, ou exercer vos droits sur vos renseignements personnels.',
      en: 'Write to Jalon: ask for help or a group rate, or exercise your rights over your personal information.',
    },
    modules: [`${pages}/contact/contact.{language}.ts`],
  },
  {
    path: '/faq',
    description: {
      fr: 'Les réponses aux questions que l’on se pose : format du CV canadien, hors ligne, prix, confidentialité, annulation.',
      en: 'Answers to what people ask: the Canadian résumé format, working offline, prices, privacy, cancelling.',
    },
    modules: [`${pages}/faq/faq.{language}.ts`],
  },
  {
    path: '/how-it-works',
    description: {
      fr: 'Trois étapes et huit semaines, de votre CV actuel à votre premier jour de travail au Canada.',
      en: 'Three steps and eight weeks, from the résumé you have to your first day at work in Canada.',
    },
    modules: [`${pages}/how-it-works/how-it-works.{language}.ts`],
  },
  {
    path: '/modules',
    description: {
      fr: 'Les quatre outils de Jalon : convertisseur de CV, profil LinkedIn, suivi des candidatures et préparation aux entrevues.',
      en: 'Jalon’s four tools: résumé converter, LinkedIn profile, job tracker and interview training.',
    },
    modules: ['pages.po'],
  },
  {
    path: '/press',
    description: {
      fr: 'Présenter Jalon : un paragraphe à reprendre, des faits vérifiables, le logo et une adresse.',
      en: 'Writing about Jalon: a paragraph to quote, facts you can check, the logo and an address.',
    },
    modules: [`${pages}/press/press.{language}.ts`],
  },
  {
    path: '/pricing',
    description: {
      fr: 'Gratuit d’abord, sans carte de crédit. Ce que comprend chaque forfait, le prix de Premium et les tarifs de groupe.',
      en: 'Free first, no credit card. What each plan includes, the price of Premium, and group rates.',
    },
    modules: [`${pages}/pricing/pricing.{language}.ts`],
  },
  {
    path: '/privacy-policy',
    description: {
      fr: 'Ce qui reste sur votre appareil, ce qui se synchronise, qui en répond, combien de temps, et vos droits selon la Loi 25.',
      en: 'What stays on your device, what syncs, who answers for it, for how long, and your rights under Québec’s Law 25.',
    },
    modules: [`${pages}/legal/privacy.{language}.ts`],
  },
  {
    path: '/terms-of-service',
    description: {
      fr: 'Les règles du service, en mots simples : votre compte, votre contenu, le forfait Premium, la fin du service.',
      en: 'The rules of the service in plain words: your account, your content, the Premium plan, the end of the service.',
    },
    modules: [`${pages}/legal/terms.{language}.ts`],
  },
];

/** What an unknown address is answered with; its own address is no page either. */
export const NOT_FOUND_PAGE: PrerenderedPage = {
  path: '/404',
  description: {
    fr: 'Cette page n’existe pas ou a été déplacée.',
    en: 'This page doesn’t exist or has moved.',
  },
  modules: ['pages.po'],
  indexed: false,
};
