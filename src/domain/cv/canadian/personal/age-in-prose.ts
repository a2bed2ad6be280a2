/** An age said inside a sentence about the person: "Jeune femme de 28 ans, motivée", "I am a 28-year-old nurse". */
import { foldAligned } from './fold.ts';
import { DEMONYM } from './words/demonyms.ts';

const AGE = '(?:1[89]|[2-6]\\d)';
const ABOUT_ME = new RegExp(
  `(?:,? ?agee?(?:\\(e\\))? de ${AGE} ans|(?<=\\b(?:homme|femme) |\\bsuis une? ${DEMONYM} )de ${AGE} ans|(?<=^|, |\\bam |\\bam an? |\\bi['’]m |\\bi['’]m an? |^an? )${AGE}[- ]years?[- ]old(?! (?:compan|firm|business|organi|brand|building|patient|child|institution|famil)))(?![a-z0-9])`,
);

export interface AgeCut {
  kept: string;
  age: string;
}

/** Undefined when the sentence gives no age of the writer; ages of patients, companies or pupils stay. */
export function cutAgeInProse(text: string): AgeCut | undefined {
  const match = ABOUT_ME.exec(foldAligned(text));
  if (!match) return undefined;
  const end = match.index + match[0].length;
  const kept = `${text.slice(0, match.index).trimEnd()} ${text.slice(end).trimStart()}`
    .replace(/ ,/g, ',')
    .trim();
  return { kept, age: text.slice(match.index, end).replace(/^[, ]+/, '') };
}
