import type { AnswerLanguage } from '../scored-answer.ts';
import { cue } from '../word-list.ts';

/** Most are real words too: those count only where nothing else can be meant. */
export const FILLERS: Record<AnswerLanguage, readonly RegExp[]> = {
  fr: [
    cue(
      `euh+|heu+|hum+|hmm+|ben|bah|beh|t' sais|tu sais|tu vois|vous voyez|vous savez|comment dire|mettons|genre|disons|en fait|du coup|la la`,
    ),
    / voila(?= (?:,|quoi|c'|donc|et) | $)/g,
    / quoi(?= (?:,)| $)(?<!(?:de|a|en|sais|pour|sur|par) quoi)/g,
    /(?<=(?:fache|la|comme ca|content|dur|gros|beau|pis|alors)) la(?= $| ,)/g,
  ],
  en: [
    cue(
      `um+|uh+|erm?|hmm+|you know|i mean|sort of|kind of|basically|literally|kinda|sorta|and stuff|or whatever|and so on and so forth|okay so`,
    ),
    /(?<! ,) like(?= ,)/g,
    /(?<= (?:,|just|so|and|um|uh|was|were|pharmacy|hired|then|but|myself|be)) like(?= (?!to |this |that |a |the |my |it |him |her |them ))/g,
    /(?<=^) actually(?= )/g,
  ],
};
