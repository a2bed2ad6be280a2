/** What the hooks' interpreter offers beyond PocketBase's own types, and what the bundler fills in. */
declare function require(library: string): typeof import('./lib/jalon.ts');

declare const __APP_VERSION__: string;
