import { useLingui } from '@lingui/react/macro';

interface EntryWords {
  title: string;
  none: string;
  add: string;
  removed: string;
  nameOf: (place: number) => string;
  removeOf: (place: number) => string;
  /** By the entry's field. */
  field: Readonly<Record<string, string>>;
  hint: Readonly<Record<string, string>>;
}

export const useEntryWords = (list: 'experience' | 'education'): EntryWords => {
  const { t } = useLingui();
  const years = t`Par exemple 2019 – 2023.`;
  return list === 'experience'
    ? {
        title: t`Expérience`,
        none: t`Aucun emploi pour l’instant.`,
        add: t`Ajouter un emploi`,
        removed: t`L’emploi est retiré du profil.`,
        nameOf: (place) => t`l’emploi ${place}`,
        removeOf: (place) => t`Retirer l’emploi ${place}`,
        field: {
          position: t`Poste`,
          company: t`Entreprise`,
          years: t`Années`,
          description: t`Description`,
        },
        hint: { years, description: t`Une réalisation par ligne, avec un chiffre si possible.` },
      }
    : {
        title: t`Formation`,
        none: t`Aucun diplôme pour l’instant.`,
        add: t`Ajouter un diplôme`,
        removed: t`Le diplôme est retiré du profil.`,
        nameOf: (place) => t`le diplôme ${place}`,
        removeOf: (place) => t`Retirer le diplôme ${place}`,
        field: { degree: t`Diplôme`, institution: t`Établissement`, years: t`Années` },
        hint: { years },
      };
};
