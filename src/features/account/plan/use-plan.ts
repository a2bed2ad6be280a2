import { useEffect, useState } from 'react';
import { isLive } from '#/domain/access/plans/subscription.ts';
import type { PlanAnswer } from '#/domain/billing/plan-answer.ts';
import type { Result } from '#/domain/result.ts';
import { useOnline } from '#/parts/use-online.ts';
import { checkSubscription } from '#/remote/billing.ts';
import type { ServerFailure } from '#/remote/server.ts';
import { keepHeardRole } from '../session/heard-role.ts';
import { asMyself } from '../session/own-request.ts';

type Answer = Promise<Result<PlanAnswer, ServerFailure>>;
type PlanRequest = (token: string) => Answer;

export type KnownPlan =
  | { kind: 'loading' | 'offline' | 'failed' }
  /** The person must sign in again. */
  | { kind: 'ended' }
  | { kind: 'known'; plan: PlanAnswer };

/**
 * The person's plan, asked for when the screen opens and whenever the connection comes back. `request` changes it:
 * what the server then says is shown, and holds on every screen.
 */
export const usePlan = (ended: boolean) => {
  const online = useOnline();
  const [known, setKnown] = useState<KnownPlan>({ kind: 'loading' });

  const request = async (ask: PlanRequest): Answer => {
    const answer = await askForPlan(ask);
    setKnown((before) => (answer.ok ? after(before, answer) : before));
    return answer;
  };
  const look = async (): Promise<void> => {
    const answer = await askForPlan(checkSubscription);
    setKnown((before) => after(before, answer));
  };

  useEffect(() => {
    let wanted = true;
    if (online && !ended)
      void askForPlan(checkSubscription).then(
        (answer) => wanted && setKnown((before) => after(before, answer)),
      );
    return () => {
      wanted = false;
    };
  }, [online, ended]);

  const shown: KnownPlan = ended
    ? { kind: 'ended' }
    : online || known.kind === 'known'
      ? known
      : { kind: 'offline' };
  return { known: shown, online, look, request };
};

const askForPlan = async (ask: PlanRequest): Answer => {
  const answer = await asMyself(ask);
  if (answer.ok) await keepHeardRole(answer.value);
  return answer;
};

/** What was known stays on the screen. */
const after = (before: KnownPlan, answer: Awaited<Answer>): KnownPlan => {
  if (answer.ok) return { kind: 'known', plan: answer.value };
  if (before.kind === 'known') return before;
  const { kind } = answer.error;
  return { kind: kind === 'unauthorised' ? 'ended' : kind === 'offline' ? 'offline' : 'failed' };
};

/** Whether something is paid for. */
export const isPaid = ({ plans, now }: PlanAnswer): boolean =>
  plans.some((plan) => plan.source === 'stripe' && isLive(plan, now));
