import { pageText } from '../prose/page-text.ts';
import type { ProseText } from '../prose/prose-text.ts';

export const termsText = pageText<ProseText>({
  fr: () => import('./terms.fr.ts'),
  en: () => import('./terms.en.ts'),
});
