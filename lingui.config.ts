import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * One catalog for the shell (app, routes, parts, ui), one for each folder of src/features, and one for the
 * words about local data, which the shell can do without.
 */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/shell',
      include: ['src/app', 'src/routes', 'src/parts', 'src/ui'],
      exclude: ['src/parts/local-data/**', 'src/parts/install/**', 'src/parts/reminder-notices/**'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/local-data',
      include: ['src/parts/local-data', 'src/parts/install', 'src/parts/reminder-notices'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: ['src/features/{name}'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
