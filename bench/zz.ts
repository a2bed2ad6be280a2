import { readFileSync } from 'node:fs';
import { readAnswer } from '#/domain/training/answer/clauses.ts';
import { readStory } from '#/domain/training/answer/star.ts';
import { answerOf, readFixtures } from './answers/fixtures.ts';
const ids = process.argv.slice(2);
for (const language of ['fr', 'en'] as const)
  for (const f of readFixtures(
    readFileSync(`tests/fixtures/answers/seen-${language}.txt`, 'utf8'),
  )) {
    if (!ids.includes(f.id)) continue;
    console.log('\n' + f.id, f.question);
    for (const c of readStory(readAnswer(answerOf(f.pieces), language)).clauses)
      console.log(
        c.sentence,
        's',
        c.parts.s.toFixed(2),
        't',
        c.parts.t.toFixed(2),
        'a',
        c.parts.a.toFixed(2),
        'r',
        c.parts.r.toFixed(2),
        c.isHabit ? 'H' : '',
        c.isSummary ? 'SUM' : '',
        c.line,
        c.verbs.map((v) => `${v.kind}${v.isOwn ? '!' : ''}:${v.verb}`).join(' '),
      );
  }
