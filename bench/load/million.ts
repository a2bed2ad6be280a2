/** From what was measured on one machine to a million people; every assumption is a line of the text. */
import { DAY_MS, SECOND_MS } from '../../src/domain/duration.ts';
import type { Measured } from '../sync/measured.ts';

const PEOPLE = 1_000_000;
const ASSUMED = {
  activeShare: 0.1,
  editsPerActive: 40,
  peakToMean: 10,
  openDevicesAtPeak: 0.03,
  rowBytesPerPerson: 500_000,
};

export const million = (rows: readonly Measured[]): string => {
  const valueOf = (start: string): number =>
    rows.find(({ name }) => name.startsWith(start))?.value ?? 0;
  const edits = (PEOPLE * ASSUMED.activeShare * ASSUMED.editsPerActive) / (DAY_MS / SECOND_MS);
  const peak = edits * ASSUMED.peakToMean;
  const lines = PEOPLE * ASSUMED.openDevicesAtPeak;
  const lone = valueOf('lone edits');
  const [empty, held] = [valueOf('memory, nobody'), valueOf('memory, ')];
  const devices = Number(/memory, (\d+) devices/.exec(rows.map(({ name }) => name).join(';'))?.[1]);
  const withLines = rows.find(({ name }) => name === `memory, ${devices} devices`)?.value ?? held;
  const perLine = Math.max(0, withLines - empty) / devices;
  return [
    `A million people, of whom ${ASSUMED.activeShare * 100} % are active in a day with ${ASSUMED.editsPerActive} edits each:`,
    `  ${edits.toFixed(0)} edits/s on average, ${peak.toFixed(0)} at a peak of ${ASSUMED.peakToMean} times that: ${(peak / lone).toFixed(1)} of this machine's lone edits`,
    `  ${lines.toFixed(0)} open lines when ${ASSUMED.openDevicesAtPeak * 100} % look at once: ${((lines * perLine) / 1024).toFixed(1)} GB at ${(perLine * 1024).toFixed(0)} KB a line`,
    `  ${((PEOPLE * ASSUMED.rowBytesPerPerson) / 1e9).toFixed(0)} GB of rows at ${ASSUMED.rowBytesPerPerson / 1000} KB a person`,
  ].join('\n');
};
