/** What the hearing worker is given, and what it finds. */
import type { Hearing } from '#/domain/training/voice/judge-voice.ts';
import type { VoiceAnalysis } from '#/domain/training/voice/voice-analysis.ts';
import type { VoiceLanguage } from '#/domain/training/voice/voice-norms.ts';

export interface HearRequest {
  channels: Float32Array<ArrayBuffer>[];
  rate: number;
  language: VoiceLanguage;
  hearing: Hearing;
}

export type HearMessage = { type: 'ready' } | { type: 'done'; analysis: VoiceAnalysis };
