import type { Opening } from '#/domain/content/site/site.ts';
import { pageText } from '../prose/page-text.ts';
import type { Block } from '../prose/prose-text.ts';

export interface PricingText {
  title: string;
  lead: string;
  /** Said of what a plan includes and nobody can use yet. */
  later: string;
  /** Said to whoever comes back from the payment page without paying. */
  turnedBack: { title: string; words: string };
  free: PlanText;
  premium: PlanText & { popular: string; perMonth: string };
  groups: { title: string; words: string; action: string };
  details: readonly { id: string; title: string; blocks: readonly Block[] }[];
}

export interface PlanText {
  name: string;
  price: string;
  purpose: string;
  includes: readonly Inclusion[];
  action: string;
  note: string;
}

interface Inclusion {
  words: string;
  /** The tool without which it can't be had yet. */
  needs?: Opening;
}

export const pricingText = pageText<PricingText>({
  fr: () => import('./pricing.fr.ts'),
  en: () => import('./pricing.en.ts'),
});
