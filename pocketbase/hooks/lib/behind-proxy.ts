/**
 * PocketBase wraps each request's body, which hides from Go's HTTP server that some of it was left unread: on a
 * connection kept alive, the rest is then taken for the next request. Behind a proxy that one is another person's.
 * There each connection serves one request; from proxy to server on one machine that costs a tenth of a millisecond.
 */
export const shareNoConnections = (e: core.ServeEvent): void => {
  const origin = $os.getenv('JALON_ORIGIN');
  const isDirect = origin === '' || origin === `http://${e.server?.addr}`;
  const isBehind = !isDirect || $os.getenv('JALON_PROXY_HEADER') !== '';
  e.app.store().set(BEHIND, isBehind);
  if (isBehind) e.server?.setKeepAlivesEnabled(false);
};

/** As far as the settings tell. */
export const isBehindProxy = (app: core.App): boolean => app.store().get(BEHIND) !== false;

const BEHIND = 'jalon:behind-proxy';
