/** What the writing help is asked, by a device of its server or of the browser's own model. Runs on the server too. */
import { ASSIST_PURPOSES, CONSENT_WORDING, type AssistPurpose } from '../access/consents.ts';
import { ASSIST_MAX } from '../access/size-limits.ts';

export interface AssistRequest {
  purpose: AssistPurpose;
  /** Of the answer. */
  language: 'fr' | 'en';
  /** What is to be written again; '' for a summary that has yet to be written. */
  text: string;
  /** What the answer may say besides, a line each: the title of the job, skills, a question. */
  facts: readonly string[];
}

/** What the server tells of its writing help. */
export type AssistOffer =
  | { isOn: false }
  /** `recipient`: who runs the model and where, in the operator's words; `left`: requests still given today. */
  | { isOn: true; recipient: string; left: number; perDay: number };

/** What the person agreed to, sent along: the server takes nothing under another wording or for another recipient. */
export interface AssistConsent {
  wording: string;
  recipient: string;
}

export type AssistFailure =
  | 'aborted'
  | 'offline'
  | 'signed-out'
  /** Too many wait for an answer. */
  | 'busy'
  /** Used up for today. */
  | 'limit'
  /** The server has none any more. */
  | 'off'
  /** Something else was agreed to. */
  | 'consent'
  /** The server still found a name or a way to reach somebody. */
  | 'personal'
  | 'failed';

export type AssistAnswer = { ok: true; text: string } | { ok: false; because: AssistFailure };

/** The request in a body from outside, with the consent it was sent under; undefined for anything else. */
export const readAssistRequest = (
  body: Readonly<Record<string, unknown>>,
): (AssistRequest & AssistConsent) | undefined => {
  const { purpose, language, text, facts, wording, recipient } = body;
  const known = ASSIST_PURPOSES.find((one) => one === purpose);
  if (!known || (language !== 'fr' && language !== 'en')) return undefined;
  if (typeof text !== 'string' || !isList(facts)) return undefined;
  if (typeof wording !== 'string' || typeof recipient !== 'string') return undefined;
  const request = { purpose: known, language, text, facts } as const;
  return fits(request) ? { ...request, wording, recipient } : undefined;
};

/** Whether a request is as long as one may be, and says something. */
export const fits = ({ purpose, text, facts }: AssistRequest): boolean =>
  text.length <= ASSIST_MAX.text &&
  facts.length <= ASSIST_MAX.facts &&
  facts.every((fact) => fact.length <= ASSIST_MAX.fact) &&
  (purpose === 'summary' ? facts.length > 0 : text.trim() !== '');

export const isToday = (wording: string): boolean => wording === CONSENT_WORDING;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
