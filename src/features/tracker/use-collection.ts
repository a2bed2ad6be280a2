import { useDeferredValue, useMemo, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { Application, ApplicationStatus } from '#/domain/tracker/application.ts';
import {
  APPLICATION_GROUPS,
  findApplications,
  inOrder,
  searchedText,
} from '#/domain/tracker/find-applications.ts';
import { nextStepOf } from '#/domain/tracker/next-step.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { dayAt } from '#/platform/clock.ts';
import { useApplicationActions, type ApplicationActions } from './card/use-application-actions.ts';
import { useStepWords, type StepWords } from './card/use-step-words.ts';
import type { ListSearch } from './tracker-search.ts';
import { useToday } from './reminders/use-today.ts';
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

/** `words` are those that are being typed; the address has them a moment later. */
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
  const [textOf] = useState(keptTexts);
  const ordered = useMemo(
    () => inOrder(applications, sort, LANGUAGE_TAGS[language]),
    [applications, sort, language],
  );
  const group = APPLICATION_GROUPS.find((name) => name === tab);
  const sought = useDeferredValue(words);
  const found = useMemo(
    () => findApplications(ordered, { group, status: wanted, source, words: sought }, textOf),
    [ordered, group, wanted, source, sought, textOf],
  );
  const remindersOf = (application: Application) => reminders.get(application.id) ?? [];
  const wordsOfStep = useStepWords();
  const stepWords = (application: Application): StepWords =>
    wordsOfStep(nextStepOf(application, remindersOf(application), today, dayAt), today);
  const { status: statusWords } = useTrackerWords();
  return { found, remindersOf, stepWords, statusWords, today, actions, shown };
};

/** Made once for each state of an application: the database gives new objects for the same rows. */
const keptTexts = () => {
  const texts = new Map<string, { updatedAt: number; text: string }>();
  return (application: Application): string => {
    const { id, updatedAt } = application;
    const known = texts.get(id);
    if (known?.updatedAt === updatedAt) return known.text;
    const text = searchedText(application);
    texts.set(id, { updatedAt, text });
    return text;
  };
};
