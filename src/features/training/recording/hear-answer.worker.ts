import { analyseVoice } from '#/domain/training/voice/analyse-voice.ts';
import { mixDown } from '#/domain/training/voice/mix-down.ts';
import type { HearMessage, HearRequest } from './hear-answer.protocol.ts';

const post = (message: HearMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<HearRequest>) => {
  const { channels, rate, language, hearing } = data;
  post({ type: 'done', analysis: analyseVoice(mixDown(channels), rate, language, hearing) });
});
post({ type: 'ready' });
