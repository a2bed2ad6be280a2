import { useLingui } from '@lingui/react/macro';
import { inOrder } from '#/domain/sync/values/order-key.ts';
import {
  COMPETENCIES,
  type Competency,
  type InterviewStory,
} from '#/domain/training/interview-story.ts';

interface StoryTag {
  key: string;
  name: string;
}

/** What stories show, by key, and the tags of one story. */
export const useCompetencyWords = () => {
  const { t } = useLingui();
  const names: Readonly<Record<Competency, string>> = {
    teamwork: t`Travail d’équipe`,
    conflict: t`Conflit ou désaccord`,
    leadership: t`Leadership`,
    initiative: t`Initiative`,
    problemSolving: t`Résolution de problèmes`,
    pressure: t`Pression et délais`,
    customer: t`Service à la clientèle`,
    communication: t`Communication`,
    adaptability: t`Adaptation au changement`,
    learning: t`Apprentissage`,
    mistake: t`Erreur et leçon`,
    safety: t`Santé et sécurité`,
    quality: t`Qualité et amélioration`,
    persuasion: t`Convaincre`,
  };
  const nameOf = (key: string, own: string): string => {
    const competency = COMPETENCIES.find((one) => one === key);
    return competency ? names[competency] : own;
  };
  const tagsOf = ({ competencies }: InterviewStory): StoryTag[] =>
    inOrder(competencies).map(([key, { name }]) => ({ key, name: nameOf(key, name) }));
  const all = COMPETENCIES.map((key): StoryTag => ({ key, name: names[key] }));
  return { all, tagsOf };
};
