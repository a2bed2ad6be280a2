import type { ApplicationStatus } from '#/domain/tracker/application.ts';

/** Of the board: what has come to its end stands in one. */
export const COLUMNS = ['applied', 'interview', 'offer', 'over'] as const;
export type Column = (typeof COLUMNS)[number];

export const columnOf = (status: ApplicationStatus): Column =>
  status === 'rejected' || status === 'closed' ? 'over' : status;
