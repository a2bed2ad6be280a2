import { useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import type { CvStep } from '#/domain/cv/record/cv-record.ts';
import { classNames } from '#/ui/class-names.ts';
import { page } from '#/ui/layout/layout.css.ts';
import { Page } from '#/ui/layout/layout.tsx';
import { PoleSteps } from '#/ui/figures/PoleSteps.tsx';
import { visuallyHidden } from '#/ui/layout/VisuallyHidden.css.ts';
import type { CvSearch } from './cv-search.ts';

/** Where one is in the converter, and the way to another place of it. */
export interface CvFlow {
  step: CvStep;
  search: CvSearch;
  go: (next: CvSearch) => void;
  /** Told each step that is shown; true when another one was shown before it. */
  isNewStep: (step: CvStep) => boolean;
}

export const stepMemory = (): CvFlow['isNewStep'] => {
  let shown: CvStep | undefined;
  return (step) => {
    const before = shown;
    shown = step;
    return before !== undefined && before !== step;
  };
};

/** The frame of each step: its heading, and the three steps along the pole. */
export function StepPage({
  flow: { step, search, go, isNewStep },
  title,
  titleHidden,
  lead,
  children,
}: {
  flow: CvFlow;
  title: ReactNode;
  titleHidden?: boolean;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  useEffect(() => {
    if (!isNewStep(step)) return;
    // Like a new page: its top is shown and its heading announced.
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step, isNewStep]);

  const closed = !search.cv;
  const pole = (
    <PoleSteps<CvStep>
      label={t`Étapes`}
      steps={[
        { id: 'upload', label: t`Ajouter` },
        { id: 'customise', label: t`Personnaliser`, closed },
        { id: 'download', label: t`Télécharger`, closed },
      ]}
      current={step}
      onGo={(next) => go(next === 'upload' || !search.cv ? {} : { cv: search.cv, step: next })}
    />
  );
  // The first step introduces itself; from the second on, the pole keeps one place on the screen.
  return step === 'upload' ? (
    <Page title={title} lead={lead}>
      {pole}
      {children}
    </Page>
  ) : (
    <div className={classNames(page.wrap, page.padding)}>
      {pole}
      <div className={titleHidden ? undefined : page.head}>
        <h1 tabIndex={-1} className={titleHidden ? visuallyHidden : undefined}>
          {title}
        </h1>
        {lead != null && <p className={page.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
