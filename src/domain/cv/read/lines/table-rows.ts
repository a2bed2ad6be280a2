import type { PlacedRun, Row } from './placed-run.ts';

/**
 * Cells of a tagged table row that wrap onto further baselines are closed up into one row, so that
 * `Spring` / `Boot` in the second cell reads as one value. Untagged rows stay as drawn.
 */
export const joinCellRows = (rows: Row[]): Row[] => {
  const joined: Row[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const hosts = above ? row.runs.map((run) => hostOf(run, above)) : [];
    if (
      !above ||
      hosts.length === 0 ||
      !hosts.every((host) => host !== undefined) ||
      blocksOf(above) < 3
    ) {
      joined.push(row);
      continue;
    }
    const grown = new Map(above.runs.map((run) => [run, run]));
    for (const [at, run] of row.runs.entries()) {
      const host = hosts[at];
      const now = host ? grown.get(host) : undefined;
      if (host && now) grown.set(host, { ...now, text: `${now.text} ${run.text}` });
    }
    joined[joined.length - 1] = { ...above, runs: above.runs.map((run) => grown.get(run) ?? run) };
  }
  return joined;
};

/** The last run above that belongs to the same tagged block. */
const hostOf = (run: PlacedRun, above: Row): PlacedRun | undefined =>
  run.tagOrder === undefined
    ? undefined
    : above.runs.findLast((other) => other.tagOrder === run.tagOrder);

const blocksOf = (row: Row): number => new Set(row.runs.map((run) => run.tagOrder)).size;
