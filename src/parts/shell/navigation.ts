import { msg } from '@lingui/core/macro';

export const PUBLIC_LINKS = [
  { to: '/', label: msg({ message: 'Accueil', context: 'navigation' }) },
  { to: '/modules', label: msg`Outils` },
  { to: '/pricing', label: msg`Tarifs` },
  { to: '/how-it-works', label: msg`Fonctionnement` },
  { to: '/about', label: msg`À propos` },
  { to: '/contact', label: msg`Contact` },
] as const;

export const FOOTER_COLUMNS = [
  {
    title: msg`Outils`,
    links: [
      { to: '/modules', label: msg`Tous les outils` },
      { to: '/articles', label: msg`Articles` },
      { to: '/blog', label: msg`Blogue` },
      { to: '/faq', label: msg`FAQ` },
    ],
  },
  {
    title: msg`Jalon`,
    links: [
      { to: '/about', label: msg`À propos` },
      { to: '/careers', label: msg`Carrières` },
      { to: '/press', label: msg`Presse` },
      { to: '/contact', label: msg`Contact` },
    ],
  },
  {
    title: msg`Règles`,
    links: [
      { to: '/privacy-policy', label: msg`Confidentialité` },
      { to: '/terms-of-service', label: msg`Conditions d’utilisation` },
      { to: '/my-data', label: msg`Mes données` },
    ],
  },
] as const;
