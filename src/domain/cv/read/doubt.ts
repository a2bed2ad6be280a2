/**
 * Second thoughts about a finished reading: a value may stand in the right place and still not look like what its field
 * holds. Such a field is said below what the form asks the person to check, however clear its place was.
 */
import type { CvContent, Experience } from '#/domain/cv/content.ts';
import type { FieldEvidence, FieldPath } from '#/domain/cv/reading.ts';
import { isDocumentTitle } from './account-for-words.ts';
import { CONFIDENCE } from './confidence.ts';
import { wordsOf } from './text-pieces.ts';
import { fold } from '#/domain/text/fold.ts';

/** More words than a name of this kind has. */
const MOST_WORDS = { headline: 9, jobTitle: 11, company: 9, institution: 12, degree: 9, skill: 6 };

const ADDRESS = /https?:|www\.|\w@\w/i;
/** A sentence ends within, or a list goes on. */
const SENTENCES = /\p{L}{2}[.!?;:] \p{L}/u;
/** "Cégep de": the rest was lost. */
const UNFINISHED = /\s(?:de|du|des|of|the|at|à|la|le|et|and|&)$/iu;
/** Names in a row without a comma, as badges of tools are: "JavaScript Node.js MySQL". */
const TOOLS = /(?:\+\+|\.js\b|#)(?:\s|$)/i;

/** The evidence of a reading, with less confidence where the value itself speaks against its field. */
export function withDoubts(
  content: CvContent,
  evidence: Readonly<Record<FieldPath, FieldEvidence>>,
): Record<FieldPath, FieldEvidence> {
  const doubtful = new Set<FieldPath>();
  const doubt = (path: FieldPath, holds: boolean): void => {
    if (holds) doubtful.add(path);
  };
  const { fullName, headline } = content.personal;
  doubt('personal.headline', isLong(headline, MOST_WORDS.headline) || SENTENCES.test(headline));
  content.experience.forEach((job, at) => {
    const path = `experience.${at}`;
    doubt(`${path}.jobTitle`, !looksLikeName(job.jobTitle, MOST_WORDS.jobTitle));
    doubt(
      `${path}.company`,
      !looksLikeName(job.company, MOST_WORDS.company) || TOOLS.test(job.company),
    );
    if (lacksName(job)) for (const field of DATED) doubt(`${path}.${field}`, true);
  });
  content.education.forEach((study, at) => {
    const path = `education.${at}`;
    doubt(`${path}.institution`, !looksLikeName(study.institution, MOST_WORDS.institution));
    doubt(`${path}.degree`, !looksLikeName(study.degree, MOST_WORDS.degree));
  });
  // Degrees behind the name may be skills.
  const own = new Set(wordsOf(fold(fullName.replace(/,.*/u, ''))));
  content.skills.forEach((skill, at) =>
    doubt(
      `skills.${at}`,
      isLong(skill, MOST_WORDS.skill) ||
        !/\p{L}/u.test(skill) ||
        isDocumentTitle(skill) ||
        (own.size > 1 && wordsOf(fold(skill)).every((word) => own.has(word))),
    ),
  );
  return Object.fromEntries(
    Object.entries(evidence).map(([path, found]) => [
      path,
      doubtful.has(path)
        ? { ...found, confidence: Math.min(found.confidence, CONFIDENCE.doubted) }
        : found,
    ]),
  );
}

const DATED = ['startDate', 'endDate'] as const;

const lacksName = ({ jobTitle, company }: Experience): boolean => jobTitle === '' && company !== '';

const isLong = (text: string, most: number): boolean => wordsOf(text).length > most;

const looksLikeName = (text: string, most: number): boolean =>
  !isLong(text, most) && !ADDRESS.test(text) && !SENTENCES.test(text) && !UNFINISHED.test(text);
