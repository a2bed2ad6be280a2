/** Numbers in the text format of Prometheus, about this worker and about nobody. */

/** In seconds; each counts what took no longer. */
const STEPS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export interface Metrics {
  /** `outcome`: the status that was answered. */
  answered: (outcome: number, milliseconds: number) => void;
  changed: () => void;
  nudged: () => void;
  text: (gauges: Readonly<Record<string, number>>) => string;
}

export const newMetrics = (): Metrics => {
  const outcomes = new Map<number, number>();
  const steps = STEPS.map(() => 0);
  let [sum, count, changes, nudges] = [0, 0, 0, 0];
  return {
    answered: (outcome, milliseconds) => {
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      const seconds = milliseconds / 1000;
      sum += seconds;
      count += 1;
      STEPS.forEach((most, at) => {
        if (seconds <= most) steps[at] = (steps[at] ?? 0) + 1;
      });
    },
    changed: () => (changes += 1),
    nudged: () => (nudges += 1),
    text: (gauges) =>
      [
        '# TYPE jalon_sync_answers_total counter',
        ...[...outcomes].map(
          ([status, times]) => `jalon_sync_answers_total{status="${status}"} ${times}`,
        ),
        '# TYPE jalon_sync_seconds histogram',
        ...STEPS.map((most, at) => `jalon_sync_seconds_bucket{le="${most}"} ${steps[at]}`),
        `jalon_sync_seconds_bucket{le="+Inf"} ${count}`,
        `jalon_sync_seconds_sum ${sum}`,
        `jalon_sync_seconds_count ${count}`,
        '# TYPE jalon_sync_changed_total counter',
        `jalon_sync_changed_total ${changes}`,
        '# TYPE jalon_nudges_total counter',
        `jalon_nudges_total ${nudges}`,
        ...Object.entries(gauges).flatMap(([name, value]) => [
          `# TYPE jalon_${name} gauge`,
          `jalon_${name} ${value}`,
        ]),
        '',
      ].join('\n'),
  };
};
