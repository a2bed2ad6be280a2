/** What administrators ask the server. Each call is refused by it to everyone else. */
import type { AccountLanguage } from '#/domain/access/account-rules.ts';
import type { Attention } from '#/domain/access/administration/attention.ts';
import type { AuditAction } from '#/domain/access/administration/audit-actions.ts';
import type { GivenRole } from '#/domain/access/administration/account-acts.ts';
import { highestRole, type Role } from '#/domain/access/roles.ts';
import type { StatisticPeriod } from '#/domain/access/administration/statistic-periods.ts';
import type { UserFilter, UserSort } from '#/domain/access/administration/user-list.ts';
import type { ParityGap } from '#/domain/content/parity.ts';
import type { Incident } from '#/domain/incidents/incident.ts';
import type { Industry } from '#/domain/training/question.ts';
import type { SiteEdit } from '#/domain/content/site/site-edit.ts';
import { fieldsOf, textOf } from './json-fields.ts';
import { callServer, route, type Answer } from './server.ts';

/** One page of a list on the server. */
export interface Paged<Item> {
  items: Item[];
  page: number;
  pageSize: number;
  total: number;
}

export interface AdminUser {
  id: string;
  /** '' where none was given. */
  fullName: string;
  email: string;
  /** The one given. */
  role: Role;
  /** The one that counts: premium may be paid for. */
  standing: Role;
  isVerified: boolean;
  isDisabled: boolean;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** 0: no device of theirs has synced yet. */
  seenAt: number;
  /** The last day of Premium that was given by hand, as `2027-01-31` where the server is; '' for none. */
  giftUntil: string;
}

export interface UserQuery {
  search: string;
  show: UserFilter;
  sort: UserSort;
  page: number;
}

export const listUsers = async (
  token: string,
  query: UserQuery,
  signal: AbortSignal,
): Answer<Paged<AdminUser>> => {
  const reply = await ask(token, `users?${queryOf(query)}`, { signal });
  return reply.ok ? { ok: true, value: pagedOf(reply.value, 'users', toUser) } : reply;
};

const toUser = (user: Fields): AdminUser => ({
  id: textOf(user['id']),
  fullName: textOf(user['fullName']),
  email: textOf(user['email']),
  role: highestRole([textOf(user['role'])]),
  standing: highestRole([textOf(user['standing'])]),
  isVerified: user['verified'] === true,
  isDisabled: user['disabled'] === true,
  createdAt: Number(user['createdAt']),
  seenAt: Number(user['seenAt']),
  giftUntil: textOf(user['giftUntil']),
});

export interface NewUser {
  fullName: string;
  email: string;
  password: string;
  role: GivenRole;
  /** Of their mails. */
  language: AccountLanguage;
}

/** A mistake is refused with its field's name; a taken address with the code `taken`. */
export const addUser = (token: string, given: NewUser): Answer<unknown> =>
  ask(token, 'users', { method: 'POST', body: given });

export const setRole = (token: string, id: string, role: GivenRole): Answer<unknown> =>
  ask(token, `users/${id}/role`, { method: 'POST', body: { role } });

export const setDisabled = (token: string, id: string, disabled: boolean): Answer<unknown> =>
  ask(token, `users/${id}/disabled`, { method: 'POST', body: { disabled } });

export const mailReset = (token: string, id: string): Answer<unknown> =>
  ask(token, `users/${id}/reset`, { method: 'POST', body: {} });

/** `until`: the last day, as `2027-01-31`; '' takes what was given. */
export const givePremium = (token: string, id: string, until: string): Answer<unknown> =>
  ask(token, `users/${id}/premium`, { method: 'POST', body: { until } });

export const endSessions = (token: string, id: string): Answer<unknown> =>
  ask(token, `users/${id}/sign-out`, { method: 'POST', body: {} });

export interface Statistics {
  totalUsers: number;
  premiumUsers: number;
  administrators: number;
  newUsersThisMonth: number;
  resumesCreated: number;
  completedTrainingSessions: number;
  /** Oldest first; `from` is the first day, as `2026-11-23`, and the last one is not over. */
  periods: { from: string; users: number; premium: number; resumes: number; sessions: number }[];
}

export const readStatistics = async (
  token: string,
  period: StatisticPeriod,
  signal: AbortSignal,
): Answer<Statistics> => {
  const reply = await ask(token, `statistics?${queryOf({ period })}`, { signal });
  // Written by our own server, in this shape.
  return reply.ok ? { ok: true, value: reply.value as unknown as Statistics } : reply;
};

export interface Act {
  id: string;
  action: AuditAction;
  at: number;
  before: string;
  after: string;
  actor: Somebody;
  /** Whose account it was done to. */
  target: Somebody;
  /** Done in the dashboard. */
  isOperator: boolean;
}

/** Name and address are '' where the account is gone; an id of '' is the server itself. */
export interface Somebody {
  id: string;
  name: string;
  email: string;
}

