/** Milliseconds since 1970. */
export const now = (): number => Date.now();

/** The day of a moment where the person is, as `YYYY-MM-DD`. */
export const dayAt = (moment: number): string => {
  const date = new Date(moment);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** A moment of that day where the person is; undefined for what is no day. */
export const noonOf = (day: string): number | undefined => {
  const moment = new Date(`${day}T12:00:00`).getTime();
  return Number.isNaN(moment) ? undefined : moment;
};
