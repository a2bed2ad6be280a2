import type { Question } from '#/domain/training/question.ts';
import { Chip } from '#/ui/messages/Chip.tsx';
import { training } from '../training.css.ts';
import { useQuestionWords } from '../use-question-words.ts';

/** What kind of question it is. */
export function QuestionChips({ question }: { question: Question }) {
  const words = useQuestionWords();
  return (
    <span className={training.chips}>
      <Chip tone="info">{words.category[question.category]}</Chip>
      <Chip>{words.difficulty[question.difficulty]}</Chip>
      <Chip>{words.level[question.level]}</Chip>
      {question.industry !== 'general' && <Chip>{words.industry[question.industry]}</Chip>}
    </span>
  );
}
