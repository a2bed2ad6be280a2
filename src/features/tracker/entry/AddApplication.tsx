import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { getDraft, type ApplicationDraft } from '#/data/records/tracker/application-drafts.ts';
import type { DataContext } from '#/data/context.ts';
import { getSettings } from '#/data/records/settings.ts';
import { getPosting } from '#/data/records/tracker/postings.ts';
import type { Settings } from '#/domain/settings/settings.ts';
import type { PostingEntry } from '#/data/tables.ts';
import type { ApplicationStatus } from '#/domain/tracker/application.ts';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { SubPage } from '../SubPage.tsx';
import { AddForm } from './AddForm.tsx';

interface Found {
  draft: ApplicationDraft | undefined;
  posting: PostingEntry | undefined;
  /** Where the person looks for work, if they said so. */
  region: Settings['region'];
}

/** A new application: two words are enough, and a posting fills in what it says. */
export function AddApplication({
  context,
  add,
  status,
}: {
  context: DataContext;
  /** `new`, or the id of a received posting. */
  add: string;
  /** Where it stands, when the address says so. */
  status: ApplicationStatus | undefined;
}) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const [draft, posting, { region }] = await Promise.all([
        getDraft(context, add),
        add === 'new' ? undefined : getPosting(context, add),
        getSettings(context),
      ]);
      if (!isGone) setFound({ draft, posting, region });
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [context, add]);
  return (
    <SubPage
      title={<Trans>Ajouter une candidature</Trans>}
      lead={<Trans>Le titre du poste et l’entreprise suffisent.</Trans>}
    >
      {found ? <AddForm context={context} of={add} status={status} {...found} /> : <PartSkeleton />}
    </SubPage>
  );
}
