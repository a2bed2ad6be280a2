/** The built application, from `JALON_DIST`: one request, one file, answered as `file-request.ts` rules. */
import {
  contentSecurityPolicyOfPage,
  contentSecurityPolicyOfScans,
  isScanWorker,
  securityHeaders,
} from '#/domain/server-rules.ts';
import { SITE_ID } from '#/domain/content/filled-places.ts';
import { DEFAULT_SITE } from '#/domain/content/site/site.ts';
import { fillSite } from '#/domain/content/site/site-texts.ts';
import { fillPosts } from '../content/content-page.ts';
import { siteFrom, siteText } from '../content/content-settings.ts';
import {
  acceptedEncodings,
  cacheControlOf,
  contentTypeOf,
  isEnglishAddress,
  preferredLanguage,
  readFileRequest,
  type FileRequest,
} from './file-request.ts';
import { withBlock, withOrigin } from '../content/fill-skeleton.ts';
import { publicOrigin } from '../public-origin.ts';

/** `GET /{path...}`: files, the shell of the application, and what is not there. */
export const serveFile = (e: core.RequestEvent): void => {
  const request = begin(e);
  if (!request) return;
  const name = existing(request);
  if (name === undefined) return sayNotFound(e);
  const status = request.kind === 'page' ? request.status : 200;
  if (name === 'robots.txt' || (name.endsWith('.html') && !pageOf(e.app, name).isAsBuilt))
    sendPage(e, name, status);
  else send(e, name, status);
};

/** Pages drawn at build time: their words are put together here, and compressed by the server itself. */
export const servePage = (e: core.RequestEvent): void => {
  const request = begin(e);
  if (!request) return;
  const name = existing(request);
  if (name === undefined || request.kind !== 'page') return sayNotFound(e);
  sendPage(e, name, request.status);
};

/** Headers, and the answers that are no file. */
const begin = (e: core.RequestEvent): PageOrFile | undefined => {
  const path = e.request?.url?.path ?? '/';
  const request = readFileRequest(path, languageOf(e, path), (name) => queryOf(e, name));
  if (request.kind === 'reserved') throw new NotFoundError();
  setSecurityHeaders(e);
  if (request.kind === 'page' || request.kind === 'file') return request;
  if (request.kind === 'moved') redirect(e, request.to);
  else sayNotFound(e);
  return undefined;
};

type PageOrFile = Extract<FileRequest, { kind: 'page' | 'file' }>;

const existing = (request: PageOrFile): string | undefined => {
  const names = request.kind === 'page' ? request.names : [request.name];
  return names.find((candidate) => sizeAndAge(candidate) !== undefined);
};

const queryOf = (e: core.RequestEvent, name: string): string | null =>
  e.request?.url?.query().get(name) || null;

/** `?langue=fr` is how a page asks for French in a browser that asks for English. */
const languageOf = (e: core.RequestEvent, path: string): 'fr' | 'en' => {
  if (isEnglishAddress(path)) return 'en';
  e.response.header().add('Vary', 'Accept-Language');
  if (queryOf(e, 'langue') === 'fr') return 'fr';
  return preferredLanguage(e.request?.header.get('Accept-Language') ?? '');
};

const sendPage = (e: core.RequestEvent, name: string, asked: number): void => {
  const built = pageOf(e.app, name);
  const filled = fillPosts(e.app, e.request?.url?.path ?? '/', built.html);
  if (filled && 'movedTo' in filled) {
    e.response.header().set('Cache-Control', 'no-cache');
    return redirect(e, filled.movedTo);
  }
  const { html, status } = filled ?? { html: built.html, status: asked };
  const tag = filled ? tagOf(html) : built.tag;
  const header = e.response.header();
  setPolicy(e, html);
  header.set('Cache-Control', status === 200 ? 'no-cache' : 'no-store');
  header.set('ETag', tag);
  const known = (e.request?.header.get('If-None-Match') ?? '').split(',');
  if (status === 200 && known.some((one) => one.trim() === tag)) e.noContent(304);
  else e.blob(status, contentTypeOf(name), toBytes(html));
};

interface BuiltPage {
  html: string;
  /** Weak: it may travel compressed. */
  tag: string;
  /** Nothing of this server is in it, so what was compressed beforehand is the same page. */
  isAsBuilt: boolean;
}

