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
  contact: `socials|social network|websites|info|me joindre|comment me joindre|comment me contacter|how to reach me|how to contact me|say hello|reach me|contact and links|personal dossier|personal profile and details|contact|contacts|personal|personnel|private|contact information|contact details|contact info|contact me|get in touch|personal
    information|personal details|personal data|personal info|personal particulars|bio data|biodata|coordonnees|coordonnees
    personnelles|me contacter|contactez moi|informations personnelles|information personnelle|details personnels|renseignements
    personnels|donnees personnelles|infos personnelles|etat civil|informations de contact|identite|infos|infos
    pratiques|details|links|liens|profiles|online profiles|social profiles|social media|social networks|social links|online presence|profils|profils en ligne|reseaux sociaux|medias sociaux|presence en ligne|informations generales|general information|adresse|address|renseignements generaux
    |about the candidate|vital statistics|civil status`,
  summary: `personal summary|resume summary|short bio|biographical sketch|objectifs de carriere|value i bring|synopsis|professional synopsis|career synopsis|in short|in a nutshell|in brief|snapshot|summary|profile|professional profile|professional summary|executive summary|career summary|summary of
    qualifications|qualifications summary|career profile|personal profile|personal statement|objective|objectives|career
    objective|career objectives|job objective|career goal|career goals|about|about me|introduction|overview|career
    overview|professional overview|highlights|career highlights|highlights of qualifications|key
    highlights|statement|bio|biography|background|professional background summary|who i am|profil|profil professionnel|a
    propos|a propos de moi|a mon sujet|qui suis je|objectif|objectifs|objectif de carriere|objectif
    professionnel|objectifs professionnels|sommaire|sommaire professionnel|sommaire executif|sommaire de
    carriere|accroche|resume professionnel|resume|presentation|synthese|synthese professionnelle|bref apercu|en
    bref|faits saillants|points saillants|sommaire des qualifications|resume de qualifications|profil personnel|apercu|apercu de carriere|projet
    professionnel|biographie|titre et profil|profil de carriere|mon profil|resume de carriere|value proposition
    |resume du profil|resume des qualifications|profil en bref|bilan professionnel|en resume|en quelques mots|en quelques lignes|in short|in brief|in a nutshell|at a glance|executive profile`,
  experience: `positions|academic positions|current position|current positions|past positions|previous positions|previous roles|histoire du travail|histoire professionnelle|occupation|occupations|occupational history|occupations professionnelles|activite professionnelle|working experience|paid experience|canadian experience|experience canadienne|international experience|experience internationale|where i worked|where i have been|where i've worked|where i have been working|ou j'ai ete|organizational experience|organisational experience|work record|career record|employment details|experience|experiences|work experience|work experiences|professional experience|professional
    experiences|employment|employment history|employment experience|employment record|work
    history|career history|job history|job experience|career|professional history|professional
    background|work background|internship|internships|internship experience|industry experience|relevant
    experience|positions held|appointments|professional career|where i have worked|what i have done|jobs|work|professional
    activities|leadership experience|experience professionnelle|experiences
    professionnelles|parcours|parcours professionnel|parcours de travail|emplois|emploi|emplois occupes|postes occupes|fonctions exercees|fonctions occupees|postes|historique
    d'emploi|historique d'emplois|historique professionnel|historique|historique de carriere|antecedents
    professionnels|carriere|stages|stage|stages et emplois|experience de travail|experiences de travail|experience
    d'emploi|activites professionnelles|cheminement professionnel|itineraire
    professionnel|vie professionnelle|missions|missions realisees|ou j'ai travaille|emplois et
    stages|job|experience et parcours|professional journey|career path|career progression|employment background|practical
    experience|assignments|field experience|clinical experience|clinical rotations|clinical
    placements|clinical practice|practicum|practicums|placements|research experience|teaching experience|teaching practice|apprenticeships`,
  education: `parcours d'etudes|academic career|academic details|educational details|exchange program|exchange programs|study abroad|scolaire|etudes effectuees|titres universitaires|titres academiques|titres et diplomes|grades universitaires|educational attainment|education attained|niveau d'etudes|tertiary education|etudes superieures|higher education|post secondary education|academic path|education path|learning path|parcours d'apprentissage|where i studied|where i have studied|where i went to school|what i studied|education|academic background|academic qualifications|academic qualification|academic
    history|academic record|academic credentials|academics|academic
    profile|educational background|educational qualifications|educational qualification|education
    background|education history|education and training|training|qualifications|qualification|degrees|degree|diplomas|diploma|schooling|studies|university
    education|academic
    education|academic training|scholastics|formation|formations|formation academique|formation
    scolaire|formation universitaire|formation initiale|formation professionnelle|formations
    academiques|etudes|etudes universitaires|scolarite|diplomes|diplome|diplomes
    obtenus|parcours academique|parcours scolaire|parcours universitaire|parcours de
    formation|cursus|cursus universitaire|cursus scolaire|cursus academique|education et
    formation|titres et diplomes|titres academiques|cheminement scolaire|cheminement academique|etudes et diplomes|etudes
    et formation|what i have studied|ou j'ai etudie|instruction|antecedents scolaires`,
  skills: `technical|technical summary|technical background|programmation|coding|technos|capacites|systemes d'exploitation|laboratory techniques|lab techniques|langues informatique|langues et informatique|informatique langues|informatique et langues|competences linguistiques et informatiques|competences informatiques et linguistiques|technical proficiency|strength|talents|talents personnels|sommaire des competences et qualifications|sommaire des qualifications et competences|competences et qualifications|qualifications et competences|skills and qualifications|qualifications and skills|summary of skills and qualifications|summary of qualifications and skills|specialized in|specialised in|specializing in|specialising in|specialise dans|specialisee dans|techs|tech|toolbox|boite a outils|tool kit|toolkit|what i can do|what i bring|what i do|what i do best|what i offer|mes forces|ce que j'apporte|skills|skill|skill set|skillset|skills summary|summary of skills|key skills|core skills|core
    competencies|core competences|competencies|competences|competence|competency|expertise|areas of expertise|area
    of expertise|technologies|technology|tools|technical skills|technical
    proficiencies|technical expertise|technical highlights|technical competencies|technical knowledge|technical
    profile|proficiencies|computer|computers|computer proficiency|computer skills|it skills|computer literacy|computer knowledge|software|software
    skills|software knowledge|soft skills|hard skills|non technical skills|interpersonal skills|transferable skills|professional skills|personal
    skills|abilities|capabilities|strengths|key strengths|specialties|specialities|specializations|specialisations|tech
    stack|stack|tech skills|familiar with|also familiar with|programming languages|programming skills|programming|frameworks|tools and
    technologies|areas of strength|key competencies|digital skills|what i know|knowledge|expertise areas|platforms
    |social skills|organisational skills|organizational skills|communication skills|job related skills|managerial skills
    |methods|methodology|methodologies|approach|approaches|databases|digital competence|aptitudes|habiletes|savoir faire|savoir etre|outils|logiciels|logiciels
    maitrises|atouts|forces|points forts|qualites|qualites
    personnelles|connaissances|connaissances informatiques|connaissances
    techniques|competences techniques|competences non techniques|competences informatiques|competences cles|competences professionnelles|competences
    transversales|competences transferables|competences personnelles|competences numeriques|competences
    comportementales|competences relationnelles|competences metier|competences
    organisationnelles|domaines de competence|domaines d'intervention|domaine d'intervention|domaines de
    competences|domaines d'expertise|domaine d'expertise|sommaire des
    competences|resume des competences|informatique|bureautique|langages de programmation|langages|environnement
    technique|environnements techniques|outils informatiques|outils et technologies|outils et
    logiciels|maitrise des logiciels|maitrise informatique|habiletes professionnelles|habiletes
    techniques|aptitudes professionnelles|expertises|specialites|specialisations|champs d'expertise|champs
    de competences|champs de competence|savoirs|methodes|methodologie|methodologies|bases de donnees|technologies maitrisees|atouts personnels|mes atouts
    |environments|environnements|bdd|ce que je sais faire|equipment|equipment operated|tools and equipment|machinery|equipements|equipements maitrises|outillage`,
  languages: `competence linguistique|linguistic proficiency|niveau linguistique|language spoken|spoken language|language known|langue parlee|dialects|languages and dialects|langues et dialectes|langues et niveaux|languages and levels|languages levels|langues niveaux|idiomas|pratique des langues|langues connues|working languages|langues de travail|langues officielles|official languages|langues ecrites et parlees|bilinguisme|languages and proficiency|communication linguistique|tongues|langues utilisees|competences en langues|connaissance des langues|maitrise des langues|i speak|je parle|languages known|languages i speak|langues que je parle|known languages|languages|language|language skills|language proficiency|language abilities|language
    competencies|languages spoken|spoken languages|foreign languages|linguistic skills|linguistics|linguistic
    abilities|language knowledge|langues|langue|langues parlees|langues etrangeres|competences linguistiques|aptitudes
    linguistiques|connaissances linguistiques|connaissance des langues|connaissances en langues|langues
    maitrisees|langues vivantes|profil linguistique|niveau de langues|niveau de langue|niveaux de
    langue|habiletes linguistiques|maitrise des langues|langues de travail|langues pratiquees|langues maternelles|langue
    maternelle|autres langues|autre langue|mother tongue|mother tongues|other languages|other language`,
  certifications: `test scores|exams|summer school|summer schools|bootcamp|bootcamps|mooc|moocs|registration|registrations|registration and licences|examens et permis|brevets|tickets|tickets and certifications|safety tickets|trade tickets|trade certifications|certifications|certification|certificates|certificate|certified
    training|licenses|licences|license|licence professionnelle|licensure|licenses and certifications|certifications and
    licenses|professional certifications|professional licences|professional licenses|credentials|accreditations|accreditation|permits|permis|permis
    professionnels|attestations|attestation|certificats|certificat|certifications
    professionnelles|habilitations|agrements|permis et certifications|licences et certifications|cartes de competence|cartes de
    competences|professional development|continuing education|perfectionnement|perfectionnement professionnel|formation
    continue|formations continues|formations complementaires|formation
    complementaire|developpement professionnel|courses|online courses|additional
    training|trainings|workshops|seminars|ateliers|seminaires|cours|cours en ligne|cours
    complementaires|accreditations professionnelles|autres formations|tests and certifications|health and safety certifications`,
  projects: `research projects|projects|project|personal projects|academic projects|key projects|selected projects|side projects|project
    experience|projects experience|project highlights|project portfolio|portfolio|notable projects|open source|open source
    projects|open source contributions|capstone project|projets|projet|projets personnels|projets academiques|projets
    realises|projets professionnels|realisations|principales realisations|projets scolaires|projets marquants|travaux|travaux
    realises|projets de fin d'etudes|projet de fin d'etudes|realisations professionnelles|contributions|selected works|work samples|samples of work|hackathons|exemples de travaux|echantillons de travaux`,
  volunteering: `extracurricular|extra curricular|experiences extra professionnelles|experience extra professionnelle|student involvement|campus involvement|student organizations|vie etudiante|responsabilites collectives|voluntary|service|services academiques|extracurricular positions|positions of responsibility|associative experience|associative experiences|associative activities|associative involvement|associative life|experience associative|experiences associatives|implication associative|implications associatives|responsabilites associatives|parcours associatif|investissement associatif|extracurricular experience|extra curricular experience|extracurricular involvement|extra curricular involvement|experience parascolaire|experiences parascolaires|experiences extrascolaires|implication parascolaire|implications parascolaires|volontariat|actions benevoles|giving back|volunteering|volunteer|volunteer experience|volunteer work|volunteer
    activities|volunteerism|voluntary work|voluntary experience|community involvement|community service|community
    engagement|community|social involvement|civic engagement|volunteer and community
    involvement|charity work|benevolat|experience benevole|experiences benevoles|experience de
    benevolat|engagement|engagements|engagement social|engagement communautaire|engagement benevole|implication
    sociale|implication communautaire|implication benevole|implications|implication|implications sociales|activites
    benevoles|activites communautaires|vie associative|activites associatives|engagement associatif|engagements
    associatifs|action benevole|engagement citoyen|travail benevole|service and outreach|service to the community|social engagement|outreach|community outreach`,
  memberships: `societies|professional societies|clubs|memberships|membership|professional memberships|professional affiliations|affiliations|professional
    associations|associations|professional bodies|organizations|organisations|professional
    organizations|affiliations professionnelles|associations professionnelles|adhesions|adhesion|ordres
    professionnels|ordre professionnel|appartenance a des associations|membre|reseaux professionnels|affiliation|governance|gouvernance|board memberships|conseils d'administration|mandats d'administration`,
  publications: `proceedings|conference proceedings|book chapters|technical reports|lectures|invited lectures|guest lectures|works in progress|work in progress|communications orales|communications affichees|exposes|preprints|prepublications|preimprimes|posters|poster presentations|conference participation|couverture mediatique|media coverage|publications|publication|papers|articles|selected publications|research publications|conference
    papers|conferences|conference presentations|presentations|presentations and
    publications|patents|patents and publications|talks|speaking engagements|publications scientifiques|publications
    et communications|communications scientifiques|travaux de recherche|brevets d'invention|colloques|writing|books|ouvrages|invited talks|prises de parole|conferences invitees`,
  awards: `achievement|funding|competition|contests|concours|financements|research grants|bourse|competitions|research funding|awards|award|honors|honours|awards and honors|honors and awards|honours and awards|achievements|key
    achievements|accomplishments|key accomplishments|recognition|recognitions|scholarships|scholarship|honors and scholarships|fellowships|grants|distinctions|prix|prix
    et distinctions|recompenses|bourses|bourses et distinctions|merites|prix et
    bourses|reconnaissances|honneurs|mentions|academic achievements|academic
    awards|honours|prizes|decorations|medals|achievements and awards`,
  interests: `areas of interest|domaines d'interet|fun facts|off the clock|off duty|in my free time|after work|temps libre|hors du travail|interests|interest|hobbies|hobby|hobbies and interests|interests and hobbies|personal
    interests|activities|activities and interests|extracurricular activities|extracurricular activity|extra curricular activity|extracurriculars|extra curricular
    activities|leisure|leisure activities|passions|pastimes|interets|centres d'interet|centres d'interets|centre
    d'interet|centre d'interets|champs d'interet|loisirs|loisirs et interets|activites|activites
    et interets|activites extraprofessionnelles|activites extrascolaires|activites parascolaires|passe
    temps|divers et loisirs|sports|sports et loisirs|activites personnelles|vie personnelle|interets
    personnels|outside work|when i am not working|mes passions`,
  references: `personnes de reference|references|reference|referees|professional references|references
    professionnelles|personnes ressources|references disponibles|references available on request|references
    available upon request|references upon request|references on request|references sur
    demande|references disponibles sur demande|references fournies sur demande|recommandations|recommendations|testimonials|personnes a contacter`,
  other: `additional information|other information|additional|other|others|miscellaneous|misc|additional
    details|further information|autres|autre|autres informations|autres renseignements|informations
    complementaires|information complementaire|renseignements complementaires|informations
    additionnelles|informations supplementaires|divers|disponibilite|disponibilites|availability|mobilite|mobility|work
    authorization|work authorisation|work eligibility|declaration|atouts supplementaires|autres atouts|notes|annexes|annexe
    |immigration status|statut|statut au canada|autres competences et activites|travel|voyages|military service|service militaire`,
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
  phrasesOf(`job responsibilities|job duties|duties performed|functions|responsibilities|key responsibilities|responsibility|duties|main duties|duties and responsibilities|tasks|main
    tasks|roles and responsibilities|role|achievements|key achievements|accomplishments|key
    accomplishments|results|highlights|responsabilites|principales responsabilites|taches|taches principales|principales
    taches|missions|missions principales|principales missions|mission|fonctions|attributions|realisations|principales
    realisations|resultats|activites|activites principales|environnement|environnement technique|technologies|tech
    stack|environment|technologies used|outils|courses|course|coursework|relevant courses|relevant coursework|selected courses|key courses|modules|subjects|cours|cours suivis|cours pertinents|matieres|main activities and responsibilities|principales activites et responsabilites|mandats|mandat`),
);

/** Titles of groups of jobs, inside a section of jobs. */
export const JOB_GROUPS: ReadonlySet<string> = new Set(
  phrasesOf(`vocational|miscellaneous|professional|academic|industry|full-time|full time|part-time|part time|freelance|
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
