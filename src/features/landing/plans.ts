import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Opening } from '#/domain/content/site.ts';

/** What a plan includes; `needs` names the tool without which it can't be had yet. */
export interface Inclusion {
  words: MessageDescriptor;
  needs?: Opening;
}

export const FREE: readonly Inclusion[] = [
  { words: msg`Convertisseur de CV complet` },
  { words: msg`Jusqu’à 5 candidatures suivies`, needs: 'jobTracker' },
  { words: msg`Questions d’entrevue de base`, needs: 'training' },
  { words: msg`1 simulation d’entrevue`, needs: 'training' },
  { words: msg`Soutien de la communauté` },
];

export const PREMIUM: readonly Inclusion[] = [
  { words: msg`CV adaptés et suivi des candidatures illimités`, needs: 'jobTracker' },
  { words: msg`Profil LinkedIn complet`, needs: 'linkedinBooster' },
  { words: msg`Entraînement avancé avec l’intelligence artificielle`, needs: 'training' },
  { words: msg`Toutes les simulations et entrevues sur mesure`, needs: 'training' },
  { words: msg`Soutien prioritaire et accès anticipé` },
];
