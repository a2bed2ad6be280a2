/** The language an advertisement is written in, from its small words; French when nothing tells. */
import { FUNCTION_WORDS, SHARED_WORDS } from '../../cv/words/function-words.ts';
import { fold } from '../../text/fold.ts';
import type { AdLine, AdText } from './ad-lines.ts';

/** An advertisement in both languages is in the one that it begins with. */
export const readLanguage = ({ lines, raw }: AdText): 'fr' | 'en' => {
  const own = weigh(lines);
  // Of a few words, the buttons around them tell more.
  const whole =
    Math.max(own.fr, own.en) > FEW ? own : weigh(raw.map((text) => ({ text, folded: fold(text) })));
  const isBoth = Math.min(whole.fr, whole.en) > Math.max(whole.fr, whole.en) * BOTH;
  const head = isBoth ? weigh(lines.slice(0, HEAD_LINES).map(firstHalf)) : whole;
  if (head.fr === head.en) return whole.en > whole.fr ? 'en' : 'fr';
  return head.en > head.fr ? 'en' : 'fr';
};

const firstHalf = ({ text, folded, ...line }: AdText['lines'][number]) => {
  const end = text.indexOf(' / ');
  return end < 0
    ? { ...line, text, folded }
    : { ...line, text: text.slice(0, end), folded: folded.slice(0, end) };
};

const FEW = 4;
const BOTH = 0.45;
const HEAD_LINES = 4;

function weigh(lines: readonly Pick<AdLine, 'text' | 'folded'>[]): { fr: number; en: number } {
  const weights = { fr: 0, en: 0 };
  for (const { folded, text } of lines) {
    weights.fr += (text.match(/[éèêàçùœîôû]/giu)?.length ?? 0) * ACCENT;
    for (const word of folded.match(/\p{L}+/gu) ?? []) {
      if (SHARED_WORDS.has(word) || word === 'an') continue;
      if (FUNCTION_WORDS.fr.has(word) || AD_WORDS.fr.has(word)) weights.fr += 1;
      if (FUNCTION_WORDS.en.has(word) || AD_WORDS.en.has(word)) weights.en += 1;
    }
  }
  return weights;
}

const AD_WORDS = {
  fr: new Set(
    'emploi poste salaire heure semaine nous vous votre vos notre travail recherche cherche temps plein lieu candidature candidatures postuler exigences avantages selon jour soir nuit appelez ecris viens horaire taux date limite'.split(
      ' ',
    ),
  ),
  en: new Set(
    'job hour hourly week weekly we you your our wage pay salary needs needed needs looking hiring work full part time apply resume call text drop meals staff plus help people about who what will must start required closing location shift provided allowance operator manager driver worker assistant clerk server night day days'.split(
      ' ',
    ),
  ),
} as const;

/** Names have them in English too. */
const ACCENT = 0.3;
