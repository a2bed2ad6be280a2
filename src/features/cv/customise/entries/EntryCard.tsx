import { Trans } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Chip } from '#/ui/messages/Chip.tsx';
import { Icon } from '#/ui/layout/Icon.tsx';
import { customise } from '../customise.css.ts';

export interface EntryWords {
  /** « Emploi 1 sur 3 ». */
  place: string;
  duplicate: string;
  remove: string;
}

interface EntryActs {
  duplicate: () => void;
  remove: () => void;
}

/** One job or one diploma under its own title: a line when closed, its fields when open, and what can be done with it. */
export function EntryCard({
  id,
  words,
  summary,
  detail,
  toCheck,
  open,
  onToggle,
  controls,
  acts,
  children,
}: {
  id: string;
  words: EntryWords;
  /** Its title, such as the job's. */
  summary: string;
  detail: string;
  /** How many fields want a look or a correction. */
  toCheck: number;
  open: boolean;
  onToggle: () => void;
  /** What changes its place in the list. */
  controls: ReactNode;
  acts: EntryActs;
  children: ReactNode;
}) {
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
            <span>
              {summary || <Trans>À remplir</Trans>}
              <span className={customise.entryPlace}>{words.place}</span>
            </span>
          </button>
        </h2>
        {controls != null && <div className={customise.entryMoves}>{controls}</div>}
      </div>
      {open ? (
        <div className={customise.entryFields}>
          {children}
          <div className={customise.entryFoot}>
            <Button variant="quiet" icon={Copy} onClick={acts.duplicate}>
              {words.duplicate}
            </Button>
            <Button variant="quiet" icon={Trash2} onClick={acts.remove}>
              {words.remove}
            </Button>
          </div>
        </div>
      ) : (
        <div className={customise.entrySummary}>
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
