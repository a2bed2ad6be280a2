import { Trans, useLingui } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { getDraft, keepDraft } from '#/data/records/tracker/application-drafts.ts';
import { getApplication, saveDraftOf } from '#/data/records/tracker/applications.ts';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { ApplicationDraft } from '#/data/records/tracker/application-drafts.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { applicationToForm, formToFields } from '#/domain/tracker/application-form.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { ActionBar, Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { ApplicationGone } from '../detail/ApplicationGone.tsx';
import { LockedNote } from '../detail/LockedNote.tsx';
import { SubPage } from '../SubPage.tsx';
import { useTrackerGo } from '../use-tracker-go.ts';
import { DraftNote } from './DraftNote.tsx';
import { isEmptyDraft } from './draft-keeper.ts';
import { entry } from './entry.css.ts';
import { MainFields } from './MainFields.tsx';
import { MistakeSummary } from './MistakeSummary.tsx';
import { MoreFields } from './MoreFields.tsx';
import { useApplicationForm } from './use-application-form.ts';

/** Everything that is filled in of one application. */
export function EditApplication({ context, id }: { context: DataContext; id: string }) {
  const found = useLiveQuery(
    async () => ({ application: await getApplication(context, id) }),
    [context, id],
  );
  const draft = useLiveQuery(async () => ({ draft: await getDraft(context, id) }), [context, id]);
  const application = found?.application;
  return (
    <SubPage
      title={<Trans>Modifier la candidature</Trans>}
      lead={application?.title}
      back={{ open: { application: id }, label: <Trans>Voir la candidature</Trans> }}
    >
      {found && draft ? (
        <Part context={context} application={application} draft={draft.draft} />
      ) : (
        <PartSkeleton />
      )}
    </SubPage>
  );
}

function Part({
  context,
  application,
  draft,
}: {
  context: DataContext;
  application: Application | undefined;
  draft: ApplicationDraft | undefined;
}) {
  if (!application || application.trashedAt !== null)
    return <ApplicationGone context={context} application={application} />;
  if (application.locked) return <LockedNote />;
  return <EditForm context={context} application={application} found={draft} />;
}

function EditForm({
  context,
  application,
  found,
}: {
  context: DataContext;
  application: Application;
  found: ApplicationDraft | undefined;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const go = useTrackerGo();
  const { id } = application;
  const form = useApplicationForm(context, {
    of: id,
    start: applicationToForm(application, language),
    found,
  });
  // What came back from an earlier visit, not what this one types.
  const [hadDraft] = useState(found !== undefined);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();

  const save = async () => {
    if (saving || !form.check()) return;
    setSaving(true);
    setFailure(undefined);
    await form.keeper.close();
    const saved = await saveDraftOf(context, id, formToFields(form.draft.values));
    if (saved.ok) return go({ application: id }, { replace: true });
    form.keeper.reopen();
    setSaving(false);
    setFailure(saved.error);
  };

  /** What was typed goes, and can be had again at once. */
  const cancel = async () => {
    const { draft } = form;
    await form.keeper.close();
    await keepDraft(context, id, undefined);
    go({ application: id }, { replace: true });
    if (isEmptyDraft(draft)) return;
    const takeUp = async () => {
      await keepDraft(context, id, draft);
      go({ edit: id });
    };
    showToast({
      message: t`Vos modifications sont supprimées.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => void takeUp(),
      },
    });
  };

  return (
    <form
      noValidate
      data-saving={form.keeping.kind}
      className={entry.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="px20">
        {hadDraft && !isEmptyDraft(form.draft) && <DraftNote onClear={form.clear} />}
        <MistakeSummary form={form} />
        <Card>
          <Stack gap="px24">
            <MainFields form={form} />
            <MoreFields form={form} />
          </Stack>
        </Card>
        {failure && <StorageNote failure={failure} />}
        {form.keeping.kind === 'failed' && !failure && (
          <StorageNote failure={form.keeping.failure} />
        )}
        <ActionBar>
          <Button type="submit" variant="primary" loading={saving}>
            <Trans>Enregistrer</Trans>
          </Button>
          <Button variant="quiet" onClick={() => void cancel()}>
            <Trans>Annuler</Trans>
          </Button>
        </ActionBar>
      </Stack>
    </form>
  );
}
