import { pageText } from '../prose/page-text.ts';
import type { ProseText } from '../prose/prose-text.ts';

export const careersText = pageText<ProseText>({
  fr: () => import('./careers.fr.ts'),
  en: () => import('./careers.en.ts'),
});
