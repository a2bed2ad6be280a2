/** Where a line could say how much: a blank for the person to fill, and never a number of ours. */
import type { CvLanguage } from '../content.ts';
import { holdsBlank, holdsFigure } from '../wording/figures.ts';
import type { Rewrite } from './suggestion.ts';

export const withBlank =
  (language: CvLanguage): Rewrite =>
  (line) => {
    if (holdsFigure(line, language) || holdsBlank(line)) return undefined;
    for (const rewrite of BLANKS[language]) {
      const after = rewrite(line);
      if (after !== undefined) return after;
    }
    return undefined;
  };

/** Before the words that tell how, else at the end. */
const measured =
  (verbs: RegExp, how: RegExp, blank: string): Rewrite =>
  (line) => {
    if (!verbs.test(line) || ALREADY.test(line)) return undefined;
    const end = line.search(/[.;]?\s*$/);
    const at = line.search(how);
    const place = at > 0 ? at : end;
    return `${line.slice(0, place)} ${blank}${line.slice(place)}`;
  };

const ALREADY = /\b(?:de moitié|considérablement|significantly|by )\b/i;

const beside =
  (thing: RegExp, blank: string): Rewrite =>
  (line) => {
    const found = thing.exec(line);
    if (!found) return undefined;
    const end = found.index + found[0].length;
    return `${line.slice(0, end)} ${blank}${line.slice(end)}`;
  };

const BLANKS: Readonly<Record<CvLanguage, readonly Rewrite[]>> = {
  fr: [
    measured(
      /^(?:réduit|réduire|augmenté|augmenter|amélioré|améliorer|diminué|diminuer|accru|accroître) (?:les? |la |l['’]|nos )/i,
      / (?:en|par|grâce à|avec|à la suite|pour) /i,
      'de [__ %]',
    ),
    beside(/(?<![\p{L}])une équipe(?=$|[.,;]| et | dans | à | en | sur )/iu, 'de [__ personnes]'),
    beside(/(?<![\p{L}])un budget(?=$|[.,;]| et | dans | en | sur )/iu, 'de [__ $]'),
  ],
  en: [
    measured(
      /^(?:reduced|increased|improved|cut|decreased|grew|raised|lowered) (?!by )/i,
      / (?:through|using|with|via|thanks to|after|for|in|across|while) /i,
      'by [__ %]',
    ),
    beside(/\ba team(?=$|[.,;]| and | in | at | on )/i, 'of [__ people]'),
    beside(/\ba budget(?=$|[.,;]| and | in | at | on )/i, 'of [__ $]'),
  ],
};
