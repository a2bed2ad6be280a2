/** Titles that a sign cuts in two: "Staff Nurse – Intensive Care Unit", "Developer / Business Analyst". */
import type { HeadUnit } from './head-units.ts';
import { EMPLOYER, TITLE } from './scores.ts';
import { companyScore, titleScore } from './title-or-company.ts';

/** The pieces of one text, those of a title joined. */
export function withWholeTitles(units: readonly HeadUnit[]): HeadUnit[] {
  const joined: HeadUnit[] = [];
  for (const unit of units) {
    const title = joined.at(-1);
    if (title && isTitle(title) && goesOn(unit))
      joined[joined.length - 1] = { ...title, text: `${title.text}${unit.joint}${unit.text}` };
    else joined.push(unit);
  }
  return joined;
}

const isTitle = ({ text }: HeadUnit): boolean =>
  titleScore(text) >= TITLE.likely && companyScore(text) < EMPLOYER.hinted;

/** A part of an employer behind a dash tells more of the title; behind a slash stands its other name. */
const goesOn = (unit: HeadUnit): boolean =>
  unit.joint.trim() === '/'
    ? isTitle(unit)
    : /[–—-]/.test(unit.joint) && DEPARTMENT.test(unit.text);

const DEPARTMENT =
  /^(?:unité|pavillon) (?:de|des|du|d['’])|^(?!.* of ).*\b(?:unit|ward|floor|wing|department|dept\.?)(?: \([^()]{1,20}\))?$/iu;
