/**
 * Applications as a table. The headers are the same in every language, so that what a person exports in French is
 * read again in English; other people's tables are matched by the usual names of such columns.
 */
import type { Application, ApplicationFields } from '../application.ts';
import { COLUMN_NAMES, LINKEDIN_FILE, LINKEDIN_OWN } from './column-names.data.ts';
import { toSafeCell } from './formula-cells.ts';
import { plainWords } from './plain-words.ts';

const COLUMNS = {
  id: 'id',
  title: 'title',
  company: 'company',
  location: 'location',
  province: 'province',
  workplace: 'workplace',
  language: 'language',
  status: 'status',
  dateApplied: 'date_applied',
  deadline: 'deadline',
  interviewAt: 'interview_at',
  url: 'url',
  salaryMin: 'salary_min',
  salaryMax: 'salary_max',
  salaryPeriod: 'salary_period',
  recruiter: 'recruiter',
  recruiterEmail: 'recruiter_email',
  source: 'source',
  cv: 'cv',
  cvVersion: 'cv_version',
  endReason: 'end_reason',
  notes: 'notes',
  statusEvents: 'status_history',
  sentEmails: 'sent_emails',
} as const satisfies Record<
  keyof ApplicationFields | 'id' | 'status' | 'statusEvents' | 'sentEmails',
  string
>;

type Column = keyof typeof COLUMNS;

/** What a column of a file may become: a column of ours, both ends of a salary at once, or a line of the notes. */
export type Target = Column | 'salary' | 'extra';

const NAMES = Object.keys(COLUMNS) as Column[];

/** Only our own files have them: nobody chooses these for a column of theirs. */
const OWN_ALONE: ReadonlySet<Target> = new Set([
  'id',
  'cv',
  'cvVersion',
  'endReason',
  'statusEvents',
  'sentEmails',
]);

/** What a person may choose for a column. */
export const CHOOSABLE: readonly Target[] = [
  ...NAMES.flatMap((name): Target[] => (name === 'salaryMin' ? ['salary', name] : [name])).filter(
    (target) => !OWN_ALONE.has(target),
  ),
  'extra',
];

/** Headers and cells, ready for a file of comma-separated values. */
export const applicationsToTable = (applications: readonly Application[]): string[][] => [
  NAMES.map((name) => COLUMNS[name]),
  ...applications.map((application) => NAMES.map((name) => toSafeCell(cellOf(application, name)))),
];

/** For each header, what it names; each is given once, to the header that names it best. */
export const matchColumns = (headers: readonly string[]): (Target | undefined)[] => {
  const plain = headers.map(plainWords);
  const isLinkedIn = LINKEDIN_FILE.every((header) => plain.includes(header));
  const taken = new Set<Target>();
  const take = (target: Target | undefined): Target | undefined => {
    if (!target || taken.has(target)) return undefined;
    taken.add(target);
    return target;
  };
  const own = headers.map((header) => take(NAMES.find((name) => COLUMNS[name] === header.trim())));
  return plain.map((header, at) => {
    if (own[at] || (isLinkedIn && LINKEDIN_OWN.has(header))) return own[at];
    return take(COLUMN_NAMES.get(header));
  });
};

/** The row that has the headers: the one among the first that names most columns, as tables have titles above them. */
export const headerRow = (rows: readonly (readonly string[])[]): number => {
  const named = rows
    .slice(0, MOST_TITLE_ROWS)
    .map((cells) => matchColumns(cells).filter((target) => target !== undefined).length);
  return Math.max(0, named.indexOf(Math.max(...named)));
};

const MOST_TITLE_ROWS = 10;

const cellOf = (application: Application, name: Column): string => {
  if (name === 'sentEmails') {
    const emails = application.sentEmails;
    return Object.keys(emails).length > 0 ? JSON.stringify(emails) : '';
  }
  if (name !== 'statusEvents') {
    const value = application[name];
    if (typeof value === 'string') return value;
    return value === 0 ? '' : (value / 100).toFixed(2).replace(/\.00$/, '');
  }
  return Object.entries(application.statusEvents)
    .toSorted(([a, one], [b, two]) => one.at - two.at || (a < b ? -1 : 1))
    .map(([id, { status, at }]) => `${status} ${new Date(at).toISOString()} ${id}`)
    .join('; ');
};
