import { msg } from '@lingui/core/macro';

/** The parts of the page that the navigator names, in the order in which they follow each other. */
export const SECTIONS = [
  { id: 'accueil', label: msg({ message: 'Accueil', context: 'section' }) },
  { id: 'fonctionnalites', label: msg`Fonctionnalités` },
  { id: 'modules', label: msg`Modules` },
  { id: 'tarifs', label: msg`Tarifs` },
  { id: 'statistiques', label: msg`Statistiques` },
  { id: 'contact', label: msg`Contact` },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
