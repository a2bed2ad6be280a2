/**
 * Section headings of CVs in French and English, folded (lower case, no accents).
 * A phrase that fills a whole heading, alone or with the modifiers below, is a full hit.
 */
import type { OtherSectionKind } from '#/domain/cv/content.ts';

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | OtherSectionKind;

const PHRASES: Record<SectionKind, string> = {
  contact: `socials|websites|info|me joindre|comment me joindre|comment me contacter|how to reach me|how to contact me|
    say hello|reach me|personal dossier|personal profile and details|contact|contacts|personal|personnel|private|
    contact information|contact me|get in touch|personal information|personal details|personal data|
    personal particulars|bio data|biodata|coordonnees|me contacter|contactez moi|informations personnelles|
    information personnelle|details personnels|renseignements personnels|donnees personnelles|etat civil|
    informations de contact|identite|infos|infos pratiques|details|links|liens|profiles|online profiles|
    social media|social networks|online presence|profils|profils en ligne|reseaux sociaux|medias sociaux|
    presence en ligne|informations generales|general information|adresse|address|renseignements generaux|
    about the candidate|vital statistics|civil status`,
  summary: `personal summary|short bio|objectifs de carriere|value i bring|synopsis|in short|in a nutshell|in brief|
    snapshot|summary|profile|professional summary|executive summary|career summary|summary of qualifications|
    qualifications summary|objective|objectives|job objective|career goal|career goals|about|about me|introduction|
    overview|career overview|professional overview|highlights|highlights of qualifications|statement|bio|biography|
    background|professional background summary|profil|a propos|a propos de moi|a mon sujet|qui suis je|objectif|
    objectifs|objectif de carriere|sommaire|sommaire professionnel|sommaire executif|sommaire de carriere|accroche|
    resume professionnel|resume|presentation|synthese|bref apercu|en bref|faits saillants|points saillants|
    sommaire des qualifications|resume de qualifications|apercu|apercu de carriere|projet professionnel|biographie|
    titre et profil|profil de carriere|resume de carriere|value proposition|resume des qualifications|
    bilan professionnel|en resume|en quelques mots|en quelques lignes|at a glance|executive profile`,
  experience: `positions|previous roles|histoire du travail|histoire professionnelle|occupation|occupations|
    occupational history|activite professionnelle|working experience|paid experience|where i've worked|
    organizational experience|organisational experience|work record|career record|experience|experiences|employment|
    employment history|employment record|work history|career history|job history|career|professional history|
    professional background|work background|internship|internships|positions held|appointments|professional career|
    what i have done|jobs|work|professional activities|leadership experience|parcours|parcours de travail|emplois|
    emploi|emplois occupes|postes occupes|fonctions exercees|fonctions occupees|postes|historique|
    antecedents professionnels|carriere|stages|stage|experience de travail|experiences de travail|
    activites professionnelles|cheminement professionnel|itineraire professionnel|vie professionnelle|missions|
    missions realisees|job|professional journey|career path|career progression|employment background|
    practical experience|assignments|clinical experience|clinical rotations|clinical placements|clinical practice|
    practicum|practicums|placements|petits boulots|jobs etudiants|jobs d'ete|research positions|research experience|teaching experience|teaching practice|apprenticeships`,
  education: `parcours d'etudes|academic career|scolaire|etudes effectuees|titres universitaires|titres academiques|
    titres et diplomes|grades universitaires|educational attainment|education attained|niveau d'etudes|
    tertiary education|etudes superieures|higher education|post secondary education|academic path|education path|
    learning path|parcours d'apprentissage|education|academic background|academic history|academic record|
    academic credentials|academics|academia|academic details|educational details|scholastic record|academic profile|educational background|educational qualifications|
    educational qualification|education background|education history|training|qualifications|qualification|degrees|
    degree|diplomas|diploma|schooling|studies|university education|scholastics|formation|formations|
    formation initiale|etudes|scolarite|diplomes|diplome|parcours academique|parcours scolaire|
    parcours universitaire|parcours de formation|cursus|cheminement scolaire|cheminement academique|instruction|
    antecedents scolaires`,
  skills: `technical|proficient in|technical summary|technical background|programmation|coding|capacites|
    systemes d'exploitation|langues informatique|langues et informatique|informatique langues|
    informatique et langues|competences linguistiques et informatiques|technical proficiency|strength|talents|
    sommaire des competences et qualifications|sommaire des qualifications et competences|
    competences et qualifications|qualifications et competences|skills and qualifications|qualifications and skills|
    summary of skills and qualifications|summary of qualifications and skills|specialized in|specialised in|
    specializing in|specialising in|specialise dans|specialisee dans|techs|tech|toolbox|boite a outils|tool kit|
    toolkit|skills|skill|skill set|skillset|competencies|competences|competence|competency|expertise|
    areas of expertise|area of expertise|technologies|technology|tools|technical highlights|technical profile|
    proficiencies|computer|computers|computer proficiency|it skills|computer literacy|software|soft skills|
    hard skills|non technical skills|interpersonal skills|transferable skills|abilities|capabilities|strengths|
    specialties|specialities|specializations|specialisations|stack|familiar with|also familiar with|
    programming languages|programming|frameworks|areas of strength|digital skills|knowledge|expertise areas|
    platforms|organisational skills|organizational skills|communication skills|job related skills|managerial skills|
    operating systems|methods|methodology|methodologies|approach|approaches|databases|digital competence|aptitudes|habiletes|
    savoir faire|savoir etre|outils|logiciels|logiciels maitrises|atouts|forces|points forts|qualites|connaissances|
    competences non techniques|competences transversales|competences transferables|competences numeriques|
    competences comportementales|competences relationnelles|competences metier|competences organisationnelles|
    domaines de competence|domaines d'intervention|domaine d'intervention|domaines de competences|
    domaines d'expertise|domaine d'expertise|informatique|bureautique|langages|environnement technique|
    maitrise des logiciels|maitrise informatique|expertises|specialites|champs d'expertise|champs de competences|
    champs de competence|savoirs|methodes|methodologie|bases de donnees|technologies maitrisees|environments|
    environnements|bdd|equipment|equipment operated|machinery|equipements|equipements maitrises|outillage`,
  languages: `linguistique|competence linguistique|linguistic proficiency|language spoken|spoken language|language known|langue parlee|
    dialects|langues et dialectes|langues et niveaux|languages and levels|languages levels|langues niveaux|idiomas|
    pratique des langues|langues connues|working languages|langues de travail|langues officielles|
    official languages|bilinguisme|languages and proficiency|communication linguistique|tongues|langues utilisees|
    competences en langues|connaissance des langues|maitrise des langues|i speak|je parle|languages known|
    langues que je parle|known languages|languages|language|language skills|language proficiency|language abilities|
    language competencies|languages spoken|spoken languages|linguistic skills|linguistics|linguistic abilities|
    language knowledge|langues|langue|langues etrangeres|competences linguistiques|aptitudes linguistiques|
    connaissances linguistiques|connaissances en langues|langues maitrisees|langues vivantes|profil linguistique|
    niveau de langues|niveau de langue|niveaux de langue|habiletes linguistiques|langues pratiquees|
    langues maternelles|langue maternelle|mother tongue|mother tongues`,
  certifications: `test scores|summer school|summer schools|mooc|moocs|registration|registrations|examens et permis|brevets|
    tickets|safety tickets|trade tickets|trade certifications|certifications|certification|certificates|certificate|
    certified training|licenses|licences|license|licence professionnelle|licensure|credentials|accreditations|
    accreditation|permits|permis|attestations|attestation|certificats|certificat|habilitations|agrements|
    cartes de competence|cartes de competences|professional development|continuing education|perfectionnement|
    formation continue|formations continues|formations complementaires|formation complementaire|
    developpement professionnel|courses|online courses|additional training|trainings|workshops|seminars|ateliers|
    seminaires|cours|cours en ligne|autres formations|tests and certifications|health and safety certifications`,
  projects: `research projects|projects|project|side projects|project experience|projects experience|project highlights|
    portfolio|notable projects|open source|capstone project|projets|projet|projets realises|realisations|
    projets marquants|travaux|travaux realises|projets de fin d'etudes|projet de fin d'etudes|contributions|
    selected works|work samples|samples of work|hackathons|exemples de travaux|echantillons de travaux`,
  volunteering: `position of responsibility|positions and responsibilities|extracurricular|extra curricular|
    experiences extra professionnelles|experience extra professionnelle|vie etudiante|responsabilites collectives|
    voluntary|service|services academiques|extracurricular positions|positions of responsibility|
    associative experience|associative experiences|associative activities|associative involvement|associative life|
    experience associative|experiences associatives|implication associative|implications associatives|
    responsabilites associatives|parcours associatif|investissement associatif|extracurricular experience|
    extra curricular experience|extracurricular involvement|extra curricular involvement|experience parascolaire|
    experiences parascolaires|experiences extrascolaires|implication parascolaire|implications parascolaires|
    volontariat|actions benevoles|giving back|volunteering|volunteer|volunteer experience|volunteer activities|
    volunteerism|voluntary experience|community involvement|community|social involvement|civic engagement|
    charity work|benevolat|experience benevole|experiences benevoles|experience de benevolat|engagement|engagements|
    engagement benevole|implication benevole|implications|implication|activites benevoles|activites communautaires|
    vie associative|activites associatives|engagement associatif|engagements associatifs|action benevole|
    engagement citoyen|travail benevole|service to the community|outreach`,
  memberships: `memberships|membership|affiliations|associations|professional bodies|organizations|organisations|adhesions|
    adhesion|ordres professionnels|ordre professionnel|appartenance a des associations|membre|
    reseaux professionnels|affiliation|governance|gouvernance|board memberships|conseils d'administration|
    mandats d'administration`,
  publications: `conference proceedings|book chapters|invited lectures|guest lectures|communications orales|
    communications affichees|exposes|preprints|prepublications|preimprimes|posters|poster presentations|
    conference participation|couverture mediatique|media coverage|publications|publication|papers|articles|
    research publications|conference papers|conferences|conference presentations|presentations|patents|talks|
    speaking engagements|publications scientifiques|publications et communications|communications scientifiques|
    travaux de recherche|brevets d'invention|colloques|writing|books|ouvrages|invited talks|prises de parole|
    conferences invitees`,
  awards: `research grants|bourse|competitions|research funding|awards|award|honors|honours|achievements|accomplishments|
    recognition|recognitions|scholarships|scholarship|fellowships|grants|distinctions|prix|recompenses|bourses|
    merites|reconnaissances|honneurs|mentions|prizes|decorations|medals`,
  interests: `areas of interest|domaines d'interet|fun facts|off the clock|off duty|in my free time|after work|temps libre|
    hors du travail|interests|interest|hobbies|hobby|activities|extracurricular activities|extracurricular activity|
    extra curricular activity|extracurriculars|extra curricular activities|leisure|passions|passion|pastimes|interets|
    centres d'interet|centres d'interets|centre d'interet|centre d'interets|champs d'interet|loisirs|activites|
    activites extraprofessionnelles|activites extrascolaires|activites parascolaires|passe temps|sports|
    vie personnelle|outside work|when i am not working`,
  references: `personnes de reference|references|reference|referees|personnes ressources|references disponibles|
    references available on request|references available upon request|references upon request|references on request|
    references sur demande|references disponibles sur demande|references fournies sur demande|recommandations|
    recommendations|testimonials|personnes a contacter`,
  other: `additional information|other information|additional|other|others|miscellaneous|misc|additional details|
    further information|autres|autre|autres informations|autres renseignements|informations complementaires|
    information complementaire|renseignements complementaires|informations additionnelles|
    informations supplementaires|divers|disponibilite|disponibilites|availability|mobilite|mobility|
    work authorization|work authorisation|work eligibility|declaration|atouts supplementaires|autres atouts|notes|
    annexes|annexe|immigration status|statut|autres competences et activites|travel|voyages|military service|
    service militaire`,
};

