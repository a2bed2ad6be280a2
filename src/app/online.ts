/** The way to the server that screens are given; fetched with the first of them that asks. */
import { fetchAssistOffer, postAssist } from '#/remote/assist.ts';
import { postMessage } from '#/remote/contact.ts';
import { fetchContent } from '#/remote/content.ts';
import { askAboutPush } from '#/remote/push.ts';
import type { Online } from '#/parts/online.ts';

export const viaServer: Online = {
  content: fetchContent,
  contact: postMessage,
  assistOffer: fetchAssistOffer,
  assist: postAssist,
  push: askAboutPush,
};
