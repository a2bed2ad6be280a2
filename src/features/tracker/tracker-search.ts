import {
  APPLICATION_STATUSES,
  SOURCES,
  type ApplicationStatus,
  type Source,
} from '#/domain/tracker/application.ts';
import {
  APPLICATION_GROUPS,
  APPLICATION_ORDERS,
  type ApplicationOrder,
} from '#/domain/tracker/application-views.ts';
import { isOneOf, textUnder } from '#/parts/read-address.ts';

/** The tabs after « all », which is the one left out of an address. */
const TABS = [...APPLICATION_GROUPS, 'emails', 'reminders', 'insight', 'transfer'] as const;
export type TrackerTab = (typeof TABS)[number];

const VIEWS = ['list', 'board', 'calendar'] as const;
export type TrackerView = (typeof VIEWS)[number];

/** What of the applications is shown, and how. It stays while one of them is open. */
export interface ListSearch {
  tab?: TrackerTab;
  /** Left out: a list below 768 px, a board from there on. */
  view?: TrackerView;
  q?: string;
  status?: ApplicationStatus;
  source?: Source;
  sort?: ApplicationOrder;
  /** Of the calendar, `YYYY-MM`. */
  month?: string;
}

/** What is open in place of the list; nothing when all is left out. */
export interface OpenSearch {
  /** Id of the application that is looked at. */
  application?: string;
  /** Id of the application whose form is open. */
  edit?: string;
  /** `new`, or the id of a received posting. */
  add?: string;
  /** Of what is added: the status of the column it was begun in. */
  as?: ApplicationStatus;
  /** Id of the application that an e-mail is written for. */
  email?: string;
  /** Id of the application whose interview is prepared on one page. */
  sheet?: string;
  reminder?: string;
  template?: string;
}

export type TrackerSearch = ListSearch & OpenSearch;

/** What to open or change; `undefined` takes it out of the address. */
export type TrackerTarget = { [Key in keyof TrackerSearch]?: TrackerSearch[Key] | undefined };

/** What an address says of the tracker; anything else in it is let go. Without a schema: it is in the first view. */
export const toTrackerSearch = (search: Record<string, unknown>): TrackerSearch => ({
  ...toListSearch(search),
  ...textUnder('application', search),
  ...textUnder('edit', search),
  ...textUnder('add', search),
  ...(isOneOf(APPLICATION_STATUSES, search['as']) && { as: search['as'] }),
  ...textUnder('email', search),
  ...textUnder('sheet', search),
  ...textUnder('reminder', search),
  ...textUnder('template', search),
});

/** The same without what is open. */
const toListSearch = (search: Record<string, unknown> | TrackerSearch): ListSearch => {
  const { tab, view, status, source, sort, month } = search;
  return {
    ...(isOneOf(TABS, tab) && { tab }),
    ...(isOneOf(VIEWS, view) && { view }),
    ...textUnder('q', search),
    ...(isOneOf(APPLICATION_STATUSES, status) && { status }),
    ...(isOneOf(SOURCES, source) && { source }),
    ...(isOneOf(APPLICATION_ORDERS, sort) && { sort }),
    ...(isMonth(month) && { month }),
  };
};

/**
 * The address that opens something: what is named is set, what was open before is closed, and the list stays as it
 * is. With nothing named, the list alone.
 */
export const openFrom = (current: TrackerSearch, next: TrackerTarget): TrackerSearch =>
  toTrackerSearch({ ...toListSearch(current), ...next });

const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value);
