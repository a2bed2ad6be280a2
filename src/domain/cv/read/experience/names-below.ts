/** What the words of a line below the date add to the names above it. */
import { institutionScore } from '../education/institution.ts';
import { SCHOOL } from '../education/scores.ts';
import type { Block } from '../lines/paragraphs.ts';
import { assignHead, NO_HEAD_HABITS } from './assign-head.ts';
import { type HeadParts, headParts } from './head-units.ts';
import { BALANCE, EMPLOYER, TITLE } from './scores.ts';
import { companyScore, titleScore } from './title-or-company.ts';

interface BothNames {
  title: string;
  company: string;
}

/** "Teaching Assistant | Analysis of Cloth (CL93)" over "University of Velka": a course, and the school where it was taught. */
export const isMissingSchool = ({ units }: HeadParts, next: Block): boolean =>
  units.every(({ text }) => companyScore(text) < EMPLOYER.hinted) &&
  next.cells.length === 1 &&
  next.text.split(' ').length <= LONGEST_SCHOOL &&
  titleScore(next.text) < TITLE.hinted &&
  institutionScore(next.text) >= SCHOOL.sure;

/** Words of a school's name. */
const LONGEST_SCHOOL = 8;

/** "Square Fraternity at Velka Tech" over "Lead Developer", "Engineer, Water" over "House of Water ¦ Laval": the line below. */
export const namesBetter = ({ title, company }: BothNames, next: Block, balance: number): boolean =>
  (titleScore(title) < TITLE.hinted && balance > BALANCE.clearlyTitle) ||
  ((companyScore(company) < EMPLOYER.hinted ||
    companyScore(company) <= companyScore(next.cells[0] ?? '')) &&
    namesEmployer(next));

/** Both names in a single text: "Cashier, Metro", "Analyst at Bell". */
export function namesIn(text: string): BothNames | undefined {
  const unit = { text, line: undefined as never, block: 0, bold: false, joint: '', slot: '' };
  const { title, company } = assignHead([unit], NO_HEAD_HABITS);
  return title && company && { title: title.text, company: company.text };
}

/** A name and its location, and no trade unless an employer is named by it. */
function namesEmployer(block: Block): boolean {
  const { units, location } = headParts([block]);
  const [name] = units;
  return (
    location !== undefined &&
    units.length === 1 &&
    name !== undefined &&
    (titleScore(name.text) < TITLE.hinted ||
      titleScore(name.text) - companyScore(name.text) < BALANCE.clearlyEmployer)
  );
}
