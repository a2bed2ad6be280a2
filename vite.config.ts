import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import packageJson from './package.json' with { type: 'json' };
import { bootScript } from './scripts/build/boot.ts';
import { contentSecurityPolicy } from './scripts/build/content-security-policy.ts';
import { hoverOnly } from './scripts/build/hover-only.ts';
import { chunkFileNames, kitList } from './scripts/build/offline-kit.ts';
import { manifest } from './scripts/build/manifest.ts';
import { prerenderedPages } from './scripts/build/prerender.ts';

const emptyModule = new URL('./scripts/build/empty-module.ts', import.meta.url).pathname;

/**
 * What every page starts with comes in one file, and what several pages share in a few: each file more
 * costs a slow phone a turn in the queue. The first that matches takes a module; none may draw in what
 * only later needs, such as the database where nothing is read.
 */
const shared = [
  { name: 'app', tags: ['$initial' as const] },
  { name: 'app', test: /rolldown\/runtime/ },
  {
    name: 'pieces',
    // The laws too, before what they are shared with: a form that tells one must not bring the database along.
    test: /\/src\/(ui\/calm|ui\/\w+\/(Card|CheckList|Checkbox|Chip|Disclosure|Note|NumberedSteps|Tabs)|platform\/(analytics|appearance|clock|feedback|guest-database|ids|noted-rows|install\/offline-kit|lock\/app-lock|shared-items|traces)|domain\/(cv\/templates|duration|group-by|result|access\/(app-lock|device-header|legal-promises|plans\/(plan-limits|subscription)|retention|roles|session-periods|size-limits))|parts\/(use-online|contact\/contact-outbox|welcome|when-words))\.|lucide-react|useLocation/,
    minShareCount: 2,
  },
  {
    name: 'data',
    test: /\/src\/((data|parts\/(local-data|reading))\/|parts\/(NotHereYet|use-search-words)|platform\/(page-leaving|read-in-worker)\.)|node_modules\/dexie/,
    minShareCount: 2,
  },
  {
    name: 'ui',
    test: /\/src\/(ui\/|parts\/UpgradeNote\.|features\/settings\/settings\.css)/,
    minShareCount: 2,
  },
  {
    name: 'account',
    test: /\/src\/(features\/account\/(form\/|session\/use-session)|remote\/(server|account|account-security)\.)/,
    minShareCount: 2,
  },
  {
    name: 'session',
    test: /\/src\/(features\/account|remote|sync)\//,
    minShareCount: 2,
  },
  // Forms read days that pages print: they must not wait for what lays pages out.
  {
    name: 'cv-dates',
    test: /\/src\/domain\/cv\/(dates\/(cv-date|print-date|forms\/(typed|printed)-forms)|words\/date-words)\./,
    minShareCount: 2,
  },
  // Days, paths and shares that the dashboard, the tracker and training all tell.
  {
    name: 'tools',
    test: /\/src\/(features\/tracker\/(TrackerLink|tracker-search|card\/card-id)|parts\/(days\/|use-percent)|domain\/(calendar\/month|content\/job-path|tracker\/(calendar-events|next-step|reminder-title)|training\/(analytics|interview-day|word-count)))/,
    minShareCount: 2,
  },
  {
    name: 'person',
    test: /\/src\/(features\/profile\/Portrait|domain\/profile\/)/,
    minShareCount: 2,
  },
  // Two addresses show it, and each of its parts needs some of what comes first.
  {
    name: 'training',
    test: /\/src\/(features\/training\/([\w-]+\.|practice\/(PracticePart|practice-of|BasicNote|Question(Row|Chips|Toolbar|FilterDialog))\.)|domain\/training\/(bank\/question-sets|find-questions|interview-answer|question|training-settings)\.)/,
  },
  { name: 'pages', test: /\/src\/features\/(landing|pages)\//, minShareCount: 3 },
  { name: 'articles', test: /\/src\/features\/articles\//, minShareCount: 2 },
];

/**
 * Rooms the React Compiler leaves as they are. What it adds is paid by the first visit, and saves nothing in what is
 * drawn seldom (the landing page, the frame of every page) or is a leaf, whose owner's memory holds it already.
 */
const withoutCompiler = ['/src/features/landing/', '/src/parts/shell/', '/src/ui/'];

/** What turns the built files into the pages and the service worker; none of it runs for the prerenderer. */
const pageMakers = () => [
  bootScript(),
  contentSecurityPolicy(),
  kitList(),
  prerenderedPages(),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/service-worker',
    filename: 'service-worker.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest,
    // The system fetches them when it installs.
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['**/*.{js,css,woff2,svg,webmanifest,json}', '{app,index,en/index}.html'],
      globIgnores: ['assets/{kit,letters,online,scan}/**'],
      maximumFileSizeToCacheInBytes: 2 ** 20,
    },
  }),
];

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.css\\.ts$',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    // Presets run from the last to the first: macros must be gone before the compiler copies what they read.
    babel({
      presets: [
        reactCompilerPreset({
          sources: (file) => !withoutCompiler.some((folder) => file.includes(folder)),
        }),
        linguiTransformerBabelPreset({ descriptorFields: 'message' }),
      ],
    }),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    vanillaExtractPlugin(),
    ...(isSsrBuild ? [] : pageMakers()),
  ],
  css: { postcss: hoverOnly },
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  resolve: {
    alias: {
      // Optional imports of jsPDF's html() and svg(), which we never call.
      html2canvas: emptyModule,
      canvg: emptyModule,
      dompurify: emptyModule,
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames,
        ...(isSsrBuild ? {} : { codeSplitting: { groups: shared } }),
        assetFileNames: ({ names }) =>
          // Fonts of documents, and letters that few names need, are not waited for.
          names.some((name) => name.startsWith('wide-'))
            ? 'assets/letters/[name]-[hash][extname]'
            : names.some((name) => /\.ttf$|latin-ext/.test(name))
              ? 'assets/kit/[name]-[hash][extname]'
              : 'assets/[name]-[hash][extname]',
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/kit/[name]-[hash].js',
        chunkFileNames: 'assets/kit/[name]-[hash].js',
        // What recognises text in pictures is fetched by who asks for it.
        assetFileNames: ({ names }) =>
          names.some((name) => /traineddata/.test(name))
            ? // Packed already; what is called `.gz` here is the packed form of another file, and no file itself.
              'assets/scan/[name]-[hash].bin'
            : names.some((name) => /tesseract/.test(name))
              ? 'assets/scan/[name]-[hash][extname]'
              : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:8090' } },
}));
