/** What each plan gives. `null` means without a limit; what of it counts records is held to in `plan-quotas.ts`. */
import { allows, type Role } from '../roles.ts';
import { MIB } from '../size-limits.ts';

export interface Limits {
  /** Applications neither in the bin nor locked, whatever their status. */
  activeApplications: number | null;
  simulations: number | null;
  customInterviews: boolean;
  /** LinkedIn posts, and messages of each purpose, in a week. */
  weeklyPosts: number | null;
  weeklyMessages: number | null;
  /** The "About" text and the skills too. */
  wholeLinkedin: boolean;
  /** Of all files kept on the server. */
  fileBytes: number;
  /** Of all records kept on the server, with what it remembers of their changes. */
  rowBytes: number;
  /** Requests to the writing help, where the operator has set one up. */
  assistsPerDay: number;
}

export const FREE_LIMITS = {
  activeApplications: 5,
  simulations: 1,
  customInterviews: false,
  weeklyPosts: 1,
  weeklyMessages: 1,
  wholeLinkedin: false,
  fileBytes: 100 * MIB,
  rowBytes: 64 * MIB,
  assistsPerDay: 10,
} as const satisfies Limits;

const PREMIUM_LIMITS: Limits = {
  activeApplications: null,
  simulations: null,
  customInterviews: true,
  weeklyPosts: null,
  weeklyMessages: null,
  wholeLinkedin: true,
  fileBytes: 2048 * MIB,
  rowBytes: 512 * MIB,
  assistsPerDay: 100,
};

export const limitsOf = (role: Role): Limits =>
  allows(role, 'premium') ? PREMIUM_LIMITS : FREE_LIMITS;

/**
 * An account whose records take more than its plan gives keeps them, edited shortly or thrown away, and takes nothing
 * new. Past this much, which no plan gives, its changes wait on their devices.
 */
export const MAX_ROW_BYTES = 2 * PREMIUM_LIMITS.rowBytes;

/** So many applications beyond the plan's places are kept locked on the server; the rest stay on the device. */
export const MAX_LOCKED = 20;

/** How a subscription card calls the person's plan. */
export type Tier = 'free' | Exclude<Role, 'user'>;

export const tierOf = (role: Role): Tier => (role === 'user' ? 'free' : role);
