/** What the job is called. */
import { fold, withoutAccents } from '../../text/fold.ts';
import { sentencesOf, type AdLine, type AdText } from './ad-lines.ts';
import type { Found } from './ad-reading.ts';
import type { PageForm } from './page-forms.ts';
import { cleanTitle, isTrade, titleScore } from './title-words.ts';
import { AFTER_TITLE, BEFORE_TITLE, LEADING } from './words/hiring.data.ts';

interface Candidate {
  title: string;
  evidence: string;
  score: number;
}

export const readTitle = (
  text: AdText,
  form: PageForm,
  language: 'fr' | 'en',
  company: string | undefined,
): Found<string> | null => {
  let best: Candidate | undefined;
  const offer = (raw: string | undefined, evidence: string, score: number): void => {
    const title = raw === undefined ? undefined : cleanTitle(inLanguage(raw, language), company);
    if (title === undefined) return;
    const whole = score + Math.min(4, titleScore(title)) * WORD - (title.length > 70 ? 2 : 0);
    if (!best || whole > best.score) best = { title, evidence, score: whole };
  };
  if (form.title !== undefined) offer(form.title, form.title, SCORES.form);
  text.lines.forEach((line, at) => {
    offerLabelled(line, text.lines[at + 1], offer);
    if (at < HEAD_LINES) offerHead(line, text.lines[at + 1], at, offer);
    if (line.label === undefined || line.label === 'announcement' || at < HEAD_LINES)
      for (const sentence of sentencesOf(line.text))
        for (const title of titlesIn(sentence)) offer(title, sentence, SCORES.sentence - at * FADE);
  });
  return best && best.score > 0 ? { value: best.title, evidence: best.evidence } : null;
};

const SCORES = {
  form: 13,
  title: 15,
  position: 11.5,
  announcement: 10,
  subject: 8,
  sentence: 6.2,
  head: 6.5,
  /** Named by its ending alone. */
  trade: 3,
  /** « Nous offrons : … » */
  other: 5,
} as const;
const WORD = 0.8;
const FADE = 0.05;
const HEAD_LINES = 14;
const STEP_DOWN = 0.3;

type Offer = (raw: string | undefined, evidence: string, score: number) => void;

/** Not this job: whom it reports to, where it stands. */
const ABOUT_OTHERS =
  /report|superv|superieur|contact|depart|direction|service|division|unit|classif|client|minist|from|^(?:de|a|to|cc)$|exigence|qualif|requi|dipl|etude|educ|exper|langu|description|mandat|duties|tache|scope|union|syndic|grade|class/;

function offerLabelled(
  { label, labelText, value, text }: AdLine,
  next: AdLine | undefined,
  offer: Offer,
): void {
  if (
    label === 'other' &&
    titleScore(value) >= 2 &&
    value.length < 70 &&
    !ABOUT_OTHERS.test(labelText)
  )
    offer(value, text, SCORES.other);
  if (label !== 'title' && label !== 'position' && label !== 'announcement' && label !== 'subject')
    return;
  const isJob = titleScore(value) > 0;
  // « Poste : » tells the kind of contract too, and an announcement may be anything.
  if (label !== 'title' && !isJob) return;
  const wrapped = next && next.label === undefined ? rest(value, next.text) : undefined;
  const [first = value] = sentencesOf(value);
  offer(wrapped ?? first, text, SCORES[label]);
}

function offerHead(line: AdLine, next: AdLine | undefined, at: number, offer: Offer): void {
  const { text, label } = line;
  if (label !== undefined || text.length > 110) return;
  if (titleScore(text) < 2 && at < 3 && isTrade(text))
    offer(text, text, SCORES.trade - at * STEP_DOWN);
  const wrapped = next && next.label === undefined ? rest(text, next.text) : undefined;
  if (titleScore(wrapped ?? text) < 2 || /[.!?]$/.test(text.replace(/[!]+$/, at < 4 ? '' : '!')))
    return;
  if (/@|https?:|\$|^(?:bonjour|hi|hello|dear)\b/i.test(text) && text.length > 60) return;
  if (SIGNED.test(text) || text.split(' ').length > 14 || SENTENCE.test(fold(text))) return;
  offer(wrapped ?? text, text, SCORES.head - at * STEP_DOWN);
}

const SENTENCE =
  /\b(?:you|we|our|your|nous|vous|notre|votre|est|sont|is|are|will|has|have|avez|offrons|looking|cherche|recherche (?:un|une|des|d'.*|\d.*)|seeking|hiring|needs?|wants|hires|invites|embauche|recrute|must|doit|reporting|relevant|sous (?:la|l'|le|autorite))\b/;

