/** Office work, projects, human resources, law and the public service. */
export const OFFICE_SKILLS = `
# tool
Microsoft Office;Suite Office;MS Office;suite Microsoft Office;Office 365;Microsoft 365;M365;suite Microsoft;Pack Office = Microsoft Office;MS Office;Office Suite;Microsoft Office Suite;Office 365;Microsoft 365;M365;Microsoft Suite
Microsoft Excel;Excel!;MS Excel;chiffrier Excel < spreadsheets
Microsoft Word;Word!;MS Word < word processing
PowerPoint;Microsoft PowerPoint;MS PowerPoint;Power Point < presentations
Outlook!;Microsoft Outlook;MS Outlook
Microsoft Access;Access!!;MS Access < databases
Microsoft Teams;MS Teams;Teams! < video conferencing
Microsoft Project;MS Project < project scheduling
OneDrive
OneNote;Microsoft OneNote
Publisher!!;Microsoft Publisher
Google Workspace;G Suite;suite Google;Google Suite
Google Sheets < spreadsheets
Google Docs < word processing
Google Drive
Google Agenda;Google Calendar
Zoom! < video conferencing
Webex;Cisco Webex < video conferencing
LibreOffice;OpenOffice
Adobe Acrobat;Acrobat Pro
DocuSign
Dropbox
Calendly
Doodle!!
Primavera;Primavera P6;Oracle Primavera < project scheduling
Smartsheet
Wrike
Workday! < human resources information systems
Ceridian Dayforce;Dayforce;Ceridian < human resources information systems
ADP!;ADP Workforce Now < human resources information systems
Desjardins Employeur D;EmployeurD;Employeur D < payroll
Nethris < payroll
BambooHR < human resources information systems
SuccessFactors;SAP SuccessFactors < human resources information systems
Taleo < applicant tracking systems
Greenhouse!! < applicant tracking systems
LinkedIn Recruiter < recruitment
UKG!;Kronos! < time and attendance
Virtuo < human resources information systems
Logibec
SAP!;SAP ERP;logiciel SAP < ERP
SAP S/4HANA;S/4HANA < SAP
SAP FICO;SAP FI < SAP
SAP MM!! < SAP
SAP SD!! < SAP
ABAP < SAP
Oracle ERP;Oracle E-Business Suite;Oracle Financials;Oracle EBS < ERP
Oracle Fusion;Oracle Fusion Cloud < Oracle ERP
JD Edwards;JDE! < ERP
PeopleSoft < human resources information systems
NetSuite;Oracle NetSuite < ERP
Microsoft Dynamics;Microsoft Dynamics 365;Dynamics 365 < ERP
Business Central;Dynamics NAV;Microsoft Dynamics NAV;Navision < Microsoft Dynamics
Odoo < ERP
Infor! < ERP
Epicor < ERP
Acomba < accounting software
Avantage!!;logiciel Avantage < accounting software
Maestro!!;logiciel Maestro = Maestro!!;Maestro software < ERP
Genetec;Genetec Security Center
progiciel de gestion intégré;PGI;ERP;systèmes ERP;logiciel ERP;progiciels de gestion = ERP;enterprise resource planning;ERP systems;ERP software;ERP system
Antidote!;logiciel Antidote = Antidote!
Trados;SDL Trados;Trados Studio < computer-assisted translation
memoQ < computer-assisted translation
logiciels de bureautique;bureautique;outils bureautiques;outils informatiques;logiciels informatiques courants = office software;computer skills;computer literacy;office applications;computer proficiency
chiffrier;tableur;chiffriers électroniques;chiffrier électronique;tableurs;feuilles de calcul = spreadsheets;spreadsheet;spreadsheet software
traitement de texte = word processing;word processor;word processing software
tableaux croisés dynamiques;tableau croisé dynamique;TCD! = pivot tables;pivot table < Microsoft Excel
recherchev;RECHERCHEV;recherchex = VLOOKUP;XLOOKUP < Microsoft Excel
Excel avancé;fonctions avancées d'Excel = advanced Excel;advanced Microsoft Excel < Microsoft Excel
visioconférence;vidéoconférence;outils de visioconférence = video conferencing;videoconferencing;web conferencing
SIRH;système d'information de gestion des ressources humaines;SIGRH = human resources information systems;HRIS;HRIS systems
système de suivi des candidatures;ATS! = applicant tracking systems;applicant tracking system;ATS!
# technique
présentation PowerPoint;création de présentations = presentations;presentation design;PowerPoint presentations
soutien administratif;tâches administratives;travail administratif;travail de bureau;soutien clérical;tâches cléricales;appui administratif = administrative support;administrative duties;clerical duties;office administration;clerical support;administrative tasks;office support;office work;clerical work
secrétariat;travaux de secrétariat = secretarial support;secretarial duties;secretarial work
gestion de bureau;administration de bureau;gestion des opérations de bureau = office management
gestion d'agenda;gestion d'agendas;gestion des agendas;tenue d'agenda;gestion de calendrier;gestion de calendriers = calendar management;diary management;managing calendars;managing schedules
prise de rendez-vous;gestion des rendez-vous;prise des rendez-vous = appointment scheduling;appointment booking;booking appointments;scheduling appointments
organisation de réunions;coordination de réunions;planification de réunions = meeting coordination;meeting planning;organizing meetings;scheduling meetings;meeting organization
procès-verbaux;rédaction de procès-verbaux;comptes rendus de réunion;prise de notes;compte rendu de réunion = minute taking;meeting minutes;taking minutes;note taking
organisation de voyages;planification de déplacements;réservation de voyages = travel arrangements;travel planning;travel coordination
saisie de données;entrée de données;saisie informatique = data entry;data input;keyboarding
dactylographie;saisie au clavier;doigté = typing;touch typing
classement;classement de documents;classement de dossiers;archivage = filing;records filing;archiving;document filing
gestion documentaire;gestion des documents;gestion de documents;contrôle documentaire;gestion électronique des documents;GED! = document management;document control;records management
gestion de l'information;gestion du savoir;gestion des connaissances = information management;knowledge management
tenue de dossiers;tenue des dossiers;mise à jour de dossiers;gestion de dossiers administratifs = record keeping;recordkeeping;file maintenance;maintaining records
gestion de la correspondance;rédaction de correspondance;correspondance;gestion du courrier;gestion des courriels;traitement du courrier = correspondence;business correspondence;mail handling;email management
accueil des visiteurs;réception!!;accueil téléphonique;accueil et réception;réception des appels;répondre au téléphone;réponse téléphonique;gestion des appels = reception;front desk;reception duties;telephone reception;answering phones;phone etiquette;call handling;greeting visitors
standard téléphonique;standard multilignes;téléphone multilignes = switchboard;multi-line phone;multi-line telephone system
transcription = transcription;dictation;audio transcription
mise en page;mise en page de documents = document formatting;page layout
rédaction;rédaction de documents;rédaction professionnelle;rédaction de textes;capacité de rédaction;aptitudes rédactionnelles;habiletés rédactionnelles;compétences rédactionnelles = writing;business writing;writing skills;professional writing;written communication;document drafting
rédaction de rapports;production de rapports;rédaction des rapports;reddition de comptes = report writing;reporting;report preparation;preparing reports;writing reports
révision linguistique;correction d'épreuves;relecture;révision de textes;correction de textes = proofreading;copy editing;editing;copyediting
traduction;traduction anglais-français;traduction français-anglais = translation;document translation
interprétation;interprétation communautaire;interprétariat = interpreting;community interpreting;interpretation services
traduction assistée par ordinateur;TAO! = computer-assisted translation;CAT tools
gestion de projets;gestion de projet;direction de projets;conduite de projets;management de projet;gérer des projets;pilotage de projets = project management;managing projects;project leadership;manage projects
coordination de projets;coordination de projet;coordonner des projets = project coordination;project support;coordinating projects
planification de projets;échéancier de projet;échéanciers;planification d'échéanciers;élaboration d'échéanciers;diagramme de Gantt;calendrier de projet = project scheduling;project planning;project schedules;Gantt charts;scheduling of projects
gestion de programmes;gestion de programme = program management;programme management < project management
gestion de portefeuille de projets = project portfolio management;PMO! < project management
gestion des parties prenantes;relations avec les parties prenantes;gestion des intervenants = stakeholder management;stakeholder engagement;stakeholder relations
gestion de la portée;gestion du périmètre = scope management;project scope < project management
gestion des risques;gestion du risque;analyse de risques;analyse des risques;évaluation des risques;évaluation de risques = risk management;risk assessment;risk analysis;risk mitigation
gestion budgétaire;gestion de budget;gestion de budgets;suivi budgétaire;suivi des budgets;gestion des budgets = budget management;budget control;budget monitoring;managing budgets;budget tracking
gestion de contrats;administration de contrats;gestion contractuelle;gestion des contrats = contract management;contract administration
Agile!;agile;méthode agile;méthodes agiles;méthodologie agile;méthodologies agiles;agilité;approche agile = Agile;agile methodology;agile methodologies;agile practices;agile development
Scrum;méthode Scrum;cadre Scrum = Scrum;Scrum framework < Agile
Kanban < Agile
SAFe!;Scaled Agile Framework;Agile à l'échelle = SAFe!;Scaled Agile Framework < Agile
méthode en cascade;cycle en V = waterfall;waterfall methodology
cahier des charges;rédaction de cahiers des charges;devis technique = specifications writing;requirements document;business requirements document
analyse des besoins;recueil des besoins;collecte des besoins;analyse de besoins;définition des besoins = requirements gathering;requirements analysis;needs analysis;needs assessment;business requirements
analyse d'affaires;analyse fonctionnelle d'affaires;analyse opérationnelle = business analysis
gestion du changement;conduite du changement;gestion de changement = change management
gestion du temps;gestion de son temps = time management;managing time
gestion des priorités;gestion de priorités;établir les priorités;sens des priorités;établissement des priorités = prioritization;priority management;setting priorities;prioritizing;managing priorities;prioritize tasks
amélioration continue;amélioration des processus;amélioration de processus;optimisation des processus;optimisation de processus = continuous improvement;process improvement;process optimization;kaizen
cartographie de processus;cartographie des processus;modélisation de processus;modélisation des processus = process mapping;process modeling;business process mapping;process modelling
réingénierie des processus = business process reengineering
gestion d'équipe;gestion d'équipes;supervision d'équipe;supervision du personnel;supervision d'employés;gestion du personnel;encadrement d'équipe;supervision de personnel;gestion de personnel;diriger une équipe;encadrement du personnel;supervision = team management;staff supervision;team leadership;supervising staff;people management;staff management;supervision;leading a team;managing a team;managing teams;supervisory experience;supervising employees;team supervision
planification stratégique;stratégie d'entreprise;plan stratégique;élaboration de stratégies = strategic planning;business strategy;strategy development;corporate strategy
développement organisationnel = organizational development
gestion des opérations;gestion opérationnelle;gestion d'opérations = operations management;managing operations;operational management
planification des horaires;gestion des horaires;confection d'horaires;création d'horaires;élaboration des horaires = staff scheduling;shift scheduling;employee scheduling;scheduling;scheduling staff;work schedules
recrutement;acquisition de talents;dotation;recrutement de personnel;dotation en personnel = recruitment;talent acquisition;staffing;recruiting
recherche de candidats;sourcing;chasse de têtes = candidate sourcing;sourcing candidates;headhunting < recruitment
entrevues;entrevues de sélection;entretiens d'embauche;entrevues d'embauche = interviewing;job interviews;conducting interviews;candidate interviews < recruitment
intégration des employés;accueil et intégration;accueil des nouveaux employés;intégration du personnel = onboarding;employee onboarding;new hire orientation;employee orientation
ressources humaines;gestion des ressources humaines;RH!;GRH! = human resources;human resources management;HR!;HR management;human resource management
relations de travail;relations du travail;relations industrielles = labour relations;industrial relations;labor relations;employee and labour relations
relations avec les employés;relations employés = employee relations
conventions collectives;convention collective;négociation de conventions collectives;application de la convention collective = collective agreements;collective bargaining;collective agreement
griefs;gestion des griefs;traitement des griefs = grievance handling;grievances;grievance management
gestion de la performance;évaluation du rendement;gestion du rendement;évaluations de rendement;évaluation de rendement = performance management;performance reviews;performance appraisals;performance evaluation
rémunération globale;gestion de la rémunération;rémunération = compensation;total rewards;compensation management
avantages sociaux;administration des avantages sociaux;gestion des avantages sociaux;assurances collectives = benefits administration;employee benefits;group benefits;group insurance
équité salariale = pay equity
équité, diversité et inclusion;diversité et inclusion;EDI! = equity, diversity and inclusion;diversity and inclusion;DEI!;EDI!
marque employeur = employer branding
gestion des talents;développement des talents;planification de la relève = talent management;talent development;succession planning
formation des employés;formation du personnel;formation de nouveaux employés;former des employés;formation d'employés;développement de la formation;formation en entreprise = staff training;employee training;training and development;training new employees;training staff;learning and development;corporate training;training of new staff
santé et sécurité au travail;santé et sécurité du travail;SST!;santé-sécurité;prévention en santé et sécurité;santé et sécurité;sécurité au travail = occupational health and safety;workplace health and safety;OHS!;health and safety;workplace safety;OH&S;EHS!;HSE!
gestion de l'invalidité;gestion de l'absentéisme;retour au travail = disability management;return to work;absence management
normes du travail;loi sur les normes du travail = employment standards;labour standards;employment standards act
droit du travail = employment law;labour law
immigration;dossiers d'immigration;services d'immigration = immigration;immigration files;immigration services
heures et présences;feuilles de temps;gestion des feuilles de temps = time and attendance;timesheets;time tracking
services juridiques;droit~!!;domaine juridique = legal services;law!!
recherche juridique = legal research
rédaction juridique;rédaction d'actes;rédaction de contrats;rédaction de procédures = legal drafting;contract drafting;drafting contracts;drafting legal documents
droit des affaires;droit commercial;droit corporatif = business law;corporate law;commercial law
droit de la famille;droit familial = family law
droit criminel;droit pénal = criminal law
droit immobilier = real estate law
litige;litiges civils;litige civil = litigation;civil litigation
propriété intellectuelle;droit d'auteur = intellectual property;copyright
protection des renseignements personnels;protection de la vie privée;protection des données;Loi 25;confidentialité des données = privacy;data privacy;privacy compliance;data protection;PIPEDA;Law 25
éthique professionnelle;déontologie = professional ethics;code of ethics
confidentialité;respect de la confidentialité = confidentiality;maintaining confidentiality;handling confidential information
conformité;conformité réglementaire;conformité légale = compliance;regulatory compliance
affaires réglementaires = regulatory affairs
élaboration de politiques;politiques publiques;analyse de politiques;élaboration de politiques publiques = policy development;public policy;policy analysis
rédaction de politiques et procédures;politiques et procédures;procédures opérationnelles;procédures d'exploitation normalisées = standard operating procedures;SOPs!;SOP!;policies and procedures;policy and procedure development
administration publique;gestion publique;secteur public = public administration;public sector
relations gouvernementales;affaires publiques;relations avec le gouvernement = government relations;public affairs
marchés publics;appels d'offres publics;appels d'offres;appel d'offres;réponse aux appels d'offres;préparation de soumissions;SEAO = tenders;tendering;requests for proposals;RFP!;RFPs!;public procurement;bid preparation;proposals preparation;public tenders
demandes de subvention;rédaction de demandes de subvention;recherche de financement;demandes de subventions = grant writing;grant applications;grant proposals
collecte de fonds;campagnes de financement;philanthropie = fundraising;donor relations;philanthropy
gestion de bénévoles;coordination de bénévoles;gestion des bénévoles = volunteer management;volunteer coordination
organisation d'événements;gestion d'événements;planification d'événements;événementiel;coordination d'événements;logistique événementielle = event planning;event management;event coordination;organizing events;event organization
développement communautaire;organisation communautaire = community development;community organizing;community engagement
consultation publique;concertation = public consultation;public engagement
travaux de recherche;recherche!!;recherche documentaire = research;research skills;literature review;desk research
enquêtes et sondages;sondages;conception de sondages = surveys;survey design;questionnaire design
évaluation de programmes = program evaluation
évaluation d'impact;indicateurs de performance;indicateurs clés de performance;suivi des indicateurs;KPI! = key performance indicators;KPI!;KPIs!;performance indicators
gouvernance;gouvernance d'entreprise;conseil d'administration = governance;corporate governance;board relations
négociation;négociation de contrats;négociation commerciale;habiletés de négociation;capacité de négociation = negotiation;negotiating;negotiation skills;contract negotiation
gestion immobilière;gestion d'immeubles;gestion de copropriétés;gestion locative = property management;building management;condo management
gestion des installations;gestion des bâtiments;services généraux = facilities management;facility management
gestion de flotte;gestion de parc automobile;gestion de flotte de véhicules = fleet management
gestion des fournisseurs;relations avec les fournisseurs;gestion de fournisseurs;relations fournisseurs = vendor management;supplier management;supplier relations;supplier relationship management;vendor relations
achats;approvisionnement;processus d'achat;approvisionnement stratégique;acquisitions = purchasing;procurement;buying;strategic sourcing
bons de commande;bon de commande;émission de bons de commande = purchase orders;purchase order
commande de fournitures;commandes de fournitures;gestion des fournitures = ordering supplies;supply ordering;office supplies
gestion de crise;gestion des crises = crisis management
mesures d'urgence;plan d'urgence;gestion des urgences;plan de mesures d'urgence = emergency response;emergency management;emergency preparedness;emergency planning
continuité des activités;continuité des affaires = business continuity;business continuity planning
développement durable;durabilité = sustainability;sustainable development
ESG!;facteurs ESG = ESG!;environmental, social and governance
urbanisme;aménagement du territoire;planification urbaine = urban planning;land use planning;city planning
zonage;règlements municipaux;permis de construction = zoning;municipal bylaws;building permits
bibliothéconomie;catalogage;gestion de collections = library science;cataloguing;library services
archivistique;gestion d'archives = archival practices;archives management
sécurité privée;gardiennage;surveillance des lieux;surveillance de sites = security guarding;private security;premises security
contrôle d'accès;contrôle des accès = access control
vidéosurveillance;caméras de surveillance;surveillance par caméra = CCTV;video surveillance;surveillance cameras
rondes de surveillance;patrouille;rondes de sécurité = patrols;security patrols;patrolling
rédaction de rapports d'incident;rapports d'incident;rapport d'incident = incident reports;incident reporting;incident report writing
lutte contre les incendies;combat d'incendie;prévention des incendies;sécurité incendie = firefighting;fire prevention;fire safety
recherche et sauvetage = search and rescue
application de la loi;travail policier = law enforcement;policing
service aux citoyens;services aux citoyens = citizen services;public service
`;
