import type { FlowSource } from '#/domain/cv/source.ts';
import type { ReadingGuard } from '../reading-guard.ts';
import { Refused } from '../reading-guard.ts';
import { RtfReader } from './rtf-reader.ts';
import { rtfTokens } from './rtf-tokens.ts';

const CHECK_EVERY = 50_000;

/** The paragraphs of an RTF file. Throws `Refused`. */
export const readRtf = (bytes: Uint8Array, guard: ReadingGuard): FlowSource => {
  const reader = new RtfReader();
  let tokens = 0;
  for (const token of rtfTokens(bytes)) {
    tokens += 1;
    if (tokens % CHECK_EVERY === 0) guard.check();
    reader.take(token);
  }
  const blocks = reader.end();
  const { images } = reader;
  if (blocks.length === 0)
    throw images > 0 ? new Refused('scanned', 'pictures') : new Refused('empty');
  return { kind: 'flow', format: 'rtf', blocks, images };
};
