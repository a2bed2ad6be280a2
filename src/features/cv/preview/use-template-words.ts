import { useLingui } from '@lingui/react/macro';
import type { TemplateName, AccentName, DensityName } from '#/domain/cv/templates.ts';

interface TemplateWords {
  name: string;
  /** How it looks, and where it is expected. */
  about: string;
}

export const useTemplateWords = (): Record<TemplateName, TemplateWords> => {
  const { t } = useLingui();
  return {
    moderne: {
      name: t`moderne`,
      about: t`Titres en couleur, nom à gauche. Pour la plupart des emplois.`,
    },
    classique: {
      name: t`classique`,
      about: t`Nom au centre sur une double ligne. Banque, droit, administration.`,
    },
    creatif: {
      name: t`créatif`,
      about: t`Nom sur une bande de couleur. Communication, numérique, vente.`,
    },
    sobre: {
      name: t`sobre`,
      about: t`Nom et titres au centre, sans décor. Université, recherche, fonction publique fédérale.`,
    },
    compact: {
      name: t`compact`,
      about: t`Une seule page si possible. Métiers, premier emploi.`,
    },
  };
};

export const useAccentWords = (): Record<AccentName, string> => {
  const { t } = useLingui();
  return {
    petrol: t`bleu pétrole`,
    navy: t`bleu marine`,
    forest: t`vert foncé`,
    burgundy: t`rouge foncé`,
    bronze: t`brun`,
    black: t`noir`,
  };
};

export const useDensityWords = (): Record<DensityName, string> => {
  const { t } = useLingui();
  return { airy: t`Aéré`, balanced: t`Équilibré`, dense: t`Serré` };
};
