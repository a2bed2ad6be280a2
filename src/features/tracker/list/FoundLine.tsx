import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#/ui/actions/Button.tsx';
import { useTrackerWords } from '../use-tracker-words.ts';
import type { ListSearch } from '../tracker-search.ts';
import { toolbar } from './list.css.ts';

/** How many are left of a search or a filter, and the way back to all. */
export function FoundLine({
  count,
  search: { status, source },
  onClear,
}: {
  count: number;
  search: ListSearch;
  onClear: () => void;
}) {
  const words = useTrackerWords();
  const filters = [status && words.status[status], source && words.source[source]]
    .filter(Boolean)
    .join(', ');
  return (
    <div className={toolbar.found}>
      <span role="status">
        <Plural value={count} one="# candidature trouvée" other="# candidatures trouvées" />
        {filters && ` (${filters})`}
      </span>
      <Button size="small" variant="quiet" onClick={onClear}>
        <Trans>Tout afficher</Trans>
      </Button>
    </div>
  );
}
