import { Trans } from '@lingui/react/macro';
import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { getApplication } from '#/data/records/tracker/applications.ts';
import { getEmailDraft, type EmailDraft } from '#/data/records/tracker/email-drafts.ts';
import { ownName } from '#/data/records/own-facts.ts';
import { remindersOf } from '#/data/records/tracker/reminders.ts';
import type { Application } from '#/domain/tracker/application.ts';
import type { EmailValues } from '#/domain/tracker/emails/fill-email.ts';
import { fittingEmail } from '#/domain/tracker/emails/fitting-email.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { useLanguage } from '#/parts/LanguageProvider.tsx';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { PartSkeleton } from '#/ui/messages/Skeleton.tsx';
import { SubPage } from '../SubPage.tsx';
import { ComposerForm } from './ComposerForm.tsx';
import { newDraft } from './new-draft.ts';
import { useTemplates, type Template } from './use-templates.ts';

/** An e-mail for one application, from a text that suits it to what leaves for the employer. */
export function EmailComposer({
  context,
  application: id,
  reminder,
  template,
}: {
  context: DataContext;
  /** Ids. */
  application: string;
  reminder?: string | undefined;
  template?: string | undefined;
}) {
  const { user } = useAuth();
  const { language } = useLanguage();
  const templates = useTemplates(context);
  // Once, as it was when the page was opened: what is being written is the page's own.
  const start = useLiveQuery(async () => {
    const [application, reminders, draft, name] = await Promise.all([
      getApplication(context, id),
      remindersOf(context, id),
      getEmailDraft(context, id),
      ownName(context),
    ]);
    return { application, reminders, draft, name };
  }, [context, id]);
  if (!start || !templates)
    return (
      <SubPage title={<Trans>Courriel</Trans>}>
        <PartSkeleton />
      </SubPage>
    );
  const { application, reminders, draft, name } = start;
  if (!application || application.trashedAt !== null)
    return (
      <SubPage title={<Trans>Courriel</Trans>}>
        <StorageNote failure={{ kind: 'missing' }} />
      </SubPage>
    );
  const values = valuesOf(application, name || (user?.fullName ?? ''));
  const asked = reminders.find((one) => one.id === reminder);
  const first = beginning({
    application,
    reminders,
    asked,
    wanted: template,
    draft,
    templates,
    values,
    language,
  });
  return (
    <ComposerForm
      context={context}
      application={application}
      reminders={reminders}
      asked={asked}
      templates={templates}
      values={values}
      first={first}
    />
  );
}

const valuesOf = (
  { recruiter, title, company, dateApplied }: Application,
  name: string,
): EmailValues => ({
  recruiter_name: recruiter,
  position: title,
  company_name: company,
  application_date: dateApplied,
  your_name: name,
});

/** What was begun for it, unless another text is asked for now. */
const beginning = ({
  application,
  reminders,
  asked,
  wanted,
  draft,
  templates,
  values,
  language: ofPage,
}: {
  application: Application;
  reminders: readonly Reminder[];
  asked: Reminder | undefined;
  wanted: string | undefined;
  draft: EmailDraft | undefined;
  templates: readonly Template[];
  values: EmailValues;
  language: 'fr' | 'en';
}): EmailDraft => {
  const fitting = fittingEmail(application, asked, reminders);
  const named = templates.find(({ id }) => id === wanted);
  const id = named?.id ?? (asked ? fitting : (draft?.template ?? fitting));
  if (draft?.template === id) return draft;
  const language = named?.isOwn ? named.language : application.language || ofPage;
  return newDraft(id, language, { application, templates, values });
};
