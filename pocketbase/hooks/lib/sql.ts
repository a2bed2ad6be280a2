/** Raw SQL with bound values. Names in it are ours and fixed; what came from outside is bound. */

type Value = string | number | boolean | null;
export type Bound = Readonly<Record<string, Value>>;

/** All rows; `shape` names the columns and, by its values, their types. Integers fit in a number. */
export const rowsOf = <T extends object>(
  app: core.App,
  sql: string,
  bound: Bound,
  shape: T,
): T[] => {
  const rows = arrayOf(new DynamicModel({ ...shape }));
  app
    .db()
    .newQuery(sql)
    .bind({ ...bound })
    .all(rows);
  return [...(rows as unknown as Iterable<T>)];
};

export const rowOf = <T extends object>(
  app: core.App,
  sql: string,
  bound: Bound,
  shape: T,
): T | undefined => rowsOf(app, sql, bound, shape)[0];

/** What a statement says as JSON in its one column `text`: one text crosses into the hooks instead of rows. */
export const jsonOf = <T>(app: core.App, sql: string, bound: Bound = {}): T =>
  JSON.parse(rowOf(app, sql, bound, { text: '' })?.text ?? 'null') as T;

/** The number of rows changed. */
export const run = (app: core.App, sql: string, bound: Bound = {}): number =>
  Number(
    app
      .db()
      .newQuery(sql)
      .bind({ ...bound })
      .execute()
      .rowsAffected(),
  );

/** What `work` gives, whose writes stand or fall together. */
export const inTransaction = <T>(app: core.App, work: (tx: core.App) => T): T => {
  const given: T[] = [];
  app.runInTransaction((tx) => {
    given.push(work(tx));
  });
  return given[0] as T;
};

/** Makes a trigger, or makes it again where it differs: a start that changes nothing writes nothing. */
export const keepTrigger = (app: core.App, name: string, wanted: string): void => {
  const present = rowOf(
    app,
    "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = {:name}",
    { name },
    { sql: '' },
  );
  if (present?.sql === wanted) return;
  run(app, `DROP TRIGGER IF EXISTS ${name}`);
  run(app, wanted);
};

/** 15 characters a to z and 0 to 9, as every id here. */
export const newId = (): string =>
  $security.randomStringWithAlphabet(15, 'abcdefghijklmnopqrstuvwxyz0123456789');
