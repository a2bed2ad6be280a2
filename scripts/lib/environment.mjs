import { settingMistakes } from '../../pocketbase/hooks/lib/environment.mjs';
import { SetUpError } from './project.mjs';

/** Throws a SetUpError that names each setting which is wrong. */
export const checkSettings = (environment) => {
  const mistakes = settingMistakes(environment);
  if (mistakes.length > 0) throw new SetUpError(mistakes.join('\n'));
};
