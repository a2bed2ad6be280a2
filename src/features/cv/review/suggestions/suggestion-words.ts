import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SuggestionReason, SuggestionRule } from '#/domain/cv/suggest/suggestion.ts';

export const RULE_NAMES: Readonly<Record<SuggestionRule, MessageDescriptor>> = {
  order: msg`Ordre`,
  date: msg`Dates`,
  action: msg`Dire ce que vous avez fait`,
  verb: msg`Verbes plus forts`,
  figure: msg`Nombres à ajouter`,
  split: msg`Lignes longues`,
  repeat: msg`Répétitions`,
  summary: msg`Profil professionnel`,
  spelling: msg`Mots du Canada`,
};

export const REASON_WORDS: Readonly<Record<SuggestionReason, MessageDescriptor>> = {
  newestFirst: msg`Au Canada, le plus récent vient en premier.`,
  dateForm: msg`Cette date se lit : le mois et l’année suffisent.`,
  sayWhatYouDid: msg`« Responsable de » dit votre rôle. Un verbe dit ce que vous avez fait.`,
  oneVerb: msg`Un seul verbe dit la même chose, plus vite.`,
  strongerVerb: msg`Ce verbe dit la même chose, plus clairement.`,
  withoutPronoun: msg`Un CV canadien s’écrit sans « je ».`,
  howMuch: msg`Combien? Remplacez le vide entre crochets par votre nombre, ou effacez-le.`,
  twoIdeas: msg`Cette ligne contient deux idées : une ligne pour chacune.`,
  saidTwice: msg`C’est déjà écrit ailleurs dans votre CV.`,
  fromYourFacts: msg`Un profil fait seulement de ce que dit déjà votre CV. Complétez-le avec vos mots.`,
  canadianSpelling: msg`C’est la façon de l’écrire au Canada.`,
};
