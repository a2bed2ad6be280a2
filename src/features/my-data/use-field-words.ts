import { useLingui } from '@lingui/react/macro';
import type { Json, JsonObject } from '#/domain/sync/merge.ts';
import { segmentsOf } from '#/domain/sync/path.ts';
import { LANGUAGE_TAGS } from '#/i18n/locale.ts';
import { useLanguage } from '#/parts/LanguageProvider.tsx';

/** Names of the fields in a change's paths, and their values, as a person reads them. */
export const useFieldWords = () => {
  const { t } = useLingui();
  const { language } = useLanguage();
  const names: Partial<Record<string, string>> = {
    achievements: t`Réalisations`,
    action: t`Ce que vous avez fait`,
    answer: t`Réponse`,
    assessor: t`Organisme d’évaluation`,
    answerSeconds: t`Temps par question`,
    answerTime: t`Temps par question`,
    answers: t`Réponses`,
    archive: t`Archive de LinkedIn`,
    checks: t`Étape du profil`,
    account: t`Compte LinkedIn`,
    manner: t`Ton ou but`,
    bio: t`Présentation`,
    body: t`Texte`,
    company: t`Entreprise`,
    comparesTo: t`Comparaison du diplôme`,
    competencies: t`Compétence montrée`,
    consents: t`Consentement`,
    content: t`Contenu`,
    cv: t`CV envoyé`,
    cvVersion: t`Version du CV envoyé`,
    dateApplied: t`Date d’envoi`,
    accent: t`Couleur du CV`,
    density: t`Espacement du CV`,
    dateStyle: t`Forme des dates`,
    longAllowed: t`Plus de 2 pages permises`,
    deadline: t`Date limite`,
    degree: t`Diplôme`,
    description: t`Description`,
    details: t`Précisions`,
    dueOn: t`Échéance`,
    earlyAccess: t`Accès anticipé`,
    education: t`Formation`,
    email: t`Courriel`,
    emailNotifications: t`Notifications par courriel`,
    endDate: t`Fin`,
    endReason: t`Raison de la fin`,
    entries: t`Contenu`,
    experience: t`Emploi`,
    fieldOfStudy: t`Domaine d’études`,
    fullName: t`Nom complet`,
    graduationDate: t`Obtention du diplôme`,
    hidesTips: t`Conseils fermés`,
    headline: t`Titre sous le nom`,
    image: t`Photo`,
    institution: t`Établissement`,
    industry: t`Secteur`,
    interviewAt: t`Entrevue`,
    jobDescription: t`Description du poste`,
    jobTitle: t`Titre du poste`,
    keepsRecordings: t`Enregistrements gardés`,
    kind: t`Sujet`,
    language: t`Langue`,
    languages: t`Langue parlée`,
    latinName: t`Nom en lettres latines`,
    level: t`Niveau`,
    linkedin: t`LinkedIn`,
    location: t`Lieu`,
    marketingEmails: t`Courriels d’information`,
    name: t`Nom`,
    nameLine: t`Sous le nom`,
    note: t`Note`,
    notes: t`Notes`,
    order: t`Place dans la liste`,
    other: t`Autre section`,
    phone: t`Téléphone`,
    position: t`Poste`,
    pronunciation: t`Prononciation`,
    province: t`Province`,
    pushNotifications: t`Notifications`,
    questions: t`Question`,
    region: t`Province de recherche`,
    recruiter: t`Personne-ressource`,
    recruiterEmail: t`Courriel de la personne-ressource`,
    removed: t`Renseignement retiré`,
    reportLanguage: t`Langue du rapport`,
    reportYear: t`Année du rapport`,
    restored: t`Remis dans le CV`,
    result: t`Résultat`,
    salaryMax: t`Salaire le plus haut`,
    salaryMin: t`Salaire le plus bas`,
    salaryPeriod: t`Période du salaire`,
    situation: t`Situation`,
    skills: t`Compétence`,
    source: t`Où l’offre a été trouvée`,
    startDate: t`Début`,
    state: t`État`,
    status: t`Statut`,
    statuses: t`Rappel selon le statut`,
    subject: t`Objet`,
    summary: t`Profil professionnel`,
    template: t`Modèle`,
    task: t`Tâche`,
    text: t`Texte`,
    theme: t`Thème`,
    timeZone: t`Fuseau horaire`,
    title: t`Titre`,
    trashedAt: t`Corbeille`,
    trainingLanguage: t`Langue des questions`,
    type: t`Genre`,
    unplaced: t`Ligne à placer`,
    url: t`Adresse de l’offre`,
    usedIn: t`Utilisé pour la question`,
    weeklyDigest: t`Résumé de la semaine`,
    workplace: t`Sur place ou à distance`,
    years: t`Années`,
  };

  const nameOf = (path: string): string =>
    segmentsOf(path)
      .toReversed()
      .map((step) => names[step])
      .find((name) => name !== undefined) ?? t`Autre renseignement`;

  const valueOf = (path: string, value: Json | undefined): string => {
    if (value === undefined || value === null)
      return path === 'trashedAt' ? t`Pas dans la corbeille` : t`Retiré`;
    if (path === 'trashedAt') return t`Dans la corbeille`;
    if (typeof value === 'boolean') return value ? t`Oui` : t`Non`;
    if (typeof value === 'number' && path.startsWith('salary'))
      return new Intl.NumberFormat(LANGUAGE_TAGS[language], {
        style: 'currency',
        currency: 'CAD',
      }).format(value / 100);
    if (typeof value === 'number')
      return new Intl.NumberFormat(LANGUAGE_TAGS[language]).format(value);
    return textOf(value).trim() || t`Vide`;
  };
  return { nameOf, valueOf };
};

/** The words in a value, one under the other; what places or keys it is left out. */
const textOf = (value: Json): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const fields = Object.entries(value as JsonObject).filter(([key]) => key !== 'order');
  return fields
    .map(([, field]) => textOf(field))
    .filter(Boolean)
    .join('\n');
};
