import { useLingui } from '@lingui/react/macro';
import type { StoryPart } from '#/domain/training/interview-story.ts';

export const useStoryPartWords = (): Readonly<
  Record<StoryPart, { name: string; hint: string }>
> => {
  const { t } = useLingui();
  return {
    situation: { name: t`Situation`, hint: t`Où, quand, avec qui? Deux phrases suffisent.` },
    task: { name: t`Tâche`, hint: t`Qu’est-ce qu’on attendait de vous, et pour quand?` },
    action: { name: t`Actions`, hint: t`Qu’avez-vous fait, vous? Dites-le dans l’ordre.` },
    result: {
      name: t`Résultat`,
      hint: t`Qu’est-ce qui a changé? Donnez un nombre si vous le pouvez.`,
    },
  };
};
