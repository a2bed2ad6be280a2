import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApplicationDraft } from '#/data/records/tracker/application-drafts.ts';
import { createApplication, setSentCv } from '#/data/records/tracker/applications.ts';
import type { DataContext } from '#/data/context.ts';
import type { StorageFailure } from '#/data/failure.ts';
import type { PostingEntry } from '#/data/tables.ts';
import type { ApplicationStatus } from '#/domain/tracker/application.ts';
import { fillFromAd } from '#/domain/tracker/ad/fill-from-ad.ts';
import { EMPTY_FORM, formToFields, type FormValues } from '#/domain/tracker/application-form.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { dayAt, now } from '#/platform/clock.ts';
import { Button } from '#/ui/actions/Button.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';
import { ActionBar, Stack } from '#/ui/layout/layout.tsx';
import { Note } from '#/ui/messages/Note.tsx';
import { useSentCvTitle } from '../detail/use-sent-cv-title.ts';
import { LimitNote } from '../LimitNote.tsx';
import { usePlaces } from '../use-places.ts';
import { useTrackerGo } from '../use-tracker-go.ts';
import { AdCard } from './AdCard.tsx';
import { BeyondNote } from './BeyondNote.tsx';
import { DraftNote } from './DraftNote.tsx';
import { isEmptyDraft, NO_DRAFT, withStatus } from './draft-keeper.ts';
import { entry } from './entry.css.ts';
import { SentCvField, StatusField } from './FollowFields.tsx';
import { MainFields } from './MainFields.tsx';
import { MistakeSummary } from './MistakeSummary.tsx';
import { MoreFields } from './MoreFields.tsx';
import { ReceivedCard } from './ReceivedCard.tsx';
import { useAdIntake } from './use-ad-intake.ts';
import { useAddedToast } from './use-added-toast.ts';
import { useApplicationForm } from './use-application-form.ts';

export function AddForm({
  context,
  of,
  status: asked,
  draft: found,
  posting,
  region,
}: {
  context: DataContext;
  of: string;
  /** Where it stands, when the address says so. */
  status: ApplicationStatus | undefined;
  draft: ApplicationDraft | undefined;
  posting: PostingEntry | undefined;
  region: FormValues['province'];
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const go = useTrackerGo();
  const places = usePlaces(context);
  const sentCvTitle = useSentCvTitle();
  const tellAdded = useAddedToast(context);
  const [start] = useState(() => ({
    ...EMPTY_FORM,
    dateApplied: dayAt(now()),
    province: region,
  }));
  const form = useApplicationForm(context, { of, start, found: startingAt(asked, found) });
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<StorageFailure>();
  const { draft, values, keeper } = form;

  const intake = useAdIntake(({ reading, text }, url) => {
    const { values: next, filled } = fillFromAd(values, draft.filled, reading, { url, language });
    form.take(next, filled, text);
  });
  const readPosting = useEffectEvent(() => {
    if (posting && !found) intake.readText(wordsOf(posting), posting.url);
  });
  useEffect(() => readPosting(), []);

  const empty = () => {
    const next = { ...values };
    for (const [field, filled] of Object.entries(draft.filled))
      if (next[field as keyof typeof next] === filled.value)
        Object.assign(next, { [field]: start[field as keyof typeof start] });
    form.take(next, {}, '');
  };

  const save = async () => {
    if (saving || !form.check()) return;
    setSaving(true);
    setFailure(undefined);
    await keeper.close();
    const { status = 'applied', cv = '', text } = draft;
    const created = await createApplication(
      context,
      { ...formToFields(values), status },
      places?.limit ?? null,
      {
        draft: of,
        ...(posting && { posting: posting.id }),
        ...(text !== '' && { text: { name: `${t`Offre d’emploi`}.txt`, words: text } }),
      },
    );
    if (!created.ok) {
      keeper.reopen();
      setSaving(false);
      setFailure(created.error);
      return;
    }
    const { application, isBeyondPlan } = created.value;
    if (cv !== '') await setSentCv(context, application.id, cv, sentCvTitle(application));
    tellAdded(application.id, { posting, isBeyondPlan });
    go({ application: application.id }, { replace: true });
  };

  // What is chosen in it is also what the address says, should the page be opened again.
  const statusField = (
    <StatusField
      form={form}
      onStatus={(next) => asked && go({ add: of, as: next }, { replace: true })}
    />
  );

  return (
    <form
      noValidate
      data-saving={form.keeping.kind}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="px20">
        {places?.left === 0 && <LimitNote limit={places.limit ?? 0} />}
        {of !== 'new' && !posting && (
          <Note title={<Trans>Cette offre d’emploi n’est plus en attente</Trans>}>
            <Trans>
              Elle a été ajoutée ou retirée. Vous pouvez quand même écrire une candidature ici.
            </Trans>
          </Note>
        )}
        {found && !isEmptyDraft(draft) && <DraftNote onClear={form.clear} />}
        <div className={entry.grid}>
          <div className={entry.beside}>
            <AdCard form={form} intake={intake} onEmpty={empty} />
            {of === 'new' && <ReceivedCard context={context} />}
          </div>
          <Stack gap="px20">
            <MistakeSummary form={form} />
            <Card title={<Trans>La candidature</Trans>}>
              <Stack>
                <MainFields form={form} status={asked && statusField} />
                <Disclosure
                  open={Object.keys(draft.filled).length > 1}
                  summary={<Trans>Ajouter des détails (facultatif)</Trans>}
                >
                  <div className={entry.inside}>
                    <MoreFields
                      form={form}
                      follow={
                        <>
                          {!asked && statusField}
                          <SentCvField context={context} form={form} />
                        </>
                      }
                    />
                  </div>
                </Disclosure>
              </Stack>
            </Card>
            {failure && <StorageNote failure={failure} />}
            {form.keeping.kind === 'failed' && !failure && (
              <StorageNote failure={form.keeping.failure} />
            )}
            {places?.left === 0 && <BeyondNote />}
            <ActionBar>
              <Button type="submit" variant="primary" loading={saving}>
                <Trans>Ajouter la candidature</Trans>
              </Button>
            </ActionBar>
          </Stack>
        </div>
      </Stack>
    </form>
  );
}

/** The column it was begun in says where it stands, whatever an earlier draft said. */
const startingAt = (
  status: ApplicationStatus | undefined,
  found: ApplicationDraft | undefined,
): ApplicationDraft | undefined => (status ? withStatus(found ?? NO_DRAFT, status) : found);

/** A share sheet's title is often the first line of its text. */
const wordsOf = ({ title, text }: PostingEntry): string =>
  text.startsWith(title) ? text : `${title}\n${text}`;
