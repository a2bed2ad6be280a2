import { useEffect, useRef, useState } from 'react';
import type { VoiceLanguage } from '#/domain/training/voice/voice-norms.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { dictationPlace, startDictation, type DictationPlace } from '#/platform/sound/dictation.ts';

export interface Dictation {
  /** Where the browser would understand the words; `none` where it can't. */
  place: DictationPlace;
  isOn: boolean;
  turn: (isOn: boolean) => void;
  begin: () => void;
  /** The words understood since `begin`; undefined when it was off. */
  end: () => Promise<string | undefined>;
}

export const useDictation = (language: VoiceLanguage): Dictation => {
  const tag = LANGUAGE_TAGS[language];
  const [place, setPlace] = useState<DictationPlace>('none');
  const [isOn, turn] = useState(false);
  const running = useRef<() => Promise<string>>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void dictationPlace(tag).then((found) => isCurrent && setPlace(found));
    return () => {
      isCurrent = false;
      void running.current?.();
    };
  }, [tag]);
  return {
    place,
    isOn,
    turn,
    begin: () => {
      if (isOn && place !== 'none') running.current = startDictation(tag, place);
    },
    end: async () => {
      const stop = running.current;
      running.current = undefined;
      return stop?.();
    },
  };
};
