import { useLingui } from '@lingui/react/macro';
import type { ScoredAnswer } from '#/domain/training/answer/scored-answer.ts';
import { useRuleWords } from './use-rule-words.ts';

/** From which score on an answer is called what. */
const BANDS = { full: 75, good: 55, begun: 35 } as const;

/** One sentence about the whole, and what would help most. */
export const useScoreWords = ({ category, global, improvements }: ScoredAnswer): string => {
  const { t } = useLingui();
  const rules = useRuleWords(category);
  const score = global ?? 0;
  const whole =
    score >= BANDS.full
      ? t`Réponse claire et complète.`
      : score >= BANDS.good
        ? t`Bonne réponse, qui peut gagner en précision.`
        : score >= BANDS.begun
          ? t`Un début de réponse : il manque des éléments importants.`
          : t`La réponse dit encore peu de choses.`;
  const [first] = improvements;
  return first ? `${whole} ${rules[first].weak}` : whole;
};
