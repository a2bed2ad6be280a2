import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { JobPosting } from '#/domain/tracker/job-posting.ts';
import { keepPosting, listPostings } from '#/data/records/tracker/postings.ts';
import { DataNote, StorageNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { forgetShared, readShared, type SharedItem } from '#/platform/shared-items.ts';
import { focusSoon } from '#/ui/focus-soon.ts';
import { Page, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { PostingList } from './PostingList.tsx';
import { SharedFile } from './SharedFile.tsx';
import { SharedPosting } from './SharedPosting.tsx';

/** What another app handed over, and the postings that wait for the tracker. */
export function SharePage({ id }: { id: string | undefined }) {
  const data = useDataState();
  return (
    <Page title={<Trans>Reçu dans Jalon</Trans>} narrow>
      {data.kind === 'ready' ? (
        <Received key={id} context={data.context} id={id} />
      ) : (
        <DataNote state={data} />
      )}
    </Page>
  );
}

type Arrival =
  | { kind: 'looking' }
  /** Taken already, or only the list was asked for. */
  | { kind: 'nothing-new' }
  | { kind: 'kept' }
  | { kind: 'failed'; failure: StorageFailure }
  | SharedItem;

function Received({ context, id }: { context: DataContext; id: string | undefined }) {
  const [arrival, setArrival] = useState<Arrival>({ kind: id ? 'looking' : 'nothing-new' });
  const postings = useLiveQuery(() => listPostings(context), [context]);
  useEffect(() => {
    if (!id) return;
    let isGone = false;
    const take = async () => {
      const found = await readShared(id);
      if (!isGone) setArrival(found ?? { kind: 'nothing-new' });
    };
    void take();
    return () => {
      isGone = true;
    };
  }, [id]);

  const settle = async (answer: Promise<Arrival>) => {
    setArrival(await answer);
    focusSoon();
  };
  if (arrival.kind === 'looking' || !postings) return <PartSkeleton />;
  return (
    <Stack gap="px20">
      {arrival.kind === 'file' && id && <SharedFile id={id} file={arrival.file} />}
      {arrival.kind === 'posting' && id && (
        <SharedPosting
          posting={arrival.posting}
          onKeep={() => void settle(keep(context, id, arrival.posting))}
          onDrop={() => void settle(drop(id))}
        />
      )}
      {arrival.kind === 'kept' && (
        <Note tone="positive" live="polite" title={<Trans>L’offre d’emploi est enregistrée</Trans>}>
          <Trans>Elle est gardée sur cet appareil et reste lisible hors ligne.</Trans>
        </Note>
      )}
      {arrival.kind === 'nothing' && (
        <Note tone="warning" live="polite" title={<Trans>Il n’y avait rien à enregistrer</Trans>}>
          <Trans>
            L’autre application n’a transmis ni fichier, ni texte, ni lien. Essayez de copier le
            lien de l’offre d’emploi, puis de le partager.
          </Trans>
        </Note>
      )}
      {arrival.kind === 'failed' && <StorageNote failure={arrival.failure} />}
      {(arrival.kind !== 'posting' || postings.length > 0) && (
        <PostingList context={context} postings={postings} />
      )}
    </Stack>
  );
}

const keep = async (context: DataContext, id: string, posting: JobPosting): Promise<Arrival> => {
  const kept = await keepPosting(context, id, posting);
  if (!kept.ok) return { kind: 'failed', failure: kept.error };
  await forgetShared(id);
  return { kind: 'kept' };
};

const drop = async (id: string): Promise<Arrival> => {
  await forgetShared(id);
  return { kind: 'nothing-new' };
};
