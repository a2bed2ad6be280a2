/** How a person sounds while they read calmly: what their tension is compared with. Of this device alone. */
import type { CalmVoice } from '#/domain/training/voice/voice-analysis.ts';
import type { DataContext } from '../../context.ts';

const KEY = 'calm-voice';

export const readCalmVoice = async ({ database }: DataContext): Promise<CalmVoice | undefined> =>
  (await database.meta.get(KEY))?.value as CalmVoice | undefined;

export const saveCalmVoice = async (
  { database }: DataContext,
  { pitchHz, articulationRate }: CalmVoice,
): Promise<void> => {
  await database.meta.put({ key: KEY, value: { pitchHz, articulationRate } });
};

export const forgetCalmVoice = async ({ database }: DataContext): Promise<void> => {
  await database.meta.delete(KEY);
};
