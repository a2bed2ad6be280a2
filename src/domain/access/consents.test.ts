import { expect, test } from 'vitest';
import {
  actPatch,
  actsOf,
  CONSENT_WORDING,
  isAgreed,
  isAgreedFor,
  type ConsentAct,
} from './consents.ts';

const act = (at: number, given: boolean, more: Partial<ConsentAct> = {}): ConsentAct => ({
  purpose: 'assist-summary',
  given,
  at,
  wording: CONSENT_WORDING,
  recipient: 'Ollama',
  ...more,
});

test('nothing is agreed to before a yes, and the newest act holds', () => {
  expect(isAgreed({}, 'assist-summary')).toBe(false);
  expect(isAgreed({ a: act(2, false), b: act(1, true) }, 'assist-summary')).toBe(false);
  expect(isAgreed({ a: act(2, true), b: act(1, false) }, 'assist-summary')).toBe(true);
  expect(isAgreed({ a: act(2, true) }, 'assist-answer')).toBe(false);
});

test('of two devices at one moment, the no wins', () => {
  expect(isAgreed({ a: act(2, true), b: act(2, false) }, 'assist-summary')).toBe(false);
  expect(isAgreed({ b: act(2, false), a: act(2, true) }, 'assist-summary')).toBe(false);
});

test('what is sent needs a yes to this recipient, in today’s words', () => {
  const isAgreedWith = (more: Partial<ConsentAct>): boolean =>
    isAgreedFor({ a: act(1, true, more) }, 'assist-summary', 'Ollama');
  expect(isAgreedWith({})).toBe(true);
  expect(isAgreedWith({ recipient: 'Another' })).toBe(false);
  expect(isAgreedWith({ wording: '2026-01-01' })).toBe(false);
});

test('the log stays short, and never loses an act that holds', () => {
  let log: Record<string, ConsentAct> = { first: act(0, true, { purpose: 'weeklyDigest' }) };
  for (let at = 1; at <= 500; at += 1)
    for (const [path, written] of Object.entries(actPatch(log, `id${at}`, act(at, at % 2 === 0)))) {
      const { [path.slice('consents.'.length)]: _gone, ...rest } = log;
      log = written ? { ...rest, [path.slice('consents.'.length)]: written } : rest;
    }
  expect(actsOf(log).length).toBeLessThan(210);
  expect(isAgreed(log, 'weeklyDigest')).toBe(true);
  expect(isAgreed(log, 'assist-summary')).toBe(true);
});
