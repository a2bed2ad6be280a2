import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { listEmailTemplates } from '#/data/records/tracker/email-templates.ts';
import type { EmailTemplateFields } from '#/domain/tracker/email-template.ts';
import { readyEmails } from '#/domain/tracker/emails/ready-emails.ts';

export interface Template extends EmailTemplateFields {
  /** Of a ready one its key, which is the same in both languages. */
  id: string;
  isOwn: boolean;
}

/** The person's own first, then the ready ones, of both languages. undefined while they are on their way. */
export const useTemplates = (context: DataContext): readonly Template[] | undefined => {
  const [ready, setReady] = useState<readonly Template[]>();
  const own = useLiveQuery(() => listEmailTemplates(context), [context]);
  useEffect(() => {
    let isWanted = true;
    void loadReady().then((found) => isWanted && setReady(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    ready && own && [...own.map((template) => ({ ...template, isOwn: true as const })), ...ready]
  );
};

const loadReady = async (): Promise<Template[]> => {
  const inLanguage = async (language: 'fr' | 'en'): Promise<Template[]> =>
    (await readyEmails(language)).map(({ key, ...email }) => ({
      ...email,
      id: key,
      language,
      isOwn: false,
    }));
  return [...(await inLanguage('fr')), ...(await inLanguage('en'))];
};
