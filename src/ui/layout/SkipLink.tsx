import { Trans } from '@lingui/react/macro';
import { skipLink } from './SkipLink.css.ts';

export const CONTENT_ID = 'contenu';

/** First stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  return (
    <a className={skipLink} href={`#${CONTENT_ID}`}>
      <Trans>Aller au contenu</Trans>
    </a>
  );
}
