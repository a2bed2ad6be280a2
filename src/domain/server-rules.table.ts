/** What the shared rules must answer, run by the unit tests and inside the real server. */
import { signUpError } from './access/sign-up-rules.ts';
import { roleChangeRefusal } from './access/role-change.ts';
import { effectiveRole } from './access/roles.ts';
import {
  CLIENT_ROUTES,
  contentSecurityPolicy,
  contentSecurityPolicyForMeta,
  isClientRoute,
  securityHeaders,
} from './server-rules.ts';

export type Case = { title: string; actual: () => unknown; expected: unknown };

const routeCases = (expected: boolean, paths: readonly string[]): Case[] =>
  paths.map((path) => ({
    title: `${path} is ${expected ? 'a page' : 'no page'}`,
    actual: () => isClientRoute(path),
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
    title: 'every listed page without a wildcard is a page in both languages',
    actual: () =>
      CLIENT_ROUTES.filter((route) => !route.endsWith('*')).every(
        (route) => isClientRoute(route) && isClientRoute(`/en${route}`.replace(/\/$/, '')),
      ),
    expected: true,
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
      return roleChangeRefusal({ actor: self, target: self, to: 'user', superAdmins: 2 });
    },
    expected: 'own_role',
  },
];
