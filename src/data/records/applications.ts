/** The applications a person keeps track of. */
import {
  holdsPlace,
  newApplication,
  type Application,
  type ApplicationFields,
  type ApplicationStatus,
} from '#/domain/tracker/application.ts';
import type { DataContext } from '../context.ts';
import { createRow, isOut, newestFirst, patchRow, type Saved } from './saved-row.ts';

/** Newest work first; not those in the bin. */
export const listApplications = async ({ database }: DataContext): Promise<Application[]> =>
  newestFirst((await database.applications.toArray()).filter(isOut));

export const getApplication = (
  { database }: DataContext,
  id: string,
): Promise<Application | undefined> => database.applications.get(id);

/**
 * How many more can be active: null without a limit. `limit` is that of the person's plan
 * (`limitsOf(role).activeApplications`); the server alone decides which ones are locked.
 */
export const placesLeft = async (
  { database }: DataContext,
  limit: number | null,
): Promise<number | null> => {
  if (limit === null) return null;
  const taken = (await database.applications.toArray()).filter(holdsPlace).length;
  return Math.max(0, limit - taken);
};

export interface CreatedApplication {
  application: Application;
  /** It is stored and will be synced, locked until a place is free: to be said to the person at once. */
  isBeyondPlan: boolean;
}

export const createApplication = async (
  context: DataContext,
  fields: Partial<ApplicationFields> & { status?: ApplicationStatus },
  limit: number | null,
): Saved<CreatedApplication> => {
  const isBeyondPlan = (await placesLeft(context, limit)) === 0;
  const { newId, now } = context;
  const row = newApplication(newId(), now(), newId(), fields);
  const saved = await createRow(context, 'applications', row);
  return saved.ok ? { ok: true, value: { application: saved.value, isBeyondPlan } } : saved;
};

export const editApplication = (
  context: DataContext,
  id: string,
  fields: Partial<ApplicationFields>,
): Saved<Application> => patchRow(context, 'applications', id, fields);

/** Any status may follow any other; each change is kept with its time. */
export const setApplicationStatus = (
  context: DataContext,
  id: string,
  status: ApplicationStatus,
): Saved<Application> => {
  const event = { status, at: context.now() };
  return patchRow(context, 'applications', id, {
    status,
    [`statusEvents.${context.newId()}`]: event,
  });
};
