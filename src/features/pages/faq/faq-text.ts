import { pageText } from '../prose/page-text.ts';
import type { Block } from '../prose/prose-text.ts';

export interface FaqText {
  title: string;
  lead: string;
  contents: string;
  /** Words of the link that leads to one answer. */
  permalink: string;
  sections: readonly FaqSection[];
  stuck: { title: string; words: string; action: string };
}

interface FaqSection {
  /** Of the address's fragment, as the questions' own; the same in both languages. */
  id: string;
  title: string;
  questions: readonly { id: string; question: string; answer: readonly Block[] }[];
}

export const faqText = pageText<FaqText>({
  fr: () => import('./faq.fr.ts'),
  en: () => import('./faq.en.ts'),
});
