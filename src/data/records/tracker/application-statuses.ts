/** The status of one or many applications, changed in one go that can be taken back at once. */
import type {
  Application,
  ApplicationFields,
  ApplicationStatus,
} from '#/domain/tracker/application.ts';
import { commitAll, type Change } from '../../commit.ts';
import type { DataContext } from '../../context.ts';
import { plannedChanges } from './planned-reminders.ts';
import { getReminderSettings } from './reminder-settings.ts';
import type { Saved } from '../saved-row.ts';

/** What puts everything back as it was, to be committed soon or never. */
export interface ChangedStatuses {
  changed: number;
  undo: readonly (readonly Change[])[];
}

/**
 * All of them, or none. Those that have the status already, are locked or gone stay as they are; the server takes
 * or refuses each by itself.
 */
export const setStatuses = async (
  context: DataContext,
  ids: readonly string[],
  status: ApplicationStatus,
  fields: Partial<ApplicationFields> = {},
): Saved<ChangedStatuses> => {
  const { database } = context;
  const found = (await database.applications.bulkGet([...ids])).filter(
    (row): row is Application => row !== undefined && !row.locked && row.status !== status,
  );
  const settings = getReminderSettings(context);
  const actions = await Promise.all(
    found.map((before) => changeOf(context, before, { status, fields, settings })),
  );
  const saved = await commitAll(
    context,
    actions.map(({ changes }) => changes),
  );
  return saved.ok
    ? { ok: true, value: { changed: found.length, undo: actions.map(({ undo }) => undo) } }
    : saved;
};

export const undoStatuses = async (
  context: DataContext,
  { undo }: ChangedStatuses,
): Saved<undefined> => {
  const saved = await commitAll(context, undo);
  return saved.ok ? { ok: true, value: undefined } : saved;
};

const changeOf = async (
  context: DataContext,
  before: Application,
  {
    status,
    fields,
    settings,
  }: {
    status: ApplicationStatus;
    fields: Partial<ApplicationFields>;
    settings: ReturnType<typeof getReminderSettings>;
  },
): Promise<{ changes: Change[]; undo: Change[] }> => {
  const event = context.newId();
  const reached = { status, at: context.now() };
  const after: Application = {
    ...before,
    ...fields,
    status,
    statusEvents: { ...before.statusEvents, [event]: reached },
  };
  const { id } = before;
  const earlier = Object.fromEntries(
    Object.keys(fields).map((field) => [field, before[field as keyof ApplicationFields]]),
  );
  const planned = await plannedChanges(context, after, { before, settings });
  const patch = { ...fields, status, [`statusEvents.${event}`]: reached };
  const back = { ...earlier, status: before.status, [`statusEvents.${event}`]: null };
  return {
    changes: [{ table: 'applications', op: 'patch', id, patch } as unknown as Change, ...planned],
    undo: [
      { table: 'applications', op: 'patch', id, patch: back },
      ...(await Promise.all(planned.map((change) => undone(context, change)))),
    ],
  };
};

/** A planned reminder goes for good, as a new change of the status plans another; a moved one goes back. */
const undone = async ({ database }: DataContext, change: Change): Promise<Change> => {
  if (change.op !== 'patch')
    return {
      table: 'reminders',
      op: 'purge',
      id: change.op === 'create' ? change.row.id : change.id,
    };
  const row = await database.reminders.get(change.id);
  const { dueOn, state } = row ?? {};
  const patch = 'state' in change.patch ? { state: state ?? 'created' } : { dueOn: dueOn ?? '' };
  return { table: 'reminders', op: 'patch', id: change.id, patch };
};
