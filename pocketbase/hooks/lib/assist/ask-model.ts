/** One question to the operator's model, in the protocol that Ollama, llama.cpp and vLLM speak. */
import { ASSIST_SECONDS } from '#/domain/access/rate-limits.ts';
import { ASSIST_MAX } from '#/domain/access/size-limits.ts';
import type { AssistMessage } from '#/domain/assist/prompt.ts';
import { parseJson } from '../json.ts';

export type ModelAnswer =
  | { ok: true; text: string }
  /** `what`: for the operator, without a word of what was sent or written. */
  | { ok: false; what: string };

/** Of the answer's whole JSON: thoughts and figures come beside the text. */
const MOST_BYTES = 200_000;
const MOST_CONTAINERS = 2000;
/** About a page. */
const MOST_TOKENS = 1200;

export const askModel = (messages: readonly AssistMessage[]): ModelAnswer => {
  const token = $os.getenv('JALON_ASSIST_TOKEN');
  const address = `${$os.getenv('JALON_ASSIST_URL').replace(/\/+$/, '')}/chat/completions`;
  try {
    const { statusCode, body } = $http.send({
      url: address,
      method: 'POST',
      timeout: ASSIST_SECONDS,
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({
        model: $os.getenv('JALON_ASSIST_MODEL'),
        messages,
        temperature: 0.2,
        max_tokens: MOST_TOKENS,
        stream: false,
      }),
    });
    if (statusCode !== 200) return { ok: false, what: `answered ${statusCode}` };
    if (body.length > MOST_BYTES) return { ok: false, what: 'answered too much' };
    return textIn(parseJson(toString(body), MOST_CONTAINERS));
  } catch (error) {
    return {
      ok: false,
      what: /deadline|timeout/i.test(String(error)) ? 'took too long' : 'was not reached',
    };
  }
};

const textIn = (body: unknown): ModelAnswer => {
  const text = at(at(at(at(body, 'choices'), 0), 'message'), 'content');
  if (typeof text !== 'string' || text.trim() === '')
    return { ok: false, what: 'answered no text' };
  if (text.length > ASSIST_MAX.answer * 4) return { ok: false, what: 'answered too much' };
  return { ok: true, text };
};

const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string | number, unknown>>)[key]
    : undefined;
