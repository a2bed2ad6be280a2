/** The applications a person keeps track of. */
import {
  holdsPlace,
  newApplication,
  type Application,
  type ApplicationFields,
  type ApplicationStatus,
} from '#/domain/tracker/application.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import type { Result } from '#/domain/result.ts';
import { commit, type Change } from '../../commit.ts';
import type { DataContext } from '../../context.ts';
import { draftKey } from './application-drafts.ts';
import { versionAsNow, type TitleFailure } from '../cv-versions.ts';
import { bytesOf, fileToKeep, filesOf } from '../files.ts';
import { plannedChanges } from './planned-reminders.ts';
import { isOut, newestFirst, type Saved } from '../saved-row.ts';

/** Newest work first; not those in the bin. */
export const listApplications = async ({ database }: DataContext): Promise<Application[]> =>
  newestFirst((await database.applications.toArray()).filter(isOut));

export const countBinnedApplications = ({ database }: DataContext): Promise<number> =>
  database.applications.where('trashedAt').above(0).count();

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

/** What goes with a new application in the same action. */
export interface CameFrom {
  /** What was typed of it (`application-drafts.ts`): gone once it is saved. */
  draft?: string;
  /** Id of the received posting it was made of: gone from the inbox. */
  posting?: string;
  /** The posting's words, kept with it: the page they stood on won't be there for the interview. */
  text?: { name: string; words: string };
}

export const createApplication = async (
  context: DataContext,
  fields: Partial<ApplicationFields> & { status?: ApplicationStatus },
  limit: number | null,
  { draft, posting, text }: CameFrom = {},
): Saved<CreatedApplication> => {
  const isBeyondPlan = (await placesLeft(context, limit)) === 0;
  const { newId, now } = context;
  const row = newApplication(newId(), now(), newId(), fields);
  const file = text && (await postingFile(context, row.id, text));
  const saved = await commit(
    context,
    [
      { table: 'applications', op: 'create', row },
      ...(await plannedChanges(context, row)),
      ...(file ? [{ table: 'files', op: 'create', row: file.row } as const] : []),
    ],
    {
      ...(file && { blobs: [file.blob] }),
      without: {
        ...(draft !== undefined && { meta: [draftKey(draft)] }),
        ...(posting !== undefined && { postings: [posting] }),
      },
    },
  );
  return saved.ok ? { ok: true, value: { application: row, isBeyondPlan } } : saved;
};

/** The words of the posting it was made of; undefined without one, and while they are on another device only. */
export const postingTextOf = async (
  context: DataContext,
  id: string,
): Promise<string | undefined> => {
  const files = await filesOf(context, { table: 'applications', id });
  const file = files.find(({ purpose }) => purpose === 'posting');
  const bytes = file && (await bytesOf(context, file));
  return bytes && new TextDecoder().decode(bytes);
};

const postingFile = (
  context: DataContext,
  id: string,
  { name, words }: { name: string; words: string },
) =>
  fileToKeep(context, {
    name,
    type: 'text/plain',
    bytes: new TextEncoder().encode(words).buffer,
    purpose: 'posting',
    of: { table: 'applications', id },
  });

/** What is filled in; reminders that count from a date that changes move with it. */
export const editApplication = (
  context: DataContext,
  id: string,
  fields: Partial<ApplicationFields>,
): Saved<Application> => change(context, id, fields);

/** The same, and what was typed of it and not saved is gone. */
export const saveDraftOf = (
  context: DataContext,
  id: string,
  fields: Partial<ApplicationFields>,
): Saved<Application> => change(context, id, fields, undefined, { meta: [draftKey(id)] });

/** The CV that was sent, as it is now: a version keeps it, an equal one that is there already serves. */
export const setSentCv = async (
  context: DataContext,
  id: string,
  cv: CvId,
  title: string,
): Promise<Result<Application, TitleFailure>> => {
  const version = await versionAsNow(context, cv, title);
  return version.ok ? change(context, id, { cv, cvVersion: version.value.id }) : version;
};

/** Any status may follow any other; each change is kept with its time. `fields` are saved in the same action. */
export const setApplicationStatus = (
  context: DataContext,
  id: string,
  status: ApplicationStatus,
  fields: Partial<ApplicationFields> = {},
): Saved<Application> => {
  const event = { status, at: context.now() };
  return change(context, id, fields, { status, event: { [context.newId()]: event } });
};

/**
 * An e-mail left for the employer: it stands in the application's history, and `reminder`, which asked for it, is done.
 */
export const noteSentEmail = async (
  context: DataContext,
  id: string,
  { subject, reminder }: { subject: string; reminder?: string },
): Saved<Application> => {
  const application = await getApplication(context, id);
  if (!application) return { ok: false, error: { kind: 'missing' } };
  const settled = reminder ? [{ id: reminder, state: 'completed' as const }] : [];
  const email = { subject, at: context.now() };
  const saved = await commit(context, [
    {
      table: 'applications',
      op: 'patch',
      id,
      patch: { [`sentEmails.${context.newId()}`]: email },
    } as Change,
    ...settled.map(({ id: of, state }): Change => ({
      table: 'reminders',
      op: 'patch',
      id: of,
      patch: { state },
    })),
    ...(await plannedChanges(context, application, { settled })),
  ]);
  return saved.ok ? { ok: true, value: saved.value[0] as Application } : saved;
};

const change = async (
  context: DataContext,
  id: string,
  fields: Partial<ApplicationFields>,
  reached?: Pick<Application, 'status'> & { event: Application['statusEvents'] },
  without?: { meta: string[] },
): Saved<Application> => {
  const before = await getApplication(context, id);
  if (!before) return { ok: false, error: { kind: 'missing' } };
  const after: Application = {
    ...before,
    ...fields,
    ...(reached && {
      status: reached.status,
      statusEvents: { ...before.statusEvents, ...reached.event },
    }),
  };
  const events = Object.entries(reached?.event ?? {});
  const patch = {
    ...fields,
    ...(reached && { status: reached.status }),
    ...Object.fromEntries(events.map(([event, value]) => [`statusEvents.${event}`, value])),
  };
  const saved = await commit(
    context,
    [
      { table: 'applications', op: 'patch', id, patch } as Change,
      ...(await plannedChanges(context, after, { before })),
    ],
    without && { without },
  );
  return saved.ok ? { ok: true, value: saved.value[0] as Application } : saved;
};
