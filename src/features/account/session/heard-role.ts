import type { HeardRole } from '#/domain/access/plans/heard-role.ts';
import type { PlanAnswer } from '#/domain/billing/plan-answer.ts';
import { changeSession } from '#/data/session/session.ts';
import { startData } from '#/data/session/start.ts';
import { now } from '#/platform/clock.ts';

/** What a plan gives holds on every screen and tab at once. */
export const keepHeardRole = async ({ tier, until, now: then }: PlanAnswer): Promise<void> => {
  const heard: HeardRole = {
    role: tier === 'free' ? 'user' : tier,
    heardAt: now(),
    lasts: until === null ? null : until - then,
  };
  const started = await startData();
  if (started.ok)
    await changeSession(started.value.database, (session) => ({
      ...session,
      user: { ...session.user, ...heard },
    }));
};
