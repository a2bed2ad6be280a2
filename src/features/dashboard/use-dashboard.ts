import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import type { DataContext } from '#/data/context.ts';
import {
  readCvFacts,
  readLinkedinFacts,
  readProfileFacts,
  readTrackerFacts,
  readTrainingFacts,
} from '#/data/records/dashboard.ts';
import { latestFirst, type Activity } from '#/domain/dashboard/activity.ts';
import type { DashboardFacts } from '#/domain/dashboard/facts.ts';
import { dayAt } from '#/platform/clock.ts';
import { noteRows } from '#/platform/noted-rows.ts';
import { DASHBOARD_KEY } from '#/platform/traces.ts';

export interface DashboardReading {
  facts: DashboardFacts;
  activities: readonly Activity[];
}

/**
 * undefined until all of it is read. Each part is read again only when its own tables change: what is typed in a CV in
 * another tab leaves applications and answers alone.
 */
export const useDashboard = (
  context: DataContext | undefined,
  today: string,
): DashboardReading | undefined => {
  const tracker = useRead(context, today, readTrackerFacts);
  const cvs = useRead(context, '', readCvFacts);
  const linkedin = useRead(context, '', readLinkedinFacts);
  const training = useRead(context, today, readTraining);
  const profile = useRead(context, '', readProfileFacts);
  const reading = useMemo(
    () =>
      tracker && cvs && linkedin && training && profile
        ? {
            facts: {
              tracker: tracker.facts,
              cvs: cvs.facts,
              linkedin,
              training: training.facts,
              profile,
            },
            activities: latestFirst([
              ...tracker.activities,
              ...cvs.activities,
              ...training.activities,
            ]),
          }
        : undefined,
    [tracker, cvs, linkedin, training, profile],
  );
  useEffect(() => {
    if (!reading || !context) return;
    last = { context, today, reading };
    noteRows(DASHBOARD_KEY, reading.activities.length);
  }, [context, today, reading]);
  return reading ?? (last?.context === context && last?.today === today ? last.reading : undefined);
};

const readTraining = (context: DataContext, today: string) =>
  readTrainingFacts(context, today, dayAt);

/** A query keeps its last result until the next is there: that of another person or day is none of ours. */
const useRead = <T>(
  context: DataContext | undefined,
  today: string,
  read: (context: DataContext, today: string) => Promise<T>,
): T | undefined => {
  const found = useLiveQuery(
    async () => context && { context, today, value: await read(context, today) },
    [context, today, read],
  );
  return found && found.context === context && found.today === today ? found.value : undefined;
};

/** What was read at the last visit is shown at once on the next, while it is read again. */
let last: { context: DataContext; today: string; reading: DashboardReading } | undefined;
