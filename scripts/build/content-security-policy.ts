import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { contentSecurityPolicyForMeta } from '../../src/domain/server-rules.ts';

/**
 * The server's policy repeated in each page, for hosts and caches that lose headers, and with the
 * hashes of what is written into that page; the server reads them there. Build only, after all else.
 */
export const contentSecurityPolicy = (): Plugin => ({
  name: 'jalon:content-security-policy',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: withPolicy },
});

const PLACE = /<!--policy-->|<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** The page with its policy in place of the mark, or of the policy it had. */
export const withPolicy = (html: string): string => {
  const policy = contentSecurityPolicyForMeta({
    scripts: hashesOf(html, /<script>([^]*?)<\/script>/g),
    styles: hashesOf(html, /<style>([^]*?)<\/style>/g),
  });
  return html.replace(
    PLACE,
    () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
};

const hashesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
