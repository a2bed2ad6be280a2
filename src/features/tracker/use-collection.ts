import { useEffect, useMemo } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { Application, ApplicationStatus } from '#/domain/tracker/application.ts';
import { APPLICATION_GROUPS } from '#/domain/tracker/application-views.ts';
import { findApplications, inOrder } from '#/domain/tracker/find-applications.ts';
import { nextStepOf } from '#/domain/tracker/next-step.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { dayAt } from '#/platform/clock.ts';
import { useApplicationActions, type ApplicationActions } from './card/use-application-actions.ts';
import { useStepWords, type StepWords } from './card/use-step-words.ts';
import { prepareTexts, textsOf } from './list/searched-texts.ts';
import type { ListSearch } from './tracker-search.ts';
import { useToday } from '#/parts/days/use-today.ts';
import type { Tracked } from './use-tracked.ts';
import { useTrackerWords } from './use-tracker-words.ts';

/** The applications that are looked at, and what their cards need. */
export interface Collection {
  found: readonly Application[];
  remindersOf: (application: Application) => readonly Reminder[];
  /** Made once for all cards. */
  stepWords: (application: Application) => StepWords;
  statusWords: Readonly<Record<ApplicationStatus, string>>;
  /** `YYYY-MM-DD`. */
  today: string;
  actions: ApplicationActions;
  /** Id of the one that was open a moment ago. */
  shown: string | undefined;
}

/** The address has `words` a moment later. */
export const useCollection = (
  context: DataContext,
  { applications, reminders }: Tracked,
  { tab, status: wanted, source, sort }: ListSearch,
  words: string,
  shown: string | undefined,
): Collection => {
  const { language } = useLanguage();
  const actions = useApplicationActions(context);
  const today = useToday();
  const textOf = textsOf(context);
  useEffect(() => prepareTexts(applications, textOf), [applications, textOf]);
  const ordered = useMemo(
    () => inOrder(applications, sort, LANGUAGE_TAGS[language]),
    [applications, sort, language],
  );
  const group = APPLICATION_GROUPS.find((name) => name === tab);
  const found = useMemo(
    () => findApplications(ordered, { group, status: wanted, source, words }, textOf),
    [ordered, group, wanted, source, words, textOf],
  );
  const remindersOf = (application: Application) => reminders.get(application.id) ?? [];
  const wordsOfStep = useStepWords();
  const stepWords = (application: Application): StepWords =>
    wordsOfStep(nextStepOf(application, remindersOf(application), today, dayAt), today);
  const { status: statusWords } = useTrackerWords();
  return { found, remindersOf, stepWords, statusWords, today, actions, shown };
};
