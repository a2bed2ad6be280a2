import UserRound from 'lucide-react/icons/user-round';
import { useLingui } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import { Icon } from '#/ui/layout/Icon.tsx';
import { profile as css } from './profile.css.ts';
import { usePicture } from './use-profile.ts';

/** The person's picture, or the place of one. */
export function Portrait({ context, image }: { context: DataContext | undefined; image: string }) {
  return context && image !== '' ? (
    <Picture context={context} image={image} />
  ) : (
    <span className={css.noPicture}>
      <Icon of={UserRound} size="huge" />
    </span>
  );
}

function Picture({ context, image }: { context: DataContext; image: string }) {
  const { t } = useLingui();
  const { url, away } = usePicture(context, image);
  if (url) return <img src={url} alt={t`Votre photo`} className={css.picture} />;
  return (
    <span
      className={css.noPicture}
      role="img"
      aria-label={away ? t`Votre photo n’est pas encore sur cet appareil` : t`Votre photo`}
    >
      <Icon of={UserRound} size="huge" />
    </span>
  );
}
