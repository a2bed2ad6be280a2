import { pageText } from '../prose/page-text.ts';
import type { ProseText } from '../prose/prose-text.ts';

export const pressText = pageText<ProseText>({
  fr: () => import('./press.fr.ts'),
  en: () => import('./press.en.ts'),
});
