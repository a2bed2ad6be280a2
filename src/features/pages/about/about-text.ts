import { pageText } from '../prose/page-text.ts';
import type { ProseText } from '../prose/prose-text.ts';

export const aboutText = pageText<ProseText>({
  fr: () => import('./about.fr.ts'),
  en: () => import('./about.en.ts'),
});
