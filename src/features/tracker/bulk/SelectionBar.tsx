import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash2 from 'lucide-react/icons/trash-2';
import { APPLICATION_STATUSES, type Application } from '#/domain/tracker/application.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Menu, MenuItem } from '#/ui/actions/Menu.tsx';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { useTrackerWords } from '../use-tracker-words.ts';
import type { ApplicationActions } from '../card/use-application-actions.ts';
import { bulk } from './bulk.css.ts';
import type { Selection } from './use-selection.ts';

/** What to do with those that are chosen; it stays in view while one scrolls through them. */
export function SelectionBar({
  found,
  selection,
  actions,
  onEnd,
}: {
  found: readonly Application[];
  selection: Selection;
  actions: ApplicationActions;
  onEnd: () => void;
}) {
  const { t } = useLingui();
  const words = useTrackerWords();
  const chosen = found.filter(({ id }) => selection.ids.has(id));
  const none = chosen.length === 0;
  const hasLocked = chosen.some(({ locked }) => locked);
  const all = found.length > 0 && chosen.length === found.length;
  return (
    <section className={bulk.bar} aria-label={t`Candidatures choisies`}>
      <div className={bulk.count}>
        <Checkbox
          label={<Trans>Tout choisir</Trans>}
          checked={all}
          onChange={() => selection.choose(all ? [] : found.map(({ id }) => id))}
        />
        <p role="status" className={bulk.words}>
          <Trans>
            {chosen.length} sur {found.length}
          </Trans>
          {hasLocked && (
            <>
              {'. '}
              <Trans>Le statut de celles qui sont verrouillées ne change pas.</Trans>
            </>
          )}
        </p>
        <Button size="small" variant="quiet" onClick={onEnd}>
          <Trans>Terminer</Trans>
        </Button>
      </div>
      <div className={bulk.acts}>
        <Menu
          label={t`Changer le statut`}
          renderTrigger={(trigger) => (
            <Button {...trigger} size="small" iconAfter={ChevronDown} disabled={none}>
              <Trans>Statut</Trans>
            </Button>
          )}
        >
          {APPLICATION_STATUSES.map((status) => (
            <MenuItem
              key={status}
              onSelect={() => {
                actions.setStatus(chosen, status);
                onEnd();
              }}
            >
              {words.status[status]}
            </MenuItem>
          ))}
        </Menu>
        <Button
          size="small"
          icon={Trash2}
          disabled={none}
          onClick={() => {
            actions.discard(chosen);
            onEnd();
          }}
        >
          <Trans>Mettre à la corbeille</Trans>
        </Button>
      </div>
    </section>
  );
}
