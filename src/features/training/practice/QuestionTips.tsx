import { Trans } from '@lingui/react/macro';
import Lightbulb from 'lucide-react/icons/lightbulb';
import SearchCheck from 'lucide-react/icons/search-check';
import type { Question } from '#/domain/training/question.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { Card } from '#/ui/layout/Card.tsx';
import { CheckItem, CheckList } from '#/ui/layout/CheckList.tsx';
import { Disclosure } from '#/ui/layout/Disclosure.tsx';

/** What helps to answer, and why the question is put. */
export function QuestionTips({
  question: { tips, intent, language },
  open,
}: {
  question: Question;
  open: boolean;
}) {
  const lang = LANGUAGE_TAGS[language];
  return (
    <Card>
      <Disclosure
        summary={<Trans>Conseils pour cette question</Trans>}
        icon={Lightbulb}
        open={open}
      >
        <div lang={lang}>
          <CheckList>
            {tips.map((tip) => (
              <CheckItem key={tip}>{tip}</CheckItem>
            ))}
          </CheckList>
        </div>
      </Disclosure>
      <Disclosure summary={<Trans>Ce que l’on veut savoir</Trans>} icon={SearchCheck}>
        <p lang={lang}>{intent}</p>
      </Disclosure>
    </Card>
  );
}