/** Phrase → kind. */
export const HEADING_PHRASES: ReadonlyMap<string, SectionKind> = new Map(
  (Object.keys(PHRASES) as SectionKind[]).flatMap((kind) =>
    phrasesOf(PHRASES[kind]).map((phrase) => [phrase, kind] as const),
  ),
);

/** The same phrases without spaces, for letter-spaced headings. */
export const SQUASHED_HEADINGS: ReadonlyMap<string, SectionKind> = new Map(
  [...HEADING_PHRASES].map(([phrase, kind]) => [phrase.replace(/[^a-z]/g, ''), kind] as const),
);

/** Words that a heading may carry beside its phrase without changing its kind. */
export const HEADING_MODIFIERS: ReadonlySet<string> = new Set(
  phrasesOf(`my|mes|mon|ma|notre|our|your|vos|votre|the|le|la|les|l|d|de|du|des|en|of|in|and|et|with|avec|a|au|aux|ou|or|for|pour|sur|on|key|main|major|selected|relevant|recent|past|previous
    |current|additional|other|autres|autre|professional|professionnel|professionnelle|professionnels|professionnelles|pertinent
    |pertinente|pertinentes|pertinents|principal|principale|principales|principaux|cle|cles|personnel|personnelle|personnels
    |personnelles|personal|suite|continued|cont|cont'd|technical|technique|techniques|academic|academique|academiques|scolaire|scolaires
    |universitaire|universitaires|general|generale|generales|generaux|detailed|detaillee|details|detail|complementaire
    |complementaires|career|work|international|internationale|internationales|canadian|canadienne|canadiennes|canadien|diverses|divers|selection|overview|summary
    |sommaire|resume|linguistique|linguistiques|informatique|informatiques|specifiques|specific|core|extra|top|pro|pros|perso|persos|relevantes|recentes|anterieure|anterieures
    |sociale|sociales|social|communautaire|communautaires|related|special|speciales|particulieres|particuliers|industry|field|character|full|part|time|hors|canada|quebec|abroad|etranger|connexe|connexes|foreign|overseas|faites|obtenus|obtenues|parlees|ecrites|lues|suivies`),
);

