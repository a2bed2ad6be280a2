import { Plural, Trans } from '@lingui/react/macro';
import type { DataContext } from '#/data/context.ts';
import type { PairField } from '#/domain/cv/pair/compare-pair.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import type { CvSearch } from '../cv-search.ts';
import { openCount, useOpenPair, useTwinRow } from './use-twin.ts';

/** What is only to be looked at again makes no version the older one. */
const isBehind = ({ standing }: PairField): boolean => standing !== 'unsure';

/** Before a file is made: this side is older than the other, or lacks something of it. */
export function TwinNote({
  cv,
  context,
  go,
}: {
  cv: CvRecord;
  context: DataContext;
  go: (next: CvSearch) => void;
}) {
  const open = useOpenPair(cv, useTwinRow(context, cv));
  const left = open ? openCount(open.compared, cv.language, isBehind) : 0;
  if (left === 0) return null;
  return (
    <Note
      tone="warning"
      title={
        cv.language === 'en' ? (
          <Trans>Cette version est plus ancienne que la française</Trans>
        ) : (
          <Trans>Cette version est plus ancienne que l’anglaise</Trans>
        )
      }
      action={
        <Button size="small" onClick={() => go({ cv: cv.id, pair: cv.language })}>
          <Trans>Voir les deux versions</Trans>
        </Button>
      }
    >
      <Plural
        value={left}
        one="# point a changé dans l’autre version, ou manque ici. Vous pouvez quand même télécharger."
        other="# points ont changé dans l’autre version, ou manquent ici. Vous pouvez quand même télécharger."
      />
    </Note>
  );
}
