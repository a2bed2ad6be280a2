import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Card } from '#/ui/layout/Card.tsx';
import { page, text } from '#/ui/layout/layout.css.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { Skeleton } from '#/ui/messages/Skeleton.tsx';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useAlive } from '#/ui/use-alive.ts';
import { account } from '../account.css.ts';
import { AuthTabs, type AuthTab } from './AuthTabs.tsx';
import type { MailedLink } from '../links/mailed-link.ts';
import { useArrival } from './use-arrival.ts';
import { useSession } from '../session/use-session.ts';

// What most visits never show is fetched when it is shown.
const Arrival = lazy(async () => ({ default: (await import('./Arrival.tsx')).Arrival }));
const ForgottenPassword = lazy(async () => ({
  default: (await import('./ForgottenPassword.tsx')).ForgottenPassword,
}));
const MailedLinkSteps = lazy(async () => ({
  default: (await import('../links/MailedLinkSteps.tsx')).MailedLinkSteps,
}));

/** The one door to accounts: sign-in, sign-up, a new password, and the links of our mails. */
export function AuthPage({
  tab,
  onTab,
  link,
  onEntered,
  onLinkDone,
}: {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  link: MailedLink | undefined;
  /** Somebody is signed in: nothing is left to do here. */
  onEntered: () => void;
  /** Back to the sign-in, the link being used. */
  onLinkDone: () => void;
}) {
  const { user } = useAuth();
  const alive = useAlive();
  const state = useSession();
  const arrival = useArrival();
  const [forgotten, setForgotten] = useState<string>();
  const isIn = state.kind === 'account' && !state.ended;
  const isDone = isIn && !link;

  useEffect(() => {
    if (isDone) onEntered();
  }, [isDone, onEntered]);

  if (link) {
    const askAgain = () => {
      setForgotten('');
      onLinkDone();
    };
    return (
      <Frame>
        {alive ? (
          <MailedLinkSteps link={link} onDone={onLinkDone} onAskAgain={askAgain} />
        ) : (
          <Skeleton lines={4} />
        )}
      </Frame>
    );
  }
  if (arrival.waiting)
    return (
      <Frame>
        <Arrival waiting={arrival.waiting} onChoice={arrival.settle} />
      </Frame>
    );
  if (forgotten !== undefined)
    return (
      <Frame>
        <ForgottenPassword email={forgotten} onBack={() => setForgotten(undefined)} />
      </Frame>
    );
  // Somebody greeted in the header is about to be sent on: no form flashes by.
  if (user && (state.kind === 'unknown' || isIn))
    return (
      <Frame>
        <Skeleton lines={4} />
      </Frame>
    );
  return (
    <Frame
      forGuests
      below={
        <p className={`${text.small} ${text.muted} ${account.aside}`}>
          <Trans>
            Pas encore prêt? <Link to="/modules/cv-converter">Utilisez Jalon sans compte</Link>.
          </Trans>
        </p>
      }
    >
      <AuthTabs
        tab={tab}
        onTab={onTab}
        ended={state.kind === 'account' ? state.session.user.email : undefined}
        onSignedIn={arrival.signedIn}
        onSignedUp={arrival.signedUp}
        onForgotten={setForgotten}
      />
    </Frame>
  );
}

function Frame({
  forGuests = false,
  children,
  below,
}: {
  forGuests?: boolean;
  children: ReactNode;
  below?: ReactNode;
}) {
  const alive = useAlive();
  return (
    <div
      data-guest={forGuests && !alive ? '' : undefined}
      className={`${page.wrap} ${page.padding} ${account.place}`}
    >
      <Card className={account.card}>
        <Stack gap="px20">
          <Suspense fallback={<Skeleton lines={4} />}>{children}</Suspense>
        </Stack>
      </Card>
      {below}
    </div>
  );
}
