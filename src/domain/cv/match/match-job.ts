/**
 * A CV beside an advertisement: what is asked, what the CV shows of it and where, and what is missing. It is apart from
 * the legibility score: it counts nothing, and what is missing is a question to the person, never a line to add.
 */
import { fold } from '#/domain/text/fold.ts';
import type { LanguageLevel } from '../content.ts';
import { skills } from '../lexicon/skills.ts';
import { wordsIn } from '../lexicon/words.ts';
import { readLines } from '../../tracker/ad/ad-lines.ts';
import { readLanguage } from '../../tracker/ad/read-language.ts';
import { readEvidence, type CvEvidence, type CvFacts, type Evidence } from './cv-evidence.ts';
import { isAnswered } from './diplomas.ts';
import { findSkills, findTitles } from './find-terms.ts';
import { isHeld } from './said-of.ts';
import { BILINGUAL, readRequirements, type Requirement } from './requirements.ts';

export interface Job {
  /** '' when unknown. */
  title: string;
  text: string;
  /** Told from the text when unknown. */
  language?: 'fr' | 'en' | undefined;
}

/** `covered`: another of the same « ou » is there. */
type MatchStatus = 'matched' | 'missing' | 'covered';

export interface MatchedRequirement extends Requirement {
  status: MatchStatus;
  evidence: readonly Evidence[];
  /** Of experience that the CV shows of it, where years are asked. */
  yearsShown: number | undefined;
}

export interface JobMatch {
  language: 'fr' | 'en';
  requirements: MatchedRequirement[];
  /** The job's title, and a post of the CV under the same. */
  title: { asked: string; evidence: readonly Evidence[] } | undefined;
}

/** `month` as `YYYY-MM`. */
export const matchJob = (cv: CvFacts, job: Job, month: string): JobMatch => {
  const language = job.language ?? readLanguage(readLines(job.text));
  const shown = readEvidence(cv, month);
  const requirements = withCovered(
    readRequirements(job.text, language).map((one) => {
      const evidence = evidenceFor(one, shown, cv);
      const isShown = evidence.length > 0;
      return {
        ...one,
        evidence,
        status: isShown ? ('matched' as const) : ('missing' as const),
        yearsShown:
          one.years === undefined || !isShown
            ? undefined
            : Math.floor(shown.months(one.id) / MONTHS_A_YEAR),
      };
    }),
  );
  return { language, requirements, title: titleOf(job.title, language, shown) };
};

const MONTHS_A_YEAR = 12;

function evidenceFor(asked: Requirement, shown: CvEvidence, cv: CvFacts): readonly Evidence[] {
  const { kind, id } = asked;
  if (kind === 'language') return languageEvidence(asked, shown, cv);
  if (kind === 'diploma') return diplomaEvidence(asked, shown);
  if (kind === 'title') return (id !== undefined && shown.titles.get(id)) || [];
  if (id !== undefined) return skillEvidence(id, shown);
  return sameWords(asked.term, shown);
}

function skillEvidence(id: string, shown: CvEvidence): readonly Evidence[] {
  const own = shown.skills.get(id);
  if (own) return own;
  const skill = skills().get(id);
  if (!skill?.isSum) return [];
  const parts = skill.broader.map((one) => shown.skills.get(one)?.[0]);
  return parts.every((one) => one !== undefined) ? parts : [];
}

const RANK: Readonly<Record<LanguageLevel, number>> = {
  basic: 0,
  intermediate: 1,
  advanced: 2,
  fluent: 3,
  native: 4,
};

/** People rate themselves, and « courant » is no exam: one step below will do, but « notions » never. */
const isEnough = (own: LanguageLevel, asked: LanguageLevel | undefined): boolean =>
  asked === undefined ||
  RANK[own] >= RANK[asked] ||
  (own !== 'basic' && RANK[own] + 1 >= Math.min(RANK[asked], RANK.fluent));

function languageEvidence(
  { id, level, term }: Requirement,
  shown: CvEvidence,
  cv: CvFacts,
): readonly Evidence[] {
  if (id === BILINGUAL) {
    const said = shown.lines.find(({ folded }) =>
      /(?<!\p{L})(?:bilingu(?:e|al))(?!\p{L})/u.test(folded),
    );
    if (said) return [said.evidence];
    const both = ['french', 'english'].map((one) =>
      languageEvidence({ id: one, level: 'advanced', term } as Requirement, shown, cv),
    );
    return both.every((one) => one.length > 0) ? both.flat() : [];
  }
  if (id === undefined) return [];
  const own = shown.languages.get(id);
  if (own) {
    return own.level === '' || isEnough(own.level, level) ? [own.evidence] : [];
  }
  // Whoever lists no language writes in one.
  const isOfTheCv = id === (cv.language === 'fr' ? 'french' : 'english');
  if (isOfTheCv && shown.languages.size === 0) return [{ path: 'language', text: '' }];
  return shown.skills.get(id) ?? [];
}

const diplomaEvidence = (
  { diploma, term }: Requirement,
  shown: CvEvidence,
): readonly Evidence[] => {
  if (!diploma) return [];
  const fields = new Set(
    (['fr', 'en'] as const).flatMap((language) => findSkills(term, language).map(({ id }) => id)),
  );
  return shown.education
    .filter(({ entry, skills }) =>
      isAnswered(diploma, entry, () => [...fields].some((id) => skills.has(id))),
    )
    .map(({ evidence }) => evidence);
};

/** For what no list holds: the same words, one behind the other. */
function sameWords(term: string, shown: CvEvidence): readonly Evidence[] {
  const stems = wordsIn(term)
    .map(({ stem }) => stem)
    .join(' ');
  if (stems === '') return [];
  return shown.lines
    .filter((line) => line.stems.includes(` ${stems} `))
    .filter(({ folded }) => {
      const start = folded.indexOf(fold(term));
      return start < 0 || isHeld(folded, { start, end: start + term.length }, false);
    })
    .map(({ evidence }) => evidence)
    .slice(0, 5);
}

/** One of « A ou B » is enough. */
function withCovered(all: readonly MatchedRequirement[]): MatchedRequirement[] {
  const met = new Set(
    all.flatMap(({ group, status }) =>
      group !== undefined && status === 'matched' ? [group] : [],
    ),
  );
  return all.map((one) =>
    one.status === 'missing' && one.group !== undefined && met.has(one.group)
      ? { ...one, status: 'covered' }
      : one,
  );
}

function titleOf(title: string, language: 'fr' | 'en', shown: CvEvidence): JobMatch['title'] {
  if (title.trim() === '') return undefined;
  const evidence = findTitles(title, language).flatMap(({ id }) => shown.titles.get(id) ?? []);
  return { asked: title, evidence: evidence.length > 0 ? evidence : sameTitle(title, shown) };
}

const sameTitle = (title: string, shown: CvEvidence): readonly Evidence[] =>
  sameWords(title, {
    ...shown,
    lines: shown.lines.filter(
      ({ evidence: { path } }) => path.endsWith('.jobTitle') || path === 'personal.headline',
    ),
  });
