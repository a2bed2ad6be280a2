/** Whether each diploma has its name, its school and its date. */
import type { Education } from '../../content.ts';
import { dateParts, isPresent } from '../../dates/cv-date.ts';
import { isFilled, rule, shareOf, type AtsRule } from '../rule.ts';

const entryRule = (
  id: 'degree' | 'institution' | 'date',
  of: number,
  field: 'degree' | 'institution' | 'graduationDate',
  isRight: (entry: Education) => boolean,
): AtsRule =>
  rule(`education.${id}`, of, ({ education, other }) => {
    const judged = shareOf(
      education,
      (entry) => (isRight(entry) ? 1 : 0),
      (entry) => ({ path: `${entry.path}.${field}`, text: entry[field] }),
    );
    if (judged) return judged;
    // Many trades are learned without a school: their certificates say as much.
    return other.some(({ kind, entries }) => kind === 'certifications' && entries.length > 0)
      ? null
      : { share: 0, lacking: [{ path: 'education', text: '' }] };
  });

export const educationRules: readonly AtsRule[] = [
  entryRule('degree', 2, 'degree', ({ degree }) => isFilled(degree)),
  entryRule('institution', 2, 'institution', ({ institution }) => isFilled(institution)),
  entryRule('date', 1, 'graduationDate', ({ graduationDate, startDate }) =>
    [graduationDate, startDate].some((date) => isPresent(date) || dateParts(date) !== undefined),
  ),
];
