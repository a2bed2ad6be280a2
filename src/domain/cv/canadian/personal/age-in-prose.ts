/** An age said inside a sentence about the person: "Jeune femme de 28 ans, motivée", "I am a 28-year-old nurse". */
import { foldAligned } from './fold.ts';
import { TITLE_WORDS } from '#/domain/cv/words/job-titles.ts';
import { DEMONYM } from './words/demonyms.ts';

/** Of somebody who looks for work, in years. */
export const AGE = '(?:1[89]|[2-6]\\d)';
const ABOUT_ME = new RegExp(
  `(?:,? ?agee?(?:\\(e\\))? de ${AGE} ans|(?<=\\b(?:homme|femme) |\\bsuis une? ${DEMONYM} )de ${AGE} ans|(?<=^|, |\\bam |\\bam an? |\\bi['’]m |\\bi['’]m an? |^an? )${AGE}[- ]years?[- ]old(?! (?:compan|firm|business|organi|brand|building|patient|child|institution|famil)))(?![a-z0-9])`,
);

/** "Jeune soudeur de 26 ans passionné par …", at the beginning of what is said. Plurals are others: "éducateur jeunes de 18 ans". */
const TRADE_OF_AGE = new RegExp(
  `^(?:je suis )?(?:une? )?(?:jeune )?([a-z-]{3,30})(?: [a-z-]{0,30}[a-rt-z]){0,2} (de ${AGE} ans)(?! et plus| d['e])(?![a-z0-9])`,
);

export interface AgeCut {
  kept: string;
  age: string;
}

/** Undefined when the sentence gives no age of the writer; ages of patients, companies or pupils stay. */
export function cutAgeInProse(text: string): AgeCut | undefined {
  const folded = foldAligned(text);
  const [whole = '', trade = '', age = ''] = TRADE_OF_AGE.exec(folded) ?? [];
  const match = ABOUT_ME.exec(folded);
  if (!match && !TITLE_WORDS.has(trade)) return undefined;
  const start = match?.index ?? whole.length - age.length;
  const end = start + (match?.[0] ?? age).length;
  const kept = `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`
    .replace(/ ,/g, ',')
    .trim();
  return { kept, age: text.slice(start, end).replace(/^[, ]+/, '') };
}
