import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { listBin, listCvs, moveCvToBin, restoreCv } from '#/data/records/cvs.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { noteRows } from '#/platform/noted-rows.ts';
import { SHELF_KEY } from '#/platform/traces.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import type { CvSearch } from '../cv-search.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { BinRow } from './BinRow.tsx';
import { CvActionsDialog } from './CvActionsDialog.tsx';
import { CvRow } from './CvRow.tsx';
import { ShelfOnItsWay } from './ShelfOnItsWay.tsx';
import { upload } from './upload.css.ts';

/** Takes the focus when the row that had it goes to the bin. */
const SHELF = 'cv-shelf';

/** The CVs on this device, newest work first, and those in the bin. Nothing is shown when there is none. */
export function CvShelf({ context, go }: { context: DataContext; go: (next: CvSearch) => void }) {
  const { t } = useLingui();
  const cvs = useLiveQuery(() => listCvs(context), [context]);
  const bin = useLiveQuery(() => listBin(context), [context]);
  const [chosen, setChosen] = useState<CvRecord>();
  const [failure, setFailure] = useState<StorageFailure>();

  const discard = async (cv: CvRecord) => {
    const moved = await moveCvToBin(context, cv.id);
    setFailure(moved.ok ? undefined : moved.error);
    if (!moved.ok) return;
    focusSoon(SHELF);
    showToast({
      message: t`« ${cv.title} » est dans la corbeille.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void restoreCv(context, cv.id),
      },
    });
  };

  const rows = cvs && bin && cvs.length + Math.min(bin.length, 1);
  useEffect(() => {
    if (rows !== undefined) noteRows(SHELF_KEY, rows);
  }, [rows]);

  if (!cvs || !bin) return <ShelfOnItsWay />;
  if (cvs.length === 0 && bin.length === 0) return null;
  return (
    <div id={SHELF} tabIndex={-1}>
      <Card
        title={cvs.length > 0 ? <Trans>Reprendre où vous en étiez</Trans> : <Trans>Vos CV</Trans>}
      >
        {failure && <StorageNote failure={failure} />}
        {cvs.length > 0 ? (
          <ul>
            {cvs.map((cv) => (
              <CvRow key={cv.id} cv={cv} onMore={() => setChosen(cv)} go={go} />
            ))}
          </ul>
        ) : (
          <p className={upload.quiet}>
            <Trans>Aucun CV pour l’instant.</Trans>
          </p>
        )}
        {bin.length > 0 && (
          <Disclosure
            icon={Trash2}
            summary={
              <Trans>
                Corbeille <span className={upload.quiet}>({bin.length})</span>
              </Trans>
            }
          >
            <ul>
              {bin.map((cv) => (
                <BinRow key={cv.id} cv={cv} context={context} onFailure={setFailure} />
              ))}
            </ul>
          </Disclosure>
        )}
        <CvActionsDialog
          key={chosen?.id ?? 'none'}
          cv={chosen}
          context={context}
          onClose={() => setChosen(undefined)}
          onDiscard={(cv) => void discard(cv)}
          onFailure={setFailure}
        />
      </Card>
    </div>
  );
}
