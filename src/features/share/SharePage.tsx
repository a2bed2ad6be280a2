import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { keepPosting, listPostings } from '#/data/records/postings.ts';
import { DataNote, StorageNote } from '#/parts/local-data/DataNote.tsx';
import { useDataState } from '#/parts/local-data/use-data-state.ts';
import { forgetShared, readShared, type SharedItem } from '#/platform/shared-items.ts';
import { Page, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { PostingList } from './PostingList.tsx';
import { SharedFile } from './SharedFile.tsx';

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
  | Exclude<SharedItem, { kind: 'posting' }>;

function Received({ context, id }: { context: DataContext; id: string | undefined }) {
  const [arrival, setArrival] = useState<Arrival>({ kind: id ? 'looking' : 'nothing-new' });
  const postings = useLiveQuery(() => listPostings(context), [context]);
  useEffect(() => {
    if (!id) return;
    let isGone = false;
    const take = async () => {
      const found = await takeIn(context, id);
      if (!isGone) setArrival(found);
    };
    void take();
    return () => {
      isGone = true;
    };
  }, [context, id]);

  if (arrival.kind === 'looking' || !postings) return <PartSkeleton />;
  return (
    <Stack gap="px20">
      {arrival.kind === 'file' && id && <SharedFile id={id} file={arrival.file} />}
      {arrival.kind === 'kept' && (
        <Note tone="positive" live="polite" title={<Trans>L’offre est enregistrée</Trans>}>
          <Trans>Elle attend ici, sur cet appareil, même sans réseau.</Trans>
        </Note>
      )}
      {arrival.kind === 'nothing' && (
        <Note tone="warning" live="polite" title={<Trans>Il n’y avait rien à enregistrer</Trans>}>
          <Trans>
            L’autre application n’a transmis ni fichier, ni texte, ni lien. Essayez de copier le
            lien de l’offre, puis de le partager.
          </Trans>
        </Note>
      )}
      {arrival.kind === 'failed' && <StorageNote failure={arrival.failure} />}
      <PostingList context={context} postings={postings} />
    </Stack>
  );
}

/** A posting goes into the inbox at once; a file waits for the person's word. */
const takeIn = async (context: DataContext, id: string): Promise<Arrival> => {
  const item = await readShared(id);
  if (!item) return { kind: 'nothing-new' };
  if (item.kind !== 'posting') return item;
  const kept = await keepPosting(context, id, item.posting);
  if (!kept.ok) return { kind: 'failed', failure: kept.error };
  await forgetShared(id);
  return { kind: 'kept' };
};
