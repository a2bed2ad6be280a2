/** Whether words name a job, and a title cut to what names it. */
import { TITLE_ENDINGS, TITLE_WEAK_WORDS, TITLE_WORDS } from '../../cv/words/job-titles.ts';
import { fold } from '../../text/fold.ts';
import { findPlaces } from './find-places.ts';
import { NO_TITLE } from './words/hiring.data.ts';

/** 0 for no title; a job's own noun counts 2, a word usual in titles less. */
export const titleScore = (text: string): number => {
  const words = fold(text).match(/[\p{L}][\p{L}'-]*/gu) ?? [];
  let score = 0;
  for (const word of words.slice(0, MOST_WORDS)) {
    const plain = word.replace(/^(?:l|d)'/, '');
    if (NOT_JOBS.has(plain)) continue;
    if (isJobNoun(plain)) score += 2;
    else if (TITLE_WEAK_WORDS.has(plain)) score += 0.5;
    else if (CALLINGS.test(plain)) score += 2;
    else if (plain.length > 5 && TITLE_ENDINGS.test(plain)) score += 1;
  }
  return score;
};

export const isJobNoun = (word: string): boolean =>
  TITLE_WORDS.has(word) ||
  MORE_JOBS.has(word) ||
  (word.endsWith('s') &&
    (TITLE_WORDS.has(word.slice(0, -1)) || MORE_JOBS.has(word.slice(0, -1)))) ||
  word.split('-').some((part) => part !== word && (TITLE_WORDS.has(part) || MORE_JOBS.has(part)));

/** `Tree Planter – 2027 season`: two to four words, the last of them somebody who does something. */
export const isTrade = (text: string): boolean => {
  const [name = ''] = text.split(/ [–—|·-] |[(,]/, 1);
  const words = fold(name).trim().split(' ');
  const last = words.at(-1) ?? '';
  const isShort = words.length > 1 && words.length < 5 && /^\p{Lu}/u.test(name);
  return isShort && /.{4}(?:er|or|ist|eur|euse|iste)$/.test(last) && !NO_TRADE.has(last);
};

const NO_TRADE: ReadonlySet<string> = new Set(
  'center customer summer winter number letter newsletter member career power computer december november september october employer partner chapter river silver corner tower copper superior senior junior exterior interior harbor harbour sector interieur exterieur secteur moteur valeur bonheur couleur chaleur outdoor soccer cancer'.split(
    ' ',
  ),
);

const CALLINGS = /.{3}(?:ologue|ologist|ologiste|iatre|therapeute|therapist|icienne?|grapher)s?$/;
const MOST_WORDS = 14;
const MORE_JOBS: ReadonlySet<string> = new Set(
  'barista journalier journaliere educatrice educateur aide-educateur aide-educatrice plongeur physiotherapeute enseignante enseignant dishwasher housekeeping cook chauffeur electricien electricienne preposes preposee prepose aide-cuisinier mecanicien mecanicienne soudeur soudeuse worker handler hygienist sonographer technologist technologue millwright postdoctoral fellow scientist controller estimator bookkeeper landscaper paysagiste estheticienne estheticien conseiller conseillere operator operateur operatrice machinist officer inspector researcher coordinator coordonnateur coordonnatrice adjoint adjointe livreur livreuse chargee charge verificatrice verificateur programmeur-analyste commis barber server bartender host picker packer roofer framer drywaller pharmacist pharmacien pharmacienne veterinarian groomer nanny tutor instructor professor lecturer dean principal custodian caretaker dispatcher foreman contremaitre contremaitresse journeyperson journeyman apprentice millwright welder plumber electrician carpenter mason superviseur superviseure directeur directrice gestionnaire acheteur acheteuse travailleur travailleuse intervenant intervenante psychoeducateur traductrice traducteur reviseur redacteur redactrice repartiteur repartitrice boucher bouchere boulanger boulangere patissier patissiere nurse rn lpn rpn psw developer developpeur developpeuse ingenieur ingenieure architect architecte designer analyst analyste specialist specialiste representative representant representante technician technicien technicienne'.split(
    ' ',
  ),
);
/** Job words that are more often something else in advertisements. */
const NOT_JOBS: ReadonlySet<string> = new Set(
  'model models resident residents service services it office experience employer employeur director-general client staff customer garde partner partners opportunity associates conseil company'.split(
    ' ',
  ),
);

const GENDER =
  / ?\((?:[hfmx](?: ?[/-] ?[hfmx]){1,2}|homme\/femme|tous genres|e|all genders)\)| ?\b[HFMX](?:[/-][HFMX]){1,2}\b/g;
const COUNT =
  / ?\((?:\d+|deux|trois|plusieurs) (?:postes?|positions?|openings?|vacancies)[^)]{0,20}\)/gi;
const PARENTHESIS =
  / ?\((?:[^)]{0,40}(?:temps|time|permanent|temporaire|temporary|term|remote|teletravail|hybrid|hybride|contrat|heures|hours|h\/|semaine|week|canada|quart|shift|union|syndiqu|poste|remplacement|years?|mois|session|[A-Z]{2,}-\d)[^)]{0,60}|[^)]{0,12}\d{3,}[^)]{0,12})\)/gi;
