import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AtsBand, AtsGroupId } from '#/domain/cv/ats/rubric.ts';
import type { AtsRuleId } from '#/domain/cv/ats/rule.ts';

export const BAND_WORDS: Readonly<Record<AtsBand, MessageDescriptor>> = {
  excellent: msg`Excellent`,
  good: msg`Bon`,
  needs_improvement: msg`À améliorer`,
};

export const GROUP_WORDS: Readonly<Record<AtsGroupId, MessageDescriptor>> = {
  readability: msg`Lecture par un logiciel`,
  contact: msg`Coordonnées`,
  experience: msg`Structure des emplois`,
  achievements: msg`Réalisations`,
  skills_languages: msg`Compétences et langues`,
  summary: msg`Profil professionnel`,
  canadian_format: msg`Format canadien`,
  education: msg`Formation`,
};

/** What each rule looks for, and how to gain its points. */
export const RULE_WORDS: Readonly<
  Record<AtsRuleId, [name: MessageDescriptor, fix: MessageDescriptor]>
> = {
  'readability.headings': [
    msg`Titres de section connus`,
    msg`Donnez à ces sections un titre courant, comme « Projets » ou « Bénévolat ».`,
  ],
  'readability.characters': [
    msg`Caractères lisibles`,
    msg`Remplacez les icônes, les dessins et les lettres espacées par du texte simple.`,
  ],
  'readability.placed': [
    msg`Tout le texte est à sa place`,
    msg`Placez dans votre CV les lignes de votre fichier qui attendent encore.`,
  ],
  'readability.sure': [
    msg`Champs lus sans doute`,
    msg`Vérifiez les champs marqués « à vérifier » : un logiciel hésiterait aussi.`,
  ],
  'readability.reach': [
    msg`Courriel et téléphone en haut du CV`,
    msg`Gardez le courriel et le téléphone dans les coordonnées seulement.`,
  ],
  'contact.name': [msg`Nom complet`, msg`Écrivez votre prénom et votre nom.`],
  'contact.email': [msg`Courriel valide`, msg`Ajoutez un courriel, par exemple nom@exemple.ca.`],
  'contact.phone': [msg`Téléphone valide`, msg`Ajoutez un numéro de téléphone complet.`],
  'contact.location': [
    msg`Ville et province`,
    msg`Ajoutez votre ville et votre province, ou votre ville et votre pays.`,
  ],
  'contact.linkedin': [msg`Profil LinkedIn`, msg`Ajoutez l’adresse de votre profil LinkedIn.`],
  'experience.titles': [msg`Un titre pour chaque emploi`, msg`Ajoutez le titre du poste.`],
  'experience.companies': [
    msg`Un employeur pour chaque emploi`,
    msg`Ajoutez le nom de l’entreprise.`,
  ],
  'experience.dates': [
    msg`Des dates complètes (MM/AAAA)`,
    msg`Donnez le mois et l’année du début et de la fin.`,
  ],
  'experience.order': [
    msg`Du plus récent au plus ancien`,
    msg`Placez l’emploi le plus récent en premier.`,
  ],
  'experience.periods': [
    msg`Des périodes possibles`,
    msg`Vérifiez ces dates : elles se croisent longtemps, ou la fin vient avant le début. Si vous aviez deux emplois en même temps, écrivez « temps partiel » dans le titre.`,
  ],
  'achievements.figures': [
    msg`Des résultats chiffrés`,
    msg`Ajoutez un nombre, un montant, un pourcentage ou une durée à 6 lignes sur 10.`,
  ],
  'achievements.verbs': [
    msg`Un verbe d’action au début`,
    msg`Commencez par ce que vous avez fait : « Géré », « Conçu », « Formé ». Un nom d’action, comme « Gestion », vaut la moitié.`,
  ],
  'achievements.length': [
    msg`Des lignes de 8 à 30 mots`,
    msg`Une idée par ligne : complétez les lignes trop courtes, coupez les lignes trop longues.`,
  ],
  'skills.count': [msg`De 8 à 12 compétences`, msg`Gardez de 8 à 12 compétences.`],
  'skills.repeats': [msg`Chaque compétence une fois`, msg`Retirez les compétences répétées.`],
  'languages.levels': [
    msg`Des langues avec leur niveau`,
    msg`Ajoutez vos langues et le niveau de chacune.`,
  ],
  'summary.length': [
    msg`Un profil de 3 à 5 phrases`,
    msg`Écrivez de 3 à 5 phrases : qui vous êtes, ce que vous apportez, ce que vous cherchez.`,
  ],
  'summary.role': [
    msg`Le métier visé est nommé`,
    msg`Nommez votre métier ou le poste que vous cherchez.`,
  ],
  'format.pages': [msg`Deux pages au maximum`, msg`Raccourcissez le CV à deux pages.`],
  'format.personal': [
    msg`Aucune donnée privée`,
    msg`Retirez ce qu’un employeur au Canada n’a pas à savoir : photo, âge, état civil, adresse de rue.`,
  ],
  'format.language': [msg`Une seule langue`, msg`Écrivez ces lignes dans la langue du document.`],
  'format.dates': [
    msg`Une seule forme de date`,
    msg`Écrivez les dates comme 03/2021 : 12/03/2021 se lit de deux façons.`,
  ],
  'education.degree': [msg`Un diplôme pour chaque formation`, msg`Ajoutez le nom du diplôme.`],
  'education.institution': [
    msg`Un établissement pour chaque formation`,
    msg`Ajoutez le nom de l’établissement.`,
  ],
  'education.date': [msg`Une date pour chaque formation`, msg`Ajoutez la date du diplôme.`],
};
