import { Trans, useLingui } from '@lingui/react/macro';
import CalendarDays from 'lucide-react/icons/calendar-days';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import SquareKanban from 'lucide-react/icons/square-kanban';
import { useState } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { Segments, type Segment } from '#/ui/actions/Segments.tsx';
import { SearchField } from '#/ui/fields/SearchField.tsx';
import { CHOOSE } from '../card/card-id.ts';
import type { ListSearch, TrackerView } from '../tracker-search.ts';
import { useTrackerGo } from '../use-tracker-go.ts';
import { FilterDialog } from './FilterDialog.tsx';
import { toolbar } from './list.css.ts';

/** How the applications are looked at. */
export function Toolbar({
  search,
  view,
  views,
  words,
  onWords,
  onPick,
}: {
  search: ListSearch;
  view: TrackerView;
  views: readonly TrackerView[];
  words: string;
  onWords: (words: string) => void;
  /** Begins to choose several. */
  onPick: () => void;
}) {
  const { t } = useLingui();
  const go = useTrackerGo();
  const [filtering, setFiltering] = useState(false);
  const names: Record<TrackerView, Segment<TrackerView>> = {
    list: { value: 'list', label: t`Liste`, icon: List },
    board: { value: 'board', label: t`Tableau`, icon: SquareKanban },
    calendar: { value: 'calendar', label: t`Calendrier`, icon: CalendarDays },
  };
  return (
    <search className={toolbar.root}>
      <SearchField
        label={<Trans>Chercher dans vos candidatures</Trans>}
        words={words}
        onWords={onWords}
      />
      <Button icon={SlidersHorizontal} onClick={() => setFiltering(true)}>
        <Trans>Filtrer</Trans>
      </Button>
      <div className={toolbar.end}>
        <Segments
          label={t`Affichage`}
          labelHidden
          options={views.map((name) => names[name])}
          value={view}
          onChange={(next) => go({ view: next })}
        />
        <Button id={CHOOSE} variant="quiet" icon={ListChecks} onClick={onPick}>
          <Trans>Choisir</Trans>
        </Button>
      </div>
      <FilterDialog open={filtering} search={search} onClose={() => setFiltering(false)} />
    </search>
  );
}
