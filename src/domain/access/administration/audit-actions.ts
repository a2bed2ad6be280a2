/** What leaves a line in the journal of acts. */
export const AUDIT_ACTIONS = [
  'user_added',
  'role_set',
  'disabled',
  'enabled',
  'sessions_ended',
  'reset_mailed',
  'address_changed',
  'deletion_planned',
  'deletion_undone',
  'account_deleted',
  'plan_trial',
  'plan_stripe',
  'plan_group',
  'plan_hand',
  'group_code_made',
  'site_changed',
  'incident_added',
  'incident_changed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const ACTS_PER_PAGE = 50;
