import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { CvId } from '#/domain/cv/record/cv-record.ts';
import { loadCatalog } from '#/i18n/i18n.ts';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import type { CvSearch } from './cv-search.ts';
import { CvGone } from './CvGone.tsx';
import { DataNote } from '#/parts/local-data/DataNote.tsx';
import { lazyPart, NotHereYet } from '#/parts/NotHereYet.tsx';
import { useWelcome } from '#/parts/welcome.ts';
import { stepMemory, StepPage, type CvFlow } from './StepPage.tsx';
import { LetterPage, PairPage } from './pair/lazy-parts.ts';
import { UploadStep } from './upload/UploadStep.tsx';
import { useCvDraft } from './use-cv-draft.ts';
import { useDataState } from '#/parts/local-data/use-data-state.ts';

// Both come with the offline kit, for nothing is read or written without it either.
const CustomiseStep = lazyPart(
  async () => (await withJudgement(import('./customise/CustomiseStep.tsx'))).CustomiseStep,
  StepNotHere,
);
const DownloadStep = lazyPart(
  async () => (await withJudgement(import('./download/DownloadStep.tsx'))).DownloadStep,
  StepNotHere,
);

/** What both say of Canadian habits: its words come with them, not with the page. */
const withJudgement = async <Step,>(step: Promise<Step>): Promise<Step> => {
  const [loaded] = await Promise.all([step, loadCatalog('cv-judgement')]);
  return loaded;
};

/** The converter's three steps; the address says which one, and for which CV. */
export function CvConverterPage({ search }: { search: CvSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const data = useDataState();
  const [isNewStep] = useState(stepMemory);
  const step = search.cv ? (search.step ?? 'customise') : 'upload';
  const goesOn = step !== 'upload';
  useEffect(() => {
    if (goesOn) useWelcome.setState({ welcome: undefined });
  }, [goesOn]);
  const flow: CvFlow = {
    step,
    search,
    // A tab of the same step is no new page: it must not jump to the top.
    go: (next) =>
      void navigate({
        to: '.',
        search: () => next as never,
        resetScroll: (next.step ?? 'upload') !== step,
      }),
    isNewStep,
  };

  if (data.kind === 'blocked' || data.kind === 'failed')
    return (
      <StepPage flow={flow} title={t`Convertisseur de CV`}>
        <DataNote state={data} />
      </StepPage>
    );
  const context = data.kind === 'ready' ? data.context : undefined;
  // The first step needs no database before there is something to keep.
  if (flow.step === 'upload' || !search.cv) return <UploadStep flow={flow} context={context} />;
  if (!context) return <StepOnItsWay flow={flow} />;
  const Beside = search.pair
    ? PairPage
    : search.letter || search.application
      ? LetterPage
      : undefined;
  if (Beside)
    return (
      <Suspense fallback={<PartSkeleton />}>
        <Beside
          key={search.cv}
          context={context}
          search={{ ...search, cv: search.cv }}
          go={flow.go}
        />
      </Suspense>
    );
  return (
    <Suspense fallback={<StepOnItsWay flow={flow} />}>
      <CvStepOf key={search.cv} id={search.cv} context={context} flow={flow} />
    </Suspense>
  );
}

function CvStepOf({ id, context, flow }: { id: CvId; context: DataContext; flow: CvFlow }) {
  const { t } = useLingui();
  const draft = useCvDraft(context, id);
  if (draft === undefined) return <StepOnItsWay flow={flow} />;
  if (draft === null || draft.cv.trashedAt !== null)
    return (
      <StepPage flow={flow} title={t`Convertisseur de CV`}>
        <CvGone context={context} cv={draft?.cv} onBack={() => flow.go({})} />
      </StepPage>
    );
  const inThisCv: CvFlow = {
    ...flow,
    go: (next) => flow.go(next.step || next.pair || next.letter ? { cv: id, ...next } : {}),
  };
  return flow.step === 'download' ? (
    <DownloadStep flow={inThisCv} draft={draft} context={context} />
  ) : (
    <CustomiseStep flow={inThisCv} draft={draft} context={context} />
  );
}

/** The frame of a step, so that nothing moves when the step is there. */
function StepOnItsWay({ flow }: { flow: CvFlow }) {
  const { t } = useLingui();
  return (
    <StepPage
      // The step itself takes the focus and is announced.
      flow={{ ...flow, isNewStep: () => false }}
      title={t`Convertisseur de CV`}
      titleHidden
    >
      <PartSkeleton />
    </StepPage>
  );
}

function StepNotHere({ flow }: { flow: CvFlow }) {
  const { t } = useLingui();
  return (
    <StepPage flow={flow} title={t`Convertisseur de CV`}>
      <NotHereYet />
    </StepPage>
  );
}
