/**
 * A first letter from a CV and an advertisement, by rules: what is asked, beside the CV's own lines that answer it.
 * It says nothing of the person that their CV does not say; where only they know, `[…]` asks them.
 * Customs of letters: Office québécois de la langue française, Vitrine linguistique, « Correspondance ».
 */
import type { CvLanguage } from '../content.ts';
import { levelLabel } from '../canadian/sections.ts';
import type { CvFacts } from '../match/cv-evidence.ts';
import { fieldOf, lastSegmentOf, segmentsOf } from '../../sync/path.ts';
import { findSkills } from '../match/find-terms.ts';
import { matchJob, type Job, type MatchedRequirement } from '../match/match-job.ts';
import type { LetterFields } from './letter.ts';
import { LETTER_WORDS } from './letter-words.ts';

export interface LetterJob extends Job {
  /** '' when unknown. */
  company: string;
}

export interface LetterStart extends LetterFields {
  language: CvLanguage;
}

/** So many of the CV's lines fit a letter that is read. */
const MOST_ANSWERS = 4;

/** `today` as `YYYY-MM-DD`. */
export const writeLetter = (cv: CvFacts, job: LetterJob, today: string): LetterStart => {
  const { language, requirements } = matchJob(cv, job, today.slice(0, 'YYYY-MM'.length));
  const words = LETTER_WORDS[language];
  const title = job.title.trim() || words.unknownTitle;
  const company = job.company.trim() || words.unknownCompany;
  return {
    language,
    jobTitle: job.title.trim(),
    company,
    recipient: '',
    place: cityOf(cv.content.personal.location),
    day: today,
    subject: words.subject(title),
    greeting: words.greeting,
    body: [
      words.opening(title, company),
      answersPart(cv, requirements, language),
      languagesPart(cv, requirements, language),
      words.motive(company),
      words.thanks,
    ]
      .filter(Boolean)
      .join('\n\n'),
    closing: words.closing,
  };
};

/**
 * An employer read out of an advertisement, if it may stand in a letter: a short name, and nothing that is asked for.
 * A wrong one would be sent unseen; without one the letter asks.
 */
export const employerForLetter = (read: string, language: CvLanguage): string =>
  /^[^;:!?\n]{2,60}$/.test(read) &&
  !findSkills(read, language).some(({ text }) => text.length === read.length)
    ? read
    : '';

/** « Montréal (Québec) » → « Montréal » */
const cityOf = (location: string): string => (location.split(/[,(]/)[0] ?? '').trim();

/** What is asked and the line of the CV that shows it, each line once. */
function answersPart(
  cv: CvFacts,
  requirements: readonly MatchedRequirement[],
  language: CvLanguage,
): string {
  const words = LETTER_WORDS[language];
  const answers: { term: string; line: string; path: string }[] = [];
  const listed: string[] = [];
  for (const { status, kind, term, evidence } of byNeed(requirements)) {
    if (status !== 'matched' || kind === 'language') continue;
    const proof = evidence.find(({ path }) => isProof(path));
    const isSaid = answers.some(({ line }) => line === proof?.text);
    if (proof && !isSaid && answers.length < MOST_ANSWERS)
      answers.push({ term, line: proof.text, path: proof.path });
    else if (evidence.some(({ path }) => fieldOf(path) === 'skills')) listed.push(term);
  }
  const items = answers.map(({ term, line, path }) => {
    const employer = employerAt(cv, path);
    const said = cv.language === language ? withoutStop(line) : words.translate(withoutStop(line));
    return `- ${[`${capital(term)}${words.colon} ${said}`, employer].filter(Boolean).join(', ')}`;
  });
  const also = listed.slice(0, MOST_ANSWERS);
  return [
    items.length > 0 ? [words.answers, ...items].join('\n') : words.noAnswers,
    also.length > 0 ? words.also(joined(also, language)) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What must be there comes first. */
const byNeed = (requirements: readonly MatchedRequirement[]): MatchedRequirement[] =>
  requirements.toSorted((a, b) => Number(b.need === 'must') - Number(a.need === 'must'));

/** A line of what the person did or learnt, not a word of a list. */
const isProof = (path: string): boolean =>
  ['experience', 'education', 'other'].includes(fieldOf(path)) &&
  lastSegmentOf(path) !== 'jobTitle';

const employerAt = ({ content }: CvFacts, path: string): string => {
  const [list, at] = segmentsOf(path);
  return list === 'experience' ? (content.experience[Number(at)]?.company.trim() ?? '') : '';
};

function languagesPart(
  { content }: CvFacts,
  requirements: readonly MatchedRequirement[],
  language: CvLanguage,
): string {
  const isAsked = requirements.some(
    ({ kind, status }) => kind === 'language' && status === 'matched',
  );
  const spoken = content.languages.filter(({ name }) => name.trim() !== '');
  if (!isAsked || spoken.length === 0) return '';
  const said = spoken.map(({ name, level }) =>
    level === '' ? name : `${name} (${levelLabel(level, language)})`,
  );
  return LETTER_WORDS[language].languages(said.join(', '));
}

const withoutStop = (line: string): string => line.trim().replace(/[.;]$/, '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const joined = (terms: readonly string[], language: CvLanguage): string => {
  const last = terms.at(-1) ?? '';
  const rest = terms.slice(0, -1);
  return rest.length === 0
    ? last
    : `${rest.join(', ')} ${language === 'fr' ? 'et' : 'and'} ${last}`;
};
