/**
 * How well answers of interviews are judged: each of `tests/fixtures/answers` against its hand-written labels, apart for
 * those that whoever writes the rubric looks at and for those kept aside, and for answers written as others write; then
 * whether damage lowers the part that was damaged, and how long hostile texts take. Exits 1 when a gate fails. `--wrong`
 * lists what differs on those seen.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreAnswer } from '#/domain/training/answer/score-answer.ts';
import {
  STAR_PARTS,
  type ScoredAnswer,
  type StarPart,
} from '#/domain/training/answer/scored-answer.ts';
import { damages } from './answers/damages.ts';
import { answerOf, readFixtures, type LabelledAnswer } from './answers/fixtures.ts';
import { hostileAnswers } from './answers/hostile.ts';
import { kendall, spearman } from './answers/rank-agreement.ts';

const GATES = {
  starF1: 0.8,
  spearman: 0.7,
  offTopicPrecision: 0.95,
  damage: 0.98,
  hostileMs: 1000,
};

const folder = join(import.meta.dirname, '../tests/fixtures/answers');
const showWrong = process.argv.includes('--wrong');
const languages = ['fr', 'en'] as const;
let isHeld = true;

interface Scored {
  answer: LabelledAnswer;
  language: 'fr' | 'en';
  scored: ScoredAnswer;
}

const ofSet = (kind: string): Scored[] =>
  languages.flatMap((language) =>
    readFixtures(readFileSync(join(folder, `${kind}-${language}.txt`), 'utf8')).map((answer) => ({
      answer,
      language,
      scored: scoreAnswer({ language, ...answer, answer: answerOf(answer.pieces) }),
    })),
  );

const all: Scored[] = [];
console.log(
  'set           lang answers  STAR F1     s     t     a     r  parts right  Spearman  Kendall  off topic: precision recall',
);
for (const kind of ['seen', 'aside', 'others/seen', 'others/aside']) {
  const rows = ofSet(kind);
  if (!kind.startsWith('others')) all.push(...rows);
  for (const language of languages)
    print(
      kind,
      language,
      rows.filter((one) => one.language === language),
    );
  const { f1, rho, precision } = print(kind, 'both', rows);
  if (f1 < GATES.starF1 || rho < GATES.spearman || precision < GATES.offTopicPrecision)
    isHeld = false;
  if (showWrong && !kind.endsWith('aside')) for (const one of rows) printWrong(one);
}
printStyles(['others/seen', 'others/aside'].flatMap(ofSet));

console.log('\ndamage           lowered');
for (const { name, kept, missed, isHard } of damages(all)) {
  const share = kept / (kept + missed.length);
  if (!isHard && share < GATES.damage) isHeld = false;
  console.log(
    `${name.padEnd(16)} ${`${kept} of ${kept + missed.length}`.padStart(10)}  ${(100 * share).toFixed(1)} %  ${missed.filter((id) => showWrong && !/^[fe]a/.test(id)).join(' ')}`,
  );
}

console.log('');
for (const [name, text] of hostileAnswers()) {
  const read = languages.map((language) => {
    const started = performance.now();
    const { unjudged } = scoreAnswer({
      language,
      category: 'behavioral',
      question: text.slice(0, 10_000),
      answer: text,
    });
    return { took: performance.now() - started, unjudged };
  });
  const took = Math.max(...read.map((one) => one.took));
  if (took > GATES.hostileMs) isHeld = false;
  console.log(
    `${name.padEnd(28)} ${(text.length / 1000).toFixed(0).padStart(6)} KB ${took.toFixed(0).padStart(6)} ms  ${read.map(({ unjudged }) => unjudged ?? 'judged').join(', ')}`,
  );
}
process.exitCode = isHeld ? 0 : 1;

interface Agreement {
  f1: number;
  rho: number;
  precision: number;
}

function print(kind: string, name: string, rows: readonly Scored[]): Agreement {
  const stories = rows.filter(({ answer }) => answer.category === 'behavioral');
  const perPart = STAR_PARTS.map((part) => f1Of(stories, part));
  const f1 = perPart.reduce((sum, one) => sum + one, 0) / perPart.length;
  const pairs = rows.map(({ answer, scored }): [number, number] => [
    answer.rank,
    scored.global ?? 0,
  ]);
  const rho = spearman(pairs);
  const { precision, recall, counts } = offTopicOf(rows);
  console.log(
    `${kind.padEnd(13)} ${name.padEnd(4)} ${String(rows.length).padStart(7)}  ${f1.toFixed(3).padStart(7)} ${perPart.map((one) => one.toFixed(2).padStart(5)).join(' ')}  ${percentOf(partsRight(stories)).padStart(11)}  ${rho.toFixed(3).padStart(8)}  ${kendall(pairs).toFixed(3).padStart(7)}  ${precision.toFixed(2).padStart(20)} ${recall.toFixed(2).padStart(6)}  ${counts}`,
  );
  return { f1, rho, precision };
}

/** Of what each way of writing costs: no answer, only how many of its parts are read as labelled. */
function printStyles(rows: readonly Scored[]): void {
  console.log('\nstyle           answers  parts right  topic right  mean score for rank');
  const styles = [...new Set(rows.map(({ answer }) => answer.style))];
  for (const style of styles) {
    const own = rows.filter(({ answer }) => answer.style === style);
    const stories = own.filter(({ answer }) => answer.category === 'behavioral');
    const right = own.filter(isTopicRight).length;
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, one) => sum + one, 0) / values.length;
    console.log(
      `${style.padEnd(16)} ${String(own.length).padStart(6)}  ${(stories.length > 0 ? percentOf(partsRight(stories)) : '').padStart(11)}  ${`${right} of ${own.length}`.padStart(11)}  ${mean(own.map(({ scored }) => scored.global ?? 0)).toFixed(0)} for ${mean(own.map(({ answer }) => answer.rank)).toFixed(1)}`,
    );
  }
}

