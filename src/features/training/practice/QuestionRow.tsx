import { Plural, Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import type { Question } from '#/domain/training/question.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Chip } from '#/ui/messages/Chip.tsx';
import { training } from '../training.css.ts';
import { TrainingLink } from '../TrainingLink.tsx';
import { rowId } from '../row-id.ts';
import type { Practised } from './practice-of.ts';
import { QuestionChips } from './QuestionChips.tsx';

export const QuestionRow = memo(function QuestionRow({
  question,
  practised,
}: {
  question: Question;
  practised: Practised | undefined;
}) {
  return (
    <li className={training.row}>
      <TrainingLink
        open={{ question: question.key }}
        id={rowId(question.key)}
        className={training.rowLink}
        lang={LANGUAGE_TAGS[question.language]}
      >
        {question.text}
      </TrainingLink>
      <span className={training.chips}>
        <QuestionChips question={question} />
        {practised && (
          <Chip tone="positive" icon={Check}>
            <Plural value={practised.answers} one="# réponse" other="# réponses" />
            {practised.best !== undefined && (
              <>
                {' · '}
                <Trans>meilleur score {practised.best}</Trans>
              </>
            )}
          </Chip>
        )}
      </span>
    </li>
  );
});
