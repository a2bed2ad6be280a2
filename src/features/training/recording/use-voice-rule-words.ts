import { useLingui } from '@lingui/react/macro';
import { LONG_PAUSE_SECONDS } from '#/domain/training/voice/pauses.ts';
import type { VoicePoints } from '#/domain/training/voice/voice-analysis.ts';

/** What gives the points. */
export const useVoiceRuleWords = (): ((rule: VoicePoints['rule']) => string) => {
  const { t } = useLingui();
  const long = LONG_PAUSE_SECONDS;
  return (rule) =>
    ({
      pace: t`Débit à l’aise pour cette langue`,
      'long-pauses': t`Aucune pause de ${long} secondes ou plus`,
      'filled-pauses': t`Peu de « euh »`,
      'steady-level': t`Volume régulier`,
      background: t`Peu de bruit autour`,
      articulation: t`Vitesse des syllabes, sans les pauses`,
      clipping: t`Son non saturé`,
      level: t`Voix assez forte`,
    })[rule];
};
