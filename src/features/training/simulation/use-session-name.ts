import { useLingui } from '@lingui/react/macro';
import type { InterviewSession } from '#/domain/training/interview-session.ts';
import { useQuestionWords } from '../use-question-words.ts';

/** « Simulation, Santé », « Entrevue sur mesure, Soudeuse » */
export const useSessionName = (): ((session: InterviewSession) => string) => {
  const { t } = useLingui();
  const words = useQuestionWords();
  return ({ kind, jobTitle, industry }) => {
    const name = kind === 'custom' ? t`Entrevue sur mesure` : t`Simulation`;
    const about =
      jobTitle || (industry !== '' && industry !== 'general' && words.industry[industry]);
    return about ? `${name}, ${about}` : name;
  };
};