/** Behind a dash: not the job but how, where, when, by which number. */
const TAIL =
  /^(?:job post|job #?.*|(?:poste|position) .*|(?:full|part)[- ]time.*|temps (?:plein|partiel).*|permanent.*|tempora.*|term.*|contract.*|contrat.*|remote.*|work from home.*|teletravail.*|100 ?%.*|hybrid.*|on-?site.*|sur place.*|seasonal.*|saison.*|casual.*|regular.*|regulier.*|offre d'emploi.*|job posting.*|urgent.*|immediate.*|asap.*|\$.*|\d.*|ref\b.*|reference.*|req.*|id\b.*|quart.*|day.*|evening.*|night.*|nuit.*|soir.*|jour.*|plusieurs.*|[a-z]{1,6}-?\d.*|canada.*|travailleur autonome.*|self-employed.*|pigiste.*|freelance.*|f\/h.*|h\/f.*)$/;
const HEAD =
  /^(?:besoin d'une? |need an? |(?:plusieurs |\d+ |nos )?postes? (?:permanents? |temporaires? )?(?:de |d')|(?:offre d'emploi|job posting|job opportunity|job opening|now hiring|hiring now|hiring|we're hiring|nous recrutons|on recrute|recherche|poste a pourvoir|poste|wanted|urgent|avis de concours|recrutement|looking for|position|title)(?: ?[:–—!-] ?| (?=d'|de |an? |un )))/;

/** undefined when nothing of it can be a title. */
export const cleanTitle = (text: string, company?: string): string | undefined => {
  let title = text
    .replace(GENDER, '')
    .replace(COUNT, '')
    .replace(PARENTHESIS, '')
    .replace(/^["«“ ]+|["»” ]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const head = HEAD.exec(fold(title));
  if (head) title = title.slice(head[0].length).trim();
  title = withoutName(withoutPlace(title), company);
  const parts = title.split(/ (?:[–—|•·-]|@) |\s*[|•·]\s*|, (?=\p{Lu}[^,]*$)/u);
  const separators = title.match(/ (?:[–—|•·-]|@) |\s*[|•·]\s*|, (?=\p{Lu}[^,]*$)/gu) ?? [];
  let at = parts.length > 1 ? bestPart(parts, company) : 0;
  title = parts[at] ?? '';
  while (at < parts.length - 1 && belongs(parts[at + 1] ?? '', company)) {
    title += `${separators[at] ?? ' '}${parts[at + 1] ?? ''}`;
    at += 1;
  }
  title = title
    .replace(
      / (?:wanted|needed|required|recherch[ée]{1,2}s?(?:\(e\))?s?|demand[ée]{1,2}s?(?:\(e\))?s?|asap|est recherchée?|en demande|disponibles?|available|à combler|à temps (?:plein|partiel)|role|position|opportunity)[ !]*$/i,
      '',
    )
    .replace(/[\s.,:;!–—-]+$/u, '')
    .trim();
  if (title.length < 3 || title.length > LONGEST || NO_TITLE.test(fold(title))) return undefined;
  return inUsualCase(title);
};

const LONGEST = 110;

const bestPart = (parts: readonly string[], company: string | undefined): number => {
  const scores = parts.map((part, at) =>
    (company !== undefined && sameName(part, company)) || TAIL.test(fold(part).trim())
      ? -1
      : titleScore(part) - at / 10,
  );
  return scores.indexOf(Math.max(...scores));
};

/** `Server, Gordie's Grill, Truro, NS`: what stands before the town at its end. */
const withoutPlace = (title: string): string => {
  const place = findPlaces(title).at(-1);
  if (!place?.isWhole || place.index < 3 || !title.endsWith(place.text)) return title;
  return title.slice(0, place.index).replace(/[\s,(–—-]+$/u, '');
};

/** The employer's name behind the title, or before it. */
const withoutName = (title: string, company: string | undefined): string => {
  const at = company === undefined ? -1 : fold(title).indexOf(fold(company));
  if (company === undefined || at < 0) return title;
  const [before, after] = [title.slice(0, at), title.slice(at + company.length)];
  const rest = titleScore(before) >= titleScore(after) ? before : after;
  return (
    rest.replace(/^[\s,(–—|:·-]+|[\s,(–—|:·-]+$|,? (?:at|chez|à|au|for|pour) ?$/gu, '') || title
  );
};

/** `Registered Nurse - Emergency` is one title; `Cook - Laval` is not. */
function belongs(part: string, company: string | undefined): boolean {
  const folded = fold(part).trim();
  if (folded === '' || TAIL.test(folded) || folded.length > 45) return false;
  if (company !== undefined && sameName(part, company)) return false;
  const [place] = findPlaces(part);
  return !place || place.text.length < part.length / 2;
}

export const sameName = (one: string, other: string): boolean => {
  const [a, b] = [letters(one), letters(other)];
  return a.length > 2 && b.length > 2 && (a.includes(b) || b.includes(a));
};

const letters = (text: string): string => fold(text).replace(/[^\p{L}\d]/gu, '');

/** Shouted titles in small letters again; acronyms keep theirs. */
function inUsualCase(title: string): string {
  if (/\p{Ll}/u.test(title.replace(/\((?:e|s|ne|ière|trice)\)/g, ''))) return title;
  const isFrench = /[éèêàç]|(?:^| )(?:de|des|du|en|et|à|aux?|la|le)(?: |$)/iu.test(title);
  return title
    .split(' ')
    .map((word, at) => {
      if (word.length <= 3 && !/[AEIOUYÉ]/i.test(word)) return word;
      const small = word.toLowerCase();
      if (at > 0 && (isFrench || SMALL.has(small))) return small;
      return small.replace(/\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join(' ');
}

const SMALL: ReadonlySet<string> = new Set(['of', 'and', 'the', 'for', 'in', 'to', 'with', 'or']);