function percentOf(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** What is off topic and not judged at all has been told from an answer too. */
function isTopicRight({ answer, scored }: Scored): boolean {
  return answer.offTopic ? scored.offTopic || scored.unjudged !== null : !scored.offTopic;
}

function offTopicOf(rows: readonly Scored[]): {
  precision: number;
  recall: number;
  counts: string;
} {
  const flagged = rows.filter(({ scored }) => scored.offTopic);
  const stray = rows.filter(({ answer }) => answer.offTopic);
  const right = flagged.filter(({ answer }) => answer.offTopic).length;
  const caught = stray.filter(isTopicRight).length;
  return {
    precision: flagged.length === 0 ? 1 : right / flagged.length,
    recall: stray.length === 0 ? 1 : caught / stray.length,
    counts: `${right} of ${flagged.length}, ${caught} of ${stray.length}`,
  };
}

function partsRight(rows: readonly Scored[]): number {
  const right = rows.flatMap(({ answer, scored }) =>
    STAR_PARTS.filter(
      (part) => scored.star[part].found === answer.pieces.some(({ parts }) => parts.includes(part)),
    ),
  );
  return right.length / (STAR_PARTS.length * rows.length);
}

function f1Of(rows: readonly Scored[], part: StarPart): number {
  let both = 0;
  let said = 0;
  let labelled = 0;
  for (const { answer, scored } of rows) {
    const truth = answer.pieces.some(({ parts }) => parts.includes(part));
    const { found } = scored.star[part];
    if (truth) labelled += 1;
    if (found) said += 1;
    if (truth && found) both += 1;
  }
  return said + labelled === 0 ? 1 : (2 * both) / (said + labelled);
}

function printWrong({ answer, scored }: Scored): void {
  const parts = STAR_PARTS.flatMap((part) => {
    const truth = answer.pieces.some((piece) => piece.parts.includes(part));
    return truth === scored.star[part].found ? [] : [truth ? `-${part}` : `+${part}`];
  });
  const stray = answer.offTopic === scored.offTopic ? '' : scored.offTopic ? ' OFF?' : ' not off?';
  console.log(
    `${answer.id} ${answer.category.slice(0, 4)} rank ${answer.rank}: ${scored.global} (${scored.content}/${scored.structure}/${scored.delivery}) ${answer.category === 'behavioral' ? parts.join(' ') : ''}${stray}`,
  );
}
