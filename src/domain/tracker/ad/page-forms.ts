/** Title and employer where the form of a job site's page tells them, by their place on it. */
import { fold } from '../../text/fold.ts';
import type { AdText } from './ad-lines.ts';
import { findPlaces } from './find-places.ts';
import { isPageJunk } from './words/page-junk.data.ts';

export interface PageForm {
  title?: string;
  company?: string;
}

export const readPageForm = ({ raw }: AdText): PageForm => {
  const lines = raw.filter((line) => line !== '').slice(0, HEAD_LINES);
  for (const form of [jobBank, savedJob, networkPage, namedAt, ratedPage, careersPage]) {
    const found = form(lines);
    if (found) return found;
  }
  return {};
};

const HEAD_LINES = 60;

type Form = (lines: readonly string[]) => PageForm | undefined;

/** “Posted on November 2, 2026 by Employer details X”, the title above it. */
const jobBank: Form = (lines) => {
  for (const [at, line] of lines.entries()) {
    const match = /(?:Employer details|Détails de l['’]employeur) ?:? ?(.+)$/i.exec(line);
    if (!match?.[1]) continue;
    const title = above(lines, at);
    return { company: match[1], ...(title === undefined ? {} : { title }) };
  }
  return undefined;
};

/** “Save TITLE at COMPANY”. */
const savedJob: Form = (lines) => {
  for (const line of lines) {
    const match =
      /^(?:Save|Enregistrez|Enregistrer|Sauvegarder) (.{3,100}) (?:at|chez|à) (.{2,80})$/.exec(
        line,
      );
    if (match?.[1] && match[2] && lines.includes(match[1]))
      return { title: match[1], company: match[2] };
  }
  return undefined;
};

const AGE =
  /(?: ago\b|il y a \d|applicants?|candidatures?|candidats?|clicked|cliqu|people|reposted|republi|posted \d|publi)/i;

/**
 * “PLACE · 2 weeks ago · 40 applicants” below the title, with the company above it; or “COMPANY · PLACE (Hybrid)”
 * below the title.
 */
const networkPage: Form = (lines) => {
  for (const [at, line] of lines.entries()) {
    const [first = '', second = ''] = line.split(/ ?[·•] ?/, 3);
    if (second === '') continue;
    const title = above(lines, at);
    if (title === undefined) continue;
    if (AGE.test(second) && findPlaces(first).length > 0) {
      const company = lines
        .slice(0, lines.indexOf(title))
        .findLast((name) => name !== title && !isPageJunk(fold(name)));
      return { title, ...(company === undefined ? {} : { company }) };
    }
    const [place] = findPlaces(second);
    const isShort = second.length < 60 && first.length < 70;
    if (isShort && (place?.isWhole || (place && /\(/.test(second))) && at < NEAR_TOP)
      return { title, company: first };
  }
  return undefined;
};

const NEAR_TOP = 8;

/** “at COMPANY (View all jobs)” below the title. */
const namedAt: Form = (lines) => {
  const at = lines.slice(0, NEAR_TOP).findIndex((line) => /^(?:at|chez) \p{Lu}/u.test(line));
  const company = lines[at]?.replace(/^(?:at|chez) /, '').replace(/ \([^)]*\)$/, '');
  const title = at > 0 ? above(lines, at) : undefined;
  return company === undefined || title === undefined ? undefined : { title, company };
};

const RATING = /^\d[.,]\d(?: ?(?:out of 5|étoiles?|\/ ?5|sur 5|stars?).{0,20})?$/i;

/** TITLE, COMPANY, its rating. */
const ratedPage: Form = (lines) => {
  const at = lines.slice(0, NEAR_TOP * 2).findIndex((line) => RATING.test(line));
  const [company, title] = [lines[at - 1], lines[at - 2]];
  return company === undefined || title === undefined || isPageJunk(fold(title))
    ? undefined
    : { title, company };
};

/** The page of a careers system: its small headings, the title first. */
const careersPage: Form = (lines) => {
  const heads = lines.map((line) => fold(line).trim());
  const marks = [
    'job requisition id',
    'id de la demande',
    'time type',
    'type de temps',
    'posted on',
  ];
  if (marks.filter((mark) => heads.includes(mark)).length < 2) return undefined;
  const title = lines.find((line) => !isPageJunk(fold(line)));
  return title === undefined ? undefined : { title: title.replace(/ page is loaded$/, '') };
};

const above = (lines: readonly string[], at: number): string | undefined =>
  lines.slice(0, at).findLast((line) => !isPageJunk(fold(line)));
