/** One figure of the bench: what was measured, what is aimed at, and how far from it is still let pass. */
export interface Measured {
  name: string;
  value: number;
  unit: string;
  /** `value` should be at most this, or at least where `isFloor`. Left out: printed for information. */
  goal?: number;
  isFloor?: boolean;
  /** How many times worse than its goal a figure may be: these run on all kinds of machines. */
  margin?: number;
}

const MARGIN = 2;

const gateOf = ({ goal, isFloor, margin = MARGIN }: Measured): number | undefined => {
  if (goal === undefined) return undefined;
  return isFloor ? goal / margin : goal * margin;
};

export const passes = (measured: Measured): boolean => {
  const gate = gateOf(measured);
  if (gate === undefined) return true;
  return measured.isFloor ? measured.value >= gate : measured.value <= gate;
};

export const print = (measured: Measured): void => {
  const { name, value, unit, goal, isFloor } = measured;
  const gate = gateOf(measured);
  const rounded = value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  const sign = isFloor ? '≥' : '≤';
  const goals =
    goal === undefined ? '' : `goal ${sign} ${goal}  gate ${sign} ${gate}  ${verdictOf(measured)}`;
  console.log(`${name.padEnd(52)} ${String(rounded).padStart(7)} ${unit.padEnd(5)} ${goals}`);
};

const verdictOf = (measured: Measured): string => (passes(measured) ? 'ok' : 'MISSED');

/** The value below which this share of the samples lies. */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};
