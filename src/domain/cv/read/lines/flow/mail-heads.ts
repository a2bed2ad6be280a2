/** What a mail program puts around a text that was sent: the address lines and the mark of a quotation. */
import type { FlowBlock } from '#/domain/cv/source.ts';

const HEAD =
  /^(?:de|from|à|a|to|cc|cci|bcc|objet|subject|date|envoyé(?: le)?|sent|répondre à|reply-to)\s?:\s/iu;
const SENDER = /^(?:de|from)\s?:/iu;
const QUOTED = /^(?:le|on) .{6,120} (?:a écrit|wrote)\s?:$/iu;
const FORWARDED =
  /^-{2,}\s?(?:original message|message d['’]origine|forwarded message|message transféré)/iu;

/** Three such lines in a row, two where the text begins, one of them the sender's; quotation marks anywhere. */
export const mailHeads = (blocks: readonly FlowBlock[]): FlowBlock[] => {
  const found: FlowBlock[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (!block) break;
    if (QUOTED.test(block.text) || FORWARDED.test(block.text)) found.push(block);
    let end = at;
    while (end < blocks.length && HEAD.test(blocks[end]?.text ?? '')) end += 1;
    const run = blocks.slice(at, end);
    if (run.length >= (at === 0 ? 2 : 3) && run.some(({ text }) => SENDER.test(text))) {
      found.push(...run);
      at = end - 1;
    }
  }
  return found;
};
