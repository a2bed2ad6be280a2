import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import type { EmailDraft } from '#/data/records/tracker/email-drafts.ts';
import { EMAIL_MAX, EMAIL_TEMPLATE_MAX } from '#/domain/access/size-limits.ts';
import type { Application } from '#/domain/tracker/application.ts';
import {
  blanksIn,
  emailParts,
  filledText,
  isReadyToSend,
  withoutBlank,
  type EmailValues,
} from '#/domain/tracker/emails/fill-email.ts';
import type { Reminder } from '#/domain/tracker/reminder.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { focusSoon } from '#/ui/focus-soon.ts';
import { TextArea } from '#/ui/fields/TextArea.tsx';
import { TextField } from '#/ui/fields/TextField.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { showToast } from '#/ui/messages/toast.ts';
import { SubPage } from '../SubPage.tsx';
import { BlankFields, blankId } from './BlankFields.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import { emails as css } from './emails.css.ts';
import { isTouched, newDraft } from './new-draft.ts';
import { SendActions } from './SendActions.tsx';
import { SentCard } from './SentCard.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import { useEmailDraft } from './use-email-draft.ts';
import type { Template } from './use-templates.ts';

/** The text, what is missing in it, how it will look, and the ways it can leave. */
export function ComposerForm({
  context,
  application,
  reminders,
  asked,
  templates,
  values,
  first,
}: {
  context: DataContext;
  application: Application;
  reminders: readonly Reminder[];
  asked: Reminder | undefined;
  templates: readonly Template[];
  values: EmailValues;
  first: EmailDraft;
}) {
  const { t } = useLingui();
  const { draft, failure, change, forget } = useEmailDraft(context, application.id, first);
  const [isTried, setTried] = useState(false);
  const { subject, body, fills, language, to } = draft;
  const tag = LANGUAGE_TAGS[language];
  const parts = { subject: emailParts(subject, fills), body: emailParts(body, fills) };
  const isReady = isReadyToSend(parts.subject) && isReadyToSend(parts.body);
  const text = { subject: filledText(parts.subject), body: filledText(parts.body) };
  const blanks = blanksIn(draft);
  const sources = { application, templates, values };

  const choose = (template: string, language: 'fr' | 'en') => {
    const before = draft;
    setTried(false);
    change(newDraft(template, language, sources));
    if (!isTouched(before, sources)) return;
    showToast({
      message: t`Le texte est remplacé.`,
      action: {
        label: t({ message: 'Annuler', context: 'défaire' }),
        onAct: () => change(before),
      },
    });
  };
  const showMissing = () => {
    setTried(true);
    focusSoon(blankId(blanks.findIndex((blank) => !fills[blank]?.trim())));
  };
  const company = application.company || application.title;

  return (
    <SubPage
      title={<Trans>Courriel : {company}</Trans>}
      lead={application.company === '' ? undefined : application.title}
      back={{ open: { application: application.id }, label: <Trans>Candidature</Trans> }}
    >
      <Stack gap="px20">
        {failure && <StorageNote failure={failure} />}
        <div className={css.columns}>
          <Stack gap="px20">
            <TemplateChoice
              templates={templates}
              template={draft.template}
              language={language}
              onChoose={choose}
            />
            {blanks.length > 0 && (
              <BlankFields
                blanks={blanks}
                fills={fills}
                lang={tag}
                isTried={isTried}
                onFill={(blank, fill) => change({ fills: { ...fills, [blank]: fill } })}
                onRemove={(blank) => {
                  change({
                    subject: withoutBlank(subject, blank),
                    body: withoutBlank(body, blank),
                  });
                  focusSoon(blankId(0), SUBJECT_ID);
                }}
              />
            )}
          </Stack>
          <Stack gap="px20" className={css.result}>
            <EmailPreview to={to} parts={parts} lang={tag} />
            <SendActions to={to} text={text} isReady={isReady} onMissing={showMissing} />
            <SentCard
              context={context}
              application={application}
              reminders={reminders}
              asked={asked}
              category={templates.find(({ id }) => id === draft.template)?.category ?? ''}
              subject={text.subject}
              isReady={isReady}
              onMissing={showMissing}
              onSent={forget}
            />
          </Stack>
          <Card title={<Trans>Modifier le texte</Trans>}>
            <Stack>
              <TextField
                label={<Trans>À</Trans>}
                optional
                type="email"
                inputMode="email"
                autoComplete="off"
                maxLength={EMAIL_MAX}
                value={to}
                onChange={(next) => change({ to: next })}
              />
              <TextArea
                id={SUBJECT_ID}
                label={<Trans>Objet</Trans>}
                line
                lang={tag}
                maxLength={EMAIL_TEMPLATE_MAX.subject}
                value={subject}
                onChange={(next) => change({ subject: next })}
              />
              <TextArea
                label={<Trans>Message</Trans>}
                grows
                rows={12}
                lang={tag}
                maxLength={EMAIL_TEMPLATE_MAX.body}
                value={body}
                onChange={(next) => change({ body: next })}
              />
            </Stack>
          </Card>
        </div>
      </Stack>
    </SubPage>
  );
}

const SUBJECT_ID = 'email-subject';
