/** The studies of a text, each as one line: degree, field, school, place and date. */
import { linesOf } from '../lines/source-lines-fixture.ts';
import { readEducation } from './read-education.ts';

export const studies = (text: string): string[] =>
  readEducation(linesOf(text)).entries.map(({ entry }) =>
    [
      entry.degree,
      entry.fieldOfStudy,
      entry.institution,
      entry.location,
      entry.graduationDate,
    ].join(' ¦ '),
  );
