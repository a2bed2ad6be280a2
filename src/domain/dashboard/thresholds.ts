/** From how many on the dashboard calls it enough; what How it works advises for the same week. */
import { FREE_LIMITS } from '../access/plans/plan-limits.ts';

/** Achievements with a figure. */
export const MIN_RESULTS = 3;
/** As many as everybody has room for. */
export const SOME_APPLICATIONS = FREE_LIMITS.activeApplications;
export const SOME_ANSWERS = 10;
/** Stories of one's own. */
export const SOME_STORIES = 3;
/** Days in which an interview is near. */
export const NEAR_DAYS = 7;
