import { useLiveQuery } from 'dexie-react-hooks';
import type { DataContext } from '#/data/context.ts';
import { getSettings } from '#/data/records/settings.ts';
import { answerTimeOf, type AnswerTime } from '#/domain/training/training-settings.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';

export interface OwnTraining {
  /** Of the questions. */
  language: 'fr' | 'en';
  answerTime: AnswerTime;
  showsTips: boolean;
  keepsRecordings: boolean;
}

/** undefined until it is read. */
export const useTrainingSettings = (context: DataContext): OwnTraining | undefined => {
  const { language } = useLanguage();
  const settings = useLiveQuery(() => getSettings(context), [context]);
  return (
    settings && {
      language: settings.trainingLanguage || language,
      answerTime: answerTimeOf(settings),
      showsTips: !settings.hidesTips,
      keepsRecordings: settings.keepsRecordings,
    }
  );
};
