import { Link } from '@tanstack/react-router';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { text } from '#/ui/layout/layout.css.ts';
import { Stack } from '#/ui/layout/layout.tsx';

/**
 * What an inscription accepts. The French terms are put before anyone first, whatever the interface's
 * language, as section 55 of Québec's Charter of the French language asks of contracts of adhesion.
 */
export function TermsNote() {
  const { language } = useLanguage();
  return (
    <Stack gap="px8">
      <p lang="fr" className={`${text.small} ${text.muted}`}>
        En vous inscrivant, vous acceptez les{' '}
        <Link to="/terms-of-service" search={{ langue: 'fr' }} target="_blank">
          conditions d’utilisation
        </Link>{' '}
        et la{' '}
        <Link to="/privacy-policy" search={{ langue: 'fr' }} target="_blank">
          politique de confidentialité
        </Link>
        .
      </p>
      {language === 'en' && (
        <p className={`${text.small} ${text.muted}`}>
          By signing up, you accept the{' '}
          <Link to="/terms-of-service" search={{ langue: 'en' }} target="_blank">
            terms of use
          </Link>{' '}
          and the{' '}
          <Link to="/privacy-policy" search={{ langue: 'en' }} target="_blank">
            privacy policy
          </Link>
          . The French text comes first; this is the English one, if you prefer it.
        </p>
      )}
    </Stack>
  );
}
