import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { profile as css } from './profile.css.ts';

/** Where it is kept, for somebody without an account. */
export function GuestNote() {
  const { user } = useAuth();
  if (user) return null;
  return (
    <p className={css.quiet}>
      <Trans>
        Sans compte, votre profil et votre photo restent sur cet appareil seulement.{' '}
        <Link to="/auth" search={{ tab: 'inscription', next: '/profile' }}>
          Créer un compte gratuit
        </Link>
      </Trans>
    </p>
  );
}
