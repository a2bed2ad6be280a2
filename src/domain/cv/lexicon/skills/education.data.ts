/** Teaching, child care and research. */
export const EDUCATION_SKILLS = `
# technique
enseignement;pédagogie;enseignement en classe = teaching;classroom teaching;pedagogy;instruction
enseignement primaire;enseignement au primaire;enseignement préscolaire et primaire = elementary teaching;primary school teaching;elementary school teaching;primary education;elementary education < teaching
enseignement secondaire;enseignement au secondaire = secondary teaching;high school teaching;secondary school teaching;secondary education < teaching
enseignement collégial;enseignement postsecondaire;enseignement universitaire;enseignement supérieur = college teaching;university teaching;post-secondary teaching;lecturing;post-secondary instruction < teaching
enseignement du français;français langue seconde;FLS!;francisation;FLE!;français langue étrangère;enseignement du français langue seconde = French as a second language;FSL!;teaching French < teaching
immersion française;enseignement en immersion = French immersion < French as a second language
enseignement de l'anglais;anglais langue seconde;ALS!;anglais langue étrangère = English as a second language;ESL!;teaching English;EFL!;TESOL < teaching
gestion de classe;discipline en classe;gestion de la classe = classroom management
planification de cours;planification de leçons;préparation de cours;planification pédagogique;plans de cours;préparation de leçons;plan de leçon = lesson planning;lesson plans;course planning;lesson preparation
élaboration de programmes;conception de programmes d'études;élaboration de curriculum;programmes d'études;développement de programmes = curriculum development;curriculum design;curriculum planning
conception pédagogique;ingénierie pédagogique;design pédagogique;technopédagogie = instructional design;educational technology;course design
apprentissage en ligne;formation en ligne;formation à distance;enseignement en ligne;enseignement à distance = e-learning;online learning;online teaching;distance education;remote teaching
évaluation des apprentissages;évaluation des élèves;correction d'examens;notation;évaluation formative;correction de travaux = student assessment;assess student learning;assess students;assessing student learning;assess student progress;grading;learning assessment;student evaluation;marking
différenciation pédagogique;pédagogie différenciée = differentiated instruction
adaptation scolaire;éducation spécialisée;éducation spéciale;besoins particuliers;élèves à besoins particuliers;orthopédagogie;enfants à besoins particuliers = special education;special needs;learning disabilities;special needs children;special needs students;children with special needs
plan d'intervention scolaire;PIA!! = individual education plan;IEP!;individualized education plan
tutorat;aide aux devoirs;soutien scolaire;soutien pédagogique;cours particuliers = tutoring;homework help;academic support;private tutoring
formation d'adultes;éducation des adultes;andragogie;formation aux adultes = adult education;adult learning;andragogy
formation professionnelle;enseignement professionnel = vocational training;vocational education
animation d'ateliers de formation;conception de formations;animation de formations;élaboration de formations;création de formations = training delivery;training design;training facilitation;delivering training
éducation à l'enfance;petite enfance;éducation préscolaire;services éducatifs à l'enfance;éducation de la petite enfance = early childhood education;preschool education;early childhood development;early learning
garde d'enfants;service de garde;garderie;soins aux enfants;CPE!;surveillance d'enfants;services de garde = child care;childcare;daycare;child supervision;babysitting;caring for children
développement de l'enfant;développement global de l'enfant;stades de développement de l'enfant = child development
programme éducatif;programme Accueillir la petite enfance;Accueillir la petite enfance = educational program planning;play-based learning;activity planning for children
animation d'activités;animation d'enfants;camp de jour;activités pour enfants;planification d'activités;animation d'activités pour enfants = activity leadership;leading activities;day camp;children's activities;activity planning;camp activities
mathématiques;enseignement des mathématiques = mathematics;teaching mathematics;math
physique!! = physics
biologie = biology
histoire et géographie;univers social = social studies;history teaching
sciences et technologie = science and technology;science teaching
enseignement de la musique = music;music teaching
éducation physique;entraînement sportif;entraînement physique = physical education;sports coaching;fitness training;personal training
arts plastiques;enseignement des arts = visual arts;art teaching
littératie;alphabétisation = literacy;literacy instruction
orientation scolaire;conseil pédagogique;conseil d'orientation = academic advising;student advising;guidance counselling
direction d'établissement scolaire;direction d'école;administration scolaire = school administration;school leadership
relations avec les parents;communication avec les parents;rencontres de parents = parent communication;parent-teacher communication;parent relations
recherche universitaire;recherche scientifique;recherche académique = academic research;scientific research < research
publication scientifique;rédaction scientifique;rédaction d'articles scientifiques;articles scientifiques = scientific writing;academic writing;scientific publications;research papers
recherche qualitative;méthodes qualitatives;analyse qualitative;entrevues qualitatives = qualitative research;qualitative methods;qualitative analysis;focus groups < research
recherche quantitative = quantitative research < research
éthique de la recherche = research ethics
bibliothèque scolaire = school library
# tool
Moodle < learning management systems
Google Classroom < learning management systems
Canvas LMS;Canvas!! < learning management systems
Blackboard!;Blackboard Learn < learning management systems
Brightspace;D2L < learning management systems
plateforme d'apprentissage;système de gestion de l'apprentissage;plateformes d'apprentissage;LMS! = learning management systems;learning management system;LMS!
Articulate;Articulate Storyline;Storyline!;Articulate 360 < e-learning
Captivate;Adobe Captivate < e-learning
Kahoot
tableau blanc interactif;tableau numérique interactif;TNI!;TBI! = interactive whiteboard;SMART Board;smartboard
Mozaïk;Mozaik Portail = Mozaïk
Omnivox
# certificate
brevet d'enseignement;autorisation d'enseigner;qualification légale d'enseignement;permis d'enseigner;tolérance d'engagement = teaching certificate;teaching licence;teacher certification;teaching license;certified teacher < teaching
Ordre des enseignantes et des enseignants de l'Ontario;OEEO = Ontario College of Teachers;OCT!;OCT certified < teaching certificate
éducatrice qualifiée;éducateur qualifié;qualification du ministère de la Famille;qualification d'éducatrice;éducatrice qualifiée reconnue = qualified educator;Quebec qualified educator < early childhood education
éducatrice de la petite enfance inscrite;EPEI! = registered early childhood educator;RECE!;registered ECE;College of Early Childhood Educators < early childhood education
diplôme d'éducation à l'enfance;techniques d'éducation à l'enfance;TEE!!;AEC en techniques d'éducation à l'enfance = ECE diploma;early childhood education diploma;ECE certification;ECE certificate;ECE!;certified early childhood educator < early childhood education
certificat TESL;certification TESL;CELTA;TEFL = TESL certificate;TESL;CELTA;TEFL < English as a second language
sauveteur national;surveillant-sauveteur~ = National Lifeguard;NLS!;lifeguard certification
`;
