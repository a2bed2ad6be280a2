import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataContext } from '#/data/context.ts';
import { simulationQuestions } from '#/domain/training/bank/pick-questions.ts';
import { INDUSTRIES, LEVELS, type Industry, type Level } from '#/domain/training/question.ts';
import { secondsOf, type AnswerTime } from '#/domain/training/training-settings.ts';
import { StorageNote } from '#/parts/local-data/DataNote.tsx';
import { Button } from '#/ui/actions/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Card } from '#/ui/layout/Card.tsx';
import { Stack } from '#/ui/layout/layout.tsx';
import { QuestionLanguage } from '../QuestionLanguage.tsx';
import { QuestionsMissing } from '../QuestionsMissing.tsx';
import { training } from '../training.css.ts';
import { useQuestionWords } from '../use-question-words.ts';
import { useQuestions } from '../use-questions.ts';
import type { OwnTraining } from '../use-training-settings.ts';
import { AnswerTimeField } from './AnswerTimeField.tsx';
import { COUNTS, CountField, type Count } from './CountField.tsx';
import { useStart } from './use-start.ts';

/** What the interview should be about; it begins at once. */
export function SimulationForm({
  context,
  settings,
  limit,
  onGo,
}: {
  context: DataContext;
  settings: OwnTraining;
  /** Of the plan; null without one. */
  limit: number | null;
  onGo: (session: string) => void;
}) {
  const { t } = useLingui();
  const words = useQuestionWords();
  const [language, setLanguage] = useState(settings.language);
  const [industry, setIndustry] = useState<Industry>('general');
  const [level, setLevel] = useState<Level>('intermediate');
  const [count, setCount] = useState<Count>(COUNTS[1]);
  const [time, setTime] = useState<AnswerTime>(settings.answerTime);
  const bank = useQuestions(language);
  const { start, starting, failure } = useStart(context, onGo);
  const begin = () =>
    start({
      fields: { kind: 'simulation', language, industry, level, answerSeconds: secondsOf(time) },
      pick: (seed) =>
        simulationQuestions({
          questions: bank.questions,
          language,
          industry,
          level,
          count: Number(count),
          seed,
        }),
    });
  return (
    <Card title={<Trans>Nouvelle simulation</Trans>}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <Stack>
          <p className={training.quiet}>
            {limit === null ? (
              <Trans>
                Les questions viennent l’une après l’autre. La rétroaction arrive à la fin.
              </Trans>
            ) : (
              <Plural
                value={limit}
                one="Le forfait gratuit comprend une simulation, que vous gardez. La rétroaction arrive à la fin."
                other="Le forfait gratuit comprend # simulations, que vous gardez. La rétroaction arrive à la fin."
              />
            )}
          </p>
          <QuestionLanguage value={language} onChange={setLanguage} />
          <Select<Industry>
            label={<Trans>Secteur</Trans>}
            value={industry}
            options={INDUSTRIES.map((value) => ({ value, label: words.industry[value] }))}
            onChange={setIndustry}
          />
          <Select<Level>
            label={<Trans>Niveau</Trans>}
            value={level}
            options={LEVELS.map((value) => ({ value, label: words.level[value] }))}
            onChange={setLevel}
          />
          <CountField value={count} onChange={setCount} />
          <AnswerTimeField value={time} onChange={setTime} />
          {bank.kind === 'failed' && <QuestionsMissing questions={bank} />}
          {failure && <StorageNote failure={failure} />}
          <Button
            type="submit"
            variant="primary"
            size="large"
            loading={starting || bank.kind === 'loading'}
            aria-disabled={bank.kind !== 'ready'}
          >
            {t`Commencer la simulation`}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
