import { useLingui } from '@lingui/react/macro';
import { printLocation } from '#/domain/cv/canadian/location.ts';
import { levelLabel } from '#/domain/cv/canadian/sections.ts';
import type { CvLanguage, LanguageLevel } from '#/domain/cv/content.ts';
import { printDate } from '#/domain/cv/dates/print-date.ts';
import type { PairField } from '#/domain/cv/pair/compare-pair.ts';
import type { FieldKind, PairList } from '#/domain/cv/pair/pair-fields.ts';

/** What fields and their standing are called. */
export const usePairWords = () => {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    fullName: t`Nom complet`,
    latinName: t`Nom en lettres latines`,
    pronunciation: t`Prononciation`,
    headline: t`Titre sous votre nom`,
    email: t`Courriel`,
    phone: t`Téléphone`,
    linkedin: t`Profil LinkedIn`,
    summary: t`Profil professionnel`,
    jobTitle: t`Titre du poste`,
    company: t`Entreprise`,
    startDate: t`Début`,
    endDate: t`Fin`,
    achievements: t`Réalisations`,
    degree: t`Diplôme`,
    fieldOfStudy: t`Domaine d’études`,
    institution: t`Établissement`,
    graduationDate: t`Obtention du diplôme`,
    assessor: t`Rapport d’évaluation`,
    comparesTo: t`Ce que dit le rapport`,
    reportYear: t`Année du rapport`,
    details: t`Précisions`,
    level: t`Niveau`,
    title: t`Titre imprimé`,
    entries: t`Contenu`,
  };
  const nameOf = (list: PairList | 'personal', name: string): string => {
    if (name === 'location') return list === 'personal' ? t`Ville et province` : t`Lieu`;
    if (name === 'name') return list === 'skills' ? t`Compétence` : t`Langue`;
    return names[name] ?? name;
  };
  const standings: Readonly<Record<PairField['standing'], string>> = {
    same: '',
    missing: t`Manque`,
    older: t`Plus ancien`,
    both: t`Les deux ont changé`,
    differs: t`Différent`,
    unsure: t`À vérifier`,
  };
  const languages: Readonly<Record<CvLanguage, string>> = { fr: t`Français`, en: t`Anglais` };
  return { nameOf, standings, languages };
};

/** As the document of that language prints it. */
export const printedValue = (kind: FieldKind, value: string, language: CvLanguage): string => {
  if (kind === 'date') return printDate(value, language, 'numeric');
  if (kind === 'place') return printLocation(value, language);
  return kind === 'level' ? levelLabel(value as LanguageLevel | '', language) : value;
};
