import { Trans } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash-2';
import { LinkButton } from '#/ui/actions/LinkButton.tsx';
import { tracker } from './tracker.css.ts';

/** To the applications that were deleted, when there are any. */
export function BinLink({ binned }: { binned: number }) {
  if (binned === 0) return null;
  return (
    <p className={tracker.bin}>
      <LinkButton to="/my-data" search={{ part: 'bin' }} variant="quiet" size="small" icon={Trash2}>
        <Trans>Corbeille ({binned})</Trans>
      </LinkButton>
    </p>
  );
}
