import { useState } from 'react';
import type { VoiceAnalysis } from '#/domain/training/voice/voice-analysis.ts';
import type { AnswerDraft } from './use-answer-draft.ts';

/** What was said of an answer: the words go to what is typed, where they can be put right, the measures stay here. */
export const useSpoken = ({ append }: Pick<AnswerDraft, 'append'>) => {
  const [voice, setVoice] = useState<VoiceAnalysis>();
  const [isBusy, setBusy] = useState(false);
  const hear = (analysis: VoiceAnalysis | null, transcript?: string): void => {
    setVoice(analysis ?? undefined);
    if (transcript) append(transcript);
  };
  return { voice, isBusy, setBusy, hear };
};

export type Spoken = ReturnType<typeof useSpoken>;
