/**
 * PocketBase's own client, set up for one person. Fetched with the first call, so that no screen waits for it.
 * It knows nothing of the page: the service worker calls through it too.
 */
import PocketBase, { BaseAuthStore, type SendOptions } from 'pocketbase';

export const createClient = (origin: string, token: string, terms: SendOptions): PocketBase => {
  const client = new PocketBase(origin, new SessionToken(token), navigator.language);
  // Two calls to one address are two calls: whoever wants one to end has its signal.
  client.autoCancellation(false);
  client.beforeSend = (url, options) => ({ url, options: { ...options, ...terms } });
  return client;
};

/**
 * The session is kept in the database of the account, and changed there alone: the client is lent its token. PocketBase's
 * own store would leave a copy in localStorage, for whoever uses the computer next.
 */
class SessionToken extends BaseAuthStore {
  constructor(token: string) {
    super();
    this.baseToken = token;
  }

  override save(): void {}

  override clear(): void {}
}
