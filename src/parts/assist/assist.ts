/**
 * A better wording from a model, when the person asked for one: the browser's own where it writes the language, else
 * the server's. Names and ways to reach anyone stay here, and whatever comes back is judged before anybody sees it.
 * The rules' version is the caller's: it stands wherever this gives none.
 */
import type { DataContext } from '#/data/context.ts';
import { getSettings } from '#/data/records/settings.ts';
import { readSession } from '#/data/session/session.ts';
import {
  CONSENT_WORDING,
  isAgreed,
  newestAct,
  type AssistPurpose,
} from '#/domain/access/consents.ts';
import { ASSIST_SECONDS } from '#/domain/access/rate-limits.ts';
import { fits, type AssistFailure, type AssistRequest } from '#/domain/assist/assist-request.ts';
import { guardAnswer, type GuardRefusal } from '#/domain/assist/guard/guard-answer.ts';
import { withoutPersonal } from '#/domain/assist/personal.ts';
import { promptFor } from '#/domain/assist/prompt.ts';
import { readAnswer } from '#/domain/assist/read-answer.ts';
import { SECOND_MS } from '#/domain/duration.ts';
import { askBrowserModel, browserWrites } from '#/platform/language-model.ts';
import { reachServer } from '../online.ts';

export type AssistOutcome =
  /** `by`: where it was written. */
  | { kind: 'written'; text: string; by: 'browser' | 'server' }
  /** A model answered, and its answer is not to be shown. */
  | { kind: 'refused'; refusal: GuardRefusal }
  | { kind: 'failed'; because: AssistFailure | 'too-long' | 'not-agreed' };

export interface AssistAsk {
  purpose: AssistPurpose;
  /** Of the answer. */
  language: 'fr' | 'en';
  text: string;
  facts?: readonly string[];
  /** Full names to leave out, besides the account's: the one on the CV. */
  names?: readonly string[];
  signal: AbortSignal;
}

export const assist = async (context: DataContext, ask: AssistAsk): Promise<AssistOutcome> => {
  const { purpose, language, signal } = ask;
  const [{ consents }, session] = await Promise.all([
    getSettings(context),
    readSession(context.database),
  ]);
  const consent = `assist-${purpose}` as const;
  if (!isAgreed(consents, consent)) return { kind: 'failed', because: 'not-agreed' };
  const names = [...(ask.names ?? []), session?.user.fullName ?? ''];
  const request: AssistRequest = {
    purpose,
    language,
    text: withoutPersonal(ask.text, names),
    facts: (ask.facts ?? []).map((fact) => withoutPersonal(fact, names)),
  };
  if (!fits(request)) return { kind: 'failed', because: 'too-long' };

  const own = await askHere(request, signal);
  if (own?.kind === 'written' || signal.aborted) return own ?? ABORTED;
  const recipient = newestAct(consents, consent)?.recipient ?? '';
  if (!session || recipient === '') return own ?? { kind: 'failed', because: 'off' };
  const terms = { token: session.accessToken, signal };
  const server = await reachServer().catch(() => undefined);
  if (!server) return { kind: 'failed', because: 'offline' };
  const answer = await server.assist(request, { wording: CONSENT_WORDING, recipient }, terms);
  return answer.ok
    ? judged(request, answer.text, 'server')
    : { kind: 'failed', because: answer.because };
};

const ABORTED: AssistOutcome = { kind: 'failed', because: 'aborted' };

/** Undefined where this browser writes none, or took too long. */
const askHere = async (
  request: AssistRequest,
  signal: AbortSignal,
): Promise<AssistOutcome | undefined> => {
  if (!(await browserWrites(request.language))) return undefined;
  const [{ content: system }, { content: user }] = promptFor(request);
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(ASSIST_SECONDS * SECOND_MS)]);
    const raw = await askBrowserModel(request.language, { system, user }, limit);
    return judged(request, raw, 'browser');
  } catch {
    return undefined;
  }
};

const judged = (request: AssistRequest, raw: string, by: 'browser' | 'server'): AssistOutcome => {
  const text = readAnswer(raw);
  const refusal = guardAnswer(request, text);
  return refusal ? { kind: 'refused', refusal } : { kind: 'written', text, by };
};
