/** The way to the server that screens are given; fetched with the first of them that asks. */
import { PRIORITY_TOPIC } from '#/domain/content/contact-message.ts';
import { fetchAssistOffer, postAssist } from '#/remote/assist.ts';
import { postMessage } from '#/remote/contact.ts';
import { fetchContent } from '#/remote/content.ts';
import { askAboutPush } from '#/remote/push.ts';
import type { Online } from '#/parts/online.ts';

export const viaServer: Online = {
  content: fetchContent,
  // Only priority support asks who one is.
  contact: async (message, website) =>
    postMessage(message, website, message.topic === PRIORITY_TOPIC ? await ownToken() : ''),
  assistOffer: fetchAssistOffer,
  assist: postAssist,
  push: askAboutPush,
};

/** '' for a guest, and where the database can't be opened. */
const ownToken = async (): Promise<string> => {
  const [{ startData }, { readSession }] = await Promise.all([
    import('#/data/session/start.ts'),
    import('#/data/session/session.ts'),
  ]);
  const started = await startData();
  const session = started.ok ? await readSession(started.value.database) : undefined;
  return session?.accessToken ?? '';
};
