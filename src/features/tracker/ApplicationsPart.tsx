import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { EmptyState } from '#/ui/messages/EmptyState.tsx';
import { media } from '#/ui/theme/tokens.ts';
import { useMedia } from '#/ui/use-media.ts';
import { SelectionBar } from './bulk/SelectionBar.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { CHOOSE } from './card/card-id.ts';
import { keepFocus } from './card/keep-focus.ts';
import { BinLink } from './BinLink.tsx';
import { LimitNote } from './LimitNote.tsx';
import { ApplicationList } from './list/ApplicationList.tsx';
import { FoundLine } from './list/FoundLine.tsx';
import { Toolbar } from './list/Toolbar.tsx';
import { Board, CalendarView } from './parts.tsx';
import { tracker } from './tracker.css.ts';
import { TrackerButtonLink } from './TrackerLink.tsx';
import type { ListSearch, TrackerView } from './tracker-search.ts';
import { useCollection } from './use-collection.ts';
import type { Tracked } from './use-tracked.ts';
import { useTrackerGo } from './use-tracker-go.ts';

/** The applications of a tab, as a list, a board or a month. */
export function ApplicationsPart({
  context,
  search,
  tracked,
  fullAt,
  shown,
  words,
  onWords,
}: {
  context: DataContext;
  search: ListSearch;
  tracked: Tracked;
  /** The plan's places, when none is left. */
  fullAt: number | undefined;
  shown: string | undefined;
  words: string;
  onWords: (words: string) => void;
}) {
  const go = useTrackerGo();
  const collection = useCollection(context, tracked, search, words, shown);
  const { found, actions } = collection;
  const [selecting, setSelecting] = useState(false);
  const selection = useSelection();
  const views = useViews(search);
  const view = views.find((name) => name === search.view) ?? views[0];
  const isFiltered = words.trim() !== '' || Boolean(search.status ?? search.source);
  const clear = () => {
    onWords('');
    go({ q: undefined, status: undefined, source: undefined }, { replace: true });
  };
  const end = () => {
    setSelecting(false);
    selection.choose([]);
    keepFocus(CHOOSE);
  };

  const content = () => {
    if (found.length === 0 && view !== 'calendar') return isFiltered ? null : <NothingHere />;
    if (selecting || view === 'list')
      return (
        <ApplicationList
          collection={collection}
          selection={selecting ? selection : undefined}
          // Of another order the row that was open is elsewhere.
          key={search.sort}
        />
      );
    return view === 'board' ? (
      <Board collection={collection} activeOnly={search.tab === 'active'} />
    ) : (
      <CalendarView collection={collection} month={search.month} />
    );
  };

  return (
    <Stack gap="px0">
      {fullAt !== undefined && (
        <div className={tracker.note}>
          <LimitNote limit={fullAt} />
        </div>
      )}
      {actions.failure && <StorageNote failure={actions.failure} />}
      <Toolbar
        search={search}
        view={view}
        views={views}
        words={words}
        onWords={onWords}
        onPick={() => setSelecting(true)}
      />
      {isFiltered && <FoundLine count={found.length} search={search} onClear={clear} />}
      {content()}
      {selecting ? (
        <SelectionBar found={found} selection={selection} actions={actions} onEnd={end} />
      ) : (
        <TrackerButtonLink
          open={{ add: 'new' }}
          variant="primary"
          icon={Plus}
          className={tracker.floating}
        >
          <Trans>Ajouter</Trans>
        </TrackerButtonLink>
      )}
      <BinLink binned={tracked.binned} />
    </Stack>
  );
}

/** Those there are, the usual one first; a board of one stage would be a list. */
const useViews = ({ tab }: ListSearch): [TrackerView, ...TrackerView[]] => {
  const isWide = useMedia(media.narrow);
  const hasStages = tab === undefined || tab === 'active';
  return isWide && hasStages ? ['board', 'list', 'calendar'] : ['list', 'calendar'];
};

function NothingHere() {
  return (
    <EmptyState title={<Trans>Aucune candidature ici</Trans>}>
      <Trans>Quand vous changez le statut d’une candidature, elle change d’onglet.</Trans>
    </EmptyState>
  );
}
