import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { listLinkedinTexts, textRefusal } from '#/data/records/linkedin/linkedin-texts.ts';
import type { LinkedinText, LinkedinTextFields } from '#/domain/linkedin/linkedin-text.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';

/** Texts of a kind and manner, newest work first, and why the plan gives no further one now. */
export const useTexts = (
  context: DataContext,
  kind: LinkedinTextFields['kind'],
  manner: LinkedinTextFields['manner'],
): { texts: LinkedinText[]; refusal: 'limit' | 'role' | undefined } | undefined => {
  const { role } = useAuth();
  return useLiveQuery(async () => {
    const [texts, refusal] = await Promise.all([
      listLinkedinTexts(context, kind),
      textRefusal(context, role, { kind, manner }),
    ]);
    return { texts: texts.filter((text) => kind === 'post' || text.manner === manner), refusal };
  }, [context, kind, manner, role]);
};
