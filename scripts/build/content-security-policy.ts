import type { Plugin } from 'vite';
import { contentSecurityPolicyForMeta } from '../../src/domain/server-rules.ts';

/** The server's policy repeated in the page, for hosts and caches that lose headers. Build only. */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'jalon:content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicyForMeta() },
      injectTo: 'head-prepend',
    },
  ],
});
