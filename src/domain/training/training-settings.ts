/** How a person likes to practise. */
export const ANSWER_TIMES = ['none', '60', '90', '120', '180'] as const;
export type AnswerTime = (typeof ANSWER_TIMES)[number];

export interface TrainingSettings {
  /** Of the questions; '' follows the app. */
  trainingLanguage: 'fr' | 'en' | '';
  /** For one answer of a simulation; '' until it is chosen. */
  answerTime: AnswerTime | '';
  hidesTips: boolean;
  keepsRecordings: boolean;
}

export const DEFAULT_TRAINING: Readonly<TrainingSettings> = {
  trainingLanguage: '',
  answerTime: '',
  hidesTips: false,
  keepsRecordings: false,
};

/** Two minutes: long enough for a whole story, short enough to be listened to. */
const USUAL_TIME: AnswerTime = '120';

export const answerTimeOf = ({ answerTime }: Pick<TrainingSettings, 'answerTime'>): AnswerTime =>
  ANSWER_TIMES.find((time) => time === answerTime) ?? USUAL_TIME;

/** 0 for as long as one likes. */
export const secondsOf = (time: AnswerTime): number => (time === 'none' ? 0 : Number(time));
