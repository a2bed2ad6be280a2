import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { getCv } from '#/data/records/cvs.ts';
import { getLetter } from '#/data/records/letters.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { SubPage } from '#/ui/layout/SubPage.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import type { CvSearch } from '../cv-search.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { letterForApplication } from './start-letter.ts';

interface PageProps {
  context: DataContext;
  search: CvSearch & { cv: string };
  go: (next: CvSearch) => void;
}

/** A letter to an employer: the one the address names, or that of an application. */
export function LetterPage({ context, search, go }: PageProps) {
  const { cv: id, letter: letterId = '', application } = search;
  const found = useLiveQuery(
    async () => ({ cv: await getCv(context, id), letter: await getLetter(context, letterId) }),
    [context, id, letterId],
  );
  const [failure, setFailure] = useState<StorageFailure>();
  const cv = found?.cv;
  const begins = application !== undefined && letterId === '';
  const source = begins ? cv : undefined;
  useEffect(() => {
    if (!source || application === undefined) return;
    void letterForApplication(context, source, application).then((made) => {
      if (made.ok) go({ cv: made.value.cv, letter: made.value.id });
      else setFailure(made.error);
      return undefined;
    });
    // Only when the CV is there: its later states begin no other letter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [source?.id, application]);
  const back = (
    <div>
      <Button
        variant="quiet"
        icon={ArrowLeft}
        onClick={() => go(cv ? { cv: id, step: 'customise' } : {})}
      >
        <Trans>Revenir au CV</Trans>
      </Button>
    </div>
  );
  if (found && cv && found.letter && found.letter.trashedAt === null && cv.trashedAt === null)
    return (
      <SubPage
        back={back}
        title={<Trans>Votre lettre de présentation</Trans>}
        lead={[found.letter.jobTitle, found.letter.company].filter(Boolean).join(', ')}
      >
        <LetterEditor
          key={found.letter.id}
          context={context}
          cv={cv}
          stored={found.letter}
          go={go}
        />
      </SubPage>
    );
  if (!found || (begins && cv && !failure)) return <PartSkeleton />;
  return (
    <SubPage back={back} title={<Trans>Votre lettre de présentation</Trans>}>
      {failure && failure.kind !== 'missing' ? (
        <StorageNote failure={failure} />
      ) : (
        <Note tone="warning" title={<Trans>Cette lettre n’est pas sur cet appareil</Trans>}>
          <Trans>Elle est dans la corbeille, supprimée, ou pas encore synchronisée.</Trans>
        </Note>
      )}
    </SubPage>
  );
}
