import { Trans } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '#/ui/Button.tsx';
import { Card } from '#/ui/Card.tsx';
import { Chip } from '#/ui/Chip.tsx';
import { Icon } from '#/ui/Icon.tsx';
import { IconButton } from '#/ui/IconButton.tsx';
import { customise } from './customise.css.ts';

export interface EntryWords {
  /** « Emploi 1 sur 3 ». */
  place: string;
  moveUp: string;
  moveDown: string;
  duplicate: string;
  remove: string;
}

export interface EntryMoves {
  move: (step: -1 | 1) => void;
  duplicate: () => void;
  remove: () => void;
}

/** One job or one diploma: a line when closed, its fields when open, and what can be done with it. */
export function EntryCard({
  id,
  words,
  summary,
  detail,
  toCheck,
  open,
  onToggle,
  first,
  last,
  moves,
  children,
}: {
  id: string;
  words: EntryWords;
  /** What the closed card shows, such as the job title. */
  summary: string;
  detail: string;
  /** How many fields want a look or a correction. */
  toCheck: number;
  open: boolean;
  onToggle: () => void;
  first: boolean;
  last: boolean;
  moves: EntryMoves;
  children: ReactNode;
}) {
  const move = (step: -1 | 1) => {
    moves.move(step);
    // The card's element may have moved in the page, and with it the focus was lost.
    requestAnimationFrame(() => focusMove(id, step));
  };
  return (
    <Card>
      <div className={customise.entryHead}>
        <h2 className={customise.entryTitle}>
          <button
            type="button"
            id={`entry-${id}`}
            aria-expanded={open}
            className={customise.entryToggle}
            onClick={onToggle}
          >
            <Icon of={ChevronDown} className={open ? customise.turned : customise.chevron} />
            {words.place}
          </button>
        </h2>
        <div className={customise.entryMoves}>
          <IconButton
            icon={ArrowUp}
            id={`up-${id}`}
            label={words.moveUp}
            disabled={first}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={ArrowDown}
            id={`down-${id}`}
            label={words.moveDown}
            disabled={last}
            onClick={() => move(1)}
          />
          <IconButton icon={Trash2} label={words.remove} onClick={moves.remove} />
        </div>
      </div>
      {open ? (
        <div className={customise.entryFields}>
          {children}
          <div className={customise.entryFoot}>
            <Button variant="quiet" icon={Copy} onClick={moves.duplicate}>
              {words.duplicate}
            </Button>
          </div>
        </div>
      ) : (
        <div className={customise.entrySummary}>
          <b>{summary || <Trans>À remplir</Trans>}</b>
          {detail && <span className={customise.entryDetail}>{detail}</span>}
          {toCheck > 0 && (
            <Chip tone="warning">
              <Trans>À vérifier</Trans>
            </Chip>
          )}
        </div>
      )}
    </Card>
  );
}

const focusMove = (id: string, step: -1 | 1): void => {
  const [wanted, other] = step < 0 ? ['up', 'down'] : ['down', 'up'];
  const button = document.querySelector<HTMLButtonElement>(`#${wanted}-${id}:not(:disabled)`);
  (button ?? document.querySelector<HTMLButtonElement>(`#${other}-${id}`))?.focus();
};
