/** So many minutes before the hour: earlier is a burden for those who receive, later is late. */
export const ARRIVE_EARLY = { from: 10, to: 15 } as const;

/** So many hours after it, a note of thanks is still fresh. */
export const THANK_WITHIN_HOURS = 24;
