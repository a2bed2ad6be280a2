import { defineConfig } from 'oxlint';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  jsPlugins: ['./scripts/lint/walls.mjs'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { browser: true, es2024: true },
  ignorePatterns: [
    'src/routeTree.gen.ts',
    'pocketbase/pb_hooks',
    'pocketbase/types',
    'dist',
    '.cache',
  ],
  rules: {
    'house/walls': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-eval': 'error',
    'no-restricted-globals': ['error', 'event', 'name', 'status'],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'react/no-danger': 'error',
    'react/button-has-type': 'error',
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
    // The JSX transform imports React by itself.
    'react/react-in-jsx-scope': 'off',
    // vanilla-extract and the fonts are imported for their side effects.
    'import/no-unassigned-import': 'off',
    // An await in a loop is often the point: one page, one part, one retry after the other.
    'no-await-in-loop': 'off',
    // `fc.assert` and `v.object` are how their libraries are read.
    'import/no-named-as-default-member': 'off',
    // Only windows need a target origin; our messages go to workers and clients of the same origin.
    'unicorn/require-post-message-target-origin': 'off',
    // `__WB_MANIFEST` and `__APP_VERSION__` are names given by the build.
    'no-underscore-dangle': 'off',
    // A group or a status that is not a form control has no better element.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Copies keep values immutable; none of these stands in a hot loop, which the benches would show.
    'oxc/no-map-spread': 'off',
    'oxc/no-accumulating-spread': 'off',
    'unicorn/prefer-set-has': 'off',
    // A copy sorted in place is the same as a sorted copy, and runs on every engine the rules run on.
    'unicorn/no-array-sort': 'off',
    // A small function reads best beside its only use.
    'unicorn/consistent-function-scoping': 'off',
    // Blind to a Set or a queue that changes inside the loop.
    'no-unmodified-loop-condition': 'off',
    // Shadowing by a narrower meaning (a callback's own `line`) reads better than invented names.
    'no-shadow': 'off',
  },
  overrides: [
    {
      files: ['*.config.ts', 'scripts/**', 'tests/**', 'bench/**', '**/*.test.ts', '**/*.test.tsx'],
      rules: {
        'import/no-default-export': 'off',
        'no-console': 'off',
        'typescript/no-non-null-assertion': 'off',
      },
    },
    { files: ['src/cli/**'], rules: { 'no-console': 'off' } },
    {
      // Word lists and hand-written tables grow by their rows, not by their logic.
      files: [
        'src/domain/cv/words/**',
        'src/domain/**/*.data.ts',
        '**/*.test.ts',
        'src/**/metrics/**',
        'scripts/fixtures/**',
      ],
      rules: { 'max-lines': 'off' },
    },
  ],
});
