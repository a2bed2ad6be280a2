import { Plural, Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { StorageFailure } from '#/data/failure.ts';
import type { Proposal } from '#/domain/profile/proposals.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { profile as css } from '../profile.css.ts';
import { ProposalList } from './ProposalList.tsx';

export interface Side {
  id: string;
  label: string;
  proposals: readonly Proposal[];
}

/** Which facts are taken over, one by one; what replaces something is not ticked until the person does. */
export function TakeOverDialog({
  title,
  choiceLabel,
  choices: sides,
  onTake,
  onClose,
}: {
  title: ReactNode;
  choiceLabel: ReactNode;
  /** Where the facts come from, or where they go. */
  choices: readonly Side[];
  /** undefined once it is saved. */
  onTake: (id: string, proposals: readonly Proposal[]) => Promise<StorageFailure | undefined>;
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState('');
  const { id = '', proposals = [] } = sides.find((one) => one.id === chosen) ?? sides[0] ?? {};
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const [failure, setFailure] = useState<StorageFailure>();
  const isTicked = ({ id: one, before }: Proposal): boolean => ticks[one] ?? before === '';
  const ticked = proposals.filter(isTicked);
  const tickAll = (all: boolean) =>
    setTicks(Object.fromEntries(proposals.map((one) => [one.id, all])));
  const take = async (): Promise<void> => {
    const failed = await onTake(id, ticked);
    setFailure(failed);
    if (!failed) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      shape="wide"
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Ne rien changer</Trans>
          </Button>
          <Button variant="primary" disabled={ticked.length === 0} onClick={() => void take()}>
            <Plural
              value={ticked.length}
              _0="Rien n’est coché"
              one="Reprendre # information"
              other="Reprendre # informations"
            />
          </Button>
        </>
      }
    >
      <Stack>
        {failure && <StorageNote failure={failure} />}
        {sides.length > 1 && (
          <Select
            label={choiceLabel}
            value={id}
            options={sides.map(({ id: value, label }) => ({ value, label }))}
            onChange={(next) => {
              setChosen(next);
              setTicks({});
            }}
          />
        )}
        {proposals.length === 0 ? (
          <p className={css.quiet}>
            <Trans>Tout est déjà là : il n’y a rien à reprendre.</Trans>
          </p>
        ) : (
          <>
            <Row>
              <Button size="small" variant="quiet" onClick={() => tickAll(true)}>
                <Trans>Tout cocher</Trans>
              </Button>
              <Button size="small" variant="quiet" onClick={() => tickAll(false)}>
                <Trans>Tout décocher</Trans>
              </Button>
            </Row>
            <ProposalList
              proposals={proposals}
              ticked={new Set(ticked.map((one) => one.id))}
              onTick={(one, is) => setTicks({ ...ticks, [one]: is })}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
