import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LEAST_WAIT_HOURS, TRIAL_DAYS } from '#/domain/access/plans/plan-periods.ts';
import { HOUR_MS, MINUTE_MS } from '#/domain/duration.ts';
import type { PlanAnswer } from '#/domain/billing/plan-answer.ts';
import type { PlanState } from '#/domain/billing/plan-state.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { openPaymentPage, startTrial } from '#/remote/billing.ts';
import type { ServerFailure } from '#/remote/server.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { FailureNote } from '../form/FailureNote.tsx';
import { asMyself } from '../session/own-request.ts';
import type { usePlan } from './use-plan.ts';

type Act = 'trial' | 'checkout' | 'portal';

/** What can be done about a plan: try it, pay for it, look after the payment. */
export function PlanActions({
  state,
  plan,
  online,
  request,
  block = false,
}: {
  state: PlanState;
  plan: PlanAnswer;
  /** Whether the buttons are as wide as the place. */
  block?: boolean;
} & Pick<ReturnType<typeof usePlan>, 'online' | 'request'>) {
  const { language } = useLanguage();
  const [acting, setActing] = useState<Act>();
  const [failure, setFailure] = useState<ServerFailure>();
  const act = async (wanted: Act): Promise<void> => {
    setActing(wanted);
    setFailure(undefined);
    const answer =
      wanted === 'trial'
        ? await request(startTrial)
        : await asMyself((token) => openPaymentPage(token, wanted, language));
    if (!answer.ok) setFailure(answer.error);
    // The page is left: the button goes on turning until it is.
    else if (typeof answer.value === 'string') return location.assign(answer.value);
    setActing(undefined);
  };
  const button = (wanted: Act, isMain: boolean, words: React.ReactNode) => (
    <Button
      key={wanted}
      block={block}
      variant={isMain ? 'primary' : 'secondary'}
      loading={acting === wanted}
      disabled={!online || (acting !== undefined && acting !== wanted)}
      onClick={() => void act(wanted)}
    >
      {words}
    </Button>
  );
  const acts = actsFor(state, plan);
  if (acts.length === 0 && (plan.payments || !PAYING.includes(state.kind))) return null;
  return (
    <Stack gap="px12">
      {acts.length > 0 && (
        <Row>
          {acts.map((wanted, index) =>
            button(wanted, index === 0 && wanted !== 'portal', WORDS[wanted]),
          )}
        </Row>
      )}
      <p className={`${text.small} ${text.muted}`}>
        <Consequence acts={acts} state={state} plan={plan} />
      </p>
      {!online && (
        <Note title={<Trans>Vous êtes hors ligne</Trans>}>
          <Trans>Pour changer de forfait, il faut une connexion Internet.</Trans>
        </Note>
      )}
      <FailureNote failure={failure} refused={<Refusal failure={failure} />} />
    </Stack>
  );
}

const PAYING: readonly PlanState['kind'][] = ['free', 'trial'];

const WORDS: Readonly<Record<Act, React.ReactNode>> = {
  trial: <Plural value={TRIAL_DAYS} one="Essayer Premium # jour" other="Essayer Premium # jours" />,
  checkout: <Trans>Payer Premium</Trans>,
  portal: <Trans>Gérer le paiement</Trans>,
};

/** The first is what most people look for. */
const actsFor = (state: PlanState, { trial, payments, customer }: PlanAnswer): Act[] => {
  const buy: Act[] = payments ? ['checkout'] : [];
  const manage: Act[] = payments && customer ? ['portal'] : [];
  switch (state.kind) {
    case 'free':
      return [...(trial === 'open' ? (['trial'] as const) : []), ...buy, ...billsOf(state, manage)];
    case 'trial':
    case 'group':
      return buy;
    case 'ending':
      return state.again ? [...buy, ...manage] : manage;
    case 'paid':
    case 'waiting':
    case 'late':
      return manage;
    case 'given':
    case 'staff':
      return [];
  }
};

/** Of what was paid once; who has only looked at the payment page has none. */
const billsOf = ({ before }: Extract<PlanState, { kind: 'free' }>, manage: Act[]): Act[] =>
  before === 'paid' ? manage : [];

/** The payment service waits for the end of a trial, if that is far enough off for it. */
const waitsForTrial = (state: PlanState, { now }: PlanAnswer): boolean =>
  state.kind === 'trial' && state.until - now > LEAST_WAIT_HOURS * HOUR_MS + MINUTE_MS;

function Consequence({
  acts,
  state,
  plan,
}: {
  acts: readonly Act[];
  state: PlanState;
  plan: PlanAnswer;
}) {
  if (acts.includes('trial'))
    return (
      <>
        <Trans>L’essai ne demande pas de carte et s’arrête seul.</Trans>{' '}
        {!plan.payments && <NoPayments />}
      </>
    );
  if (acts.includes('checkout'))
    return (
      <>
        {waitsForTrial(state, plan) && (
          <>
            <Trans>Le premier paiement se fait seulement à la fin de l’essai.</Trans>{' '}
          </>
        )}
        <Trans>
          Vous payez sur les pages de Stripe, qui reçoit votre courriel. Vous annulez quand vous
          voulez.
        </Trans>
      </>
    );
  if (acts.includes('portal'))
    return <Trans>Carte, factures et annulation sont sur les pages de Stripe.</Trans>;
  return <NoPayments />;
}

function NoPayments() {
  return (
    <Trans>
      Ce site ne prend pas de paiement pour le moment : demandez Premium à l’exploitant, ou entrez
      le code de votre organisme.
    </Trans>
  );
}

function Refusal({ failure }: { failure: ServerFailure | undefined }) {
  switch (failure?.kind === 'refused' ? failure.code : '') {
    case 'trial_used':
      return <Trans>L’essai a déjà eu lieu : il y en a un par personne.</Trans>;
    case 'has_premium':
      return <Trans>Vous avez déjà Premium. Rechargez la page pour le voir.</Trans>;
    case 'unverified':
      return (
        <Trans>
          Confirmez d’abord votre adresse courriel, avec le lien reçu à la création du compte.
        </Trans>
      );
    default:
      return <Trans>Cette page ne peut pas s’ouvrir pour le moment. Rien n’a été payé.</Trans>;
  }
}
