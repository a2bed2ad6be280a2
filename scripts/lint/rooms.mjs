/**
 * The room table: who may import whom. One list serves the lint rule and its own test.
 * `rooms` are folders of src/; `packages` are npm names allowed in a room ('*' = any);
 * `lazyRooms` and `lazyPackages` only behind a dynamic import, so that they stay out of first views.
 */
const REACT = [
  'react',
  'react-dom',
  '@tanstack/react-router',
  '@lingui/core',
  '@lingui/react',
  '@vanilla-extract/css',
  '@vanilla-extract/recipes',
  'lucide-react',
  'zustand',
  'valibot',
];

export const ROOMS = {
  domain: { rooms: [], packages: ['libphonenumber-js', 'valibot'] },
  documents: {
    rooms: ['domain'],
    // Addresses of files alone; and one that its own reader, loaded when a page is chosen, takes a part of.
    packages: [
      'tesseract.js-core',
      '@tesseract.js-data/eng',
      '@tesseract.js-data/fra',
      'htmlparser2',
    ],
    lazyPackages: ['pdfjs-dist', 'fflate', 'jspdf', 'docx', 'papaparse', 'ical-generator'],
  },
  platform: { rooms: ['domain'], packages: [] },
  i18n: { rooms: ['platform', 'locales'], packages: ['@lingui/core', '@lingui/react', 'react'] },
  locales: { rooms: [], packages: [] },
  ui: { rooms: ['i18n'], packages: [...REACT, '@tanstack/react-virtual', '@dnd-kit/core'] },
  data: { rooms: ['domain', 'platform'], packages: ['dexie', 'valibot'] },
  remote: { rooms: ['domain', 'platform'], packages: ['pocketbase', 'valibot'] },
  sync: { rooms: ['domain', 'platform', 'data'], packages: [] },
  parts: {
    rooms: ['platform', 'domain', 'i18n', 'data', 'sync', 'ui', 'locales'],
    lazyRooms: ['documents'],
    packages: [...REACT, 'dexie-react-hooks'],
  },
  features: {
    rooms: ['parts', 'platform', 'domain', 'i18n', 'data', 'sync', 'ui', 'locales'],
    lazyRooms: ['documents'],
    packages: [...REACT, 'dexie-react-hooks'],
  },
  routes: {
    rooms: ['features', 'parts', 'ui', 'i18n', 'domain', 'locales', 'platform'],
    lazyRooms: ['data'],
    packages: ['react', '@tanstack/react-router', '@lingui/core', '@lingui/react', 'valibot'],
  },
  cli: { rooms: ['documents', 'domain'], packages: [] },
  cluster: { rooms: ['domain'], packages: ['fastify', 'postgres'] },
  app: { rooms: '*', packages: '*' },
};

/** Features that talk to the server about the account itself. */
export const FEATURES_WITH_REMOTE = ['account', 'admin', 'settings', 'my-data'];
