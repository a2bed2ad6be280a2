import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { cvAsOf, getVersion, versionContent } from '#/data/records/cv-versions.ts';
import type { CvRecord } from '#/domain/cv/record/cv-record.ts';
import type { CvVersion } from '#/domain/cv/record/cv-version.ts';
import { versionDiff } from '#/domain/cv/record/version-diff.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PageDrawing } from '../../preview/PageDrawing.tsx';
import { useCvFonts } from '../../preview/use-cv-layout.ts';
import { laidOutCv } from '../../printed-cv.ts';
import type { OpenDraft } from '../../use-cv-draft.ts';
import { review } from '../review.css.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { useVersions } from './use-versions.ts';
import { useVersionWords } from './use-version-words.ts';
import { VersionFailure } from './VersionFailure.tsx';

/** A version as it reads, page by page, and what has changed since. Nothing is edited here. */
export function VersionDialog({
  context,
  cv,
  id,
  flush,
  onClose,
}: {
  context: DataContext;
  cv: CvRecord;
  id: string;
  flush: OpenDraft['flush'];
  onClose: () => void;
}) {
  const acts = useVersions(context, cv.id, flush);
  const words = useVersionWords();
  // null: it is no longer on this device, or belongs to another CV.
  const version = useLiveQuery(async () => {
    const found = await getVersion(context, id);
    return found?.cv === cv.id ? found : null;
  }, [context, cv.id, id]);
  if (version === undefined) return null;
  const { title, when } = version ? words(version) : { title: '', when: '' };
  const restore = async () => {
    await acts.restore(id);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={version ? title : <Trans>Version introuvable</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Fermer</Trans>
          </Button>
          {version && (
            <Button variant="primary" onClick={() => void restore()}>
              <Trans>Restaurer cette version</Trans>
            </Button>
          )}
        </>
      }
    >
      {acts.failed && <VersionFailure failed={acts.failed} />}
      {version ? (
        <Stack>
          <p className={review.lead}>
            <Trans>
              Gardée {when}. Vous la regardez : rien ne change tant que vous ne la restaurez pas.
            </Trans>
          </p>
          <Changes cv={cv} version={version} />
          <Pages cv={cvAsOf(cv, version)} />
        </Stack>
      ) : (
        <Note tone="warning" title={<Trans>Cette version n’est plus sur cet appareil</Trans>}>
          <Trans>Elle a été supprimée, ou elle n’est pas encore synchronisée.</Trans>
        </Note>
      )}
    </Dialog>
  );
}

function Changes({ cv, version }: { cv: CvRecord; version: CvVersion }) {
  const changes = versionDiff(version.content, versionContent(cv));
  if (changes.length === 0)
    return <Note tone="positive" title={<Trans>Votre CV dit la même chose aujourd’hui</Trans>} />;
  return (
    <Disclosure
      open
      summary={
        <Plural
          value={changes.length}
          one="# modification depuis cette version"
          other="# modifications depuis cette version"
        />
      }
    >
      <ul className={review.list}>
        {changes.map((change) => (
          <ChangeRow key={`${change.kind} ${change.path}`} cv={cv} change={change} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Pages({ cv }: { cv: CvRecord }) {
  const { t } = useLingui();
  const layout = laidOutCv(cv);
  useCvFonts(layout);
  const total = layout.pages.length;
  return (
    <div className={review.pages}>
      {layout.pages.map((page, at) => {
        const label = t`Page ${at + 1} sur ${total}`;
        return <PageDrawing key={label} page={page} label={label} />;
      })}
    </div>
  );
}
