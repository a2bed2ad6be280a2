/** How much a text looks like a place of study. */
import { INSTITUTION_CUES, INSTITUTION_SURE_CUES } from '#/domain/cv/words/organisations.ts';
import { fold } from '#/domain/text/fold.ts';
import { tokensOf } from '../text-pieces.ts';

/** 2 and more: it is one; under 1: nothing speaks for it. */
export const institutionScore = (text: string): number => {
  const words = tokensOf(text).flatMap((word) => [word, ...word.split(/[-']/)]);
  let score = words.some((word) => INSTITUTION_SURE_CUES.has(word)) ? 3 : 0;
  score += words.some((word) => INSTITUTION_CUES.has(word)) ? 1 : 0;
  if (/^(?:\p{Lu}{2,6})(?:\s|$)/u.test(text)) score += 0.4;
  if (
    /^(?:university|universite|ecole|institut|cegep|college|lycee|faculte|faculty|centre|academie|school|universidad|universidade)/.test(
      fold(text),
    )
  )
    score += 1;
  // Centres named by their initials alone: "CFA de la Gironde".
  if (
    /^(?:(?:cfa|cfp|cfppa|cfpa|greta|ifsi|iut|istc?) (?:d[eu] |des |d')|servicio nacional de )/.test(
      fold(text),
    )
  )
    score += 2;
  return score;
};
