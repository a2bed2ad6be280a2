/** A person's own e-mail texts; those that come with the product are content, not theirs. */
import {
  newEmailTemplate,
  type EmailTemplate,
  type EmailTemplateFields,
} from '#/domain/tracker/email-template.ts';
import type { DataContext } from '../../context.ts';
import { createRow, isOut, newestFirst, patchRow, type Saved } from '../saved-row.ts';

/** Newest work first; not those in the bin. */
export const listEmailTemplates = async ({ database }: DataContext): Promise<EmailTemplate[]> =>
  newestFirst((await database.emailTemplates.toArray()).filter(isOut));

export const createEmailTemplate = (
  context: DataContext,
  fields: EmailTemplateFields,
): Saved<EmailTemplate> =>
  createRow(context, 'emailTemplates', newEmailTemplate(context.newId(), context.now(), fields));

export const editEmailTemplate = (
  context: DataContext,
  id: string,
  fields: Partial<EmailTemplateFields>,
): Saved<EmailTemplate> => patchRow(context, 'emailTemplates', id, fields);
