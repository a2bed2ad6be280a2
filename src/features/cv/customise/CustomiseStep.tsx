import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Eye from 'lucide-react/icons/eye';
import { Suspense, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { MARKED_LISTS } from '#/domain/cv/form/empty-section-paths.ts';
import { editField } from '#/domain/cv/record/cv-patch.ts';
import { fieldOf, segmentsOf } from '#/domain/sync/path.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Dialog } from '#/ui/messages/Dialog.tsx';
import { ActionBar, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { Tabs } from '#/ui/actions/Tabs.tsx';
import { VisuallyHidden } from '#/ui/layout/VisuallyHidden.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { FORM_TABS, type FormTab } from '../cv-search.ts';
import { useAutomaticVersions } from '../review/versions/use-automatic-versions.ts';
import { LettersOfCv, TwinDoor } from '../pair/lazy-parts.ts';
import { VersionDialog } from '../review/lazy-parts.ts';
import { useCvLayout } from '../preview/use-cv-layout.ts';
import { StepPage, type CvFlow } from '../StepPage.tsx';
import type { OpenDraft } from '../use-cv-draft.ts';
import { fieldId, fieldInHand, type CvForm, type FieldInHand } from './fields/cv-form.ts';
import { customise } from './customise.css.ts';
import { EducationForm } from './tabs/EducationForm.tsx';
import { ExperienceForm } from './tabs/ExperienceForm.tsx';
import { isToldAtField, problemsOf } from './fields/form-problems.ts';
import { JobMatchDoor } from './JobMatchDoor.tsx';
import { LanguagesForm } from './tabs/LanguagesForm.tsx';
import { OtherForm } from './tabs/OtherForm.tsx';
import { PersonalForm } from './tabs/PersonalForm.tsx';
import { ProblemSummary } from './ProblemSummary.tsx';
import { ReviewTabs } from './ReviewTabs.tsx';
import { EmptySectionNote } from './from-file/EmptySectionNote.tsx';
import { FromFileNotice } from './from-file/FromFileNotice.tsx';
import { RemovedList } from './from-file/RemovedList.tsx';
import { SavedLine } from './SavedLine.tsx';
import { SkillsForm } from './tabs/SkillsForm.tsx';
import { tabOf, useShownField } from './fields/shown-field.ts';
import { ToPlaceTray } from './from-file/ToPlaceTray.tsx';
import { useTabWords } from './tabs/use-tab-words.ts';
import { media } from '#/ui/theme/tokens.ts';
import { useMedia } from '#/ui/use-media.ts';
import { YearAloneNote } from './YearAloneNote.tsx';

/** Takes the focus when the next tab is shown, so that its first words are in sight. */
const FORM = 'cv-form';

/** Step 2: the form, and beside it the document it makes (on phones behind a button). */
export function CustomiseStep({
  flow,
  draft,
  context,
}: {
  flow: CvFlow;
  draft: OpenDraft;
  context: DataContext;
}) {
  const { t } = useLingui();
  const { cv, edit, saving, flush } = draft;
  const { search } = flow;
  const { tab = 'personal', field, view = 'resume', version } = search;
  // What stands beside the form stays there while the form goes from tab to tab.
  const go: CvFlow['go'] = (next) =>
    flow.go({ ...(search.view && { view: search.view }), ...next });
  const tabWords = useTabWords();
  const wide = useMedia(media.wide);
  const layout = useCvLayout(cv);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(Boolean(field));
  const [announced, setAnnounced] = useState('');
  const [previewing, setPreviewing] = useState(
    field === 'length' || field === 'language' || search.view !== undefined,
  );
  const [inHand, setInHand] = useState<FieldInHand>();
  useAutomaticVersions(context, cv, saving);
  useShownField(field);

  const problems = problemsOf(cv);
  const blocking = problems.filter(({ blocks }) => blocks);
  const form: CvForm = {
    cv,
    ...(cv.sourceFileName !== '' && {
      showOriginal: (path) => {
        setInHand(fieldInHand(document.getElementById(fieldId(path))));
        setPreviewing(true);
        flow.go({ ...search, step: 'customise', view: 'original' });
      },
    }),
    edit,
    problemAt: (path) =>
      asked || left.has(path)
        ? problems.find((problem) => problem.path === path && isToldAtField(problem))
        : undefined,
    leave: (path) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
    announce: setAnnounced,
  };

  // A CV from a file is there to be looked over; an empty one is written from tab to tab.
  const nextTab = cv.sourceFileName === '' ? FORM_TABS[FORM_TABS.indexOf(tab) + 1] : undefined;
  const goOn = () => {
    const [first] = nextTab ? blocking.filter(({ path }) => tabOf(path) === tab) : blocking;
    if (first) {
      setAsked(true);
      go({ step: 'customise', tab: tabOf(first.path), field: first.path });
      return;
    }
    if (nextTab) {
      go({ step: 'customise', tab: nextTab });
      focusSoon(FORM);
      return;
    }
    edit(editField('step', 'download'));
    void flush();
    go({ step: 'download' });
  };
  const toField = (path: string) => {
    setPreviewing(false);
    go({ step: 'customise', tab: tabOf(path), field: path });
  };
  const review = (
    <ReviewTabs
      form={form}
      layout={layout}
      context={context}
      flush={flush}
      view={view}
      field={inHand}
      onView={(next) => flow.go({ ...search, step: 'customise', view: next })}
      onField={toField}
      onVersion={(id) => flow.go({ ...search, step: 'customise', view: 'versions', version: id })}
    />
  );
  const savedLine = <SavedLine saving={saving} onRetry={() => void flush()} />;
  const shownEntry = field && fieldOf(field) === tab ? segmentsOf(field)[1] : undefined;

  return (
    <StepPage flow={flow} title={<Trans>Personnaliser votre CV</Trans>} titleHidden>
      <div className={customise.studio}>
        <Stack gap="px20">
          {saving.kind === 'failed' && <div className={customise.alert}>{savedLine}</div>}
          <FromFileNotice form={form} />
          {asked && blocking.length > 2 && <ProblemSummary problems={blocking} cv={cv} go={go} />}
          {!wide && layout.overflow && (
            <Note
              tone="warning"
              title={<Trans>Votre CV dépasse 2 pages</Trans>}
              action={
                <Button size="small" onClick={() => setPreviewing(true)}>
                  <Trans>Voir comment raccourcir</Trans>
                </Button>
              }
            />
          )}
          <Tabs<FormTab>
            label={t`Sections du CV`}
            tabs={FORM_TABS.map((id) => ({ id, label: tabWords[id] }))}
            selected={tab}
            onSelect={(next) => go({ step: 'customise', tab: next })}
            compact
            bleed
          >
            <div
              id={FORM}
              tabIndex={-1}
              className={customise.form}
              onFocus={({ target }) => setInHand((before) => fieldInHand(target) ?? before)}
            >
              <YearAloneNote form={form} tab={tab} />
              {MARKED_LISTS.filter((list) => tabOf(list) === tab).map((list) => (
                <EmptySectionNote key={list} form={form} list={list} />
              ))}
              {tab === 'personal' && <PersonalForm form={form} />}
              {tab === 'experience' && <ExperienceForm form={form} shown={shownEntry} />}
              {tab === 'education' && <EducationForm form={form} shown={shownEntry} />}
              {tab === 'skills' && (
                <>
                  <SkillsForm form={form} />
                  <LanguagesForm form={form} />
                </>
              )}
              {tab === 'other' && <OtherForm form={form} shown={shownEntry} />}
            </div>
          </Tabs>
          <ToPlaceTray form={form} />
          <RemovedList form={form} />
          <Suspense>
            <TwinDoor cv={cv} context={context} flush={flush} go={flow.go} />
            <LettersOfCv cv={cv.id} context={context} go={flow.go} />
          </Suspense>
          <JobMatchDoor
            form={form}
            context={context}
            flush={flush}
            onField={toField}
            onCopy={(id) => flow.go({ cv: id, step: 'customise', tab: 'skills' })}
            onLetter={(letter) => flow.go({ cv: letter.cv, letter: letter.id })}
          />
          {saving.kind !== 'failed' && savedLine}
        </Stack>
        {wide && <div className={customise.beside}>{review}</div>}
      </div>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      <ActionBar>
        {!wide && (
          <Button icon={Eye} onClick={() => setPreviewing(true)}>
            <Trans>Aperçu</Trans>
          </Button>
        )}
        <Button variant="primary" iconAfter={ArrowRight} onClick={goOn}>
          <Trans>Continuer</Trans>
        </Button>
      </ActionBar>
      {!wide && (
        <Dialog
          open={previewing}
          onClose={() => setPreviewing(false)}
          shape="sheet"
          title={<Trans>Aperçu</Trans>}
        >
          {review}
        </Dialog>
      )}
      {version && (
        <Suspense>
          <VersionDialog
            context={context}
            cv={cv}
            id={version}
            flush={flush}
            onClose={() => {
              const { version: _shown, ...rest } = search;
              flow.go({ ...rest, step: 'customise' });
            }}
          />
        </Suspense>
      )}
    </StepPage>
  );
}
