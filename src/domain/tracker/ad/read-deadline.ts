/** Until when one can apply: a day that the advertisement gives as such, or so many days after its posting. */
import { addDays } from '../../calendar/day.ts';
import { fold } from '../../text/fold.ts';
import { sentencesOf, type AdText } from './ad-lines.ts';
import type { Found } from './ad-reading.ts';
import { findDays } from './find-days.ts';

interface Context {
  /** `YYYY-MM-DD`: when the advertisement is read. */
  today: string;
  language: 'fr' | 'en';
}

/** The day that a line says it was posted on. */
const readPosted = ({ lines, raw }: AdText, { today, language }: Context): string | undefined => {
  for (const { label, value } of lines)
    if (label === 'posted' || label === 'period') {
      const [first] = findDays(value, { reference: today, language });
      if (first) return first.day;
    }
  for (const line of raw) {
    const folded = fold(line);
    const cue = POSTED.exec(folded);
    if (!cue) continue;
    const [first] = findDays(line.slice(cue.index, cue.index + 60), { reference: today, language });
    if (first) return first.day;
  }
  return undefined;
};

const POSTED = /\b(?:posted(?: on)?|publiee? le|affichee? le|publie le|date posted|posting date)\b/;

export const readDeadline = (text: AdText, context: Context): Found<string> | null => {
  const posted = readPosted(text, context);
  const reference = { reference: posted ?? context.today, language: context.language };
  let best: { value: string; evidence: string; score: number } | undefined;
  const offer = (value: string | undefined, evidence: string, score: number): void => {
    if (value && (!posted || value >= posted) && (!best || score > best.score))
      best = { value, evidence, score };
  };
  for (const { text: line, label, value } of text.lines) {
    if (label === 'deadline') offer(findDays(value, reference)[0]?.day, line, LABELLED);
    if (label === 'period') offer(periodEnd(value, reference), line, LABELLED);
    if (label === 'posted' || label === 'start') continue;
    if (FROM_TO.test(fold(line))) offer(periodEnd(line, reference), line, LABELLED - 1);
    for (const sentence of sentencesOf(line)) {
      if (!/\d/.test(sentence) && !IN_WORDS.test(fold(sentence))) continue;
      offer(...fromSentence(sentence, fold(line), reference));
      if (posted) offer(afterPosting(fold(sentence), posted), sentence, RELATIVE);
    }
  }
  return best ? { value: best.value, evidence: best.evidence } : null;
};

/** « Inscription du 15 au 29 novembre » */
const FROM_TO =
  /(?:inscription|affichage|candidature|postul|concours|posted|posting|open|apply|applications?)\b.{0,30}\b(?:du|from)\b.{4,40}\b(?:au|to|until)\b/;
const LABELLED = 10;
const RELATIVE = 4;

const CUE =
  /date limite|date et heure limites?|date de cloture|cloture|fermeture|fin d[eu] (?:l'|la )?(?:affichage|periode|concours)|fin d'affichage|echeance|expire|deadline|closing|\bcloses?\b|close(?:s|d)? on|apply by|apply before|postule[rz] (?:avant|d'ici)|au plus tard|avant (?:le|midi|minuit|\d|(?:lundi|mardi|mercredi|jeudi|vendredi))|d'ici (?:le|au|\d|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|prend fin|se termine|\bends\b|jusqu'au|no later than|not later than|\buntil\b|\bby\b|\bbefore\b|end date|on or before|valide jusqu/g;
const STRONG =
  /date limite|limites? de|cloture|fermeture|fin d|echeance|expire|deadline|clos|apply|postule|au plus tard|no(?:t)? later|end date|on or before|valide|prend fin|se termine|ends/;
const ABOUT_APPLYING =
  /appl|candidat|postul|resume|\bcv\b|curriculum|dossier|submit|soumet|transmet|parvenir|envoy|send|open until|remain open|accepted|recu|received|interested|interess|return|visit|rendez-vous|posting|affichage/;
const ABOUT_OTHER =
  /entree en fonction|entree en poste|start(?:ing|s)? (?:date|on|in)|begin|debut|born|fond|interview|entrevue|call\b|available (?:on|from)|contract|contrat|mandat|jusqu'en|depuis/;
const IN_WORDS = /\b(?:one|two|three|four|week|semaine|month)\b/;

/** The day after the cue that is nearest to it. */
function fromSentence(
  sentence: string,
  line: string,
  reference: Parameters<typeof findDays>[1],
): [string | undefined, string, number] {
  const days = findDays(sentence, reference);
  const folded = fold(sentence);
  let found: [string | undefined, string, number] = [undefined, sentence, 0];
  for (const cue of days.length > 0 ? folded.matchAll(CUE) : []) {
    const end = cue.index + cue[0].length;
    const day = days.find((day) => day.end > end);
    const distance = day ? Math.max(0, day.index - end) : Number.POSITIVE_INFINITY;
    if (!day || distance > FARTHEST) continue;
    const around = folded.slice(Math.max(0, cue.index - AROUND), cue.index);
    const score =
      (STRONG.test(cue[0]) ? 6 : 2) +
      (ABOUT_APPLYING.test(folded) ? 3 : ABOUT_APPLYING.test(line) ? IN_LINE : 0) -
      (ABOUT_OTHER.test(around) && !STRONG.test(cue[0]) ? 5 : 0) -
      (ABOUT_OTHER.test(folded.slice(end, day.index)) ? 6 : 0) -
      distance / FARTHEST;
    if (score > found[2]) found = [day.day, sentence, score];
  }
  return found[2] >= LEAST ? found : [undefined, sentence, 0];
}

const LEAST = 2;
const IN_LINE = 1.5;
const FARTHEST = 60;
const AROUND = 40;

/** `du 16 au 27 novembre 2026`, `2026-11-16 au 2026-12-06`: the last day. */
const periodEnd = (value: string, reference: Parameters<typeof findDays>[1]): string | undefined =>
  findDays(value, reference).at(-1)?.day;

/** “for two weeks from the posting date”, « dans les 30 jours suivant l'affichage ». */
function afterPosting(folded: string, posted: string): string | undefined {
  const match =
    /\b(?<count>\d{1,2}|one|two|three|four|un|une|deux|trois|quatre) (?<unit>calendar days?|days?|jours?|weeks?|semaines?)(?: civils?)? (?:from|of|after|suivant|apres|following|a compter de|depuis) (?:the |la |l'|its |sa )?(?:date (?:of |de )?)?(?:(?:the |la |l'))?(?:post|affich|publi|parution)/.exec(
      folded,
    );
  if (!match?.groups || !ABOUT_APPLYING.test(folded)) return undefined;
  const { count = '', unit = '' } = match.groups;
  const number = NUMBERS[count] ?? Number(count);
  return addDays(posted, number * (/week|semaine/.test(unit) ? 7 : 1));
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  un: 1,
  une: 1,
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
  four: 4,
  quatre: 4,
};
