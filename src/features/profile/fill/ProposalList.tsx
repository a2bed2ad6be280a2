import { Trans } from '@lingui/react/macro';
import type { Proposal } from '#/domain/profile/proposals.ts';
import { Checkbox } from '#/ui/fields/Checkbox.tsx';
import { profile as css } from '../profile.css.ts';
import { usePartWords } from './use-part-words.ts';

/** Each fact with what is there now and what it would be. */
export function ProposalList({
  proposals,
  ticked,
  onTick,
}: {
  proposals: readonly Proposal[];
  /** Ids. */
  ticked: ReadonlySet<string>;
  onTick: (id: string, isTicked: boolean) => void;
}) {
  const words = usePartWords();
  return (
    <ul className={css.proposals}>
      {proposals.map(({ id, part, before, after }) => (
        <li key={id} className={css.proposal}>
          <Checkbox
            label={words[part]}
            hint={
              <span className={css.after}>
                <span>
                  <Trans>Avant :</Trans> {before || <Trans>rien</Trans>}
                </span>
                <span className={css.toBe}>
                  <Trans>Après :</Trans> {after}
                </span>
              </span>
            }
            checked={ticked.has(id)}
            onChange={(isTicked) => onTick(id, isTicked)}
          />
        </li>
      ))}
    </ul>
  );
}
