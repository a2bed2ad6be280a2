/** What is said about a study beside its names: honours, grades, theses, courses, equivalences. */
import {
  HONOURS_PATTERN,
  OWN_STUDY_PATTERN,
  REMARK_PATTERN,
  UNFINISHED_PATTERN,
} from '#/domain/cv/words/degrees.ts';
import type { FieldRole } from '#/domain/cv/words/field-labels.ts';
import { labelledText } from '../entries/field-labels.ts';
import { fold } from '#/domain/text/fold.ts';
import { wordsOf } from '../text-pieces.ts';
import { findDegree } from './degree.ts';
import { institutionScore } from './institution.ts';
import { SCHOOL } from './scores.ts';
import { isGrade, isStudyLength } from './study-length.ts';

/** A form's name for a stage of schooling, beside the study itself. */
export const isStage = (text: string): boolean => STAGE.test(fold(text).replace(/\s?:$/u, ''));

const STAGE =
  /^(?:(?:post-?)?(?:graduate|secondary)|vocational|technical|tertiary|elementary|primary|primaire|secondaire|collegial|universitaire)(?: level| education)?$/;

/** "Études secondaires": a degree only where no other is named. */
export const isWideStudy = (text: string): boolean =>
  /^etudes (?:primaires|secondaires|collegiales|universitaires|superieures)$/u.test(fold(text));

/** Never a text that opens with a degree. `mayBeLong`: its length says nothing. */
export function isDetail(text: string, mayBeLong = false): boolean {
  const labelled = labelledText(text);
  if (labelled) return NAMELESS.has(labelled.role);
  if (isRemark(text)) return !(mayBeLong && isOwnStudy(text));
  const found = findDegree(text);
  if (found) return false;
  return (
    HONOURS_PATTERN.test(fold(text)) ||
    isGrade(text) ||
    /^[\p{L} ’'éè]{3,32}\s?:/u.test(text) ||
    (!mayBeLong && wordsOf(text).length > 9 && institutionScore(text) < SCHOOL.named)
  );
}

/** Said of a study, and one of its own where no other is. */
export const isOwnStudy = (text: string): boolean => OWN_STUDY_PATTERN.test(fold(text));

/** Labels of what is said about a study: "Mention : 3,8 / 4,3" is one remark. */
const NAMELESS = new Set<FieldRole>(['other', 'tasks']);

/** Opens with a word that only speaks about a study ("Équivalence : …", "Thesis on …"). */
export const isRemark = (text: string): boolean => {
  const folded = fold(text).trim();
  return (
    REMARK_PATTERN.test(folded) ||
    (UNFINISHED_PATTERN.test(folded) && findDegree(text) === undefined)
  );
};

export const isHonour = (text: string): boolean =>
  HONOURS_PATTERN.test(fold(text)) || isGrade(text) || isRemark(text) || isStudyLength(text);
