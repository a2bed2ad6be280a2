/** What people with Premium may try before others, while it is being finished. Each leaves the list when it opens for all. */
import { allows, type Role } from '../roles.ts';

interface EarlyFeature {
  id: string;
  name: Readonly<Record<'fr' | 'en', string>>;
  /** Where it is found. */
  place: Readonly<Record<'fr' | 'en', string>>;
}

export const EARLY_NEEDS = 'premium' satisfies Role;

export const EARLY_FEATURES: readonly EarlyFeature[] = [
  {
    id: 'interview-sheet',
    name: { fr: 'La fiche d’entrevue', en: 'The interview sheet' },
    place: {
      fr: 'Une page à imprimer ou à relire avant l’entrevue. Ouvrez une candidature qui a une date d’entrevue.',
      en: 'One page to print, or to read again before the interview. Open an application that has an interview date.',
    },
  },
];

/** Whether somebody may use what is on trial now. The wish outlives a plan, and counts again with the next one. */
export const hasEarlyAccess = (role: Role, wishes: boolean): boolean =>
  wishes && allows(role, EARLY_NEEDS);
