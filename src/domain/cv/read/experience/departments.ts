/** "Staff Nurse – Intensive Care Unit": a part of an employer behind a title tells more of the title. */
import type { HeadUnit } from './head-units.ts';
import { EMPLOYER, TITLE } from './scores.ts';
import { companyScore, titleScore } from './title-or-company.ts';

/** The pieces of one text, such a part joined to the title before it. */
export function withDepartments(units: readonly HeadUnit[]): HeadUnit[] {
  const joined: HeadUnit[] = [];
  for (const unit of units) {
    const title = joined.at(-1);
    const isPart =
      title !== undefined &&
      /[–—-]/.test(unit.joint) &&
      DEPARTMENT.test(unit.text) &&
      titleScore(title.text) >= TITLE.likely &&
      companyScore(title.text) < EMPLOYER.hinted;
    if (isPart)
      joined[joined.length - 1] = { ...title, text: `${title.text}${unit.joint}${unit.text}` };
    else joined.push(unit);
  }
  return joined;
}

const DEPARTMENT =
  /^(?:unité|pavillon) (?:de|des|du|d['’])|^(?!.* of ).*\b(?:unit|ward|floor|wing|department|dept\.?)(?: \([^()]{1,20}\))?$/iu;
