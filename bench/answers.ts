/**
 * How well answers of interviews are judged: each of `tests/fixtures/answers` against its hand-written labels, apart for
 * those that whoever writes the rubric looks at and for those kept aside; then whether damage lowers the part that was
 * damaged, and how long hostile texts take. Exits 1 when a gate fails. `--wrong` lists what differs on those seen.
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

const GATES = { starF1: 0.8, spearman: 0.7, damage: 0.98, hostileMs: 1000 };

const folder = join(import.meta.dirname, '../tests/fixtures/answers');
const showWrong = process.argv.includes('--wrong');
const languages = ['fr', 'en'] as const;
let isHeld = true;

interface Scored {
  answer: LabelledAnswer;
  language: 'fr' | 'en';
  scored: ScoredAnswer;
}

const all: Scored[] = [];
console.log('set     lang answers  STAR F1     s     t     a     r  Spearman  Kendall  off-topic');
for (const kind of ['seen', 'aside'] as const) {
  const ofKind = languages.flatMap((language) =>
    readFixtures(readFileSync(join(folder, `${kind}-${language}.txt`), 'utf8')).map((answer) => ({
      answer,
      language,
      scored: scoreAnswer({ language, ...answer, answer: answerOf(answer.pieces) }),
    })),
  );
  all.push(...ofKind);
  for (const language of languages)
    print(
      kind,
      language,
      ofKind.filter((one) => one.language === language),
    );
  const { f1, rho } = print(kind, 'both', ofKind);
  if (f1 < GATES.starF1 || rho < GATES.spearman) isHeld = false;
  if (showWrong && kind === 'seen') for (const one of ofKind) printWrong(one);
}

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

function print(kind: string, name: string, rows: readonly Scored[]): { f1: number; rho: number } {
  const stories = rows.filter(({ answer }) => answer.category === 'behavioral');
  const perPart = STAR_PARTS.map((part) => f1Of(stories, part));
  const f1 = perPart.reduce((sum, one) => sum + one, 0) / perPart.length;
  const pairs = rows.map(({ answer, scored }): [number, number] => [
    answer.rank,
    scored.global ?? 0,
  ]);
  const rho = spearman(pairs);
  const right = rows.filter(({ answer, scored }) => answer.offTopic === scored.offTopic).length;
  console.log(
    `${kind.padEnd(7)} ${name.padEnd(4)} ${String(rows.length).padStart(7)}  ${f1.toFixed(3).padStart(7)} ${perPart.map((one) => one.toFixed(2).padStart(5)).join(' ')}  ${rho.toFixed(3).padStart(8)}  ${kendall(pairs).toFixed(3).padStart(7)}  ${`${right} of ${rows.length}`.padStart(9)}`,
  );
  return { f1, rho };
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
