import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { FREE_LIMITS } from '#/domain/access/plans/plan-limits.ts';
import type { Opening } from '#/domain/content/site/site.ts';

/** What a plan includes; `needs` names the tool without which it can't be had yet. */
export interface Inclusion {
  words: MessageDescriptor;
  needs?: Opening;
}

export const FREE: readonly Inclusion[] = [
  { words: msg`Convertisseur de CV complet` },
  {
    words: msg`Jusqu’à ${plural(FREE_LIMITS.activeApplications, { one: '# candidature suivie', other: '# candidatures suivies' })}`,
    needs: 'jobTracker',
  },
  { words: msg`Questions d’entrevue de base`, needs: 'training' },
  {
    words: msg`${plural(FREE_LIMITS.simulations, { one: '# simulation d’entrevue', other: '# simulations d’entrevue' })}`,
    needs: 'training',
  },
  { words: msg`Soutien de la communauté` },
];

export const PREMIUM: readonly Inclusion[] = [
  { words: msg`CV adaptés et suivi des candidatures illimités`, needs: 'jobTracker' },
  { words: msg`Profil LinkedIn complet`, needs: 'linkedinBooster' },
  { words: msg`Entraînement avancé avec l’intelligence artificielle`, needs: 'premium' },
  { words: msg`Toutes les simulations et entrevues sur mesure`, needs: 'training' },
  { words: msg`Soutien prioritaire et accès anticipé` },
];
