/** A message to somebody one does not know yet: why them, who writes, one request that is easy to answer. */
import { LINKEDIN_LIMITS } from '../limits.ts';
import type { Purpose } from '../linkedin-text.ts';
import { ended, inside, sentence, unbreaking } from './phrases.ts';
import { MESSAGE_WORDS, type MessageParts } from './words/message-words.data.ts';
import { dealt, filled, fitting, type Writing, type Written } from './write.ts';

export const MESSAGE_FIELDS = ['person', 'company', 'role', 'reason', 'ask'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** The note of an invitation, by LinkedIn's account, or a message to somebody who is a contact already. */
export type MessageForm = 'invitation-free' | 'invitation-premium' | 'message';

export const mostOf = (form: MessageForm): number => {
  const { invitation, message } = LINKEDIN_LIMITS;
  if (form === 'message') return message;
  return form === 'invitation-premium' ? invitation.premium : invitation.free;
};

export const writeMessages = (
  { language, answers, seed }: Writing<MessageField>,
  purpose: Purpose,
  form: MessageForm,
): Written<MessageField> => {
  const given = filled(MESSAGE_FIELDS, answers);
  if (!given.ok) return given;
  const { greeting, me, thanks, purposes } = MESSAGE_WORDS[language];
  const { ask, short, why, small } = purposes[purpose];
  const say = (phrase: (parts: MessageParts) => string): string =>
    unbreaking(phrase)(given.value).replaceAll('\n', ' ');
  const reason = sentence(given.value.reason);
  const rows = dealt([ask, why, small, me, thanks], seed).map((row) => {
    const [asked = '', whyThem = '', enough = '', who = '', thanked = ''] = row.map(say);
    return { asked, whyThem, enough, who, thanked };
  });
  const hello = say(greeting);
  if (form === 'message')
    return fitting(
      rows.map(({ asked, whyThem, enough, who, thanked }) =>
        [hello, `${reason} ${who} ${asked}`, `${whyThem} ${enough}`, thanked].join('\n\n'),
      ),
      mostOf(form),
    );
  // In a note, what is left out first is courtesy, and last the reason: it tells one note from a hundred.
  const brief = say(short);
  const since = ended(inside(given.value.reason)).replaceAll('\n', ' ');
  return fitting(
    [
      ...rows.map(({ asked, who }) => `${hello} ${since} ${who} ${asked}`),
      ...rows.map(({ asked }) => `${hello} ${since} ${asked}`),
      ...rows.map(({ who }) => `${hello} ${since} ${who} ${brief}`),
      `${hello} ${since} ${brief}`,
      `${hello} ${inside(brief)} ${reason}`,
      `${hello} ${since}`,
    ],
    mostOf(form),
  );
};
