import type { DataContext } from '#/data/context.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { searchedText } from '#/domain/tracker/find-applications.ts';

/** What is searched of each application, made once for each of its states: the database gives new objects for the same rows. */
export type TextOf = (application: Application) => string;

/** Those of one database stay while somebody is elsewhere in Jalon. */
export const textsOf = (context: DataContext): TextOf => {
  const known = kept.get(context);
  if (known) return known;
  const texts = new Map<string, { updatedAt: number; text: string }>();
  const textOf: TextOf = (application) => {
    const { id, updatedAt } = application;
    const made = texts.get(id);
    if (made?.updatedAt === updatedAt) return made.text;
    const text = searchedText(application);
    texts.set(id, { updatedAt, text });
    return text;
  };
  kept.set(context, textOf);
  return textOf;
};

const kept = new WeakMap<DataContext, TextOf>();

/** Makes them while nobody waits, a few at a time, so that the first letter finds them. Gives its end. */
export const prepareTexts = (applications: readonly Application[], textOf: TextOf) => {
  let timer = 0;
  const prepare = (from: number): void => {
    if (from >= applications.length) return;
    timer = window.setTimeout(() => {
      applications.slice(from, from + AT_A_TIME).forEach(textOf);
      prepare(from + AT_A_TIME);
    }, PAUSE_MS);
  };
  prepare(0);
  return () => clearTimeout(timer);
};

const AT_A_TIME = 100;
const PAUSE_MS = 20;
