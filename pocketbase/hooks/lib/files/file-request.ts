/** What a path asks for and how it is answered: rules only, no files, no server. */
import { fileOfPage, pageAt, viewOf } from '#/domain/content/page-address.ts';
import { pageRow } from '#/domain/content/pages.ts';

export type FileRequest =
  /** Not ours: the API and the dashboard answer their own unknown paths. */
  | { kind: 'reserved' }
  | { kind: 'moved'; to: string }
  | { kind: 'file'; name: string }
  /** The first of `names` that exists answers, with `status`. */
  | { kind: 'page'; names: readonly string[]; status: 200 | 404 }
  | { kind: 'nothing' };

/**
 * `path` is decoded, begins with a slash and keeps its trailing one. `language` is the one in which an
 * address without a language is answered: a page is at `/x` in French and at `/en/x` in English.
 */
export const readFileRequest = (
  path: string,
  language: 'fr' | 'en' = 'fr',
  query: (name: string) => string | null = () => null,
): FileRequest => {
  if (/^\/(api|_)(\/|$)/.test(path)) return { kind: 'reserved' };
  const bare = path.replace(/\/+$/, '') || '/';
  // Before any redirect: `//elsewhere` is another site to a browser.
  if (bare !== '/' && !bare.slice(1).split('/').every(isSafeSegment)) return { kind: 'nothing' };
  if (bare !== path) return { kind: 'moved', to: bare };
  if (/\.(br|gz)$/.test(path)) return { kind: 'nothing' };
  if (extensionOf(path)) return { kind: 'file', name: path.slice(1) };
  const page = pageAt(path) ?? '/$';
  const { to } = pageRow(page);
  if (to !== undefined) return { kind: 'moved', to: isEnglishAddress(path) ? `/en${to}` : to };
  const file = fileOfPage(page, viewOf(page, query));
  const inEnglish = isEnglishAddress(path) || language === 'en';
  return {
    kind: 'page',
    names: file === undefined ? SHELLS : [inEnglish ? `en/${file}` : file, ...SHELLS],
    status: page === '/$' ? 404 : 200,
  };
};

/** `index.html` is the landing page once an `app.html` exists for all the others. */
const SHELLS: readonly string[] = ['app.html', 'index.html'];

/** Whether the address itself says that it is in English. */
export const isEnglishAddress = (path: string): boolean => /^\/en(\/|$)/.test(path);

/** Of the languages a browser asks for, in its order, the first that we speak; else French. */
export const preferredLanguage = (acceptLanguage: string): 'fr' | 'en' => {
  const [first] = acceptLanguage
    .toLowerCase()
    .split(',')
    .map(readWeight)
    .map(([tag, weight], place) => ({ language: tag.slice(0, 2), weight, place }))
    .filter(({ language, weight }) => weight > 0 && /^(fr|en)$/.test(language))
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  return first?.language === 'en' ? 'en' : 'fr';
};

// No `..`, nothing hidden, and none of the characters another system reads as a separator.
const isSafeSegment = (segment: string): boolean =>
  segment !== '' && !segment.startsWith('.') && !/[\\:\0]/.test(segment);

const extensionOf = (path: string): string =>
  /\.([A-Za-z0-9]{1,11})$/.exec(path)?.[1]?.toLowerCase() ?? '';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  otf: 'font/otf',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

export const contentTypeOf = (name: string): string =>
  TYPES[extensionOf(name)] ?? 'application/octet-stream';

/** Files under assets/ carry their hash in their name; all the others are asked about each time. */
export const cacheControlOf = (name: string): string =>
  name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

export type Encoding = { token: string; suffix: string };

const ENCODINGS: readonly Encoding[] = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
];

/** The encodings of ours the person's browser takes, best first. */
export const acceptedEncodings = (header: string): Encoding[] => {
  const weights = new Map(header.toLowerCase().split(',').map(readWeight));
  return ENCODINGS.filter(({ token }) => (weights.get(token) ?? weights.get('*') ?? 0) > 0);
};

const readWeight = (part: string): [token: string, weight: number] => {
  const [token = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [token, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
};
