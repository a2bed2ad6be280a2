import { useLingui } from '@lingui/react/macro';
import {
  INTERMEDIATE_YEARS,
  type Category,
  type Difficulty,
  type Industry,
  type Level,
} from '#/domain/training/question.ts';

/** How the values of a question are called on every screen. */
export const useQuestionWords = () => {
  const { t } = useLingui();
  const { from, to } = INTERMEDIATE_YEARS;
  const category: Record<Category, string> = {
    behavioral: t`Comportementale`,
    technical: t`Technique`,
    situational: t`Mise en situation`,
    general: t({ message: 'Générale', context: 'question' }),
  };
  const difficulty: Record<Difficulty, string> = {
    easy: t({ message: 'Facile', context: 'question' }),
    medium: t({ message: 'Moyenne', context: 'question' }),
    hard: t({ message: 'Difficile', context: 'question' }),
  };
  const level: Record<Level, string> = {
    beginner: t`Débutant`,
    intermediate: t`Intermédiaire (${from} à ${to} ans)`,
    expert: t`Expert`,
  };
  const industry: Record<Industry, string> = {
    general: t`Tous les secteurs`,
    tech: t`Technologie`,
    finance: t`Finance`,
    healthcare: t`Santé`,
    education: t`Éducation`,
    marketing: t`Marketing`,
    sales: t`Vente`,
    consulting: t`Conseil`,
    manufacturing: t`Fabrication`,
    retail: t`Commerce de détail`,
    hospitality: t`Hôtellerie et restauration`,
  };
  return { category, difficulty, level, industry };
};
