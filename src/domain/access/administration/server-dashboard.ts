/**
 * The server's own dashboard, which speaks English alone: its names as the guide tells them and as a journey presses
 * them, so that the two stay one.
 */

/** Buttons and fields that PocketBase names. */
export const DASHBOARD_WORDS = {
  newRecord: 'New record',
  create: 'Create',
  unlock: 'Unlock to save',
  save: 'Save changes',
  more: 'More options',
  duplicate: 'Duplicate',
  remove: 'Delete',
  confirmRemoval: 'Delete record',
  forgotten: 'Forgotten password',
  backups: 'Settings, Backups',
  newBackup: 'Initialize new backup',
  startBackup: 'Start backup',
  download: 'Download',
  restore: 'Restore',
} as const;

/** Ours: the fields that the guide names, by table. */
export const DASHBOARD_FIELDS = {
  users: { email: 'email', verified: 'verified', codeByMail: 'codeByMail', role: 'role' },
  subscriptions: {},
  group_codes: { name: 'name', code: 'code', seats: 'seats', expiresOn: 'expiresOn' },
  contact_messages: { state: 'state', rank: 'rank' },
  outbox: { state: 'state', lastError: 'lastError' },
  posts: {
    kind: 'kind',
    language: 'language',
    title: 'title',
    summary: 'summary',
    body: 'body',
    slug: 'slug',
    key: 'key',
    published: 'published',
    publishedOn: 'publishedOn',
  },
  questions: {
    text: 'text',
    industry: 'industry',
    published: 'published',
    basic: 'basic',
  },
  _superusers: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Of its own accounts: PocketBase's, not ours to change. */
export const DASHBOARD_PASSWORD_LEAST = 8;

type DashboardTable = keyof typeof DASHBOARD_FIELDS;

/** Rows of a table, such as those whose mail was given up. */
export interface DashboardRows {
  table: DashboardTable;
  /** As the dashboard's own search reads it, such as `state = "failed"`. */
  filter?: string;
  /** Fields with commas between; the last first with a `-`. */
  sort?: string;
}

export const FAILED_ROWS: DashboardRows = { table: 'outbox', filter: 'state = "failed"' };

/** Who waits for an answer, in the order in which they are answered. */
export const UNANSWERED_ROWS: DashboardRows = {
  table: 'contact_messages',
  filter: 'state != "answered"',
  sort: 'rank,receivedAt',
};

export const dashboardAddress = ({ table, filter, sort }: DashboardRows): string =>
  `/_/#/collections?${Object.entries({ collection: table, filter, sort })
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&')}`;
