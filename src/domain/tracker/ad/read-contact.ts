/** How to apply: a link, an e-mail address, and the number to quote. */
import type { AdText } from './ad-lines.ts';
import type { Found } from './ad-reading.ts';

const EMAIL = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}(?![\w-])/gi;
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"'()[\]{}]{3,400}|(?<![\w@./-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|ca|org|net|qc|io|jobs|gov|edu|co)\/[^\s<>"'()[\]{}]{1,400}/gi;
const APPLY =
  /appl|postul|candidat|carri|career|job|emploi|\bcv\b|resume|submit|envo|send|ici|here/;
const NOT_TO_APPLY = /accommod|adaptation|accessib|privacy|confidentialit|question|plainte|support/;
const SOCIAL =
  /(?:facebook|twitter|x|instagram|youtube|tiktok|google|goo|apple|wikipedia)\.(?:com|ca|org)\b|linkedin\.com\/(?!jobs)/i;

export const readEmail = ({ lines }: AdText): Found<string> | null =>
  best(lines, EMAIL, (line, value) => {
    if (/no-?reply|ne-?pas-?repondre/i.test(value)) return 0;
    return 1 + (APPLY.test(line) ? 1 : 0) - (NOT_TO_APPLY.test(line) ? 1.5 : 0);
  });

export const readLink = ({ lines }: AdText): Found<string> | null => {
  const found = best(lines, LINK, (line, value) =>
    SOCIAL.test(value)
      ? 0
      : 1 + (APPLY.test(line) ? 1 : 0) + (/\/./.test(value.slice(8)) ? 0.5 : 0),
  );
  if (!found) return null;
  const address = found.value.replace(/[.,;:!?]+$/, '');
  return { ...found, value: /^https?:/i.test(address) ? address : `https://${address}` };
};

function best(
  lines: AdText['lines'],
  form: RegExp,
  scoreOf: (folded: string, value: string) => number,
): Found<string> | null {
  let found: { value: string; evidence: string; score: number } | undefined;
  for (const { text, folded } of lines)
    for (const [value] of text.matchAll(form)) {
      const score = scoreOf(folded, value);
      if (score > 0 && (!found || score > found.score)) found = { value, evidence: text, score };
    }
  return found ? { value: found.value, evidence: found.evidence } : null;
}

/** Letters and digits, with a digit among them; no year, no phone number, no money. */
const CODE = /^[A-Z]{0,6}[-_/#]?[\w./-]{0,30}$/i;

export const readReference = ({ lines }: AdText): Found<string> | null => {
  for (const { text, label, value } of lines) {
    if (label !== 'reference') continue;
    const code = codeIn(value);
    if (code) return { value: code, evidence: text };
  }
  for (const { text, folded } of lines) {
    const cue = CUE.exec(folded);
    const code = cue ? codeIn(text.slice(cue.index + cue[0].length)) : undefined;
    if (code) return { value: code, evidence: text };
  }
  // In the first lines a code stands behind the title: `Acheteur – Laval (TR-4410)`.
  for (const { text } of lines.slice(0, 3)) {
    const code = /(?:\(|[–—|-] ?)((?:[A-Z]{1,5}-)?[A-Z]{1,5}[-_]?\d{2,8}(?:-\d{1,6})?)\)?$/.exec(
      text,
    )?.[1];
    if (code) return { value: code, evidence: text };
  }
  return null;
};

const CUE =
  /(?:concours|processus(?: de selection)?|selection process|competition|posting|affichage|reference|\bref\b\.?|requisition|job id|\bjob|poste|offre d'emploi|job bank|guichet-emplois|emploi|hiring)(?: (?:number|no|numero|id|code))?\.? ?(?::|#|n°|nº|№|no\.?)? ?(?=#?(?:[a-z]{1,6}[-_])?[a-z]{0,4}\d)/;

function codeIn(value: string): string | undefined {
  const words = value
    .replace(/^(?:job bank|guichet-emplois) ?#?/i, '')
    .replace(/^(?:n°|nº|no\.?|#)\s*/i, '')
    .split(/[\s,;()]+/, 2);
  const code = (words[0] ?? '').replace(/[.:]+$/, '');
  if (!/\d/.test(code) || !CODE.test(code) || code.replace(/\W/g, '').length < 2) return undefined;
  return code.replace(/^#/, '');
}
