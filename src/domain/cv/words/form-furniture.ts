/** Words printed by forms and templates around what a person writes, folded. */

const PHRASES = `curriculum|vitae|europass|curriculum vitae europass|emploi recherche|domaine de competence|desired employment|occupational field
  |emploi vise|poste vise|poste recherche|titre professionnel|titre d'emploi|job applied for|position applied for|preferred job|studies applied for
  |auto-evaluation|autoevaluation|self-assessment|self assessment|niveau europeen|european level|niveau|level
  |comprendre|comprehension|parler|ecrire|ecriture|ecouter|ecoute|lire|lecture|prendre part a une conversation|s'exprimer oralement en continu
  |production orale|interaction orale|expression orale|expression ecrite|comprehension orale|comprehension ecrite|production ecrite
  |understanding|speaking|writing|listening|reading|spoken interaction|spoken production
  |cadre europeen commun de reference pour les langues|cadre europeen commun de reference|cecrl|cecr|common european framework of reference for languages
  |common european framework of reference|cefr|cef level|niveaux|levels|utilisateur elementaire|utilisateur independant|utilisateur experimente
  |basic user|utilisateur de base|independent user|proficient user
  |langages|langue maternelle|langues maternelles|autres langues|autre langue|mother tongue|mother tongues|other languages|other language
  |nom|noms|prenom|prenoms|nom de famille|surname|surnames|first name|first names|family name|given name|given names|full name|nom complet
  |telephone|telephones|telephone fixe|portable|mobile|fax|telecopie|courrier electronique|courriel|e-mail|email|adresse|address|adresse postale
  |date de naissance|date of birth|nationalite|nationality|sexe|sex|gender|gender identity
  |informations personnelles|information personnelle|personal information|personal data|donnees personnelles
  |aptitudes et competences personnelles|personal skills and competences|personal skills|competences personnelles
  |information complementaire|informations complementaires|additional information|annexes|annexe|annexes jointes
  |identification|nom de l'expert|name of expert|poste propose|proposed position|contact information|coordonnees|adresse electronique|electronic address|tel|cellphone no|cell phone no|cell no|mobile no|mobile number|phone no|contact no|contact number|email id|dist|distt|district|profession|no de telephone|numero de telephone|phone|phone number|contact|site web|site internet|website|linkedin|profil linkedin|linkedin profile
  |bonjour|bonsoir|madame, monsieur|madame|monsieur|hello|hi|good morning|good afternoon|dear sir or madam|dear hiring manager|cordialement|bien cordialement|salutations|sincerement|sincerely|yours sincerely|yours truly|regards|kind regards|best regards|thank you|merci
  |page|suite|continued|cont'd`;

const longestFirst = PHRASES.split('|')
  .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
  .toSorted((a, b) => b.length - a.length);

const FURNITURE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?:\\(s\\)|\\(e\\))?(?![\\p{L}\\p{N}])`,
  'gu',
);

/** True when a folded text holds nothing else. */
export const isFormFurniture = (folded: string): boolean =>
  !/[\p{L}\p{N}]/u.test(
    folded
      .replace(FURNITURE, ' ')
      .replace(/(?<!\p{L})(?:et|and|de|of|du|la|le|ou|or)(?!\p{L})/gu, ' '),
  );
