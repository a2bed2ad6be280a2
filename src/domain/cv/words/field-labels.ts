/** Labels that name one field of an entry ("Poste :", "Employer:", Europass forms), folded. */

export type FieldRole =
  | 'dates'
  | 'title'
  | 'company'
  | 'location'
  | 'degree'
  | 'institution'
  | 'field'
  | 'tasks'
  /** Whom to ask about the job, and why it ended. */
  | 'reference'
  | 'other';

const LABELS: Record<FieldRole, string> = {
  dates: `du|au|de|a|debut|fin|start|end|start date|end date|dates?|date\\(s\\)|periode?|duree|duration|annees?|years?|from|to|period of employment|dates? of employment|date d['e] ?(?:obtention|embauche)|date d'entree|year of passing|passing year|pas\\.? ?year|session|dates? \\(de ?[–-] ?a\\)|dates \\(from[ –-]+to\\)|year of completion|year of|passing|date from ?[-–] ?date to|dates? from ?/? ?to|job period|working period|period of service|tenure|dates? d'emploi|periode d'emploi|dates? (?:de frequentation|attended|of attendance)`,
  title: `fonction et taches|fonctions? et taches|position and duties|designation|position|position held|job title|title|role|post|post held|occupation|occupation or position held|poste|poste occupe|fonction|fonction ou poste occupe|fonctions?|emploi|emploi occupe|intitule du poste|titre|titre du poste|qualite|job|metier|job position|position title|job role|poste de travail|poste tenu`,
  company: `organisme employeur|employeur et lieu|employer and location|company|company name|employer|employer name|name of employer|organi[sz]ation|organi[sz]ation name|name of organi[sz]ation|client|firm|name and address of employer|employeur|entreprise|societe|organisme|organisation|nom de l'employeur|nom et adresse de l'employeur|nom de l'entreprise|structure|compagnie|name of (?:the )?(?:company|employer|firm)|company/organi[sz]ation|organi[sz]ation/company|employer/company|workplace|nom de l[a'] ?(?:societe|structure|organisme)`,
  location: `location|place|city|country|lieu|ville|pays|localite|lieu de travail|work location`,
  degree: `degree\\(s\\) or diploma\\(s\\) obtained|degree|qualification|qualifications|diploma|title of qualification awarded|title of qualification|course|examination|exam|exam title|training title|degree/certificate|certificate/degree|diplome|diplome obtenu|titre du diplome|intitule du certificat ou diplome delivre|intitule du diplome|certificat|examen|diplomes?|qualification awarded`,
  institution: `institution \\(date from ?[-–] ?date to\\)|institution|institute|school|university|college|board|board/university|institut(?:e|ion)/board|board/institut(?:e|ion)|institut(?:e|ion)/university|university/board|school/college|name and type of organi[sz]ation providing education and training|(?:nom de l')?etablissement|(?:nom de l')?ecole|universite|institut|nom et type de l'etablissement d'enseignement ou de formation|nom et type de l'etablissement d'enseignement|nom et type de l'etablissement|nom et type d'etablissement|etablissement d'enseignement|name of (?:institution|school|university)`,
  field: `field\\(s\\) of study|domaine\\(s\\) d'etudes?|domaines? d'etudes?|subject|subjects|major|concentration|concentration/major|topic|group/subject|speciali[sz]ation|field of study|discipline|stream|filiere|specialite|domaine|domaine d'etudes|branche`,
  tasks: `roles? et (?:activites|responsabilites|missions)|(?:main |key |job |major )?(?:duties|responsibilities|functions|tasks|activities)(?: (?:and|&) (?:duties|responsibilities|achievements))?(?: performed| included?)?|roles? (?:and|&) responsibilities|work(?: done)?|nature of work|(?:principales )?(?:taches|missions|activites|fonctions|responsabilites)(?: (?:effectuees|realisees|accomplies|principales|exercees|confiees))?|travaux(?: (?:effectues|realises|executes))?|description des taches|description of duties|duties|responsibilities|main activities and responsibilities|key responsibilities|job description|taches?|missions?|responsabilites|principales activites et responsabilites|activites|description|description du poste|principal subjects/occupational skills covered|principales matieres ?/ ?competences(?: professionnelles)? couvertes|main subjects ?/ ?occupational skills covered`,
  reference: `(?:immediate |direct )?(?:boss|supervisor|superior|manager)|report(?:ing|ed|s) to|reason for leaving|superieur(?: hierarchique| immediat)?|chef (?:direct|hierarchique|immediat)|motif d[eu] (?:depart|la fin du contrat)`,
  other: `contexte(?: du projet| de la mission)?|env(?:ironnement|\\.)? ?tech(?:nique|\\.)?s?|observations?|remarques?|remarks?|result|results|resultat|mention|spoken|written|read|parle|lu|ecrit|reading|speaking|writing|oral|lecture|final grade|note finale|resultat final|level in eqf|eqf level|niveau cec|niveau du cec|niveau cec/eqf|website|site web|site internet|link|lien|address|adresse|type of credits|number of credits|department|departement|national classification|type or sector of business|business or sector|level in national or international classification|type ou secteur d'activite|niveau dans la classification nationale ou internationale|secteur|secteur d'activite|percentage|marks|score|grade|division|cgpa|level|niveau|language|langue|langues|languages|skill|competence|% ?(?:of )?(?:marks|age)|marks ?%|s[rl]?\\.? ?no\\.?|s[rl]?\\.?|no\\.?|s\\.? ?n\\.?|(?:s[rl]?\\.? ?)?#|speak|write|understand`,
};

const PATTERNS = (Object.keys(LABELS) as FieldRole[]).map(
  (role) => [role, new RegExp(`^(?:${LABELS[role].replace(/\s*\n\s*/g, ' ')})$`, 'u')] as const,
);

/** The role of a folded label without its colon, or undefined. */
export const fieldRole = (label: string): FieldRole | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(label))?.[0];
