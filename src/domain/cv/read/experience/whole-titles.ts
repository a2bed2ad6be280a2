/** Titles that a sign cuts in two: "Staff Nurse – Intensive Care Unit", "Developer / Business Analyst". */
import { fold } from '#/domain/text/fold.ts';
import { wholeLocation } from '../locations/find-location.ts';
import type { HeadUnit } from './head-units.ts';
import { isLearnersContract } from './remarks.ts';
import { BALANCE, EMPLOYER, TITLE } from './scores.ts';
import { companyScore, titleScore } from './title-or-company.ts';

/** The pieces of one text, those of a title joined. */
export function withWholeTitles(units: readonly HeadUnit[]): HeadUnit[] {
  const joined: HeadUnit[] = [];
  for (const unit of units) {
    const title = joined.at(-1);
    if (title && goesOn(title, unit))
      joined[joined.length - 1] = { ...title, text: `${title.text}${unit.joint}${unit.text}` };
    else joined.push(unit);
  }
  return withContract(joined);
}

const isTitle = ({ text }: HeadUnit): boolean =>
  titleScore(text) >= TITLE.likely && companyScore(text) < EMPLOYER.hinted;

/** A part of an employer or a second trade behind a dash tells more of the title; behind a slash stands its other name, or a second trade in small letters. */
const goesOn = (title: HeadUnit, unit: HeadUnit): boolean =>
  unit.joint.trim() === '/'
    ? isTitle(title) && (isTitle(unit) || /^\p{Ll}{3}/u.test(unit.text))
    : titleScore(title.text) - companyScore(title.text) > BALANCE.clearlyTitle &&
      /[–—-]/.test(unit.joint) &&
      (isTitle(unit) || DEPARTMENT.test(unit.text));

const DEPARTMENT =
  /^(?:unité|pavillon) (?:de|des|du|d['’])|^équipe |^(?!.* of )[^,]*\b(?:unit|ward|floor|wing|department|dept\.?|team|squad)(?: \([^()]{1,20}\))?(?:,|$)/iu;

/** Who gives their time says to whom: "Volunteer – Friends of the Lake". */
const GIVEN = /^(?:volunteer|benevole)$/;

/** "Internship – Web team": the kind of contract is a title where nothing beside it names a trade or an employer. */
function withContract(units: HeadUnit[]): HeadUnit[] {
  const [contract, name, ...more] = units;
  if (!contract || !name || more.length > 0 || !/[–—-]/.test(name.joint)) return units;
  if (contract.line.boldLead === contract.text) return units;
  const isTitled =
    isLearnersContract(fold(contract.text)) &&
    !GIVEN.test(fold(contract.text)) &&
    titleScore(name.text) < TITLE.hinted &&
    companyScore(name.text) < EMPLOYER.hinted &&
    wholeLocation(name.text) === undefined;
  return isTitled ? [{ ...contract, text: `${contract.text}${name.joint}${name.text}` }] : units;
}
