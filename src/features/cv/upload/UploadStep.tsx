import { Trans, useLingui } from '@lingui/react/macro';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import FilePlus from 'lucide-react/icons/file-plus-2';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { startData } from '#/data/session/start.ts';
import type { StorageFailure } from '#/data/failure.ts';
import { MIB } from '#/domain/access/size-limits.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
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
const ACCEPT =
  '.pdf,.docx,.odt,.rtf,.txt,.json,application/pdf,text/plain,application/rtf,application/json';

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
  const [pasting, setPasting] = useState(false);
  const [storage, setStorage] = useState<StorageFailure>();
  const { go } = flow;
  const open = (cv: CvId) => go({ cv, step: 'customise' });
  const intake = useCvIntake(open);
  usePageDrop({ onFile: intake.readFile, onText: intake.readText });
  useHandedOver(flow.search.shared, intake.readFile);

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
          email: user?.email ?? '',
        })
      : started;
    if (!created.ok) return setStorage(created.error);
    const { cv, undo } = created.value;
    open(cv.id);
    if (started.ok && undo)
      showToast({
        message: t`Votre profil a rempli ce CV.`,
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
                PDF, Word (.docx), OpenDocument, RTF ou texte, {MOST_MEGABYTES} Mo au maximum. En
                français ou en anglais.
              </Trans>
            }
            buttonLabel={<Trans>Choisir un fichier</Trans>}
            accept={ACCEPT}
            onFile={intake.readFile}
            onText={intake.readText}
            disabled={intake.reading !== undefined}
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
          {intake.failure && (
            <InView key={intake.failure.fileName}>
              <RefusalNote
                {...intake.failure}
                onPaste={() => setPasting(true)}
                onRetry={intake.retry}
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
            intake.readText(text);
          }}
        />
      </div>
    </StepPage>
  );
}
