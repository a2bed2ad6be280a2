import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { StorageFailure } from '#/data/failure.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { Proposal } from '#/domain/profile/proposals.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { profile as css } from '../profile.css.ts';
import { ProposalList } from './ProposalList.tsx';

/** Which facts are taken over, one by one; what replaces something is not ticked until the person does. */
export function TakeOverDialog({
  title,
  cvLabel,
  cvs,
  proposalsOf,
  onTake,
  onClose,
}: {
  title: ReactNode;
  cvLabel: ReactNode;
  cvs: readonly CvRecord[];
  proposalsOf: (cv: CvRecord) => readonly Proposal[];
  /** undefined once it is saved. */
  onTake: (cv: CvRecord, proposals: readonly Proposal[]) => Promise<StorageFailure | undefined>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [id, setId] = useState(cvs[0]?.id ?? '');
  const cv = cvs.find((one) => one.id === id) ?? cvs[0];
  const proposals = cv ? proposalsOf(cv) : [];
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [failure, setFailure] = useState<StorageFailure>();
  const isTicked = ({ id: one, before }: Proposal): boolean => choices[one] ?? before === '';
  const ticked = proposals.filter(isTicked);
  const tickAll = (all: boolean) =>
    setChoices(Object.fromEntries(proposals.map((one) => [one.id, all])));
  const take = async (): Promise<void> => {
    if (!cv) return;
    const failed = await onTake(cv, ticked);
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
        {cvs.length > 1 && (
          <Select
            label={cvLabel}
            value={id}
            options={cvs.map((one) => ({ value: one.id, label: one.title || t`Sans titre` }))}
            onChange={(next) => {
              setId(next);
              setChoices({});
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
              onTick={(one, is) => setChoices({ ...choices, [one]: is })}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
