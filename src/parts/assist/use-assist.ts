import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { getSettings } from '#/data/records/settings.ts';
import { readSession } from '#/data/session/session.ts';
import {
  ASSIST_PURPOSES,
  isAgreed,
  isAgreedFor,
  type AssistPurpose,
} from '#/domain/access/consents.ts';
import type { AssistOffer } from '#/domain/assist/assist-request.ts';
import { browserWrites } from '#/platform/language-model.ts';
import { useAuth } from '../AuthProvider.tsx';
import { reachServer } from '../online.ts';
import { useOnline } from '../use-online.ts';

export interface AssistState {
  /** Who gets what is sent; '' where the browser's own model writes and nothing is sent. */
  recipient: string;
  /** Whether this browser writes the language by itself. */
  isHere: boolean;
  agreed: ReadonlySet<AssistPurpose>;
}

/** Undefined where no model can be asked now: a guest, no network, none set up. Then nothing is promised. */
export const useAssist = (context: DataContext, language: 'fr' | 'en'): AssistState | undefined => {
  const settings = useLiveQuery(() => getSettings(context), [context]);
  const isOnline = useOnline();
  const isSignedIn = useAuth().user !== null;
  const [offer, setOffer] = useState<AssistOffer>();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    let current = true;
    const look = async (): Promise<void> => {
      const here = await browserWrites(language);
      if (current) setHere(here);
      const session = isOnline && isSignedIn ? await readSession(context.database) : undefined;
      const told = session && (await (await reachServer()).assistOffer(session.accessToken));
      if (current) setOffer(told);
    };
    look().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [context, isSignedIn, isOnline, language]);
  const recipient = offer?.isOn ? offer.recipient : '';
  if (!settings || (recipient === '' && !isHere)) return undefined;
  const { consents } = settings;
  const agreed = ASSIST_PURPOSES.filter((purpose) =>
    recipient === ''
      ? isAgreed(consents, `assist-${purpose}`)
      : isAgreedFor(consents, `assist-${purpose}`, recipient),
  );
  return { recipient, isHere, agreed: new Set(agreed) };
};
