import { useLingui } from '@lingui/react/macro';
import type { Purpose } from '#/domain/linkedin/linkedin-text.ts';
import type { AnswerField } from './writers.ts';

export interface AnswerWords {
  label: string;
  hint: string;
  /** Lines of the field; one without. */
  rows?: number;
}

/** Each field that is filled in: its name, and what to write in it so that the sentence around it holds. */
export const useAnswerWords = (purpose: Purpose): Record<AnswerField, AnswerWords> => {
  const { t } = useLingui();
  const asks: Record<Purpose, AnswerWords> = {
    jobSearch: {
      label: t`Ce que vous cherchez`,
      hint: t`Par exemple : un poste en conception de ponts`,
    },
    advice: { label: t`Votre question`, hint: t`Par exemple : la reconnaissance de mon diplôme` },
    collaboration: {
      label: t`Votre idée`,
      hint: t`Par exemple : un atelier pour les personnes nouvellement arrivées`,
    },
    informational: {
      label: t`Ce que vous aimeriez comprendre`,
      hint: t`Par exemple : le travail de conception dans une ville`,
    },
  };
  return {
    role: {
      label: t`Votre métier`,
      hint: t`Comme dans une phrase, par exemple : ingénieure civile`,
    },
    sector: { label: t`Secteur`, hint: t`Sans article, par exemple : santé, génie municipal` },
    strengths: { label: t`Deux à quatre forces`, hint: t`Séparez-les par des virgules.` },
    value: {
      label: t`Ce que vous apportez`,
      hint: t`Une phrase, par exemple : Je livre des réseaux d’eau durables, dans les délais.`,
      rows: 3,
    },
    path: {
      label: t`Votre parcours`,
      hint: t`Une ou deux phrases : où vous avez travaillé, et combien de temps.`,
      rows: 3,
    },
    result: {
      label: t`Une réalisation`,
      hint: t`Une phrase, avec un chiffre si vous en avez un.`,
      rows: 3,
    },
    goal: { label: t`Ce que vous visez`, hint: t`Par exemple : un poste de conception à Laval` },
    topic: {
      label: t`Sujet`,
      hint: t`Quelques mots, par exemple : le premier hiver sur un chantier`,
    },
    story: { label: t`Ce qui est arrivé`, hint: t`Trois à six phrases, dans l’ordre.`, rows: 6 },
    lesson: { label: t`Ce que vous en retenez`, hint: t`Une phrase.`, rows: 2 },
    keywords: { label: t`Mots-clés`, hint: t`Trois à cinq, séparés par des virgules.` },
    person: {
      label: t`À qui écrivez-vous?`,
      hint: t`Comme vous la salueriez, par exemple : Madame Roy`,
    },
    company: {
      label: t`Où cette personne travaille`,
      hint: t`Le nom de l’entreprise ou de l’organisme`,
    },
    reason: {
      label: t`Pourquoi cette personne`,
      hint: t`Une phrase, par exemple : Votre exposé sur les conduites m’a beaucoup appris.`,
      rows: 3,
    },
    ask: asks[purpose],
  };
};
