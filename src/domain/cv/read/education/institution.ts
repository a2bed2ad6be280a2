/** How much a text looks like a place of study. */
import { INSTITUTION_CUES, INSTITUTION_SURE_CUES } from '#/domain/cv/words/organisations.ts';
import { fold } from '#/domain/text/fold.ts';
import { tokensOf } from '../text-pieces.ts';
import { SCHOOL_POINTS } from './scores.ts';

/** See `SCHOOL` for how much is enough. */
export const institutionScore = (text: string): number => {
  const words = tokensOf(text).flatMap((word) => [word, ...word.split(/[-']/)]);
  let score = words.some((word) => INSTITUTION_SURE_CUES.has(word) || SURE_ENDING.test(word))
    ? SCHOOL_POINTS.sureWord
    : 0;
  score += words.some((word) => INSTITUTION_CUES.has(word)) ? SCHOOL_POINTS.cue : 0;
  if (/^(?:\p{Lu}{2,6})(?:\s|$)/u.test(text)) score += SCHOOL_POINTS.initials;
  if (
    /^(?:university|universite|ecole|institut|cegep|college|lycee|faculte|faculty|centre|academie|gymnasium|school|universidad|universidade)/.test(
      fold(text),
    )
  )
    score += SCHOOL_POINTS.opening;
  // "Velka Hills High"
  if (/\p{L} High$/u.test(text)) score += SCHOOL_POINTS.knownInitials;
  // Centres named by their initials alone: "CFA de la Gironde".
  if (
    /^(?:(?:cfa|cfp|cfppa|cfpa|greta|ifsi|iut|istc?) (?:d[eu] |des |d')|servicio nacional de )/.test(
      fold(text),
    )
  )
    score += SCHOOL_POINTS.knownInitials;
  return score;
};

/** Compound words of other languages: "Fachhochschule", "Idrettsgymnaset", "Mahavidyalaya". */
const SURE_ENDING =
  /(?:.hochschule|.gymnas(?:ium|iet|et)|universit(?:at|et|eit|eti)|.hogskol[ae]n?|.hogeschool|vidya(?:laya|mandir|peeth))$/;