/** Labels that stand over a list inside an entry and open no section. */
export const INNER_LABELS: ReadonlySet<string> = new Set(
  phrasesOf(`job responsibilities|job duties|duties performed|functions|responsibilities|responsibility|duties|
    duties and responsibilities|tasks|roles and responsibilities|role|achievements|accomplishments|results|
    highlights|responsabilites|taches|missions|mission|fonctions|attributions|realisations|resultats|activites|
    environnement|technologies|tech stack|environment|technologies used|outils|courses|course|coursework|modules|
    subjects|cours|cours suivis|matieres|main activities and responsibilities|
    principales activites et responsabilites|mandats|mandat`),
);

/** Titles of groups of jobs, inside a section of jobs. */
export const JOB_GROUPS: ReadonlySet<string> = new Set(
  phrasesOf(`vocational|vocation|vocationnel|vocationnelle|miscellaneous|professional|academic|industry|full-time|full time|part-time|part time|freelance|
    internships|summer jobs|student jobs|abroad|in canada|canadian experience|international|other|others|professionnel|
    professionnelle|professionnelles|academique|divers|diverses|autre|autres|temps plein|temps partiel|a temps plein|
    a temps partiel|pigiste|a la pige|stages|emplois d'ete|emplois etudiants|jobs etudiants|a l'etranger|au canada|
    experience canadienne|internationale`),
);

function phrasesOf(list: string): string[] {
  return list
    .split('|')
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
