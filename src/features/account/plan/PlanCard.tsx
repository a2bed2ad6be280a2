import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { SECOND_MS } from '#/domain/duration.ts';
import { planStateOf, type PlanState } from '#/domain/billing/plan-state.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { GroupCodeForm } from './GroupCodeForm.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanWords } from './PlanWords.tsx';
import { isPaid, usePlan, type KnownPlan } from './use-plan.ts';

/** The plan on the page of the account. `hasPaid`: the payment page leads here once it is done. */
export function PlanCard({ ended, hasPaid }: { ended: boolean; hasPaid: boolean }) {
  const { known, online, look, request } = usePlan(ended);
  const plan = known.kind === 'known' ? known.plan : undefined;
  const state = plan && planStateOf(plan);
  return (
    <Card
      title={<Trans>Forfait</Trans>}
      actions={
        state && (
          <Chip tone={TONES[state.kind]}>
            <StateName state={state} />
          </Chip>
        )
      }
    >
      <Stack>
        {hasPaid && <PaymentNews known={known} look={look} />}
        {plan && state ? (
          <>
            <p>
              <PlanWords state={state} plan={plan} />
            </p>
            <PlanActions state={state} plan={plan} online={online} request={request} />
            {state.kind !== 'staff' && !(state.kind === 'given' && state.until === null) && (
              <GroupCodeForm disabled={!online} request={request} />
            )}
            <Row>
              <LinkButton to="/pricing" variant="quiet" size="small">
                <Trans>Comparer les forfaits</Trans>
              </LinkButton>
            </Row>
          </>
        ) : (
          <NotKnown known={known} onAgain={() => void look()} />
        )}
      </Stack>
    </Card>
  );
}

const TONES: Readonly<Record<PlanState['kind'], 'positive' | 'warning' | 'outline'>> = {
  staff: 'positive',
  given: 'positive',
  paid: 'positive',
  waiting: 'positive',
  ending: 'warning',
  late: 'warning',
  group: 'positive',
  trial: 'positive',
  free: 'outline',
};

function StateName({ state }: { state: PlanState }) {
  switch (state.kind) {
    case 'staff':
      return state.tier === 'admin' ? (
        <Trans>Administrateur</Trans>
      ) : (
        <Trans>Super administrateur</Trans>
      );
    case 'free':
      return <Trans>Gratuit</Trans>;
    case 'ending':
      return <Trans>Premium, annulé</Trans>;
    case 'late':
      return <Trans>Paiement à corriger</Trans>;
    case 'trial':
    case 'waiting':
      return <Trans>Premium, à l’essai</Trans>;
    default:
      return <Trans>Premium</Trans>;
  }
}

function NotKnown({ known, onAgain }: { known: KnownPlan; onAgain: () => void }) {
  switch (known.kind) {
    case 'offline':
      return (
        <p>
          <Trans>
            Votre forfait s’affiche ici quand vous êtes en ligne. Il continue hors ligne.
          </Trans>
        </p>
      );
    case 'ended':
      return (
        <p>
          <Trans>Connectez-vous de nouveau pour voir votre forfait.</Trans>
        </p>
      );
    case 'failed':
      return (
        <Note
          tone="warning"
          title={<Trans>Le forfait n’a pas pu être lu</Trans>}
          action={
            <Button size="small" onClick={onAgain}>
              <Trans>Réessayer</Trans>
            </Button>
          }
        >
          <Trans>Le serveur ne répond pas comme prévu. Rien n’a changé.</Trans>
        </Note>
      );
    default:
      return <PartSkeleton />;
  }
}

const ASK_EVERY_MS = 4 * SECOND_MS;
const MOST_ASKED = 10;

/** The payment service may need a moment before it says that something was paid. */
function PaymentNews({ known, look }: { known: KnownPlan; look: () => Promise<void> }) {
  const [asked, setAsked] = useState(0);
  const paid = known.kind === 'known' && isPaid(known.plan);
  const waits = known.kind === 'known' && !paid && asked < MOST_ASKED;
  const again = useEffectEvent(() => {
    setAsked(asked + 1);
    void look();
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => again(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waits]);
  if (paid)
    return (
      <Note live="polite" tone="positive" title={<Trans>Merci! Premium est à vous.</Trans>}>
        <Trans>Stripe vous envoie un reçu par courriel.</Trans>
      </Note>
    );
  if (known.kind !== 'known') return null;
  return waits ? (
    <Note live="polite" title={<Trans>Nous attendons la réponse de Stripe</Trans>}>
      <Trans>Cela prend d’habitude quelques secondes. Vous pouvez quitter cette page.</Trans>
    </Note>
  ) : (
    <Note live="polite" tone="warning" title={<Trans>Le paiement n’est pas encore confirmé</Trans>}>
      <Trans>
        Si vous avez payé, Premium s’ouvre dès que Stripe le confirme. Sinon, rien ne sera pris.
      </Trans>
    </Note>
  );
}
