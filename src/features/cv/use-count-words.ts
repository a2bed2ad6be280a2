import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Numbers with their noun, in the interface's language. */
export const useCountWords = () => {
  const { t } = useLingui();
  return {
    jobs: (count: number) => t`${plural(count, { one: '# emploi', other: '# emplois' })}`,
    education: (count: number) =>
      t`${plural(count, { one: '# formation', other: '# formations' })}`,
    skills: (count: number) => t`${plural(count, { one: '# compétence', other: '# compétences' })}`,
    languages: (count: number) => t`${plural(count, { one: '# langue', other: '# langues' })}`,
    pages: (count: number) => t`${plural(count, { one: '# page', other: '# pages' })}`,
    pagesReady: (count: number) =>
      t`${plural(count, {
        one: '# page, sans photo, lisible par les logiciels de tri.',
        other: '# pages, sans photo, lisibles par les logiciels de tri.',
      })}`,
    changes: (count: number) =>
      t`${plural(count, { one: '# modification', other: '# modifications' })}`,
    linesOver: (count: number) =>
      t`${plural(count, { one: 'Environ # ligne de trop.', other: 'Environ # lignes de trop.' })}`,
    sentences: (count: number) =>
      t`${plural(count, {
        0: 'Pas de profil professionnel',
        one: 'Profil de # phrase',
        other: 'Profil de # phrases',
      })}`,
    marked: (count: number) =>
      t`${plural(count, {
        one: '# champ est marqué « À vérifier ».',
        other: '# champs sont marqués « À vérifier ».',
      })}`,
    unsure: (count: number) =>
      t`${plural(count, {
        one: '# champ à vérifier',
        other: '# champs à vérifier',
      })}`,
    unplaced: (count: number) =>
      t`${plural(count, { one: '# ligne à placer', other: '# lignes à placer' })}`,
    toCorrect: (count: number) =>
      t`${plural(count, { one: '# champ à corriger', other: '# champs à corriger' })}`,
  };
};
