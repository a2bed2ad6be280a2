/**
 * Hybrid logical clock: wall time that never runs backwards on a device, with a tick for equal moments.
 * Written `<milliseconds, base 36, 9 digits>.<tick, base 36, 3 digits>.<change>`, so that `<` orders it. It ends
 * in the id of the change it belongs to: no two changes have the same, even on two copies of one database.
 */
import { SECOND_MS } from '../../duration.ts';

/** What the way to the server takes of a right clock, which would part changes made at once. */
const WAY_MS = SECOND_MS;

const TICKS = 36 ** 3;
const FORMAT = /^[0-9a-z]{9}\.[0-9a-z]{3}\.[0-9a-z]{1,40}$/;

/** The clock of the change `id`, the next on its device; `last` is '' before the first. */
export const nextClock = (last: string, now: number, id: string): string => {
  const { millis, tick } = parts(last);
  if (now > millis) return clockAt(now, 0, id);
  return tick + 1 < TICKS ? clockAt(millis, tick + 1, id) : clockAt(millis + 1, 0, id);
};

export const isClock = (text: string): boolean => FORMAT.test(text);

/** The id of the change a clock belongs to. */
export const changeIdOf = (clock: string): string => clock.slice(clock.lastIndexOf('.') + 1);

/** When the change was made, by the clock of its device: milliseconds since 1970. */
export const millisOf = (clock: string): number => parts(clock).millis;

/**
 * By how many milliseconds a server moves a change's clock: forward by as much as the device's clock is behind
 * (`skew`), and back to its own time where it is from a time still to come. Never further back, since whoever made the
 * change may have seen what is older. The lowest clock there is stays the lowest.
 */
export const clockShift = (clock: string, skew: number, now: number): number => {
  const { millis } = parts(clock);
  const behind = skew > WAY_MS ? skew : 0;
  return millis === 0 ? 0 : Math.min(millis + behind, now) - millis;
};

export const shiftClock = (clock: string, shift: number): string => {
  const { millis, tick } = parts(clock);
  return shift === 0 ? clock : clockAt(millis + shift, tick, changeIdOf(clock));
};

/** `last`, moved past every clock that a server may hold at `now`: what is written next has seen them all. */
export const clockPast = (last: string, now: number): string => {
  const past = clockAt(now + 1, 0, '');
  return last > past ? last : past;
};

const parts = (clock: string): { millis: number; tick: number } => {
  const [millis = '', tick = ''] = clock.split('.');
  return { millis: Number.parseInt(millis, 36) || 0, tick: Number.parseInt(tick, 36) || 0 };
};

const clockAt = (millis: number, tick: number, id: string): string =>
  `${millis.toString(36).padStart(9, '0')}.${tick.toString(36).padStart(3, '0')}.${id}`;
