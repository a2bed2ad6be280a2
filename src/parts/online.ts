/** What is asked of the server outside accounts and sync. `app` hands it in: no screen knows how it is reached. */
import type {
  AssistAnswer,
  AssistConsent,
  AssistOffer,
  AssistRequest,
} from '#/domain/assist/assist-request.ts';
import type { PushAnswer, PushRequest } from '#/domain/access/push/push-request.ts';
import type { ContactAnswer, ContactMessage } from '#/domain/content/contact-message.ts';
import type { ContentAnswer } from '#/sync/content.ts';

export interface Online {
  /** `tag` is that of what is kept, '' for nothing; `token` that of whoever asks, '' for anyone. Never rejects. */
  content: (path: string, tag: string, token: string) => Promise<ContentAnswer>;
  /** `website` is the field that no person sees. Never rejects. */
  contact: (message: ContactMessage, website: string) => Promise<ContactAnswer>;
  /** Undefined when the server could not be asked. Never rejects. */
  assistOffer: (token: string) => Promise<AssistOffer | undefined>;
  /** Never rejects. */
  assist: (
    request: AssistRequest,
    consent: AssistConsent,
    terms: { token: string; signal: AbortSignal },
  ) => Promise<AssistAnswer>;
  /** `token` of whoever is signed in. Never rejects. */
  push: (token: string, request: PushRequest) => Promise<PushAnswer>;
}

/** `load` fetches the code that talks to the server, when it is first needed. */
export const provideOnline = (load: () => Promise<Online>): void => {
  provided = load;
};

/** Where that code can't be fetched, the server can't be reached either. */
export const online: Pick<Online, 'content' | 'contact' | 'push'> = {
  content: (path, tag, token) =>
    provided().then(
      ({ content }) => content(path, tag, token),
      () => ({ kind: navigator.onLine ? 'unavailable' : 'offline' }),
    ),
  contact: (message, website) =>
    provided().then(
      ({ contact }) => contact(message, website),
      () => ({ kind: 'offline' }),
    ),
  push: (token, request) =>
    provided().then(
      ({ push }) => push(token, request),
      () => ({ kind: 'offline' }),
    ),
};

/** For what few pages ask; rejects where that code can't be fetched. */
export const reachServer = (): Promise<Online> => provided();

let provided = (): Promise<Online> => Promise.reject(new Error('No way to the server is provided'));
