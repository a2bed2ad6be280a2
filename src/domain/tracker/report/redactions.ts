/** What a person may leave out of the list they give to a counsellor. */
export const REDACTIONS = ['companies', 'salaries', 'contacts', 'notes'] as const;
export type Redaction = (typeof REDACTIONS)[number];
