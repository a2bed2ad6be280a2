/**
 * Hybrid logical clock: wall time that never runs backwards on a device, with a tick for equal moments.
 * Written `<milliseconds, base 36, 9 digits>.<tick, base 36, 3 digits>.<device>`, so that `<` orders it.
 */
export const nextClock = (last: string, now: number, device: string): string => {
  const [millis = '0', tick = '0'] = last.split('.');
  const before = Number.parseInt(millis, 36) || 0;
  if (now > before) return clockAt(now, 0, device);
  const next = Number.parseInt(tick, 36) + 1;
  return next < 36 ** 3 ? clockAt(before, next, device) : clockAt(before + 1, 0, device);
};

const clockAt = (millis: number, tick: number, device: string): string =>
  `${millis.toString(36).padStart(9, '0')}.${tick.toString(36).padStart(3, '0')}.${device}`;
