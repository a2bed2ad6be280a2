import { useEffect, useEffectEvent, useState } from 'react';
import {
  contactErrors,
  type ContactAnswer,
  type ContactMessage,
} from '#/domain/content/contact-message.ts';
import { online } from '#/parts/online.ts';
import { newId } from '#/platform/ids.ts';
import type { ErrorName, TypedField } from './contact-text.ts';
import {
  keepMessage,
  onWaitingMessages,
  waitingMessages,
  wasSentLater,
} from '#/parts/contact/waiting-messages.ts';

export interface Typed {
  name: string;
  email: string;
  message: string;
  /** Seen and filled in by programs alone. */
  website: string;
}

export const EMPTY: Typed = { name: '', email: '', message: '', website: '' };

export type FormState =
  | { kind: 'writing' | 'sending' | 'failed' }
  | { kind: 'sent'; email: string }
  | { kind: 'queued'; id: string; email: string }
  | { kind: 'limit'; minutes: number };

/** The first mistake of each field that a person can mend, in the order of the form. */
export const mistakesIn = (typed: Typed): Partial<Record<TypedField, ErrorName>> =>
  Object.fromEntries(
    contactErrors({ ...typed, id: newId(), topic: 'help', language: 'fr' }).map(
      ({ field, code }) => [field, `${field}.${code}`],
    ),
  );

type Message = Typed & Pick<ContactMessage, 'topic' | 'language'>;

export const useContactForm = () => {
  const [state, setState] = useState<FormState>({ kind: 'writing' });
  useOnceItLeaves(state, setState);

  /** True when the message left the form: it is on the server, or kept until it can be. */
  const submit = async ({ website, ...typed }: Message): Promise<boolean> => {
    setState({ kind: 'sending' });
    const message = { ...typed, id: newId() };
    const sending = navigator.onLine
      ? await online.contact(message, website)
      : ({ kind: 'offline' } as const);
    const next = stateAfter(sending, message);
    setState(next);
    return next.kind === 'sent' || next.kind === 'queued';
  };

  return { state, submit, restart: () => setState({ kind: 'writing' }) };
};

/** A message that waited has gone: it was sent, or the person has taken it back. */
const useOnceItLeaves = (state: FormState, tell: (next: FormState) => void): void => {
  const look = useEffectEvent(() => {
    if (state.kind !== 'queued' || waitingMessages().some(({ id }) => id === state.id)) return;
    tell(wasSentLater(state.id) ? { kind: 'sent', email: state.email } : { kind: 'writing' });
  });
  const isQueued = state.kind === 'queued';
  useEffect(() => {
    if (!isQueued) return;
    look();
    return onWaitingMessages(() => look());
  }, [isQueued]);
};

const stateAfter = (sending: ContactAnswer, message: ContactMessage): FormState => {
  switch (sending.kind) {
    case 'sent':
      return { kind: 'sent', email: message.email };
    case 'offline':
      return keepMessage(message)
        ? { kind: 'queued', id: message.id, email: message.email }
        : { kind: 'failed' };
    case 'limit':
      return { kind: 'limit', minutes: Math.ceil(sending.retryAfter / 60) };
    case 'refused':
    case 'failed':
      return { kind: 'failed' };
  }
};
