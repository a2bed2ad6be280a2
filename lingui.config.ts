import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalog for the shell (app, routes, parts, ui) and one for each folder of src/features. */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/shell',
      include: ['src/app', 'src/routes', 'src/parts', 'src/ui'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: ['src/features/{name}'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
