import { Trans, useLingui } from '@lingui/react/macro';
import { ANSWER_TIMES, type AnswerTime } from '#/domain/training/training-settings.ts';
import { Select } from '#/ui/fields/Select.tsx';

export function AnswerTimeField({
  value,
  onChange,
}: {
  value: AnswerTime;
  onChange: (time: AnswerTime) => void;
}) {
  const { t } = useLingui();
  const words: Record<AnswerTime, string> = {
    none: t`Sans limite`,
    60: t`1 minute`,
    90: t`1 minute 30`,
    120: t`2 minutes`,
    180: t`3 minutes`,
  };
  return (
    <Select<AnswerTime>
      label={<Trans>Temps par question</Trans>}
      hint={<Trans>À la fin du temps, ce que vous avez écrit devient votre réponse.</Trans>}
      value={value}
      options={ANSWER_TIMES.map((time) => ({ value: time, label: words[time] }))}
      onChange={onChange}
    />
  );
}
