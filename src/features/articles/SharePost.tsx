import { Trans, useLingui } from '@lingui/react/macro';
import LinkIcon from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share-2';
import type { Post } from '#/domain/content/post.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Row } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { postPage as css } from './PostPage.css.ts';

/** To pass it on: by the device's own means where it has them, by its address, or on paper. */
export function SharePost({ post }: { post: Post }) {
  const { t } = useLingui();
  const address = () => location.origin + location.pathname;
  const canShare = typeof navigator.share === 'function';

  const share = async () => {
    try {
      await navigator.share({ title: post.title, text: post.summary, url: address() });
    } catch {
      // The person closed the sheet.
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      showToast({ message: t`Copié dans le presse-papiers`, tone: 'positive' });
    } catch {
      showToast({ message: t`Impossible de copier le texte`, tone: 'danger' });
    }
  };

  return (
    <div className={css.share}>
      <Row gap="px8">
        {canShare && (
          <Button icon={Share} onClick={() => void share()}>
            <Trans>Partager</Trans>
          </Button>
        )}
        <Button icon={LinkIcon} onClick={() => void copy()}>
          <Trans>Copier le lien</Trans>
        </Button>
        <Button variant="quiet" icon={Printer} onClick={() => window.print()}>
          <Trans>Imprimer</Trans>
        </Button>
      </Row>
    </div>
  );
}
