import { isSafeToParse } from '#/domain/safe-json.ts';
import { matchJob, type JobMatch, type MatchedRequirement } from '#/domain/cv/match/match-job.ts';
import type { CvReading } from '#/domain/cv/reading.ts';
import { AD_LIMITS } from '#/domain/tracker/ad/ad-reading.ts';
import { readAd } from '#/domain/tracker/ad/read-ad.ts';
import { answerLines, BAD_LINE } from './json-lines.ts';
import { loadFile } from './load-file.ts';
import { readInWorker } from './cv/read-in-worker.ts';
import { isLanguage, readingFromJson } from './cv/reading-from-json.ts';
import { refusalMessage } from './cv/refusal-message.ts';
import { today } from './today.ts';

const USAGE =
  'Usage: jalon match-job CV AD.txt\n       jalon match-job --lines < CVS-AND-JOBS.jsonl\n';
/** Of one CV as JSON with its advertisement. */
const MOST_CHARACTERS = 2_000_000;
const NOT_A_CV = 'A CV as read-cv prints it is needed.';
const NOT_A_JOB = 'A "job" with its "text" is needed.';

/**
 * `match-job CV AD.txt`: what the advertisement asks, and what the CV shows of it; the CV is any file that `read-cv`
 * reads, or what it printed. `--lines` reads `{id, cv, job: {lang, title, text}}` a line. Exit code 0, 2 for a CV or a
 * line that can't be read (`{error}`), 1 for a wrong call.
 */
export const run = async (args: string[]): Promise<number> => {
  if (args.length === 1 && args[0] === '--lines') return answerLines(MOST_CHARACTERS, answer);
  const [cvPath, adPath, ...rest] = args;
  if (adPath === undefined || rest.length > 0 || args.some((one) => one.startsWith('--'))) {
    process.stderr.write(USAGE);
    return 1;
  }
  const [cv, ad] = [await loadFile(cvPath ?? ''), await loadFile(adPath)];
  if (!cv || !ad) return 1;
  const reading = await readingOf(cv);
  const text = new TextDecoder().decode(ad.subarray(0, 4 * AD_LIMITS.text));
  const printed =
    'error' in reading
      ? reading
      : matchToJson(matchJob(reading, { title: titleIn(text), text }, today().slice(0, 7)));
  process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`);
  return 'error' in printed ? BAD_LINE : 0;
};

const answer = ({ cv, job }: Readonly<Record<string, unknown>>): object | { error: string } => {
  const reading = readingFromJson(cv);
  if (!reading) return { error: NOT_A_CV };
  const { lang, title, text } = (typeof job === 'object' && job !== null ? job : {}) as Readonly<
    Record<string, unknown>
  >;
  if (typeof text !== 'string') return { error: NOT_A_JOB };
  return matchToJson(
    matchJob(
      reading,
      {
        title: typeof title === 'string' ? title.slice(0, LONGEST_TITLE) : titleIn(text),
        text,
        language: isLanguage(lang) ? lang : undefined,
      },
      today().slice(0, 7),
    ),
  );
};

const LONGEST_TITLE = 300;

const titleIn = (text: string): string => readAd(text, today()).title?.value ?? '';

const readingOf = async (bytes: Uint8Array): Promise<CvReading | { error: string }> => {
  // `{` begins no other format that a CV comes in.
  if (/^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 200)))) {
    const text = new TextDecoder().decode(bytes);
    if (text.length > MOST_CHARACTERS || !isSafeToParse(text)) return { error: NOT_A_CV };
    try {
      return readingFromJson(JSON.parse(text)) ?? { error: NOT_A_CV };
    } catch {
      return { error: NOT_A_CV };
    }
  }
  const read = await readInWorker(bytes);
  return read.ok ? read.value : { error: refusalMessage(read.error) };
};

/** The object `match-job` prints: names are its public interface, so they change only by addition. */
const matchToJson = ({ language, requirements, title }: JobMatch): object => ({
  lang: language,
  matched: termsOf(requirements, 'matched'),
  missing: termsOf(requirements, 'missing'),
  covered: termsOf(requirements, 'covered'),
  title: title ? { asked: title.asked, evidence: title.evidence } : null,
  requirements: requirements.map((one) => ({
    term: one.term,
    alsoAs: one.alsoAs,
    status: one.status,
    kind: one.kind,
    skill: one.id ?? null,
    need: one.need,
    sentence: one.sentence,
    years: one.years ?? null,
    yearsShown: one.yearsShown ?? null,
    level: one.level ?? null,
    evidence: one.evidence,
  })),
});

const termsOf = (
  requirements: readonly MatchedRequirement[],
  status: MatchedRequirement['status'],
): string[] =>
  requirements
    .filter((one) => one.status === status)
    .flatMap(({ term, alsoAs }) => [term, ...alsoAs]);
