/** How long a study took: "400 hours", "2 ans", "60 credits". */
import { fold } from '#/domain/text/fold.ts';
import { durationLength } from '../dates/find-dates.ts';

export const isStudyLength = (text: string): boolean =>
  durationLength(text) === text.length || HOURS.test(fold(text).trim());

const HOURS =
  /^\d{1,5} ?(?:h|hrs?|hours?|heures?|jours?|days?|semaines?|weeks?|semestres?|semesters?|credits?|ects)(?: (?:intensi(?:ve|f|ves|fs|v)|de formation|of training|course|cours))?$/u;
