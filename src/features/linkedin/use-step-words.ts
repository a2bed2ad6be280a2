import { useLingui } from '@lingui/react/macro';
import { ENOUGH, type Step } from '#/domain/linkedin/completeness.ts';

/** Each step of the rubric: its name, and what makes it done. */
export const useStepWords = (): Record<Step, { name: string; how: string }> => {
  const { t } = useLingui();
  return {
    photo: { name: t`Une photo`, how: t`Nette et récente, sur un fond simple.` },
    headline: { name: t`Un titre`, how: t`Au moins ${ENOUGH.headline} caractères.` },
    about: { name: t`Un texte « Infos »`, how: t`Au moins ${ENOUGH.about} caractères.` },
    experience: { name: t`Vos emplois`, how: t`Avec ce que vous y avez fait.` },
    education: { name: t`Votre formation`, how: t`Au moins un diplôme ou une école.` },
    skills: { name: t`Vos compétences`, how: t`Au moins ${ENOUGH.skills}.` },
    languages: { name: t`Vos langues`, how: t`Avec votre niveau.` },
    location: { name: t`Votre ville`, how: t`Les recruteurs cherchent par région.` },
    address: {
      name: t`Une adresse à votre nom`,
      how: t`Comme linkedin.com/in/votre-nom, sans chiffres.`,
    },
    post: {
      name: t`Une publication`,
      how: t`Une suffit pour montrer que vous utilisez ce profil.`,
    },
  };
};
