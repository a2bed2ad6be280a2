import { Trans } from '@lingui/react/macro';
import type { PlanAnswer } from '#/domain/billing/plan-answer.ts';
import type { PlanState } from '#/domain/billing/plan-state.ts';
import { useDay } from '../manage/use-day.ts';

/** What a person has, until when, and what becomes of their work. */
export function PlanWords({ state, plan }: { state: PlanState; plan: PlanAnswer }) {
  const day = useDay();
  const until = 'until' in state && state.until !== null ? day(state.until) : '';
  switch (state.kind) {
    case 'staff':
      return <Trans>Votre rôle comprend tout ce que Premium donne.</Trans>;
    case 'given':
      return state.until === null ? (
        <Trans>Un administrateur vous a donné Premium. Vous n’avez rien à payer.</Trans>
      ) : (
        <Trans>
          Un administrateur vous a donné Premium jusqu’au {until}. Vous n’avez rien à payer.
        </Trans>
      );
    case 'paid':
      return <Trans>Premium est payé jusqu’au {until}, puis se renouvelle pour un mois.</Trans>;
    case 'waiting':
      return (
        <Trans>Votre essai dure jusqu’au {until}. Le premier paiement est prévu ce jour-là.</Trans>
      );
    case 'ending':
      return (
        <Trans>
          Premium est annulé et dure jusqu’au {until}. Ensuite, tout ce que vous avez fait reste :
          vous pouvez le lire, le modifier et le télécharger.
        </Trans>
      );
    case 'late':
      return (
        <Trans>
          Le dernier paiement n’a pas réussi. Premium continue jusqu’au {until}. D’ici là, corrigez
          votre carte.
        </Trans>
      );
    case 'group':
      return <Trans>Votre organisme vous donne Premium jusqu’au {until}.</Trans>;
    case 'trial':
      return (
        <Trans>
          Vous essayez Premium jusqu’au {until}. L’essai s’arrête seul : rien n’est facturé.
        </Trans>
      );
    case 'free':
      return <FreeWords before={state.before} plan={plan} />;
  }
}

function FreeWords({
  before,
  plan: { trial, payments },
}: {
  before: Extract<PlanState, { kind: 'free' }>['before'];
  plan: PlanAnswer;
}) {
  if (before !== null)
    return (
      <>
        {before === 'trial' ? (
          <Trans>Votre essai de Premium est terminé.</Trans>
        ) : (
          <Trans>Premium est terminé.</Trans>
        )}{' '}
        <Trans>
          Tout ce que vous avez fait est là : vous pouvez le lire, le modifier et le télécharger.
        </Trans>
      </>
    );
  if (trial === 'unverified')
    return (
      <Trans>
        Vous avez le forfait gratuit. Pour essayer Premium, confirmez d’abord votre adresse
        courriel, avec le lien reçu à la création du compte.
      </Trans>
    );
  return trial === 'used' && !payments ? (
    <Trans>Vous avez le forfait gratuit, et votre essai a déjà eu lieu.</Trans>
  ) : (
    <Trans>Vous avez le forfait gratuit.</Trans>
  );
}
