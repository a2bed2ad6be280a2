/** How this device is called in the person's list: by what it is, until they give it a name. */
import type { DataContext } from '#/data/context.ts';
import { deviceOf } from '#/data/queue/sync-state.ts';
import { isRefused, readSession } from '#/data/session/session.ts';
import { forgetDevice, listDevices, nameDevice } from '#/remote/account-security.ts';

/** Puts this device on the list, or says that it was seen again. Failing is no matter: the next start tries. */
export const announceDevice = async (context: DataContext): Promise<void> => {
  const session = await readSession(context.database);
  if (!session) return;
  const id = await deviceOf(context);
  const devices = await listDevices(session.accessToken);
  if (!devices.ok) return;
  const known = devices.value.find((device) => device.id === id);
  await nameDevice(session.accessToken, id, known?.label ?? deviceName(navigator.userAgent));
};

/** Takes this device off the list. */
export const leaveDevices = async (context: DataContext): Promise<void> => {
  const session = await readSession(context.database);
  if (session && !isRefused(session))
    await forgetDevice(session.accessToken, await deviceOf(context));
};

/** « Firefox, Windows »: enough to recognise one's own devices by. */
export const deviceName = (userAgent: string): string => {
  const find = (table: readonly (readonly [RegExp, string])[]): string | undefined =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ');
};

// The first that fits: browsers name each other.
const BROWSERS = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;
