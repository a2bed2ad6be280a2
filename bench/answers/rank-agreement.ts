/** Agreement of two orders, ties and all: Spearman's rho on mean ranks, and Kendall's tau-b. */
type Pairs = readonly (readonly [number, number])[];

export function spearman(pairs: Pairs): number {
  const a = meanRanks(pairs.map(([value]) => value));
  const b = meanRanks(pairs.map(([, value]) => value));
  const mean = (pairs.length + 1) / 2;
  let top = 0;
  let left = 0;
  let right = 0;
  for (const [at, rank] of a.entries()) {
    const da = rank - mean;
    const db = (b[at] ?? 0) - mean;
    top += da * db;
    left += da * da;
    right += db * db;
  }
  return top / Math.sqrt(left * right);
}

export function kendall(pairs: Pairs): number {
  let agree = 0;
  let disagree = 0;
  let tiesA = 0;
  let tiesB = 0;
  for (let i = 0; i < pairs.length; i += 1)
    for (let j = i + 1; j < pairs.length; j += 1) {
      const a = Math.sign((pairs[i]?.[0] ?? 0) - (pairs[j]?.[0] ?? 0));
      const b = Math.sign((pairs[i]?.[1] ?? 0) - (pairs[j]?.[1] ?? 0));
      if (a * b > 0) agree += 1;
      else if (a * b < 0) disagree += 1;
      else if (a === 0 && b !== 0) tiesA += 1;
      else if (b === 0 && a !== 0) tiesB += 1;
    }
  const both = agree + disagree;
  return (agree - disagree) / Math.sqrt((both + tiesA) * (both + tiesB));
}

function meanRanks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}
