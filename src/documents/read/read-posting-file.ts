import type { SourceLine } from '#/domain/cv/read/lines/source-line.ts';
import type { SourceLines } from '#/domain/cv/read/lines/source-to-lines.ts';
import type { Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';
import { fileKind } from './file-kind.ts';
import { loaded, refusalOf } from './loaded.ts';
import { Refused } from './reading-guard.ts';
import type { ReadSourceOptions } from './read-source.ts';

/**
 * The words of a job posting in a file, with the line ends a person sees; refuses and rejects as `readCvFile` does.
 * A text stays as it is: its blanks and tabs say what stands beside what.
 */
export const readPostingFile = async (
  bytes: Uint8Array,
  options: ReadSourceOptions = {},
): Promise<Result<string, Refusal>> => {
  try {
    if (fileKind(bytes).kind === 'text') {
      const { plainText } = await loaded(import('./read-text.ts'));
      return { ok: true, value: plainText(bytes) };
    }
    const [{ readSource }, { sourceToLines }] = await loaded(
      Promise.all([
        import('./read-source.ts'),
        import('#/domain/cv/read/lines/source-to-lines.ts'),
      ]),
    );
    const source = await readSource(bytes, options);
    if (!source.ok) return source;
    const text = textOf(sourceToLines(source.value));
    return text === '' ? { ok: false, error: { code: 'empty' } } : { ok: true, value: text };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.refusal };
    return { ok: false, error: refusalOf(error, options.signal) };
  }
};

/** Page furniture and links under a word come last: they say who hires, or where to apply. */
const textOf = ({ lines, furniture, links }: SourceLines): string => {
  const targets = [...lines.flatMap((line) => line.links.map(({ target }) => target)), ...links];
  const text = lines.map(lineText).join('');
  const hidden = targets.filter((target) => /^https?:/i.test(target) && !text.includes(target));
  return [text.trim(), ...furniture, ...new Set(hidden)].filter(Boolean).join('\n');
};

/** As printed: which lines are one sentence, the reader of postings knows best. */
const lineText = ({ text, cells, bullet, gap }: SourceLine, at: number): string => {
  const before = at === 0 ? '' : gap > BLOCK_GAP ? '\n\n' : '\n';
  return before + (bullet > 0 ? '• ' : '') + (cells.length > 1 ? cells.join('\t') : text);
};

/** Over the usual step between lines. */
const BLOCK_GAP = 1.4;
