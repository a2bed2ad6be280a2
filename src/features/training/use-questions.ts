import { questionSetOf } from '#/domain/training/bank/question-sets.ts';
import type { Question } from '#/domain/training/question.ts';
import { useAuth } from '#/parts/AuthProvider.tsx';
import { usePublished } from '#/parts/published/use-published.ts';
import { publishedQuestions } from './published-questions.ts';

export interface Questions {
  kind: 'loading' | 'ready' | 'failed';
  /** Empty unless `ready`. */
  questions: readonly Question[];
  /** Of a failure: this device is offline and never had them, or the server has trouble. */
  because: 'offline' | 'unavailable';
  retry: () => void;
}

/**
 * Those that the person's plan gives, in one language. What was had once is there offline for good. Those that
 * everybody has are always kept too, and stand in where all of them are not to be had: a plan that ended, a session
 * that did, a person who has signed out.
 */
export const useQuestions = (language: Question['language']): Questions => {
  const { role } = useAuth();
  const own = usePublished(publishedQuestions(questionSetOf(role), language));
  const everybodys = usePublished(publishedQuestions('basic', language));
  const isRefused = own.state.kind === 'missing' || own.state.kind === 'failed';
  const { state } = isRefused ? everybodys : own;
  const retry = () => {
    own.retry();
    everybodys.retry();
  };
  if (state.kind === 'ready')
    return { kind: 'ready', questions: state.value, because: 'unavailable', retry };
  return {
    kind: state.kind === 'loading' ? 'loading' : 'failed',
    questions: [],
    because: state.kind === 'failed' ? state.because : 'unavailable',
    retry,
  };
};
