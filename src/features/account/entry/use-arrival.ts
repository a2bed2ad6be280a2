import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Result } from '#/domain/result.ts';
import { readMe, type SignedIn } from '#/remote/account.ts';
import type { EntryChoices, GuestChoice } from './enter-account.ts';
import type { GuestWork } from '../session/guest-work.ts';
import type { AccountFailure } from '../form/use-account-form.ts';

type Done = Promise<Result<unknown, AccountFailure>>;

/** What a form does with the server's yes. */
export type Entered = (signedIn: SignedIn, shared: boolean) => Done;

export interface SignUpChoices {
  /** What was made on this device becomes the account's. */
  joins: boolean;
  /** Express consent to be told of news by mail. */
  news: boolean;
}

/** Somebody the server knows, with questions left before their account opens here. */
export interface WaitingArrival {
  signedIn: SignedIn;
  shared: boolean;
  /** undefined: there is nothing on this device to ask about. */
  work: GuestWork | undefined;
  /** The account goes then, in milliseconds since 1970, unless the person keeps it. */
  deleteAfter: number | null;
}

/** A new account's form has asked what becomes of what was made on this device; an existing one asks now. */
export const useArrival = () => {
  const { t } = useLingui();
  const names = {
    version: t`Version de cet appareil`,
    copy: (name: string) => t`${name} (de cet appareil)`,
  };
  const [waiting, setWaiting] = useState<WaitingArrival>();

  const signedUp = (signedIn: SignedIn, { joins, news }: SignUpChoices): Done =>
    enter(signedIn, {
      shared: false,
      isNew: true,
      guestWork: joins ? 'add' : 'leave',
      names,
      news,
    });

  const signedIn: Entered = async (signedIn, shared) => {
    const { countGuestWork } = await import('../session/guest-work.ts');
    const [work, me] = await Promise.all([countGuestWork(), readMe(signedIn.token)]);
    const deleteAfter = me.ok ? me.value.deleteAfter : null;
    if (work.total === 0 && deleteAfter === null)
      return enter(signedIn, { shared, isNew: false, guestWork: 'leave', names });
    setWaiting({ signedIn, shared, work: work.total > 0 ? work : undefined, deleteAfter });
    return { ok: true, value: undefined };
  };

  const settle = async (guestWork: GuestChoice): Done =>
    waiting
      ? enter(waiting.signedIn, { shared: waiting.shared, isNew: false, guestWork, names })
      : { ok: true, value: undefined };

  return { waiting, signedUp, signedIn, settle };
};

/** The database comes with it, which the forms do without. */
const enter = async (signedIn: SignedIn, choices: EntryChoices): Done => {
  const { enterAccount } = await import('./enter-account.ts');
  const entered = await enterAccount(signedIn, choices);
  return entered.ok ? entered : { ok: false, error: { kind: 'storage', storage: entered.error } };
};
