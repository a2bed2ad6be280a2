import { isOneOf } from '#/parts/read-address.ts';

/** What an address names of the administration. What is searched for stays out of it: it may be somebody's name. */
export interface AdminSearch {
  /** Left out for the first one. */
  tab?: AdminTab;
  /** Whose line of the journal is looked at, by id. */
  person?: string;
}

const ADMIN_TABS = [
  'overview',
  'users',
  'content',
  'incidents',
  'journal',
  'settings',
  'guide',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export const toAdminSearch = ({ tab, person }: Record<string, unknown>): AdminSearch => ({
  ...(isOneOf(ADMIN_TABS, tab) && tab !== ADMIN_TABS[0] ? { tab } : {}),
  ...(typeof person === 'string' && /^[a-z0-9]{15}$/.test(person) ? { person } : {}),
});