/** « Nathalie Dubord, directrice »: who signs. */
const SIGNED =
  /^\p{Lu}[\p{Ll}.-]+ \p{Lu}[\p{L}'’-]+, (?:\p{Ll}|\p{Lu}\p{Ll}+ (?:Manager|Director|Partner))/u;

/** A title broken over two lines: its noun alone on the second one, or small letters. */
function rest(first: string, second: string): string | undefined {
  if (second.length > 40 || first.length > 70 || /[.:;!?)]$/.test(first)) return undefined;
  const isNoun =
    second.split(' ').length <= 2 &&
    titleScore(second) >= 2 &&
    titleScore(first) > 0 &&
    titleScore(first) < 2;
  return isNoun || (/^\p{Ll}/u.test(second) && second.length < 30 && titleScore(first) >= 2)
    ? `${first} ${second}`
    : undefined;
}

function titlesIn(given: string): string[] {
  // `is seeking, for one of its clients, a clerk`
  const sentence = given.replace(INSERTED, '$1 ');
  const folded = fold(sentence);
  const titles: string[] = [];
  for (const cue of folded.matchAll(BEFORE_TITLE)) {
    const title = phraseAfter(sentence, folded, cue.index + cue[0].length);
    if (title !== undefined) titles.push(title);
  }
  const own =
    /\b(?:our|the|this|as an?|as our|have an?|an?) ((?:\p{Lu}[\p{L}'’/&-]*,? ){1,6}?)(?:role|position|opportunity|job|reports|leads|will|tests|oversees|is responsible|works)\b|\b[Aa]s an? ((?:\p{Lu}[\p{L}'’/&-]* ?){1,6}),/u.exec(
      sentence,
    );
  const named = own?.[1] ?? own?.[2];
  if (named !== undefined && titleScore(named) >= 2) titles.push(named.trim());
  const wanted =
    /^(.{3,70}?) (?:wanted|needed|required|recherché[es]{0,2}(?:\(e\))?|demandé[es]{0,2}(?:\(e\))?|est recherchée?)(?: |[.!,]|$)/iu.exec(
      sentence,
    )?.[1];
  if (wanted !== undefined && titleScore(wanted) >= 2 && wanted.split(' ').length <= 8)
    titles.push(wanted);
  return titles;
}

const INSERTED =
  /\b(recherche|cherche|recrute|embauche|seeking|seeks|looking for|hiring|recruiting), [^,]{3,80}, /i;

function phraseAfter(sentence: string, folded: string, from: number): string | undefined {
  let start = from;
  while (folded[start] === ' ' || folded[start] === ':') start += 1;
  for (let leading = LEADING.exec(folded.slice(start)); leading;) {
    start += leading[0].length;
    leading = LEADING.exec(folded.slice(start));
  }
  // « son gérant ou sa gérante »
  const ahead = sentence
    .slice(start, start + LONGEST)
    .replace(/ ou (?:d['’])?(?:sa|son|une?|la|le) ?/, ' ou ');
  const end = AFTER_TITLE.exec(`${withoutAccents(ahead)} `)?.index;
  const title = ahead.slice(0, end).trim();
  if (title.length < 3 || NOBODY.test(fold(title))) return undefined;
  // A trade that no list knows is named by the turn of phrase alone.
  return titleScore(title) >= 1 || title.split(' ').length <= 3 ? title : undefined;
}

const LONGEST = 90;
const NOBODY =
  /^(?:someone|somebody|people|candidates?|talents?|individuals?|persons?|personnes?|quelqu'un|team|members?|help|work|job|jobs|emploi|employees?|employes?|candidats?|applicants?|profils?|leaders?|gens|qui|who|you|toi|nous|us|these|those|this|that|ce|cet|cette|ces|more|new|experience|expertise|opportunit|stage|way|ways|solution|to |de |d'|a |en |et |and |the|success|stability|plus|our|your|votre|follow|suivant|renfort|releve|collegue|perle|passion|defi)/;

/** Of a title in both languages, the half in the language of the advertisement. */
function inLanguage(title: string, language: 'fr' | 'en'): string {
  const halves = title.split(' / ');
  const [one, two] = halves;
  if (halves.length !== 2 || one === undefined || two === undefined) return title;
  const french = halves.map(frenchness);
  if (french[0] === french[1]) return title;
  const isFirst = (french[0] ?? 0) > (french[1] ?? 0) === (language === 'fr');
  return isFirst ? one : two;
}

const frenchness = (text: string): number =>
  (
    text.match(
      /[éèêàçîôûœ]|\b(?:de|du|des|la|le|les|en|et|ou|aux?)\b|l['’]|d['’]|(?:ice|euse|ier|ière|iste|ique)s?\b/giu,
    ) ?? []
  ).length - (text.match(/\b(?:of|the|and|for)\b|(?:er|or|ing|ist|ant|man)s?\b/gi) ?? []).length;
