/** Health care, social services and laboratories. */
export const HEALTH_SKILLS = `
# technique
soins infirmiers;soins aux patients;pratique infirmière;soins directs aux patients = nursing care;nursing;patient care;bedside care;direct patient care;bedside nursing
évaluation clinique;évaluation de patients;examen clinique;évaluation de l'état de santé;évaluation physique et mentale = clinical assessment;patient assessment;health assessment;physical assessment
administration de médicaments;administration des médicaments;distribution de médicaments;distribution des médicaments;gestion des médicaments = medication administration;administering medication;medication management;administer medications;dispensing medication
signes vitaux;prise des signes vitaux;prise de signes vitaux;surveillance des signes vitaux;constantes vitales = vital signs;vital signs monitoring;taking vital signs;vitals
soins de plaies;soins des plaies;pansements;traitement des plaies;réfection de pansements = wound care;wound dressing;dressing changes;wound management
prélèvements sanguins;ponction veineuse;prélèvements;prise de sang;phlébotomie = phlebotomy;venipuncture;blood collection;blood draws;specimen collection
perfusions intraveineuses;thérapie intraveineuse;installation de perfusions;traitement intraveineux;perfusion = intravenous therapy;IV therapy;IV insertion;IV infusion;IV starts
injections;vaccination;administration de vaccins;immunisation = injections;vaccination;immunization;vaccine administration
plan de soins;plans de soins;plan d'intervention;plans d'intervention;plan thérapeutique infirmier;PTI! = care planning;care plans;care plan;intervention plans;treatment planning;treatment plans
soins de longue durée;CHSLD;hébergement et soins de longue durée;soins aux aînés;soins aux personnes âgées;soins gériatriques;gériatrie;personnes âgées;personnes aînées;aînés = long-term care;elder care;geriatric care;geriatrics;elderly care;senior care;nursing home;older adults;seniors
soins à domicile;maintien à domicile;aide à domicile = home care;home support;in-home care
soins palliatifs;soins de fin de vie = palliative care;end-of-life care;hospice care
soins intensifs;USI!;réanimation;soins critiques = intensive care;critical care;ICU!
urgence hospitalière;soins d'urgence;salle d'urgence;médecine d'urgence;urgentologie = emergency care;emergency department;emergency room;emergency medicine;emergency nursing
triage;triage des patients = triage;patient triage
soins périopératoires;bloc opératoire;salle d'opération;soins chirurgicaux;chirurgie;inhalothérapie chirurgicale = perioperative nursing;operating room;surgical care;surgery;surgical nursing
soins postopératoires;salle de réveil = post-operative care;postoperative care;recovery room
soins médico-chirurgicaux;médecine-chirurgie = medical-surgical nursing;med-surg
obstétrique;périnatalité;soins périnataux;maternité;gynécologie;soins mère-enfant = obstetrics;perinatal care;maternity care;labour and delivery;gynecology;maternal care
pédiatrie;soins pédiatriques;néonatalogie = pediatrics;paediatrics;pediatric care;neonatal care
santé mentale;psychiatrie;soins psychiatriques;soins en santé mentale = mental health;psychiatry;psychiatric care;mental health care
dépendances;toxicomanie;traitement des dépendances;réduction des méfaits = addictions;substance abuse;addiction treatment;harm reduction;substance use
hémodialyse;dialyse = hemodialysis;dialysis
oncologie;chimiothérapie = oncology;chemotherapy;cancer care
cardiologie;soins cardiaques;électrocardiogramme;ECG! = cardiology;cardiac care;electrocardiogram;ECG!;EKG!
dermatologie = dermatology
diabète;enseignement sur le diabète;gestion du diabète = diabetes care;diabetes management;diabetes education
santé publique;santé communautaire;promotion de la santé;épidémiologie = public health;community health;health promotion;epidemiology
prévention et contrôle des infections;prévention des infections;PCI!;contrôle des infections;asepsie;hygiène et salubrité en milieu de soins = infection prevention and control;infection control;IPAC;infection prevention;aseptic technique
soins d'hygiène;aide à l'hygiène;soins d'assistance;soins personnels;bains;assistance aux soins personnels;aide aux soins personnels;aide au bain;assistance aux activités de la vie quotidienne;activités de la vie quotidienne;AVQ!;AVD!;activités de la vie domestique = personal care;personal hygiene care;activities of daily living;ADL!;ADLs!;bathing;personal care assistance;grooming assistance
déplacement sécuritaire des bénéficiaires;PDSB;transfert de patients;mobilisation de patients;principes de déplacement sécuritaire;transferts;lève-personne;utilisation d'un lève-personne = patient transfers;safe patient handling;patient lifting;Hoyer lift;mechanical lift;lifts and transfers;client transfers;safe client handling
approche relationnelle de soins;accompagnement de patients;relation d'aide = helping relationship;therapeutic communication;therapeutic relationship
démence;maladie d'Alzheimer;troubles neurocognitifs;Alzheimer;soins aux personnes atteintes de démence = dementia care;Alzheimer's care;dementia;Alzheimer's;Alzheimer's disease
symptômes comportementaux;gestion des comportements;troubles de comportement;gestion des comportements perturbateurs;comportements difficiles = behaviour management;behavior management;behavioural support;challenging behaviours
dossiers médicaux;tenue de dossiers médicaux;dossier patient;dossiers des patients;dossiers de patients;tenue de dossiers cliniques;notes au dossier;archives médicales = medical records;patient records;charting;patient charting;health records;clinical documentation
dossier médical électronique;DME!;dossier clinique informatisé;DCI! = electronic medical records;EMR!;electronic health records;EHR!
terminologie médicale;vocabulaire médical = medical terminology
secrétariat médical;transcription médicale;bureautique médicale = medical office administration;medical secretarial work;medical transcription
facturation médicale = medical billing
facturation RAMQ;RAMQ = RAMQ billing;RAMQ < medical billing
facturation OHIP;OHIP = OHIP billing;OHIP < medical billing
stérilisation;stérilisation d'instruments;retraitement des dispositifs médicaux;URDM;stérilisation des instruments = sterilization;instrument sterilization;medical device reprocessing;MDRD
radiologie;imagerie médicale;radiographie;radiodiagnostic = radiology;medical imaging;X-ray;radiography;diagnostic imaging
échographie;échographie médicale = ultrasound;sonography
tomodensitométrie;scanner médical = CT scan;computed tomography;CT!
imagerie par résonance magnétique;IRM! = magnetic resonance imaging;MRI!
physiothérapie;réadaptation physique;kinésithérapie;réadaptation;rééducation fonctionnelle = physiotherapy;physical therapy;rehabilitation
ergothérapie = occupational therapy
orthophonie = speech therapy;speech-language pathology
inhalothérapie;soins respiratoires;ventilation mécanique;oxygénothérapie = respiratory therapy;respiratory care;mechanical ventilation;oxygen therapy
massothérapie = massage therapy
psychothérapie;thérapie cognitivo-comportementale;TCC! = psychotherapy;cognitive behavioural therapy;CBT!;cognitive behavioral therapy
counseling;consultation individuelle;intervention individuelle;counselling = counselling;counseling;individual counselling
évaluation psychosociale;évaluations psychosociales;intervention psychosociale;suivi psychosocial = psychosocial assessment;psychosocial intervention;psychosocial support
intervention en situation de crise;intervention de crise;intervention en crise;désescalade = crisis intervention;de-escalation
gestion de cas;suivi de clientèle;suivi individuel;gestion de dossiers clients;charge de cas = case management;caseload management;case files;caseload
protection de la jeunesse;protection de l'enfance;DPJ;aide à l'enfance = child protection;child welfare;youth protection
travail social;services sociaux;intervention sociale = social work;social services
intervention communautaire;travail de rue;travail de proximité = community outreach;outreach;street outreach
intervention auprès des jeunes;travail auprès des jeunes;jeunes en difficulté;travail jeunesse = youth work;youth counselling;at-risk youth;youth intervention
accompagnement des nouveaux arrivants;services d'établissement;intégration des immigrants;services aux nouveaux arrivants;aide à l'établissement = settlement services;newcomer services;immigrant integration;refugee support;newcomer settlement
déficience intellectuelle;trouble du spectre de l'autisme;TSA!;autisme;personnes handicapées;déficience physique = developmental disabilities;autism;autism spectrum disorder;intellectual disabilities;people with disabilities;ASD!
violence conjugale;violence familiale = domestic violence;family violence;gender-based violence
hébergement d'urgence;itinérance;lutte à l'itinérance = homelessness;emergency shelter;homeless shelter
logement social;aide au logement = social housing;housing support
employabilité;conseil en emploi;orientation professionnelle;counseling d'emploi;aide à la recherche d'emploi = employment counselling;career counselling;job search support;career guidance;employability
nutrition;diététique;nutrition clinique;évaluation nutritionnelle = nutrition;dietetics;clinical nutrition;nutritional assessment
pharmacie;préparation de médicaments;préparation d'ordonnances;exécution d'ordonnances;service d'ordonnances;préparation magistrale = pharmacy;prescription preparation;dispensing;pharmacy operations;prescription filling;compounding
pharmacologie = pharmacology
pharmacovigilance = pharmacovigilance
soins dentaires;assistance dentaire;dentisterie = dental care;dental assisting;dentistry;chairside assistance
hygiène dentaire;détartrage = dental hygiene;scaling
prothèses dentaires;prothèse dentaire = denturism;dental prosthetics
optométrie;opticien d'ordonnances~;lunetterie = optometry;optical dispensing
audiologie;audioprothèses = audiology;hearing aids
soins vétérinaires;santé animale;médecine vétérinaire = veterinary care;animal health;veterinary medicine
soins aux animaux;soin des animaux;toilettage = animal care;pet grooming
transport ambulancier;soins préhospitaliers;soins préhospitaliers d'urgence = pre-hospital care;paramedicine;ambulance services
entretien sanitaire;hygiène et salubrité;salubrité;désinfection;désinfection des surfaces = sanitation;disinfection;environmental services;sanitizing
recherche clinique;essais cliniques;études cliniques = clinical research;clinical trials;clinical studies
bonnes pratiques cliniques;BPC! = good clinical practice;ICH-GCP
analyses de laboratoire;techniques de laboratoire;analyse de laboratoire;travail de laboratoire;analyses médicales = laboratory analysis;laboratory techniques;lab work;laboratory testing;lab testing;laboratory work;lab techniques
analyse d'échantillons;échantillonnage;préparation d'échantillons;analyses d'échantillons = sample analysis;sampling;sample preparation;sample testing
microbiologie;analyses microbiologiques = microbiology;microbiological testing
hématologie = hematology
biochimie;biochimie clinique = biochemistry;clinical chemistry
biologie moléculaire;PCR;techniques moléculaires = molecular biology;PCR;molecular techniques
génétique;génomique = genetics;genomics
culture cellulaire = cell culture
immunologie = immunology
histologie;pathologie = histology;pathology
biotechnologie = biotechnology
chimie;chimie analytique = chemistry;analytical chemistry
chromatographie;HPLC;chromatographie liquide;chromatographie en phase gazeuse = chromatography;HPLC;gas chromatography;GC-MS;liquid chromatography
spectrométrie de masse;spectroscopie;spectrophotométrie = mass spectrometry;spectroscopy;spectrophotometry
bonnes pratiques de laboratoire;BPL!;sécurité en laboratoire = good laboratory practice;GLP!;laboratory safety
bonnes pratiques de fabrication;BPF! = good manufacturing practices;GMP!;cGMP;good manufacturing practice
dispositifs médicaux;équipement médical;instruments médicaux;matériel médical = medical devices;medical equipment;medical instruments
génie biomédical = biomedical engineering
télésanté;télémédecine = telehealth;telemedicine
éducation à la santé;enseignement aux patients;éducation des patients;enseignement au patient = patient education;health education;patient teaching
travail interdisciplinaire;équipe interdisciplinaire;équipe multidisciplinaire;collaboration interprofessionnelle;équipes multidisciplinaires = interdisciplinary teamwork;multidisciplinary team;interprofessional collaboration;interdisciplinary team;multidisciplinary teams;cross-functional teams;cross-functional collaboration
accréditation hospitalière;agrément = hospital accreditation;accreditation
soins des pieds = foot care
stomie;soins de stomie;cathétérisme;sonde urinaire;cathéters = catheterization;catheter care;ostomy care;colostomy care
alimentation entérale;gavage = enteral feeding;tube feeding
aide à l'alimentation;assistance aux repas;aide aux repas = feeding assistance;meal assistance;assistance with meals
accompagnement aux rendez-vous;accompagnement de personnes = escorting clients;accompanying clients to appointments
compagnie aux aînés;activités récréatives pour aînés;animation de loisirs;loisirs;récréologie = recreation programming;recreational activities;leisure programming;recreation
garde d'animaux;pension pour animaux = pet sitting;kennel care
soins esthétiques;esthétique;épilation;soins du visage = esthetics;facials;waxing;skin care
coiffure;coupe de cheveux;coloration capillaire;coupes de cheveux = hairdressing;haircutting;hair colouring;hair styling;hairstyling
manucure;pédicure;pose d'ongles = manicure;pedicure;nail care
# tool
Epic Systems;Epic EMR;Epic!! = Epic Systems;Epic EMR;Epic!! < electronic medical records
Meditech < electronic medical records
Cerner;Oracle Cerner < electronic medical records
PointClickCare;PCC!! < electronic medical records
Telus Santé;dossier Telus = TELUS Health;PS Suite < electronic medical records
Medesync < electronic medical records
Kinlogix;KinLogix = KinLogix < electronic medical records
Oscar EMR;OSCAR!! < electronic medical records
Accuro < electronic medical records
RxPro;Rx Pro < pharmacy
Ubik!! < pharmacy
Kroll!;logiciel Kroll = Kroll!;Kroll software < pharmacy
Propel Rx;PropelRx < pharmacy
Dentrix
ABELDent
Progident
Dentitek
DSQ!;Dossier santé Québec = Quebec Health Record
I-CLSC;PIJ! = I-CLSC
OPTION-SF
# certificate
infirmière autorisée~;infirmier autorisé~ = registered nurse;RN! < nursing care
permis d'infirmière;permis d'infirmier;droit de pratique infirmier;permis d'exercice infirmier = nursing licence;RN licence;RN license;RN registration;registered nurse licence;nursing license;nursing registration < registered nurse
OIIQ;membre de l'OIIQ;permis de l'OIIQ;permis OIIQ;Ordre des infirmières et infirmiers du Québec;inscription à l'OIIQ;droit de pratique de l'OIIQ;inscrite au tableau de l'OIIQ = OIIQ;OIIQ licence;member of the OIIQ < nursing licence
Ordre des infirmières et infirmiers de l'Ontario;CNO!;inscription à l'OIIO;OIIO = CNO!;College of Nurses of Ontario;registered with the CNO;CNO registration < nursing licence
BCCNM = BCCNM;British Columbia College of Nurses and Midwives < nursing licence
CRNA! = CRNA!;College of Registered Nurses of Alberta;CARNA < nursing licence
CRNM = CRNM;College of Registered Nurses of Manitoba < nursing licence
CRNS = CRNS;College of Registered Nurses of Saskatchewan < nursing licence
AIINB = NANB;Nurses Association of New Brunswick < nursing licence
NSCN = NSCN;Nova Scotia College of Nursing < nursing licence
infirmière auxiliaire autorisée~;infirmier auxiliaire autorisé~ = licensed practical nurse;registered practical nurse;LPN!;RPN! < nursing care
permis d'infirmière auxiliaire;permis d'infirmier auxiliaire = practical nurse licence;LPN licence;LPN license;RPN registration < licensed practical nurse
OIIAQ;permis de l'OIIAQ;membre de l'OIIAQ = OIIAQ;OIIAQ licence < practical nurse licence
NCLEX-RN;NCLEX
PAB!;préposé aux bénéficiaires;préposée aux bénéficiaires;DEP en assistance à la personne;DEP PAB;DEP assistance à la personne;attestation de préposé aux bénéficiaires;certificat de préposé aux bénéficiaires;préposé aux services de soutien à la personne;certificat PSSP;assistance à la personne en établissement = personal support worker certificate;PSW!;PSW certificate;PSW certification;health care aide certificate;HCA!;personal support worker;health care aide;continuing care assistant < personal care
auxiliaire aux services de santé et sociaux;ASSS! < personal care
RCR;réanimation cardiorespiratoire;réanimation cardio-respiratoire;formation RCR;certificat RCR;RCR niveau C = CPR;cardiopulmonary resuscitation;CPR certification;CPR level C;CPR-C;CPR/AED
premiers soins;secourisme;secouriste~;premiers secours;formation en premiers soins;certificat de premiers soins;secourisme en milieu de travail;cours de premiers soins;secourisme général = first aid;first aid certification;standard first aid;emergency first aid;first aid certificate;first-aid;workplace first aid
RCR et premiers soins;premiers soins et RCR;secourisme et RCR;RCR/premiers soins;premiers soins/RCR = first aid and CPR;CPR and first aid;first aid/CPR;CPR/first aid;standard first aid and CPR << first aid;CPR
BLS!;soins immédiats en réanimation;SIR!! = BLS!;basic life support < CPR
ACLS!;soins avancés en réanimation cardiovasculaire;SARC! = ACLS!;advanced cardiac life support;advanced cardiovascular life support < BLS
PALS!;réanimation pédiatrique avancée = PALS!;pediatric advanced life support
OMEGA!;formation Oméga;formation OMEGA;méthode Oméga = OMEGA training
CPI!!;intervention non violente;Crisis Prevention Institute = nonviolent crisis intervention;CPI training;CPI!!;GPA!!;gentle persuasive approach
ASIST;prévention du suicide;formation en prévention du suicide;intervention auprès de personnes suicidaires = suicide prevention;ASIST;suicide intervention
OTSTCFQ;permis de travailleur social;membre de l'OTSTCFQ;travailleur social membre de l'ordre = OTSTCFQ;Quebec social worker licence < social work
travailleur social inscrit;OTSTTSO = registered social worker;OCSWSSW;RSW!;registered social service worker < social work
OPPQ;permis de physiothérapeute = registered physiotherapist < physiotherapy
OPIQ!;permis d'inhalothérapeute = registered respiratory therapist;RRT! < respiratory therapy
OTIMROEPMQ;permis de technologue = CAMRT;registered medical radiation technologist
OPTMQ;technologiste médical agréé = CSMLS;registered medical laboratory technologist;MLT!
ordre des pharmaciens;permis de pharmacien;OPQ!! = pharmacist licence;College of Pharmacists;PEBC < pharmacy
permis de médecin;Collège des médecins;CMQ! = medical licence;LMCC;College of Physicians and Surgeons
OHDQ;permis d'hygiéniste dentaire = registered dental hygienist;dental hygienist licence < dental hygiene
ordre des psychologues;permis de psychologue = registered psychologist
certificat ambulancier;technicien ambulancier~;PCP ambulancier = primary care paramedic;paramedic licence;AEMCA
N95;test d'ajustement N95 = N95 mask fit;mask fit test;N95
vaccination à jour;preuve vaccinale;carnet de vaccination à jour = up-to-date immunization;immunization records;proof of immunization;TB test
vérification d'antécédents judiciaires;absence d'antécédents judiciaires;antécédents judiciaires;vérification des antécédents judiciaires;vérification d'antécédents = criminal record check;police check;background check;vulnerable sector check;police record check;vulnerable sector screening;criminal background check
`;
