import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The one named, or the first that the system has; undefined where Playwright's own are used. */
const installed = (...names: string[]): string | undefined =>
  [process.env['JALON_CHROMIUM'], ...names.map((name) => `/usr/bin/${name}`)].find(
    (path) => path && existsSync(path),
  );

const whole = installed('chromium', 'chromium-browser');
const shell = installed('chromium-headless-shell') ?? whole;

/**
 * Chromium without a window, which asks a third less of the machine. It has no notifications, no background sync and
 * no language model, and crashes where it is asked about speech on the device.
 */
export const JOURNEYS_BROWSER: { launchOptions?: LaunchOptions } = shell
  ? {
      launchOptions: {
        executablePath: shell,
        args: [...FLAGS, '--disable-blink-features=OnDeviceWebSpeechAvailable'],
      },
    }
  : {};

/** For journeys of what the other lacks. */
export const WHOLE_BROWSER: { launchOptions?: LaunchOptions; channel?: string } = whole
  ? { launchOptions: { executablePath: whole, args: FLAGS } }
  : { channel: 'chromium' };

/** The same Chromium, with the same flags, as the journeys'. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch(JOURNEYS_BROWSER.launchOptions ?? {});
