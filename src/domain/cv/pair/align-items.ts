/** Pairs the items of two lists that say the same, whatever their order; what is left goes by its place. */

/** Indexes into the first and the second list; one of them is undefined where the other list has nothing like it. */
export interface ItemPair {
  fr: number | undefined;
  en: number | undefined;
}

export interface Likeness {
  /** Pairs of at least `enough` belong together, the most alike first. */
  enough: number;
  of: (fr: number, en: number) => number;
  /** Whether two that nothing speaks for may still be said in words that the rules do not know. */
  mayBe?: (fr: number, en: number) => boolean;
}

/** In the order of the first list; what only the second has stands behind its neighbour. `fixed` are known before. */
export const alignItems = (
  counts: { fr: number; en: number },
  likeness: Likeness,
  fixed: readonly { fr: number; en: number }[] = [],
): ItemPair[] => {
  const pairs = new Map(fixed.map(({ fr, en }) => [fr, en]));
  const taken = new Set(pairs.values());
  const candidates = [];
  for (let fr = 0; fr < counts.fr; fr += 1)
    for (let en = 0; en < counts.en; en += 1)
      if (!pairs.has(fr) && !taken.has(en)) candidates.push({ fr, en, score: likeness.of(fr, en) });
  const best = candidates
    .filter(({ score }) => score >= likeness.enough)
    .toSorted((a, b) => b.score - a.score || Math.abs(a.fr - a.en) - Math.abs(b.fr - b.en));
  for (const { fr, en } of best) {
    if (pairs.has(fr) || taken.has(en)) continue;
    pairs.set(fr, en);
    taken.add(en);
  }
  if (likeness.mayBe) pairByPlace(counts, pairs, taken, likeness.mayBe);
  return inPlace(counts, pairs, taken);
};

/** Those between the same two neighbours, when there are as many on each side; then all that is left, likewise. */
function pairByPlace(
  counts: { fr: number; en: number },
  pairs: Map<number, number>,
  taken: Set<number>,
  mayBe: (fr: number, en: number) => boolean,
): void {
  const free = (): { fr: number[]; en: number[] } => ({
    fr: [...Array(counts.fr).keys()].filter((fr) => !pairs.has(fr)),
    en: [...Array(counts.en).keys()].filter((en) => !taken.has(en)),
  });
  const join = (some: { fr: number[]; en: number[] }): void => {
    if (some.fr.length !== some.en.length) return;
    for (const [at, fr] of some.fr.entries()) {
      const en = some.en[at];
      if (en === undefined || !mayBe(fr, en)) continue;
      pairs.set(fr, en);
      taken.add(en);
    }
  };
  const anchored: [number, number][] = [
    [-1, -1],
    ...[...pairs].toSorted(([a], [b]) => a - b),
    [Infinity, Infinity],
  ];
  const left = free();
  for (const [at, [frAfter, enAfter]] of anchored.entries()) {
    const [frBefore, enBefore] = anchored[at + 1] ?? [-1, -1];
    join({
      fr: left.fr.filter((fr) => fr > frAfter && fr < frBefore),
      en: left.en.filter((en) => en > enAfter && en < enBefore),
    });
  }
  join(free());
}

function inPlace(
  counts: { fr: number; en: number },
  pairs: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
): ItemPair[] {
  const frOf = new Map([...pairs].map(([fr, en]) => [en, fr]));
  const rows: ItemPair[] = [];
  for (let fr = 0; fr < counts.fr; fr += 1) rows.push({ fr, en: pairs.get(fr) });
  for (let en = 0; en < counts.en; en += 1) {
    if (taken.has(en)) continue;
    const neighbour = en === 0 ? undefined : rows.findIndex((row) => row.en === en - 1);
    const at = neighbour === undefined ? 0 : neighbour + 1;
    rows.splice(at, 0, { fr: frOf.get(en), en });
  }
  return rows;
}
