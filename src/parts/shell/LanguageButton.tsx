import { useLanguage } from '../LanguageProvider.tsx';
import { languageButton } from './LanguageButton.css.ts';

const OTHER = {
  fr: { language: 'en', code: 'EN', name: 'English' },
  en: { language: 'fr', code: 'FR', name: 'Français' },
} as const;

/** The other language, written in that language: one press away on every screen. */
export function LanguageButton() {
  const { language, setLanguage } = useLanguage();
  const other = OTHER[language];
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
