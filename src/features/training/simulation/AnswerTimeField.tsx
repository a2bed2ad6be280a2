import { Trans, useLingui } from '@lingui/react/macro';
import { ANSWER_TIMES, secondsOf, type AnswerTime } from '#/domain/training/training-settings.ts';
import { Select } from '#/ui/fields/Select.tsx';
import { useDurationWords } from '../use-duration-words.ts';

export function AnswerTimeField({
  value,
  onChange,
}: {
  value: AnswerTime;
  onChange: (time: AnswerTime) => void;
}) {
  const { t } = useLingui();
  const duration = useDurationWords();
  return (
    <Select<AnswerTime>
      label={<Trans>Temps par question</Trans>}
      hint={<Trans>À la fin du temps, ce que vous avez écrit devient votre réponse.</Trans>}
      value={value}
      options={ANSWER_TIMES.map((time) => ({
        value: time,
        label: time === 'none' ? t`Sans limite` : duration(secondsOf(time)),
      }))}
      onChange={onChange}
    />
  );
}
