import { useEffect, useEffectEvent } from 'react';
import { showToast } from '#/ui/messages/toast.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import { languageButton } from './LanguageButton.css.ts';

const OTHER = {
  fr: { language: 'en', code: 'EN', name: 'English' },
  en: { language: 'fr', code: 'FR', name: 'Français' },
} as const;

/**
 * The other language, written in that language: one press away on every screen. Who reads French and was led to an
 * English address is told so, in French (`app/boot.ts`).
 */
export function LanguageButton() {
  const { language, setLanguage } = useLanguage();
  const other = OTHER[language];
  const offer = useEffectEvent(() => {
    if (document.documentElement.dataset['offer'] !== other.language) return;
    delete document.documentElement.dataset['offer'];
    showToast({
      lang: 'fr',
      message: 'Cette page existe aussi en français.',
      action: { label: 'Lire en français', onAct: () => void setLanguage(other.language) },
    });
  });
  useEffect(() => offer(), []);
  return (
    <button
      type="button"
      lang={other.language}
      aria-label={`${other.code}, ${other.name}`}
      title={other.name}
      className={languageButton}
      onClick={() => void setLanguage(other.language)}
    >
      {other.code}
    </button>
  );
}
