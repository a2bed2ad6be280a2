import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { LaidOutCv } from '#/domain/cv/layout/laid-out.ts';
import { NotHereYet } from '#/parts/NotHereYet.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Tabs } from '#/ui/actions/Tabs.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import type { CvForm, FieldInHand } from './fields/cv-form.ts';
import type { ReviewView } from '../cv-search.ts';
import { Preview } from '../preview/Preview.tsx';
import type { OpenDraft } from '../use-cv-draft.ts';
import { AtsPane, OriginalPane, SuggestionsPane, VersionsPane } from '../review/lazy-parts.ts';
import { review } from '../review/review.css.ts';
import { useReview } from '../review/use-review.ts';

/** Beside the form: the document, how software reads it, what could be better, and what it said before. */
export function ReviewTabs({
  form,
  layout,
  context,
  flush,
  view,
  onView,
  onField,
  onVersion,
  field,
}: {
  form: CvForm;
  layout: LaidOutCv;
  context: DataContext;
  flush: OpenDraft['flush'];
  view: ReviewView;
  onView: (view: ReviewView) => void;
  /** Leads to a field of the form. */
  onField: (path: string) => void;
  onVersion: (id: string) => void;
  /** The one of the form that somebody is at, or was last. */
  field: FieldInHand | undefined;
}) {
  const { t } = useLingui();
  const found = useReview(form.cv, layout);
  return (
    <Tabs<ReviewView>
      label={t`Aperçu et analyses`}
      tabs={[
        { id: 'resume', label: t`Aperçu` },
        { id: 'ats', label: t`Analyse ATS`, ...(found && { count: found.analysis.score }) },
        {
          id: 'suggestions',
          label: t`Suggestions`,
          ...(found && { count: found.suggestions.length }),
        },
        { id: 'versions', label: t`Versions` },
        ...(form.showOriginal ? [{ id: 'original' as const, label: t`Original` }] : []),
      ]}
      selected={view}
      onSelect={onView}
      compact
    >
      {view === 'resume' ? (
        <Preview form={form} layout={layout} />
      ) : (
        <div className={review.pane}>
          <Suspense fallback={<PartSkeleton />}>
            {view === 'versions' && (
              <VersionsPane form={form} context={context} flush={flush} onVersion={onVersion} />
            )}
            {view === 'original' && <OriginalPane form={form} context={context} field={field} />}
            {view === 'ats' && found === null && <NotHereYet />}
            {view === 'suggestions' && found === null && (
              <Note
                tone="danger"
                live="assertive"
                title={<Trans>Erreur pendant la génération</Trans>}
                action={
                  <Button size="small" onClick={() => location.reload()}>
                    <Trans>Recharger la page</Trans>
                  </Button>
                }
              >
                <Trans>Impossible de générer les suggestions. Veuillez réessayer.</Trans>
              </Note>
            )}
            {view === 'ats' && found && (
              <AtsPane cv={form.cv} analysis={found.analysis} onField={onField} />
            )}
            {view === 'suggestions' && found && (
              <SuggestionsPane
                form={form}
                found={found}
                context={context}
                onField={onField}
                onAts={() => onView('ats')}
              />
            )}
          </Suspense>
        </div>
      )}
    </Tabs>
  );
}
