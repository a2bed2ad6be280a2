import { useState } from 'react';
import type { StorageFailure } from '#/data/failure.ts';
import type { Result } from '#/domain/result.ts';
import type { SettingsProblem } from './SettingsFailure.tsx';

/** Runs what keeps a choice, and remembers why it could not be. */
export const useChange = (): [
  SettingsProblem | undefined,
  (keep: () => Promise<Result<unknown, StorageFailure>>) => Promise<boolean>,
] => {
  const [problem, setProblem] = useState<SettingsProblem>();
  const change = async (keep: () => Promise<Result<unknown, StorageFailure>>): Promise<boolean> => {
    try {
      const kept = await keep();
      setProblem(kept.ok ? undefined : kept.error);
      return kept.ok;
    } catch (error) {
      setProblem({ kind: 'unknown' });
      throw error;
    }
  };
  return [problem, change];
};
