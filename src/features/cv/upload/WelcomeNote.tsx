import { Plural, Trans } from '@lingui/react/macro';
import { useWelcome } from '#/parts/welcome.ts';
import { Note } from '#/ui/messages/Note.tsx';

/** To whoever has just entered their account: what of this device is theirs there now. */
export function WelcomeNote() {
  const { welcome } = useWelcome();
  if (!welcome) return null;
  const { cvs, fullName, isNew } = welcome;
  const joined = (
    <Plural
      value={cvs}
      one="# CV de cet appareil est maintenant dans votre compte."
      other="# CV de cet appareil sont maintenant dans votre compte."
    />
  );
  return (
    <div data-welcome="">
      <Note
        tone="positive"
        live="polite"
        title={isNew ? <Trans>Bienvenue, {fullName}</Trans> : joined}
      >
        {isNew && (cvs > 0 ? joined : <Trans>Votre compte est ouvert.</Trans>)}{' '}
        <Trans>
          Ce que vous faites ici est aussi gardé dans votre compte, pour vos autres appareils.
        </Trans>
      </Note>
    </div>
  );
}
