/** What is wrong with a record as the dashboard's forms show it: a sentence beside each field, which says what to do. */
import { isDay } from '#/domain/calendar/day.ts';

/** Refuses the record when a field has a sentence; undefined where all is well. */
export const refuseMistakes = (mistakes: Readonly<Record<string, string | undefined>>): void => {
  const told = Object.entries(mistakes).flatMap(([field, sentence]) =>
    sentence === undefined ? [] : [[field, new ValidationError('invalid', sentence)] as const],
  );
  if (told.length > 0)
    throw new BadRequestError('Nothing was saved: see what is in red.', Object.fromEntries(told));
};

/** Of a field that holds a day, or nothing. */
export const dayMistake = (record: core.Record, field: string): string | undefined => {
  const day = record.getString(field);
  return day === '' || isDay(day)
    ? undefined
    : 'Write the year, the month and the day, such as 2027-06-30.';
};
