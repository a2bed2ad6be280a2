import type { ContactField, ContactTopic } from '#/domain/content/contact-message.ts';
import { pageText } from '../prose/page-text.ts';
import type { Block } from '../prose/prose-text.ts';

export interface ContactText {
  title: string;
  lead: string;
  form: FormText;
  topics: Readonly<Record<ContactTopic, Topic>>;
  waiting: {
    title: string;
    words: string;
    drop: string;
    dropped: string;
  };
  address: {
    title: string;
    words: string;
    email: string;
    copy: string;
    copied: string;
    notCopied: string;
  };
  before: { title: string; blocks: readonly Block[] };
}

interface FormText {
  title: string;
  topic: string;
  name: string;
  email: string;
  emailHint: string;
  message: string;
  messageHint: string;
  website: string;
  send: string;
  sending: string;
  errors: Readonly<Record<ErrorName, string>>;
  sent: { title: string; words: (email: string) => string; again: string };
  queued: { title: string; words: string };
  failed: { title: string; words: string };
  limit: { title: string; words: (minutes: number) => string };
}

/** A field and what is wrong with it; the others can't be wrong by the person's doing. */
export type ErrorName =
  | 'name.required'
  | 'name.too_short'
  | 'name.too_long'
  | 'email.invalid'
  | 'message.required'
  | 'message.too_short'
  | 'message.too_long';

export type TypedField = Extract<ContactField, 'name' | 'email' | 'message'>;

interface Topic {
  label: string;
  /** What a message about it should say. */
  hint: string;
  /** For those who would rather use their own mail. */
  action: string;
  subject: string;
  body: string;
}

export const contactText = pageText<ContactText>({
  fr: () => import('./contact.fr.ts'),
  en: () => import('./contact.en.ts'),
});
