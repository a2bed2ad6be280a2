/** Fields of study that are no skill of the lexicon, each in both languages. */
const FIELDS = `informatique;sciences informatiques;génie informatique;génie logiciel = computer science;computer engineering;software engineering;computing;information technology;computer information systems;computer studies
administration des affaires;administration;gestion;gestion des affaires;sciences de la gestion;commerce;BAA = business administration;business;management;commerce;business management;business studies
comptabilité;sciences comptables = accounting;accountancy
finance = finance
marketing = marketing
ressources humaines;gestion des ressources humaines;relations industrielles = human resources;human resource management;industrial relations
communication;communications;relations publiques = communications;communication;public relations;media studies
droit = law;laws;legal studies
sciences infirmières;soins infirmiers = nursing;nursing science
médecine = medicine;medicine and surgery
pharmacie = pharmacy
travail social = social work;social service
psychologie = psychology
sciences de l'éducation;éducation;enseignement = education;teaching
éducation à l'enfance;petite enfance = early childhood education;early childhood
éducation spécialisée = special education;special care counselling
génie civil = civil engineering
génie mécanique = mechanical engineering
génie électrique;électrotechnique = electrical engineering
génie industriel = industrial engineering
génie chimique = chemical engineering
architecture = architecture
statistique = statistics
mathématiques = mathematics
économie;sciences économiques = economics
actuariat = actuarial science
biologie = biology
chimie = chemistry
physique = physics
biochimie = biochemistry
environnement;sciences de l'environnement = environmental science;environmental studies
agronomie;agriculture = agronomy;agriculture
logistique;transport et logistique;gestion de la chaîne d'approvisionnement = logistics;supply chain management;transportation
tourisme;hôtellerie;gestion hôtelière = tourism;hospitality;hotel management;hospitality management
cuisine;arts culinaires = culinary arts;cooking
bureautique;secrétariat = office administration;secretarial studies
design graphique;graphisme = graphic design
multimédia = multimedia
traduction = translation
langues;linguistique = languages;linguistics
sciences politiques = political science
sociologie = sociology
histoire = history
géographie = geography
philosophie = philosophy
musique = music
kinésiologie = kinesiology
nutrition;diététique = nutrition;dietetics
assistance à la personne = personal support worker
soudage = welding;welding and fabrication
mécanique automobile = automotive service;automotive mechanics
électricité = electricity;electrical
charpenterie-menuiserie = carpentry
plomberie = plumbing
usinage = machining
électromécanique = electromechanics;electromechanical
santé publique = public health
administration publique = public administration
science des données = data science;data analytics
cybersécurité = cybersecurity`;

/** Each line: the same field in French and English words. */
export const STUDY_FIELDS: readonly { fr: readonly string[]; en: readonly string[] }[] =
  FIELDS.split('\n').map((line) => {
    const [fr = '', en = fr] = line.split(' = ');
    return { fr: fr.split(';'), en: en.split(';') };
  });
