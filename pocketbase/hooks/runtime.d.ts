/** What the hooks' interpreter offers beyond PocketBase's own types, and what the bundler fills in. */
import type * as jalon from './lib/jalon.ts';

declare global {
  function require(library: string): typeof jalon;
  const __APP_VERSION__: string;
}
