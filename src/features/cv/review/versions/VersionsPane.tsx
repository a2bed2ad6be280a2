import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import Save from 'lucide-react/icons/save';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { isAutomatic, listVersions } from '#/data/records/cv-versions.ts';
import type { CvVersion } from '#/domain/cv/record/cv-version.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import type { CvForm } from '../../customise/fields/cv-form.ts';
import type { OpenDraft } from '../../use-cv-draft.ts';
import { review } from '../review.css.ts';
import { useVersions } from './use-versions.ts';
import { VersionFailure } from './VersionFailure.tsx';
import { VersionRow } from './VersionRow.tsx';
import { VersionTitleDialog } from './VersionTitleDialog.tsx';

/** The states of this CV that were kept: those with a title, and a timeline that keeps itself. */
export function VersionsPane({
  form: { cv },
  context,
  flush,
  onVersion,
}: {
  form: CvForm;
  context: DataContext;
  flush: OpenDraft['flush'];
  onVersion: (id: string) => void;
}) {
  const acts = useVersions(context, cv.id, flush);
  const [asking, setAsking] = useState<'save' | CvVersion>();
  // A list that can't be read is told, and the rest of the editor stands.
  const found = useLiveQuery(async (): Promise<CvVersion[] | 'failed'> => {
    try {
      return await listVersions(context, cv.id);
    } catch {
      return 'failed';
    }
  }, [context, cv.id]);
  const versions = found === 'failed' || !found ? [] : found;
  const named = versions.filter((version) => !isAutomatic(version));
  const automatic = versions.filter(isAutomatic);
  const row = (version: CvVersion) => (
    <VersionRow
      key={version.id}
      version={version}
      onOpen={() => onVersion(version.id)}
      onRestore={() => void acts.restore(version.id)}
      onRename={() => setAsking(version)}
      onDelete={() => void acts.discard(version)}
    />
  );
  return (
    <>
      {acts.failed && <VersionFailure failed={acts.failed} />}
      {found === 'failed' && (
        <Note tone="danger" live="assertive" title={<Trans>Erreur de chargement</Trans>}>
          <Trans>Impossible de charger l’historique des versions.</Trans>
        </Note>
      )}
      {found === undefined && <PartSkeleton />}
      <Card title={<Trans>Vos versions</Trans>}>
        <Stack>
          <Row>
            <Button size="small" icon={Save} onClick={() => setAsking('save')}>
              <Trans>Enregistrer une version</Trans>
            </Button>
          </Row>
          {named.length === 0 ? (
            <p className={review.lead}>
              <Trans>
                Enregistrez votre CV tel qu’il est, sous un titre. Vous pourrez le comparer et y
                revenir.
              </Trans>
            </p>
          ) : (
            <ul className={review.list}>{named.map(row)}</ul>
          )}
        </Stack>
      </Card>
      {automatic.length > 0 && (
        <Card title={<Trans>Historique automatique</Trans>}>
          <p className={review.lead}>
            <Trans>Jalon garde par lui-même les derniers états de ce CV.</Trans>
          </p>
          <Disclosure summary={<Trans>Voir l’historique ({automatic.length})</Trans>}>
            <ul className={review.list}>{automatic.map(row)}</ul>
          </Disclosure>
        </Card>
      )}
      {asking === 'save' && (
        <VersionTitleDialog
          heading={<Trans>Enregistrer une version</Trans>}
          confirm={<Trans>Enregistrer</Trans>}
          initial=""
          onClose={() => setAsking(undefined)}
          onTitle={(title) => {
            setAsking(undefined);
            void acts.save(title);
          }}
        />
      )}
      {asking !== undefined && asking !== 'save' && (
        <VersionTitleDialog
          heading={<Trans>Renommer la version</Trans>}
          confirm={<Trans>Renommer</Trans>}
          initial={asking.title}
          onClose={() => setAsking(undefined)}
          onTitle={(title) => {
            setAsking(undefined);
            void acts.rename(asking.id, title);
          }}
        />
      )}
    </>
  );
}
