import { Trans } from '@lingui/react/macro';
import { planStateOf } from '#/domain/billing/plan-state.ts';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { useSession } from '../session/use-session.ts';
import { PlanActions } from './PlanActions.tsx';
import { PlanWords } from './PlanWords.tsx';
import { usePlan } from './use-plan.ts';

/** On the page of prices, for somebody who is signed in: what they have, and what they can do. */
export function PremiumAction() {
  const session = useSession();
  return session.kind === 'account' ? (
    <OwnPlan key={session.session.user.id} ended={session.ended} />
  ) : (
    <PartSkeleton />
  );
}

function OwnPlan({ ended }: { ended: boolean }) {
  const { known, online, request } = usePlan(ended);
  if (known.kind === 'loading') return <PartSkeleton />;
  if (known.kind !== 'known')
    return (
      <Stack gap="px12">
        <p className={text.small}>
          {known.kind === 'offline' ? (
            <Trans>Vous êtes hors ligne. Votre forfait continue.</Trans>
          ) : (
            <Trans>Votre forfait se voit et se change sur la page de votre compte.</Trans>
          )}
        </p>
        <LinkButton to="/account" block>
          <Trans>Mon compte</Trans>
        </LinkButton>
      </Stack>
    );
  const state = planStateOf(known.plan);
  return (
    <Stack gap="px12">
      <p className={text.small}>
        <PlanWords state={state} plan={known.plan} />
      </p>
      <PlanActions state={state} plan={known.plan} online={online} request={request} block />
      <LinkButton to="/account" variant="quiet" size="small">
        <Trans>Mon forfait et code d’un organisme</Trans>
      </LinkButton>
    </Stack>
  );
}
