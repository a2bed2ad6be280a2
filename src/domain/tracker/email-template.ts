import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';

/** Texts in which `{{…}}` variables are filled in for one application. */
export interface EmailTemplateFields {
  category: string;
  name: string;
  subject: string;
  body: string;
  language: 'fr' | 'en';
}

export interface EmailTemplate extends SyncedRecord, EmailTemplateFields {}

export const newEmailTemplate = (
  id: string,
  now: number,
  fields: EmailTemplateFields,
): EmailTemplate => ({ ...newRecord(id, now), ...fields });
