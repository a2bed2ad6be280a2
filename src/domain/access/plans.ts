/** What each plan gives. `null` means without a limit. */
import { allows, type Role } from './roles.ts';

const FREE_ACTIVE_APPLICATIONS = 5;
const FREE_SIMULATIONS = 1;

export interface Limits {
  /** Applications neither in the bin nor locked, whatever their status. */
  activeApplications: number | null;
  simulations: number | null;
  customInterviews: boolean;
}

export const limitsOf = (role: Role): Limits =>
  allows(role, 'premium')
    ? { activeApplications: null, simulations: null, customInterviews: true }
    : {
        activeApplications: FREE_ACTIVE_APPLICATIONS,
        simulations: FREE_SIMULATIONS,
        customInterviews: false,
      };

/** How a subscription card calls the person's plan. */
export type Tier = 'free' | Exclude<Role, 'user'>;

export const tierOf = (role: Role): Tier => (role === 'user' ? 'free' : role);
