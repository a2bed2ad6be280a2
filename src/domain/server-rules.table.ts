/** What the shared rules must answer, run by the unit tests and inside the real server. */
import { signUpError } from './access/sign-up-rules.ts';
import { accountActRefusal } from './access/administration/account-acts.ts';
import { effectiveRole } from './access/roles.ts';
import { DRAWN_PAGES, fileOfPage, pageAt, viewOf } from './content/page-address.ts';
import {
  contentSecurityPolicy,
  contentSecurityPolicyForMeta,
  securityHeaders,
} from './server-rules.ts';

export type Case = { title: string; actual: () => unknown; expected: unknown };

const routeCases = (expected: boolean, paths: readonly string[]): Case[] =>
  paths.map((path) => ({
    title: `${path} is ${expected ? 'a page' : 'no page'}`,
    actual: () => pageAt(path) !== undefined,
    expected,
  }));

const NEWCOMER = {
  fullName: 'Zoé Nguyễn',
  email: 'zoe@example.com',
  password: 'un thé brûlant',
  language: 'fr',
  termsVersion: '2026-11-01',
};

const signUpCases = (cases: readonly [change: object, expected: unknown][]): Case[] =>
  cases.map(([change, expected]) => ({
    title: `a sign-up with ${JSON.stringify(change)}`,
    actual: () => signUpError({ ...NEWCOMER, ...change }) ?? null,
    expected,
  }));

export const serverRulesCases: readonly Case[] = [
  ...routeCases(true, ['/', '/en', '/modules/cv-converter', '/en/modules/cv-converter']),
  ...routeCases(true, ['/blog/une-entrevue-réussie', '/en/articles/a-first-winter']),
  ...routeCases(false, ['/nope', '/en/nope', '/modules/nope', '/english', '/enabout', '']),
  ...routeCases(false, ['/blog/a/b', '/blog/', '/About', '/fr/about', '/en/en/about']),
  {
    title: 'every page that is drawn at build time is found in both languages',
    actual: () =>
      DRAWN_PAGES.filter(
        (page) => pageAt(page) !== page || pageAt(`/en${page}`.replace(/\/$/, '')) !== page,
      ),
    expected: ['/$'],
  },
  {
    title: 'a page has the first view that its address asks for',
    actual: () =>
      [
        {},
        { tab: 'connexion' },
        { tab: 'inscription' },
        { tab: 'inscription', do: 'verify' },
        { do: 'x' },
      ].map((query: Record<string, string>) =>
        fileOfPage(
          '/auth',
          viewOf('/auth', (name) => query[name] ?? null),
        ),
      ),
    expected: [
      'auth/index.html',
      'auth/index.html',
      'auth/sign-up.html',
      'auth/link.html',
      'auth/index.html',
    ],
  },
  {
    title: 'the policy allows no inline script, no eval and no other origin',
    actual: () => /unsafe|\*|https?:|data:.*script/.test(contentSecurityPolicy()),
    expected: false,
  },
  {
    title: 'the policy starts from nothing and lets scripts come from here alone',
    actual: () => contentSecurityPolicy().split('; ').slice(0, 2),
    expected: ["default-src 'none'", "script-src 'self'"],
  },
  {
    title: 'the page’s own policy is the header’s without what a page cannot say',
    actual: () => contentSecurityPolicyForMeta(),
    expected: contentSecurityPolicy().replace("; frame-ancestors 'none'", ''),
  },
  {
    title: 'HSTS is said over TLS',
    actual: () => 'Strict-Transport-Security' in securityHeaders({ tls: true }),
    expected: true,
  },
  {
    title: 'HSTS is not said without TLS',
    actual: () => 'Strict-Transport-Security' in securityHeaders({ tls: false }),
    expected: false,
  },
  ...signUpCases([
    [{}, null],
    [{ fullName: '𝒵' }, { code: 'too_short', field: 'fullName' }],
    [{ email: 'zoé@example.com' }, { code: 'invalid', field: 'email' }],
    [{ password: 'P@ssw0rd2024!' }, { code: 'common', field: 'password' }],
    [{ password: '654321' }, { code: 'common', field: 'password' }],
    [{ password: '😀'.repeat(18) }, { code: 'too_long', field: 'password' }],
  ]),
  {
    title: 'a paid subscription makes a user premium until its end',
    actual: () =>
      [1, 2, 3].map((now) => effectiveRole('', [{ status: 'active', periodEnd: 2 }], now)),
    expected: ['premium', 'user', 'user'],
  },
  {
    title: 'nobody gives themselves a role',
    actual: () => {
      const self = { id: 'a', role: 'admin' as const };
      const act = { kind: 'role', to: 'user' } as const;
      return accountActRefusal({ actor: self, target: self, act, otherSuperAdmins: 2 });
    },
    expected: 'own_account',
  },
];
