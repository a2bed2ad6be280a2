/** The labelled answers of `tests/fixtures/answers`: see the README there for their form. */
import type { Category } from '#/domain/training/question.ts';
import { STAR_PARTS, type StarPart } from '#/domain/training/answer/scored-answer.ts';

export interface LabelledAnswer {
  id: string;
  category: Category;
  /** 1 (poor) to 5. */
  rank: number;
  offTopic: boolean;
  /** How it is written; of the answers by others only. */
  style: string;
  question: string;
  /** The answer in pieces, each with the parts of a story that it carries. */
  pieces: { parts: StarPart[]; text: string }[];
}

export const answerOf = (pieces: LabelledAnswer['pieces']): string =>
  pieces
    .map(({ text }) => text)
    .join('')
    .trim();

export function readFixtures(file: string): LabelledAnswer[] {
  return file
    .split(/^### /m)
    .slice(1)
    .map((block) => {
      const [head = '', asked = '', ...lines] = block.split('\n');
      const [id = '', category = '', rank = '', topic = '', style = ''] = head
        .split('|')
        .map((part) => part.trim());
      const pieces = lines
        .join('\n')
        .trim()
        .split(/(?=\{[star-]+\})/)
        .map((piece) => {
          const [, marks = ''] = /^\{([star-]+)\}/.exec(piece) ?? [];
          return {
            parts: STAR_PARTS.filter((part) => marks.includes(part)),
            text: piece.replace(/^\{[star-]+\}/, ''),
          };
        });
      return {
        id,
        category: category as Category,
        rank: Number(rank),
        offTopic: topic === 'off',
        style,
        question: asked.replace(/^Q: /, ''),
        pieces,
      };
    });
}