/** With whole addresses and the operator's words; kept in memory until the file or those words change. */
const pageOf = (app: core.App, name: string): BuiltPage => {
  const file = sizeAndAge(name);
  const site = siteText(app);
  const of = `${file?.age} ${file?.size} ${site}`;
  const key = `jalon:page:${name}`;
  const store = app.store();
  if (store.get(key) !== of) {
    const built = toString(readBytes(name));
    const html = withSite(withOrigin(built, publicOrigin()), site);
    store.set(`${key}:html`, html);
    store.set(`${key}:tag`, tagOf(html));
    store.set(`${key}:built`, html === built);
    store.set(key, of);
  }
  return {
    html: store.get(`${key}:html`) as string,
    tag: store.get(`${key}:tag`) as string,
    isAsBuilt: store.get(`${key}:built`) as boolean,
  };
};

const withSite = (html: string, text: string): string => {
  const site = siteFrom(text);
  const filled = fillSite(html, site, /<html[^>]* data-written="en"/.test(html) ? 'en' : 'fr');
  const isDefault = JSON.stringify(site) === JSON.stringify(DEFAULT_SITE);
  return isDefault ? filled : withBlock(filled, SITE_ID, text);
};

const tagOf = (html: string): string => `W/"${$security.sha256(html).slice(0, 24)}"`;

const send = (e: core.RequestEvent, name: string, status: number): void => {
  const header = e.response.header();
  const variants = acceptedEncodings(e.request?.header.get('Accept-Encoding') ?? '');
  const encoding = variants.find(({ suffix }) => sizeAndAge(name + suffix) !== undefined);
  const stored = name + (encoding?.suffix ?? '');
  const file = sizeAndAge(stored);

  if (name.endsWith('.html')) setPolicy(e, pageOf(e.app, name).html);
  if (isScanWorker(name)) header.set('Content-Security-Policy', contentSecurityPolicyOfScans());
  header.set('Content-Type', contentTypeOf(name));
  header.set('Cache-Control', status === 200 ? cacheControlOf(name) : 'no-store');
  header.add('Vary', 'Accept-Encoding');
  if (encoding) {
    header.set('Content-Encoding', encoding.token);
    header.set('Content-Length', String(file?.size ?? 0));
  }
  if (status !== 200) return e.blob(status, contentTypeOf(name), readBytes(stored));

  // Go's own file answer reads the tag, so If-None-Match, Range and HEAD are its work.
  header.set('ETag', `"${file?.age}-${file?.size.toString(36)}${encoding?.suffix ?? ''}"`);
  e.fileFS($os.dirFS(distFolder()), stored);
};

const setSecurityHeaders = (e: core.RequestEvent): void => {
  const header = e.response.header();
  const tls = e.isTLS() || e.request?.header.get('X-Forwarded-Proto') === 'https';
  for (const [name, value] of Object.entries(securityHeaders({ tls }))) header.set(name, value);
  // Set by PocketBase, and itself a hole in the browsers that still read it.
  header.del('X-XSS-Protection');
};

/** A page's own policy names what is written into it. */
const setPolicy = (e: core.RequestEvent, html: string): void => {
  const policy = contentSecurityPolicyOfPage(html);
  if (policy !== undefined) e.response.header().set('Content-Security-Policy', policy);
};

const redirect = (e: core.RequestEvent, to: string): void => {
  const query = e.request?.url?.rawQuery;
  e.redirect(308, encodeURI(to) + (query ? `${to.includes('?') ? '&' : '?'}${query}` : ''));
};

const sayNotFound = (e: core.RequestEvent): void => {
  e.response.header().set('Cache-Control', 'no-store');
  e.string(404, 'Not found');
};

const distFolder = (): string => $os.getenv('JALON_DIST') || `${__hooks}/../../dist`;

const readBytes = (name: string) => $os.readFile(`${distFolder()}/${name}`);

/** Undefined when there is no such file; `age` is its last change, in milliseconds to base 36. */
const sizeAndAge = (name: string): { size: number; age: string } | undefined => {
  try {
    const info = $os.stat(`${distFolder()}/${name}`);
    if (info.isDir()) return undefined;
    return { size: info.size(), age: info.modTime().unixMilli().toString(36) };
  } catch {
    return undefined;
  }
};