export const listActs = async (
  token: string,
  query: { action: string; person: string; page: number },
  signal: AbortSignal,
): Answer<Paged<Act>> => {
  const reply = await ask(token, `audit?${queryOf(query)}`, { signal });
  return reply.ok ? { ok: true, value: pagedOf(reply.value, 'acts', toAct) } : reply;
};

const toAct = (act: Fields): Act => ({
  id: textOf(act['id']),
  action: textOf(act['action']) as AuditAction,
  at: Number(act['at']),
  before: textOf(act['before']),
  after: textOf(act['after']),
  actor: somebodyIn(act, 'actor'),
  target: somebodyIn(act, 'target'),
  isOperator: act['isOperator'] === true,
});

const somebodyIn = (act: Fields, who: 'actor' | 'target'): Somebody => ({
  id: textOf(act[who]),
  name: textOf(act[`${who}Name`]),
  email: textOf(act[`${who}Email`]),
});

export interface SiteState {
  site: SiteEdit;
  /** Names of printed figures that nobody has counted. */
  unproven: string[];
  mail: {
    senderName: string;
    senderAddress: string;
    /** A server for mails is named; without one, the machine’s own program is tried. */
    isSetUp: boolean;
    waiting: number;
    failed: number;
    /** How late the mail is that waits longest. */
    lateSeconds: number;
  };
  assist: {
    isOn: boolean;
    host: string;
    model: string;
    recipient: string;
    /** Since the server’s last start. */
    answered: number;
    failed: number;
    refused: number;
  };
}

export const readSiteState = async (token: string, signal: AbortSignal): Answer<SiteState> => {
  const reply = await ask(token, 'site', { signal });
  return reply.ok ? { ok: true, value: reply.value as unknown as SiteState } : reply;
};

/** A mistake is refused with its field's name. */
export const saveSite = (token: string, site: SiteEdit): Answer<unknown> =>
  ask(token, 'site', { method: 'PUT', body: site });

/** To the administrator's own address. */
export const testMail = (token: string): Answer<unknown> =>
  ask(token, 'mail-test', { method: 'POST', body: {} });

/** As on the server; `changedAt` in milliseconds since 1970. */
export interface KeptIncident extends Incident {
  id: string;
  changedAt: number;
}

export const listIncidents = async (token: string, signal: AbortSignal): Answer<KeptIncident[]> => {
  const reply = await ask(token, 'incidents', { signal });
  return reply.ok ? { ok: true, value: reply.value['incidents'] as KeptIncident[] } : reply;
};

/** A new one, or under its id the whole of one again. A mistake is refused with its field's name. */
export const saveIncident = (
  token: string,
  incident: Incident,
  id: string | undefined,
): Answer<unknown> =>
  id === undefined
    ? ask(token, 'incidents', { method: 'POST', body: incident })
    : ask(token, `incidents/${id}`, { method: 'PUT', body: incident });

export interface ContentReport {
  /** Published, by language. */
  posts: { fr: number; en: number };
  gaps: ParityGap[];
  questions: { industry: Industry; fr: number; en: number }[];
}

export const readContentReport = async (
  token: string,
  signal: AbortSignal,
): Answer<ContentReport> => {
  const reply = await ask(token, 'content', { signal });
  return reply.ok ? { ok: true, value: reply.value as unknown as ContentReport } : reply;
};

export const readAttention = async (token: string, signal: AbortSignal): Answer<Attention> => {
  const reply = await ask(token, 'attention', { signal });
  return reply.ok ? { ok: true, value: reply.value as unknown as Attention } : reply;
};

/** null: too few people to be told. */
export interface Cohort {
  id: string;
  name: string;
  seats: number;
  until: string;
  people: number | null;
  active: number | null;
  withResume: number | null;
  withApplication: number | null;
  withTraining: number | null;
}

export interface CohortReport {
  activeDays: number;
  cohorts: Cohort[];
}

export const readCohorts = async (token: string, signal: AbortSignal): Answer<CohortReport> => {
  const reply = await ask(token, 'cohorts', { signal });
  return reply.ok ? { ok: true, value: reply.value as unknown as CohortReport } : reply;
};

type Fields = Readonly<Record<string, unknown>>;

const ask = async (
  token: string,
  path: string,
  { signal, ...options }: Parameters<typeof route>[1] & { signal?: AbortSignal } = {},
): Answer<Fields> => {
  const reply = await callServer(route(`/api/jalon/admin/${path}`, options), {
    token,
    ...(signal && { signal }),
  });
  return reply.ok ? { ok: true, value: fieldsOf(reply.value.body) } : reply;
};

const queryOf = (query: object): string =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

const pagedOf = <Item>(body: Fields, list: string, read: (item: Fields) => Item): Paged<Item> => {
  const items = body[list];
  return {
    items: (Array.isArray(items) ? items : []).map((item) => read(fieldsOf(item))),
    page: Number(body['page']),
    pageSize: Number(body['pageSize']),
    total: Number(body['total']),
  };
};
