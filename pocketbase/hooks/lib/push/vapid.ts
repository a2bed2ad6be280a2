/**
 * Who sends a push, as its service wants to know it (RFC 8292): a token signed with ES256. The runtime's own signing
 * knows no curves, hence the library.
 */
import { HOUR_MS, SECOND_MS } from '#/domain/duration.ts';
import { p256 } from '@noble/curves/nist.js';
import { serverSecret } from './server-secret.ts';

const GOOD_FOR_MS = 12 * HOUR_MS;

interface Keys {
  secret: Uint8Array;
  /** 65 bytes, base64url: what browsers ask for. */
  publicKey: string;
}

/** A pair that changes makes every subscription useless: it is made once, and lies in the database with them. */
export const pushKey = (app: core.App): string => keysOf(app).publicKey;

/** `Authorization` of a push to this origin. */
export const vapidHeader = (app: core.App, origin: string, now: number): string => {
  const { secret, publicKey } = keysOf(app);
  const { meta } = app.settings();
  const claims = {
    aud: origin,
    exp: Math.floor((now + GOOD_FOR_MS) / SECOND_MS),
    sub: meta.senderAddress ? `mailto:${meta.senderAddress}` : meta.appURL,
  };
  const head = base64Url(bytesOf(JSON.stringify({ typ: 'JWT', alg: 'ES256' })));
  const body = `${head}.${base64Url(bytesOf(JSON.stringify(claims)))}`;
  const signature = p256.sign(bytesOf(body), secret, { lowS: false });
  return `vapid t=${body}.${base64Url(signature)}, k=${publicKey}`;
};

const keysOf = (app: core.App): Keys => {
  const seed = serverSecret(app, 'push-key');
  const secret = p256.utils.randomSecretKey(
    Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16)),
  );
  return { secret, publicKey: base64Url(p256.getPublicKey(secret, false)) };
};

/** Of a text whose characters are all one byte. */
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from([...text], (character) => character.charCodeAt(0));

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const base64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const group = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => DIGITS.charAt((group >> shift) & 63)).join('');
    text += digits.slice(0, b === undefined ? 2 : c === undefined ? 3 : 4);
  }
  return text;
};
