/** Each kind of text: what is filled in for it, how long it may be, and who writes it. */
import { LINKEDIN_LIMITS } from '#/domain/linkedin/limits.ts';
import type {
  LinkedinText,
  LinkedinTextFields,
  Purpose,
  TextKind,
  Tone,
} from '#/domain/linkedin/linkedin-text.ts';
import { HEADLINE_FIELDS, writeHeadlines } from '#/domain/linkedin/write/headline.ts';
import {
  MESSAGE_FIELDS,
  mostOf,
  writeMessages,
  type MessageForm,
} from '#/domain/linkedin/write/message.ts';
import { POST_FIELDS, writePosts } from '#/domain/linkedin/write/post.ts';
import { SUMMARY_FIELDS, writeSummaries } from '#/domain/linkedin/write/summary.ts';
import type { Writing, Written } from '#/domain/linkedin/write/write.ts';

const FIELDS = {
  headline: HEADLINE_FIELDS,
  summary: SUMMARY_FIELDS,
  post: POST_FIELDS,
  message: MESSAGE_FIELDS,
} as const;

export type AnswerField = (typeof FIELDS)[TextKind][number];

export const fieldsOf = (kind: TextKind): readonly AnswerField[] => FIELDS[kind];

/** Of a message, whether it goes with an invitation. */
export interface Manner {
  tone: Tone;
  purpose: Purpose;
  form: MessageForm;
}

export const lengthLimitOf = (kind: TextKind, form: MessageForm): number => {
  if (kind === 'message') return mostOf(form);
  return {
    headline: LINKEDIN_LIMITS.headline,
    summary: LINKEDIN_LIMITS.about,
    post: LINKEDIN_LIMITS.post,
  }[kind].most;
};

export const write = (
  kind: TextKind,
  { tone, purpose, form }: Manner,
  writing: Writing<AnswerField>,
): Written<AnswerField> => {
  switch (kind) {
    case 'headline':
      return writeHeadlines(writing);
    case 'summary':
      return writeSummaries(writing);
    case 'post':
      return writePosts(writing, tone);
    case 'message':
      return writeMessages(writing, purpose, form);
  }
};

/** Of a post the tone, of a message the purpose. */
export const mannerFieldOf = (
  kind: TextKind,
  { tone, purpose }: Manner,
): LinkedinTextFields['manner'] => {
  if (kind === 'post') return tone;
  return kind === 'message' ? purpose : '';
};

/** Where an answer is kept: what is asked for differs from one purpose to the next. */
export const keyOf = (field: AnswerField, purpose: Purpose): string =>
  field === 'ask' ? `${field}-${purpose}` : field;

export const FORMS: readonly MessageForm[] = ['invitation-free', 'invitation-premium', 'message'];

/** How a text that was kept is sent; it lies beside its answers. */
export const formIn = ({ answers }: LinkedinText, otherwise: MessageForm): MessageForm =>
  FORMS.find((form) => form === answers['form']) ?? otherwise;

/** The proposals of a text that was kept. */
export const proposalsOf = (text: LinkedinText): string[] => {
  const { kind, manner, language, answers, seed } = text;
  const written = write(
    kind,
    {
      tone: kind === 'post' ? (manner as Tone) : 'professional',
      purpose: kind === 'message' ? (manner as Purpose) : 'jobSearch',
      form: formIn(text, 'message'),
    },
    { language, answers, seed },
  );
  return written.ok ? written.value : [];
};
