/** What job sites print around an advertisement, folded: buttons, counts, hints. Whole lines. */

const LINES = `skip to main content|passer au contenu principal|job bank|guichet-emplois|guichet emplois|emploi quebec|jobillico|indeed|linkedin|glassdoor|home|accueil|recherche|search|menu|share|partager|share this job|partager cette offre|show more options|afficher plus d'options|more options|apply|postuler|apply now|postuler maintenant|apply on company site|apply for this job|easy apply|easily apply|candidature simplifiee|save|enregistrer|sauvegarder|save job|enregistrer l'offre|saved|imprimer|print|ajouter aux favoris|report job|signaler l'offre d'emploi|report a problem with this job posting|signaler un probleme avec cette offre d'emploi|employer verified|verified|employeur verifie|job details|details de l'emploi|details du poste|details de l'offre d'emploi|full job description|description complete du poste|description du poste|job description|about the job|a propos de l'offre d'emploi|a propos de l'offre|about this job|overview|apercu|promoted|promoted by hirer|sponsored|sponsorise|selectionnee par un recruteur|actively recruiting|recrutement actif|actively reviewing applicants|be an early applicant|soyez parmi les premiers candidats|follow|suivre|see more|voir plus|show more|afficher plus|show all|tout afficher|profile insights|yes|no|oui|non|premium|try premium for ca$0|essayer premium pour 0 $|meet the hiring team|people you can reach out to|personnes que vous pouvez contacter|set alert for similar jobs|definir une alerte pour des offres d'emploi similaires|voir plus d'emplois comme celui-ci|similar jobs|emplois similaires|offres similaires|jobs similar to this one|am i a good fit for this job?|how your profile and resume fit this job|carrieres|careers|full-time|part-time|temps plein|temps partiel|permanent|contract|hybrid|hybride|remote|on-site|a distance|sur place|full time|part time|pulled from the full job description|tires de la description du poste|responses managed off linkedin|matches your job preferences|urgently hiring|hiring multiple candidates|new|nouveau|nouvelle offre|view all jobs|voir tous les emplois|back to search results|retour aux resultats|required|* required|logo|offre d'emploi|offre d'emploi / job posting|job posting|job opportunity|employment opportunity|career opportunity|career opportunities|possibilite d'emploi|offres d'emploi|offre d'emploi – job offer|job information|help wanted|now hiring|now hiring!|we're hiring|we're hiring!|nous embauchons|on recrute|on embauche|join our team|join our team!|joignez-vous a nous|joignez-vous a notre equipe|joignez-vous a notre equipe!|your opportunity|now accepting applications|now accepting applications!|affichage externe|affichage interne|external posting|internal posting|position available|poste vacant|poste disponible|your opportunity:|appel de candidatures|avis de concours|service des ressources humaines|human resources|ressources humaines|human resources department`;

const JUNK_LINES: ReadonlySet<string> = new Set(LINES.split('|'));

/** Bounded, so that no line costs more than its length. */
const JUNK_FORMS: readonly RegExp[] = [
  /^(?:\d[.,]\d|\d) ?(?:\/ ?5|out of 5(?: stars)?|etoiles? sur 5|sur 5)?(?: ?\(\d+\))?(?: stars?)?$/,
  /^[\d ,.]{1,12} (?:reviews?|avis|evaluations?|followers|abonnes|applicants|candidatures?|candidats)$/,
  /^(?:posted|reposted|publiee?|republiee?|active|actif) (?:il y a )?[\d+]+ .{0,30}$/,
  /^il y a \d+ .{0,20}$/,
  /^\d+ (?:days?|weeks?|hours?|months?) ago\b.{0,40}$/,
  /^(?:promoted by|promue? par|responses managed|reponses gerees|responded to|company review time|sees? who|voyez qui|see who|matches your|here.s how the job|correspondance entre|you must create an? |vous devez creer un compte|find out how your|get ai-powered|try premium|essayer premium|do you have|avez-vous|company alumni|looking for talent|logo d|partager sur|share on).{0,200}$/,
  /^page \d+ (?:de|of|\/) \d+$|^\d+ ?(?:of|de|\/) ?\d+$/,
  /^(?:home|accueil|carrieres|careers) >.{0,100}$/,
  /^.{1,60} logo$/,
];

export const isPageJunk = (folded: string): boolean =>
  JUNK_LINES.has(folded) || JUNK_FORMS.some((form) => form.test(folded));
