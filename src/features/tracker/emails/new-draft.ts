import type { EmailDraft } from '#/data/records/tracker/email-drafts.ts';
import type { Application } from '#/domain/tracker/application.ts';
import { draftEmail, type EmailValues } from '#/domain/tracker/emails/fill-email.ts';
import type { Template } from './use-templates.ts';

export interface DraftSources {
  application: Application;
  templates: readonly Template[];
  values: EmailValues;
}

/** The text of a template in a language, with what is known written in. */
export const newDraft = (
  id: string,
  language: 'fr' | 'en',
  { application, templates, values }: DraftSources,
): EmailDraft => {
  const inLanguage = templates.filter((one) => one.language === language);
  const template = inLanguage.find((one) => one.id === id) ?? inLanguage.find((one) => !one.isOwn);
  const text = draftEmail(template ?? { subject: '', body: '' }, values, language);
  return {
    ...text,
    template: template?.id ?? id,
    language,
    to: application.recruiterEmail,
    fills: {},
  };
};

/** Whether a person has written anything into it. */
export const isTouched = (draft: EmailDraft, sources: DraftSources): boolean => {
  const { subject, body } = newDraft(draft.template, draft.language, sources);
  return (
    draft.subject !== subject ||
    draft.body !== body ||
    Object.values(draft.fills).some((fill) => fill.trim() !== '')
  );
};
