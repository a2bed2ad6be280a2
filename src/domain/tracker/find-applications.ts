/** Which applications a list shows, and in which order. */
import { fold } from '../text/fold.ts';
import type { ApplicationGroup, ApplicationOrder } from './application-views.ts';
import { isOver, type Application, type ApplicationStatus, type Source } from './application.ts';

interface Wanted {
  group?: ApplicationGroup | undefined;
  /** Each of them must stand somewhere in the application, in any case, with or without accents. */
  words?: string | undefined;
  status?: ApplicationStatus | undefined;
  source?: Source | undefined;
}

export const isInGroup = ({ status }: Application, group: ApplicationGroup): boolean => {
  switch (group) {
    case 'active':
      return !isOver({ status });
    case 'interviews':
      return status === 'interview';
    case 'offers':
      return status === 'offer';
  }
};

/** `textOf` gives what `searchedText` made of an application: who types waits for no text to be made again. */
export const findApplications = (
  applications: readonly Application[],
  { group, words = '', status, source }: Wanted,
  textOf: (application: Application) => string = searchedText,
): Application[] => {
  const sought = fold(words).split(/\s+/).filter(Boolean);
  return applications.filter(
    (application) =>
      (!group || isInGroup(application, group)) &&
      (!status || application.status === status) &&
      (!source || application.source === source) &&
      (sought.length === 0 || hasAll(textOf(application), sought)),
  );
};

/** Everything of an application that a person may remember it by, folded. */
export const searchedText = ({ title, company, location, recruiter, notes }: Application): string =>
  fold([title, company, location, recruiter, notes].join('\n'));

/** Without an order, as they come. What has no date stands last. */
export const inOrder = (
  applications: readonly Application[],
  order: ApplicationOrder | undefined,
  language: string,
): readonly Application[] => {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  switch (order) {
    case undefined:
      return applications;
    case 'applied':
      return applications.toSorted((a, b) => later(b.dateApplied, a.dateApplied));
    case 'deadline':
      return applications.toSorted((a, b) => later(a.deadline || LAST, b.deadline || LAST));
    case 'company':
      return applications.toSorted((a, b) => compare(a.company, b.company));
    case 'title':
      return applications.toSorted((a, b) => compare(a.title, b.title));
  }
};

const LAST = '9999';

const later = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));
