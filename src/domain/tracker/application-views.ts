/** The groups and orders of a list, as its address names them: apart, as every page's first scripts read addresses. */

export const APPLICATION_GROUPS = ['active', 'interviews', 'offers'] as const;
export type ApplicationGroup = (typeof APPLICATION_GROUPS)[number];

/** What a list may be put in order by, beside what was changed last. */
export const APPLICATION_ORDERS = ['applied', 'deadline', 'company', 'title'] as const;
export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];
