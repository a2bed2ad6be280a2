/** Applications → what is printed for a counsellor, in order and in words, without what the person leaves out. */
import type { CvOutline, OutlineItem, OutlineSection } from '../../cv/layout/outline.ts';
import { dayNumber } from '../../calendar/day.ts';
import { DAY_MS } from '../../duration.ts';
import type { Application, ApplicationStatus } from '../application.ts';
import { insightOf } from '../insight.ts';
import { redactor } from './redact.ts';
import { REDACTIONS, type Redaction } from './redactions.ts';
import { REPORT_WORDS } from './report-words.data.ts';

export interface ReportOptions {
  language: 'fr' | 'en';
  leaveOut: ReadonlySet<Redaction>;
  /** Of the person, '' to leave it out. */
  name: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** What still moves comes first. */
const ORDER: readonly ApplicationStatus[] = ['offer', 'interview', 'applied', 'rejected', 'closed'];

export const outlineReport = (
  applications: readonly Application[],
  options: ReportOptions,
): CvOutline => {
  const words = REPORT_WORDS[options.language];
  const print = printer(options);
  const redact = redactor(applications, options.leaveOut, words.hidden);
  const sections = ORDER.flatMap((status): OutlineSection[] => {
    const items = applications
      .filter((one) => one.status === status)
      .toSorted((a, b) => b.dateApplied.localeCompare(a.dateApplied))
      .map((one) => entryOf(one, options, redact, print));
    return items.length > 0
      ? [{ title: `${words.statuses[status]} (${items.length})`, items }]
      : [];
  });
  return {
    name: words.title,
    nameNotes: [],
    headline: options.name,
    contact: [
      { text: words.asOf(print.day(options.today)) },
      { text: words.count(applications.length) },
    ],
    sections: [{ title: words.summaryTitle, items: summary(applications, options) }, ...sections],
  };
};

const summary = (
  applications: readonly Application[],
  { language, leaveOut }: ReportOptions,
): OutlineItem[] => {
  const words = REPORT_WORDS[language];
  const said = REDACTIONS.filter((part) => leaveOut.has(part)).map((part) => words.parts[part]);
  const counts = insightOf(applications, () => '');
  const first = applications.length === 0 ? words.nothing : words.summary(counts);
  return [
    { kind: 'paragraph', text: first },
    ...(said.length > 0
      ? [
          {
            kind: 'paragraph' as const,
            text: labelled(words.leftOut, `${said.join(', ')}.`, language),
          },
        ]
      : []),
  ];
};

const entryOf = (
  application: Application,
  { language, leaveOut }: ReportOptions,
  redact: (text: string) => string,
  print: Printer,
): OutlineItem => {
  const words = REPORT_WORDS[language];
  const { company, location, source, endReason, interviewAt, deadline, notes } = application;
  const named = leaveOut.has('companies') && company !== '' ? words.hiddenCompany : company;
  const lines: [label: string, value: string][] = [
    [words.interview, interviewAt === '' ? '' : print.moment(interviewAt)],
    [words.source, source === '' ? '' : words.sources[source]],
    [words.deadline, deadline === '' ? '' : print.day(deadline)],
    [words.salary, leaveOut.has('salaries') ? '' : pay(application, language)],
    [words.contact, leaveOut.has('contacts') ? '' : contact(application)],
    [words.end, endReason === '' ? '' : words.endReasons[endReason]],
  ];
  const told = leaveOut.has('notes')
    ? []
    : redact(notes)
        .split(/\n+/)
        .map((line) => line.trim())
        .filter(Boolean);
  return {
    kind: 'entry',
    title: redact(application.title.trim()) || words.untitled,
    organisation: [named.trim(), redact(location.trim())].filter(Boolean).join(', '),
    dates: application.dateApplied === '' ? '' : print.day(application.dateApplied),
    notes: [
      ...lines
        .filter(([, value]) => value !== '')
        .map(([label, value]) => labelled(label, value, language)),
      ...told.map((line, at) => (at === 0 ? labelled(words.notes, line, language) : line)),
    ],
    bullets: [],
  };
};

const labelled = (label: string, value: string, language: 'fr' | 'en'): string =>
  `${label}${language === 'fr' ? '\u00A0' : ''}: ${value}`;

const contact = ({ recruiter, recruiterEmail }: Application): string =>
  [recruiter.trim(), recruiterEmail.trim()].filter(Boolean).join(', ');

const pay = (
  { salaryMin, salaryMax, salaryPeriod }: Application,
  language: 'fr' | 'en',
): string => {
  const words = REPORT_WORDS[language];
  const print = (cents: number): string =>
    new Intl.NumberFormat(TAGS[language], {
      style: 'currency',
      currency: 'CAD',
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    }).format(cents / 100);
  if (salaryMin === 0 && salaryMax === 0) return '';
  const amount =
    salaryMin === 0
      ? words.upTo(print(salaryMax))
      : salaryMax === 0 || salaryMax === salaryMin
        ? print(salaryMin)
        : words.range(print(salaryMin), print(salaryMax));
  return salaryPeriod === '' ? amount : `${amount} ${words.periods[salaryPeriod]}`;
};

interface Printer {
  day: (day: string) => string;
  /** `YYYY-MM-DDTHH:mm`, in the person's own time. */
  moment: (moment: string) => string;
}

const printer = ({ language }: ReportOptions): Printer => {
  // Days without clocks: read and printed in the same zone.
  const date = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const days = new Intl.DateTimeFormat(TAGS[language], date);
  const moments = new Intl.DateTimeFormat(TAGS[language], {
    ...date,
    hour: 'numeric',
    minute: '2-digit',
  });
  return {
    day: (day) => {
      const number = dayNumber(day);
      return number === undefined ? day : days.format(number * DAY_MS);
    },
    moment: (moment) => {
      const at = Date.parse(`${moment}:00Z`);
      return Number.isNaN(at) ? moment : moments.format(at);
    },
  };
};

const TAGS = { fr: 'fr-CA', en: 'en-CA' } as const;
