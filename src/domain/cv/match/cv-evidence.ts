/** What a CV shows, and where: the line for each skill, title, language and diploma. */
import { fold } from '#/domain/text/fold.ts';
import { heldMonths } from './held-months.ts';
import type { Education, LanguageLevel } from '../content.ts';
import { included, skills } from '../lexicon/skills.ts';
import { titles } from '../lexicon/titles.ts';
import { wordsIn } from '../lexicon/words.ts';
import type { CvReading, FieldPath } from '../reading.ts';
import { findSkills, findTitles, type Hit } from './find-terms.ts';
import { isDenied, isHeld } from './said-of.ts';

export interface Evidence {
  path: FieldPath;
  /** The line of the CV. */
  text: string;
}

export interface CvEvidence {
  skills: ReadonlyMap<string, readonly Evidence[]>;
  titles: ReadonlyMap<string, readonly Evidence[]>;
  /** By skill id of the language. */
  languages: ReadonlyMap<string, { level: LanguageLevel | ''; evidence: Evidence }>;
  education: readonly { entry: Education; evidence: Evidence; skills: ReadonlySet<string> }[];
  /** Lines as stems between spaces, for what no list holds. */
  lines: readonly { evidence: Evidence; stems: string; folded: string }[];
  /** Months worked in all, and those in posts that show a skill. */
  months: (skill?: string) => number;
}

/** What the rules read of a CV; a stored record gives the same. */
export type CvFacts = Pick<CvReading, 'language' | 'content' | 'removed' | 'unplaced'>;

/** Of one CV: far more than a person writes. */
const MOST = { lines: 1500, characters: 120_000, evidence: 5 } as const;

/** `month` as `YYYY-MM`, for posts that last. */
export const readEvidence = (cv: CvFacts, month: string): CvEvidence => {
  const found = new Map<string, Evidence[]>();
  const foundTitles = new Map<string, Evidence[]>();
  const lines = bounded([...linesOf(cv)]);
  const list = listOf(cv.content.skills);
  for (const { hit, evidence } of list.hits(cv.language)) addSkill(found, hit.id, evidence);
  for (const { path, text } of lines) {
    const folded = fold(text);
    const evidence = { path, text };
    for (const hit of findSkills(text, cv.language))
      if (isHeld(folded, hit, skills().get(hit.id)?.kind === 'certificate'))
        addSkill(found, hit.id, evidence);
    if (!isOfATitle(path)) continue;
    for (const hit of findTitles(text, cv.language)) {
      if (isDenied(folded, hit)) continue;
      add(foundTitles, hit.id, evidence);
      for (const id of titles().get(hit.id)?.skills ?? []) addSkill(found, id, evidence);
    }
  }
  return {
    skills: found,
    titles: foundTitles,
    languages: languagesOf(cv),
    education: educationOf(cv),
    lines: [...lines, ...list.lines].map((evidence) => ({
      evidence,
      stems: ` ${wordsIn(evidence.text)
        .map(({ stem }) => stem)
        .join(' ')} `,
      folded: fold(evidence.text),
    })),
    months: (skill) =>
      heldMonths(
        cv.content.experience.filter(
          (_, at) =>
            skill === undefined ||
            found.get(skill)?.some(({ path }) => path.startsWith(`experience.${at}.`)) === true,
        ),
        month,
      ),
  };
};

/** Employers, schools and places are no skills; neither are people who speak for one, nor pastimes. */
function* linesOf({ content, removed, unplaced }: CvFacts): Generator<Evidence> {
  const { personal, experience, education, other } = content;
  yield { path: 'personal.headline', text: personal.headline };
  yield { path: 'personal.summary', text: personal.summary };
  for (const [at, { jobTitle, achievements }] of experience.entries()) {
    yield { path: `experience.${at}.jobTitle`, text: jobTitle };
    for (const text of achievements) yield { path: `experience.${at}.achievements`, text };
  }
  for (const [at, entry] of education.entries()) {
    yield { path: `education.${at}.degree`, text: diplomaText(entry) };
    for (const text of entry.details) yield { path: `education.${at}.details`, text };
  }
  for (const [at, { kind, entries }] of other.entries())
    if (kind !== 'references' && kind !== 'interests')
      for (const text of entries) yield { path: `other.${at}.entries`, text };
  for (const [at, text] of unplaced.entries()) yield { path: `unplaced.${at}`, text };
  for (const [at, { kind, text }] of removed.entries())
    if (kind === 'drivingLicence') yield { path: `removed.${at}`, text };
}

const isOfATitle = (path: FieldPath): boolean =>
  path.endsWith('.jobTitle') || path === 'personal.headline';

const diplomaText = ({ degree, fieldOfStudy }: Education): string =>
  [degree, fieldOfStudy].filter(Boolean).join(', ');

function bounded(lines: readonly Evidence[]): Evidence[] {
  let characters = 0;
  return lines.slice(0, MOST.lines).filter(({ text }) => {
    characters += text.length;
    return text.trim() !== '' && characters <= MOST.characters;
  });
}

const BETWEEN = ' ; ';

/** The skills as one text: `R` stands beside Python there. */
function listOf(items: readonly string[]) {
  const kept = items.slice(0, MOST.lines).filter((item) => item.trim() !== '');
  const lines = kept.map((text, at): Evidence => ({ path: `skills.${at}`, text }));
  const text = kept.join(BETWEEN).slice(0, MOST.characters);
  return {
    lines,
    hits: (language: 'fr' | 'en'): { hit: Hit; evidence: Evidence }[] => {
      let at = 0;
      let starts = 0;
      let ends = kept[0]?.length ?? 0;
      return findSkills(text, language).flatMap((hit) => {
        while (hit.start >= ends && at + 1 < kept.length) {
          at += 1;
          starts = ends + BETWEEN.length;
          ends = starts + (kept[at]?.length ?? 0);
        }
        const evidence = lines[at];
        if (!evidence) return [];
        // One item tells of itself; « à venir » of another does not.
        const item = { start: hit.start - starts, end: hit.end - starts };
        const isCertificate = skills().get(hit.id)?.kind === 'certificate';
        return isHeld(fold(evidence.text), item, isCertificate) ? [{ hit, evidence }] : [];
      });
    },
  };
}

function addSkill(found: Map<string, Evidence[]>, id: string, evidence: Evidence): void {
  for (const one of included(id)) add(found, one, evidence);
}

function add(found: Map<string, Evidence[]>, id: string, evidence: Evidence): void {
  const before = found.get(id) ?? [];
  if (before.length >= MOST.evidence || before.some(({ text }) => text === evidence.text)) return;
  found.set(id, [...before, evidence]);
}

function languagesOf({ content, language }: CvFacts): CvEvidence['languages'] {
  const all = new Map<string, { level: LanguageLevel | ''; evidence: Evidence }>();
  for (const [at, { name, level }] of content.languages.entries())
    for (const { id } of findSkills(capitalised(name), language))
      if (skills().get(id)?.kind === 'language' && !all.has(id))
        all.set(id, { level, evidence: { path: `languages.${at}`, text: name } });
  return all;
}

/** Names of languages are told from other words by their capital in English. */
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const educationOf = ({ content, language }: CvFacts): CvEvidence['education'] =>
  content.education.map((entry, at) => {
    const text = diplomaText(entry);
    return {
      entry,
      evidence: { path: `education.${at}.degree`, text },
      skills: new Set(findSkills(text, language).flatMap(({ id }) => included(id))),
    };
  });
