import { pageText } from '../prose/page-text.ts';
import type { Block } from '../prose/prose-text.ts';

export interface ContactText {
  title: string;
  lead: string;
  address: { title: string; email: string; copy: string; copied: string; notCopied: string };
  topics: { title: string; lead: string; items: readonly Topic[] };
  before: { title: string; blocks: readonly Block[] };
}

interface Topic {
  id: string;
  title: string;
  words: string;
  action: string;
  /** What the message opens with, for the person to complete. */
  subject: string;
  body: string;
}

export const contactText = pageText<ContactText>({
  fr: () => import('./contact.fr.ts'),
  en: () => import('./contact.en.ts'),
});
