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
 * Those that the person's plan gives, in one language. What was had once is there offline for good. Where all of
 * them are not to be had (a plan that ended, a session that did), those that everybody has stand in.
 */
export const useQuestions = (language: Question['language']): Questions => {
  const { role } = useAuth();
  const own = publishedQuestions(questionSetOf(role), language);
  const first = usePublished(own);
  const isRefused = first.state.kind === 'missing' || first.state.kind === 'failed';
  const { state, retry } = usePublished(isRefused ? publishedQuestions('basic', language) : own);
  const retryBoth = () => {
    first.retry();
    retry();
  };
  if (state.kind === 'ready')
    return { kind: 'ready', questions: state.value, because: 'unavailable', retry: retryBoth };
  return {
    kind: state.kind === 'loading' ? 'loading' : 'failed',
    questions: [],
    because: state.kind === 'failed' ? state.because : 'unavailable',
    retry: retryBoth,
  };
};
