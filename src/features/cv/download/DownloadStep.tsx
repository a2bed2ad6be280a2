import { Trans } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense, useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { lastCheck } from '#/domain/cv/form/last-check.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { InstallCard } from '#/parts/install/InstallCard.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Row, Stack } from '#/ui/layout/layout.tsx';
import { problemsOf } from '../customise/fields/form-problems.ts';
import { SavedLine } from '../customise/SavedLine.tsx';
import { useCvLayout } from '../preview/use-cv-layout.ts';
import { TwinNote } from '../pair/lazy-parts.ts';
import { StepPage, type CvFlow } from '../StepPage.tsx';
import { useCountWords } from '../use-count-words.ts';
import type { OpenDraft } from '../use-cv-draft.ts';
import { PurposeGuard } from '../judgement/PurposeGuard.tsx';
import { download } from './download.css.ts';
import { FormatList } from './FormatList.tsx';
import { LastCheckCard } from './LastCheckCard.tsx';
import { NextCard } from './NextCard.tsx';
import { ToDoNote } from './ToDoNote.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';
import { warmWriters } from './write-cv-file.ts';

/** Step 3: a template, a last look, and the files. */
export function DownloadStep({
  flow,
  draft,
  context,
}: {
  flow: CvFlow;
  draft: OpenDraft;
  context: DataContext;
}) {
  const { cv, edit, saving, flush } = draft;
  const { go } = flow;
  const words = useCountWords();
  const layout = useCvLayout(cv);
  const check = lastCheck(cv, layout, problemsOf(cv));
  const [saved, setSaved] = useState(false);
  useEffect(warmWriters, []);
  return (
    <StepPage
      flow={flow}
      title={check.ready ? <Trans>Votre CV est prêt</Trans> : <Trans>Presque prêt</Trans>}
      lead={
        check.ready ? (
          <>
            {words.pagesReady(check.pages.count)}{' '}
            <Trans>Choisissez un modèle, puis un format.</Trans>
          </>
        ) : check.canDownload ? (
          <Trans>
            Vous pouvez déjà télécharger votre CV, mais il sera meilleur après ce qui suit.
          </Trans>
        ) : (
          <Trans>
            Votre CV est enregistré : complétez ce qui suit pour pouvoir le télécharger.
          </Trans>
        )
      }
    >
      <div className={download.grid}>
        <Stack gap="px24">
          {cv.twin !== '' && (
            <Suspense>
              <TwinNote cv={cv} context={context} go={go} />
            </Suspense>
          )}
          {!check.ready && <ToDoNote cv={cv} toDo={check.toDo} go={go} />}
          <TemplatePicker cv={cv} edit={edit} />
          <PurposeGuard />
          <FormatList cv={cv} check={check} onSaved={() => setSaved(true)} />
        </Stack>
        <Stack gap="px16">
          <LastCheckCard cv={cv} check={check} go={go} />
          <NextCard />
          {saved && <InstallCard arrives />}
        </Stack>
      </div>
      <div className={download.foot}>
        <Row between>
          <Button
            icon={ArrowLeft}
            onClick={() => {
              edit(editField('step', 'customise'));
              void flush();
              go({ step: 'customise' });
            }}
          >
            <Trans>Revenir aux modifications</Trans>
          </Button>
          <SavedLine saving={saving} onRetry={() => void flush()} />
        </Row>
      </div>
    </StepPage>
  );
}
