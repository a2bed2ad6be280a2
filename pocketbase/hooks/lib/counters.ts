/** What has happened since the start, as numbers alone: kept in memory, told by the metrics. */

/** In seconds; each counts what took no longer. */
export const WRITER_STEPS = [0.005, 0.025, 0.1, 0.25, 1] as const;

export type Counter =
  | 'failures'
  | 'assists'
  | 'assist failures'
  | 'assist refusals'
  | 'webhook refusals'
  | 'writer seconds'
  | 'writer holds'
  | `writer ${(typeof WRITER_STEPS)[number]}`;

export const count = (app: core.App, counter: Counter, by = 1): void => {
  app.store().setFunc(keyOf(counter), (before) => (Number(before) || 0) + by);
};

export const countOf = (app: core.App, counter: Counter): number =>
  Number(app.store().get(keyOf(counter))) || 0;

/** How long a request kept all others from writing. */
export const countWriter = (app: core.App, milliseconds: number): void => {
  const seconds = milliseconds / 1000;
  count(app, 'writer holds');
  count(app, 'writer seconds', seconds);
  const step = WRITER_STEPS.find((most) => seconds <= most);
  if (step !== undefined) count(app, `writer ${step}`);
};

const keyOf = (counter: Counter): string => `jalon:count:${counter}`;
