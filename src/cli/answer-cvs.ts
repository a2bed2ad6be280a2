/** The commands that take a CV as `read-cv` prints it: one of a file, or one a line. */
import { parseArgs } from 'node:util';
import type { CvLanguage } from '#/domain/cv/content.ts';
import { answerLines, BAD_LINE } from './json-lines.ts';
import { loadFile } from './load-file.ts';
import { isLanguage } from './cv/reading-from-json.ts';

/** Of one CV as JSON. */
const MOST_CHARACTERS = 2_000_000;
export const NOT_A_CV = { error: 'A CV as read-cv prints it is needed.' };

/**
 * `NAME FILE.json [--lang fr|en]` prints one object, `NAME --lines` answers `{id, cv, lang}` a line, in order.
 * Exit code 0, 2 when a CV can't be read (`{error}`), 1 for a wrong call.
 */
export const answerCvs = async (
  name: string,
  args: string[],
  answer: (cv: unknown, language: CvLanguage | undefined) => object,
): Promise<number> => {
  const call = parseCall(args);
  if (!call) {
    process.stderr.write(
      `Usage: jalon ${name} FILE.json [--lang fr|en]\n       jalon ${name} --lines < CVS.jsonl\n`,
    );
    return 1;
  }
  if (call.file === undefined)
    return answerLines(MOST_CHARACTERS, ({ cv, lang }) =>
      answer(cv, isLanguage(lang) ? lang : call.lang),
    );
  const bytes = await loadFile(call.file);
  if (!bytes) return 1;
  const said = answer(parsed(bytes), call.lang);
  process.stdout.write(`${JSON.stringify(said, null, 2)}\n`);
  return 'error' in said ? BAD_LINE : 0;
};

const parseCall = (args: string[]): { file?: string; lang?: CvLanguage } | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { lang: { type: 'string' }, lines: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file] = positionals;
    const isRight = values.lines ? positionals.length === 0 : positionals.length === 1;
    if (!isRight || (values.lang !== undefined && !isLanguage(values.lang))) return undefined;
    return { ...(file !== undefined && { file }), ...(values.lang && { lang: values.lang }) };
  } catch {
    // An unknown option: the usage line answers it.
    return undefined;
  }
};

const parsed = (bytes: Uint8Array): unknown => {
  if (bytes.length > MOST_CHARACTERS) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};
