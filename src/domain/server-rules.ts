/**
 * What the server runs too. This file and all it imports are bundled for the server's JavaScript
 * runtime, which has no `Intl`, no `URL`, no `\p{…}` in regular expressions and no promises.
 */

const POLICY: readonly (readonly [directive: string, sources: string])[] = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  ['img-src', "'self' data: blob:"],
  ['font-src', "'self'"],
  // A spoken answer is played from the device itself.
  ['media-src', "'self' blob:"],
  ['connect-src', "'self'"],
  ['worker-src', "'self'"],
  ['manifest-src', "'self'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'none'"],
];

/** Browsers refuse these in a `<meta>` and say so in the console. */
const HEADER_ONLY = new Set(['frame-ancestors']);

/** What is written into a page itself, by its hash: `'sha256-…'`, quotes included. */
export interface InlineCode {
  scripts?: readonly string[];
  styles?: readonly string[];
}

/** A worker answers for itself: the one that recognises text in pictures runs a WebAssembly program, as no page may. */
export const contentSecurityPolicyOfScans = (): string =>
  policyText(POLICY, { scripts: ["'wasm-unsafe-eval'"] });

export const isScanWorker = (name: string): boolean =>
  /^assets\/kit\/read-scan\.worker-[\w-]+\.js$/.test(name);

const policyText = (directives: typeof POLICY, { scripts = [], styles = [] }: InlineCode): string =>
  directives
    .map(([directive, sources]) => {
      const hashes = directive === 'script-src' ? scripts : directive === 'style-src' ? styles : [];
      return [directive, sources, ...hashes].join(' ');
    })
    .join('; ');

/** The content security policy as a response header. */
export const contentSecurityPolicy = (inline: InlineCode = {}): string =>
  policyText(POLICY, inline);

/** The same policy for the page's own `<meta http-equiv>`, without what only a header can say. */
export const contentSecurityPolicyForMeta = (inline: InlineCode = {}): string =>
  policyText(
    POLICY.filter(([directive]) => !HEADER_ONLY.has(directive)),
    inline,
  );

const POLICY_OF_PAGE = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/;

/** The header for a page that states its own policy; undefined for one that states none. */
export const contentSecurityPolicyOfPage = (html: string): string | undefined => {
  const stated = POLICY_OF_PAGE.exec(html)?.[1];
  if (stated === undefined) return undefined;
  const rest = POLICY.filter(([directive]) => HEADER_ONLY.has(directive));
  return `${stated}; ${policyText(rest, {})}`;
};

/**
 * Headers of every file and page we serve, by name.
 * `tls`: the person's own connection is encrypted. HSTS is said only then; over plain HTTP browsers ignore it.
 */
export const securityHeaders = ({ tls }: { tls: boolean }): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  ...(tls ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
});
