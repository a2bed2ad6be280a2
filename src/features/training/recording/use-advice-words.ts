import { useLingui } from '@lingui/react/macro';
import { LONG_PAUSE_SECONDS } from '#/domain/training/voice/pauses.ts';
import type { VoiceAdvice } from '#/domain/training/voice/voice-analysis.ts';

/** What to do next time, or what went well. */
export const useAdviceWords = (): ((key: VoiceAdvice) => string) => {
  const { t } = useLingui();
  const long = LONG_PAUSE_SECONDS;
  return (key) =>
    ({
      'nothing-said': t`Aucune parole entendue.`,
      'too-short': t`Parlez au moins quelques secondes.`,
      'too-noisy': t`Trop de bruit pour évaluer votre voix.`,
      clipped: t`Le son est saturé : éloignez un peu le microphone.`,
      'too-quiet': t`Votre voix est faible : parlez plus près du microphone.`,
      slower: t`Parlez un peu plus lentement : marquez une pause à la fin de chaque idée.`,
      faster: t`Parlez un peu plus vite : préparez deux ou trois mots-clés avant de répondre.`,
      'fewer-long-pauses': t`Une pause dépasse ${long} secondes. Dites « Laissez-moi réfléchir un instant », puis continuez.`,
      'fewer-filled-pauses': t`Plusieurs « euh » : remplacez-les par un court silence.`,
      'more-pauses': t`Peu de pauses : respirez à la fin de chaque idée, on vous suivra mieux.`,
      'steadier-level': t`Le volume change beaucoup : gardez la même force jusqu’à la fin des phrases.`,
      'good-pace': t`Votre débit est facile à suivre.`,
      'good-pauses': t`Vos pauses aident à vous comprendre.`,
    })[key];
};
