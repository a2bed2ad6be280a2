/** The tabs, in their order; the address leaves out the first one that is shown, « headline ». */
const TABS = ['photo', 'headline', 'summary', 'posts', 'skills', 'networking'] as const;
export type LinkedinTab = (typeof TABS)[number];

/** What stands in place of the tabs. */
const OPEN = ['completeness', 'archive'] as const;
export type LinkedinOpen = (typeof OPEN)[number];

export interface LinkedinSearch {
  tab?: LinkedinTab;
  open?: LinkedinOpen;
}

/** What an address says; anything else in it is let go. Without a schema: it is in the first view. */
export const toLinkedinSearch = ({ tab, open }: Record<string, unknown>): LinkedinSearch => ({
  ...(isOneOf(TABS, tab) && tab !== 'headline' && { tab }),
  ...(isOneOf(OPEN, open) && { open }),
});

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);
