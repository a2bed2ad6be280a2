import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';
import { nextPath } from '#/domain/access/next-path.ts';
import { useWelcome } from '#/parts/welcome.ts';
import { AuthPage } from '#/features/account/entry/AuthPage.tsx';
import type { MailedLink } from '#/features/account/links/mailed-link.ts';
import { loadCatalog } from '#/i18n/i18n.ts';

const TABS = ['connexion', 'inscription'] as const;
const PURPOSES = ['verify', 'reset-password', 'change-email'] as const;

interface AuthSearch {
  tab?: (typeof TABS)[number] | undefined;
  do?: MailedLink['purpose'] | undefined;
  next?: string | undefined;
}

export const Route = createFileRoute('/(account)/auth')({
  // Each is named, also when it is refused: the router keeps what a validator leaves out.
  validateSearch: (search: Record<string, unknown>): AuthSearch => ({
    tab: TABS.find((name) => name === search['tab']),
    do: PURPOSES.find((name) => name === search['do']),
    next: nextPath(search['next']) === search['next'] ? search['next'] : undefined,
  }),
  loader: () => loadCatalog('account'),
  component: Auth,
});

function Auth() {
  const { tab = 'connexion', do: purpose, next } = Route.useSearch();
  const navigate = Route.useNavigate();
  // Behind the #, where no server sees it; it leaves the address once the link is used.
  const token = useLocation({ select: ({ hash }) => hash });
  const enter = useCallback(() => {
    const arrival = useWelcome.getState().welcome ? '/modules/cv-converter' : '/';
    void navigate({ href: next ?? arrival, replace: true });
  }, [navigate, next]);
  return (
    <AuthPage
      tab={tab}
      onTab={(tab) =>
        void navigate({ search: { tab, ...(next !== undefined && { next }) }, replace: true })
      }
      link={purpose && { purpose, token }}
      onEntered={enter}
      onLinkDone={() => void navigate({ search: { tab: 'connexion' }, replace: true })}
    />
  );
}
