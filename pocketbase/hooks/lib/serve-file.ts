/** The built application, from `JALON_DIST`: one request, one file, answered as `file-request.ts` rules. */
import { securityHeaders } from '#/domain/server-rules.ts';
import {
  acceptedEncodings,
  cacheControlOf,
  contentTypeOf,
  readFileRequest,
} from './file-request.ts';

export const serveFile = (e: core.RequestEvent): void => {
  const path = e.request?.url?.path ?? '/';
  const request = readFileRequest(path);
  if (request.kind === 'reserved') throw new NotFoundError();

  setSecurityHeaders(e);
  if (request.kind === 'moved') return redirect(e, request.to);
  if (request.kind === 'nothing') return sayNotFound(e);

  const names = request.kind === 'page' ? request.names : [request.name];
  const name = names.find((candidate) => sizeAndAge(candidate) !== undefined);
  if (name === undefined) return sayNotFound(e);
  send(e, name, request.kind === 'page' ? request.status : 200);
};

const send = (e: core.RequestEvent, name: string, status: number): void => {
  const header = e.response.header();
  const variants = acceptedEncodings(e.request?.header.get('Accept-Encoding') ?? '');
  const encoding = variants.find(({ suffix }) => sizeAndAge(name + suffix) !== undefined);
  const stored = name + (encoding?.suffix ?? '');
  const file = sizeAndAge(stored);

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

const redirect = (e: core.RequestEvent, to: string): void => {
  const query = e.request?.url?.rawQuery;
  e.redirect(308, encodeURI(to) + (query ? `?${query}` : ''));
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
