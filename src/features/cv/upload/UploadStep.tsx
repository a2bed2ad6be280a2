import { Trans, useLingui } from '@lingui/react/macro';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import FilePlus from 'lucide-react/icons/file-plus-2';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { startData } from '#/data/session/start.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { MIB } from '#/domain/access/size-limits.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import { acceptOf, CV_READ_FORMATS, READ_FORMAT_NAMES } from '#/domain/cv/read-formats.ts';
import { READ_LIMITS } from '#/domain/cv/source.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { InView } from '#/ui/layout/InView.tsx';
import { DropZone } from '#/ui/fields/DropZone.tsx';
import { usePageDrop } from '#/ui/fields/use-page-drop.ts';
import { Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { StepPage, type CvFlow } from '../StepPage.tsx';
import { CvShelf } from './CvShelf.tsx';
import { PasteCvDialog } from './PasteCvDialog.tsx';
import { FileQueue } from './queue/FileQueue.tsx';
import { MOST_FILES, useCvQueue } from './queue/use-cv-queue.ts';
import { ReadingRow } from './ReadingRow.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { RestoredNote } from '#/parts/local-data/RestoredNote.tsx';
import { ShelfOnItsWay } from './ShelfOnItsWay.tsx';
import { TrustCard } from './TrustCard.tsx';
import { upload } from './upload.css.ts';
import { WelcomeNote } from './WelcomeNote.tsx';
import { useCvIntake } from './use-cv-intake.ts';
import { useHandedOver } from './use-handed-over.ts';

const MOST_MEGABYTES = READ_LIMITS.fileBytes / MIB;
/** What is dropped while files are read stays where it was. */
const NOTHING = { onFile: () => undefined, onText: () => undefined };
const ACCEPT = acceptOf(CV_READ_FORMATS);

/** Step 1: a file, a text, an empty CV, or one of those already here. */
export function UploadStep({
  flow,
  context,
}: {
  flow: CvFlow;
  /** Undefined while the database opens: what is kept meanwhile waits for it. */
  context: DataContext | undefined;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { user } = useAuth();
  const formats = READ_FORMAT_NAMES[language];
  const [pasting, setPasting] = useState(false);
  const [storage, setStorage] = useState<StorageFailure>();
  const { go } = flow;
  const open = (cv: CvId) => go({ cv, step: 'customise' });
  const intake = useCvIntake(open);
  const queue = useCvQueue();
  const isBusy = intake.reading !== undefined || queue.isRunning;
  const readFile = (file: File): void => {
    queue.close();
    intake.readFile(file);
  };
  const readFiles = (files: readonly File[]): void => {
    intake.clear();
    queue.readFiles(files);
  };
  const readText = (text: string): void => {
    queue.close();
    intake.readText(text);
  };
  usePageDrop(
    queue.isRunning ? NOTHING : { onFile: readFile, onFiles: readFiles, onText: readText },
  );
  useHandedOver(flow.search.shared, readFile);

  const startBlank = async () => {
    const [started, { createCvWithProfile, makeBlank }] = await Promise.all([
      startData(),
      // Most people come with a file: they need not wait for it.
      import('#/data/records/cv-with-profile.ts'),
    ]);
    const created = started.ok
      ? await createCvWithProfile(started.value, {
          title: t`Nouveau CV`,
          language,
          account: user ?? undefined,
        })
      : started;
    if (!created.ok) return setStorage(created.error);
    const { cv, undo } = created.value;
    open(cv.id);
    if (started.ok && undo)
      showToast({
        message: t`Ce que vous aviez déjà écrit est repris dans ce CV.`,
        action: {
          label: t({ message: 'Annuler', context: 'défaire' }),
          onAct: () => void makeBlank(started.value, cv.id, undo),
        },
      });
    return undefined;
  };
  const failure = intake.storage ?? storage;

  return (
    <StepPage
      flow={flow}
      title={<Trans>Convertisseur de CV</Trans>}
      lead={
        <Trans>
          Trois étapes, 5 minutes environ. Vous pouvez vous arrêter à tout moment : votre travail
          s’enregistre à mesure.
        </Trans>
      }
    >
      <div className={upload.grid}>
        <Stack>
          <DropZone
            title={<Trans>Déposez votre CV ici</Trans>}
            hint={
              <Trans>
                {formats}. {MOST_MEGABYTES} Mo au maximum, en français ou en anglais. Jusqu’à{' '}
                {MOST_FILES} fichiers à la fois.
              </Trans>
            }
            buttonLabel={<Trans>Choisir un fichier</Trans>}
            accept={ACCEPT}
            onFile={readFile}
            onFiles={readFiles}
            onText={readText}
            disabled={isBusy}
          >
            <div className={upload.below}>
              {intake.reading ? (
                <InView>
                  <ReadingRow reading={intake.reading} onCancel={intake.cancel} />
                </InView>
              ) : (
                <div className={upload.ways}>
                  <Button variant="quiet" icon={ClipboardPaste} onClick={() => setPasting(true)}>
                    <Trans>Coller le texte</Trans>
                  </Button>
                  <Button variant="quiet" icon={FilePlus} onClick={() => void startBlank()}>
                    <Trans>Commencer avec un CV vide</Trans>
                  </Button>
                </div>
              )}
            </div>
          </DropZone>
          {queue.files.length > 0 && (
            <InView>
              <FileQueue queue={queue} onOpen={open} />
            </InView>
          )}
          {intake.failure && (
            <InView key={intake.failure.fileName}>
              <RefusalNote
                {...intake.failure}
                onPaste={() => setPasting(true)}
                onRetry={intake.retry}
                onScan={intake.readScan}
                onBlank={() => void startBlank()}
              />
            </InView>
          )}
          {intake.restored && (
            <InView>
              <RestoredNote restored={intake.restored} />
            </InView>
          )}
          {failure && (
            <InView>
              <StorageNote failure={failure}>
                {intake.storage && (
                  <Button size="small" onClick={intake.retry}>
                    <Trans>Réessayer</Trans>
                  </Button>
                )}
              </StorageNote>
            </InView>
          )}
        </Stack>
        <Stack gap="px20" className={upload.beside}>
          <WelcomeNote />
          {context ? <CvShelf context={context} go={go} /> : <ShelfOnItsWay />}
          <TrustCard />
        </Stack>
        <PasteCvDialog
          open={pasting}
          onClose={() => setPasting(false)}
          onText={(text) => {
            setPasting(false);
            readText(text);
          }}
        />
      </div>
    </StepPage>
  );
}
