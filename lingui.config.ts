import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * One catalog for the shell (app, routes, parts, ui), one for each folder of src/features, and some for
 * words that come later than their page: about local data, the writing help, and of a CV's review, judgement, pair
 * and letters.
 */
export default defineConfig({
  sourceLocale: 'fr',
  locales: ['fr', 'en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/shell',
      include: ['src/app', 'src/routes', 'src/parts', 'src/ui'],
      exclude: [
        'src/parts/local-data/**',
        'src/parts/install/**',
        'src/parts/reminder-notices/**',
        'src/parts/assist/**',
      ],
    },
    {
      path: '<rootDir>/src/locales/{locale}/local-data',
      include: ['src/parts/local-data', 'src/parts/install', 'src/parts/reminder-notices'],
    },
    { path: '<rootDir>/src/locales/{locale}/assist', include: ['src/parts/assist'] },
    {
      path: '<rootDir>/src/locales/{locale}/{name}',
      include: ['src/features/{name}'],
      exclude: [
        'src/features/cv/review/**',
        'src/features/cv/match/**',
        'src/features/cv/original/**',
        'src/features/cv/judgement/**',
        'src/features/cv/pair/**',
        'src/features/cv/letter/**',
      ],
    },
    {
      path: '<rootDir>/src/locales/{locale}/cv-review',
      include: ['src/features/cv/review', 'src/features/cv/match', 'src/features/cv/original'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/cv-judgement',
      include: ['src/features/cv/judgement'],
    },
    {
      path: '<rootDir>/src/locales/{locale}/cv-pair',
      include: ['src/features/cv/pair', 'src/features/cv/letter'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
