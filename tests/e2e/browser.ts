import { chromium, type Browser } from '@playwright/test';
import playwrightConfig from '../../playwright.config.ts';

/** The same Chromium, with the same flags, as the journeys'. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch(playwrightConfig.use?.launchOptions ?? {});
