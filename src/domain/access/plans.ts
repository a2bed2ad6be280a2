/** What each plan gives. `null` means without a limit. */
import { allows, type Role } from './roles.ts';

const FREE_ACTIVE_APPLICATIONS = 5;
const FREE_SIMULATIONS = 1;
const FREE_FILE_BYTES = 100 * 1024 * 1024;
const PREMIUM_FILE_BYTES = 2 * 1024 * 1024 * 1024;

export interface Limits {
  /** Applications neither in the bin nor locked, whatever their status. */
  activeApplications: number | null;
  simulations: number | null;
  customInterviews: boolean;
  /** Of all files kept on the server. */
  fileBytes: number;
}

export const limitsOf = (role: Role): Limits =>
  allows(role, 'premium')
    ? {
        activeApplications: null,
        simulations: null,
        customInterviews: true,
        fileBytes: PREMIUM_FILE_BYTES,
      }
    : {
        activeApplications: FREE_ACTIVE_APPLICATIONS,
        simulations: FREE_SIMULATIONS,
        customInterviews: false,
        fileBytes: FREE_FILE_BYTES,
      };

/** How a subscription card calls the person's plan. */
export type Tier = 'free' | Exclude<Role, 'user'>;

export const tierOf = (role: Role): Tier => (role === 'user' ? 'free' : role);
