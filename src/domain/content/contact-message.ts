/** A message from the contact page: what it must hold, said as codes; the words belong to the screens. */
import { emailError, nameError } from '../access/account-rules.ts';
import type { Role } from '../access/roles.ts';
import { MESSAGE_LENGTH } from '../access/size-limits.ts';

export const CONTACT_TOPICS = ['help', 'priority', 'group', 'privacy', 'premium', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Comes with Premium: whoever has less asks for help as everyone. */
export const PRIORITY_TOPIC = 'priority' satisfies ContactTopic;
export const PRIORITY_NEEDS = 'premium' satisfies Role;

/** Answered first to last: what the law gives days for, what Premium gives, then all others. */
const ANSWERED: readonly (readonly ContactTopic[])[] = [
  ['privacy'],
  [PRIORITY_TOPIC],
  ['premium', 'group', 'help', 'other'],
];

/** 1 for what is answered first; of the same rank, the oldest. */
export const contactRank = (topic: ContactTopic): number =>
  1 + ANSWERED.findIndex((topics) => topics.includes(topic));

export interface ContactMessage {
  /** Made by the sender, so that a message that arrives twice is kept once. */
  id: string;
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  language: 'fr' | 'en';
}

export type ContactField = 'name' | 'email' | 'topic' | 'message' | 'id' | 'language';

export interface ContactError {
  code: 'required' | 'too_short' | 'too_long' | 'invalid';
  field: ContactField;
}

/** What became of a message that was sent. */
export type ContactAnswer =
  | { kind: 'sent' | 'offline' | 'failed' }
  /** Too many from this place; seconds until it is worth trying again. */
  | { kind: 'limit'; retryAfter: number }
  | { kind: 'refused'; errors: readonly ContactError[] };

/** Every mistake, in the order of the form. */
export const contactErrors = (given: Readonly<Record<string, unknown>>): ContactError[] =>
  [
    nameMistake(given['name']),
    emailError(given['email']) && ({ code: 'invalid', field: 'email' } as const),
    isTopic(given['topic']) ? undefined : ({ code: 'invalid', field: 'topic' } as const),
    messageMistake(given['message']),
    typeof given['id'] === 'string' && /^[a-z0-9-]{8,40}$/i.test(given['id'])
      ? undefined
      : ({ code: 'invalid', field: 'id' } as const),
    given['language'] === 'fr' || given['language'] === 'en'
      ? undefined
      : ({ code: 'invalid', field: 'language' } as const),
  ].filter((error) => error !== undefined);

export const isTopic = (value: unknown): value is ContactTopic =>
  CONTACT_TOPICS.includes(value as ContactTopic);

const nameMistake = (value: unknown): ContactError | undefined => {
  const code = nameError(value)?.code;
  return code === 'required' || code === 'too_short' || code === 'too_long'
    ? { code, field: 'name' }
    : undefined;
};

const messageMistake = (value: unknown): ContactError | undefined => {
  if (typeof value !== 'string' || value.trim() === '')
    return { code: 'required', field: 'message' };
  const length = [...value.trim()].length;
  if (length < MESSAGE_LENGTH.min) return { code: 'too_short', field: 'message' };
  return length > MESSAGE_LENGTH.max ? { code: 'too_long', field: 'message' } : undefined;
};
