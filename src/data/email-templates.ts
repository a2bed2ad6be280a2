/** A person's own e-mail texts; those that come with the product are content, not theirs. */
import {
  newEmailTemplate,
  type EmailTemplate,
  type EmailTemplateFields,
} from '#/domain/tracker/email-template.ts';
import { purgeWithBelongings } from './belongings.ts';
import type { DataContext } from './context.ts';
import {
  createRow,
  isOut,
  moveToBin,
  newestFirst,
  patchRow,
  takeOutOfBin,
  type Saved,
} from './saved-row.ts';

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

export const moveEmailTemplateToBin = (context: DataContext, id: string): Saved<EmailTemplate> =>
  moveToBin(context, 'emailTemplates', id);

export const takeEmailTemplateOutOfBin = (context: DataContext, id: string): Saved<EmailTemplate> =>
  takeOutOfBin(context, 'emailTemplates', id);

export const purgeEmailTemplate = (context: DataContext, id: string): Saved<void> =>
  purgeWithBelongings(context, [{ table: 'emailTemplates', id }]);
