import { pageText } from '../prose/page-text.ts';
import type { ProseText } from '../prose/prose-text.ts';

export const privacyText = pageText<ProseText>({
  fr: () => import('./privacy.fr.ts'),
  en: () => import('./privacy.en.ts'),
});
