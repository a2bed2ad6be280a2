/** E-mails that are being written, one for each application: kept on this device alone until they are sent. */
import type { Result } from '#/domain/result.ts';
import type { EmailText, Fills } from '#/domain/tracker/emails/fill-email.ts';
import type { DataContext } from '../../context.ts';
import { storageFailure, type StorageFailure } from '../../failure.ts';

export interface EmailDraft extends EmailText {
  /** Key of a ready one, or id of one of the person's own. */
  template: string;
  language: 'fr' | 'en';
  to: string;
  fills: Fills;
}

export const getEmailDraft = async (
  { database }: DataContext,
  application: string,
): Promise<EmailDraft | undefined> =>
  (await database.meta.get(keyOf(application)))?.value as EmailDraft | undefined;

/** undefined: it is sent, or begun anew. */
export const keepEmailDraft = async (
  { database }: DataContext,
  application: string,
  draft: EmailDraft | undefined,
): Promise<Result<void, StorageFailure>> => {
  const key = keyOf(application);
  try {
    await (draft ? database.meta.put({ key, value: draft }) : database.meta.delete(key));
    return { ok: true, value: undefined };
  } catch (error) {
    return { ok: false, error: storageFailure(error) };
  }
};

const keyOf = (application: string): string => `email-draft/${application}`;
