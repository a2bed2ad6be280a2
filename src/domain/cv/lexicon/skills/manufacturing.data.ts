/** Plants, engineering, quality, supply chain and transport. */
export const MANUFACTURING_SKILLS = `
# technique
production industrielle;fabrication;production manufacturière;milieu manufacturier;production en usine;travail en usine;secteur manufacturier;environnement manufacturier = manufacturing;industrial production;factory work;production work;manufacturing environment;plant operations
planification de la production;ordonnancement;planification de production = production planning;production scheduling
supervision de production;gestion de la production;gestion de production = production supervision;production management
chaîne de montage;ligne de production;travail à la chaîne;ligne de montage;chaîne de production = assembly line;production line;line work
assemblage;montage mécanique;assemblage mécanique;assemblage de pièces = assembly;mechanical assembly;product assembly
assemblage électronique;soudure électronique;assemblage de circuits;montage électronique = electronic assembly;circuit board assembly;PCB assembly;soldering
opération de machinerie;opération de machines;conduite de machines;opération d'équipement;opération d'équipements de production = machine operation;machine operating;equipment operation;operating machinery;operating machines
usinage;usinage conventionnel;machinage = machining;conventional machining;machine shop
commande numérique;CNC;usinage CNC;machines à commande numérique;usinage à commande numérique;opération CNC = CNC machining;CNC;CNC operation;CNC programming;CNC machines;computer numerical control < machining
tour conventionnel;tournage sur métal;tour CNC = lathe operation;lathe;turning < machining
fraisage;fraiseuse = milling;milling machine < machining
programmation CNC;Mastercam;code G;codes G = Mastercam;G-code;CNC programmer
rectification;meulage = grinding;surface grinding
lecture de plans;lecture de dessins techniques;interprétation de plans;lecture et interprétation de plans;lire des plans;lecture de plans et devis;interprétation de dessins techniques = blueprint reading;reading blueprints;reading technical drawings;interpreting drawings;blueprint interpretation;reading drawings;read blueprints
instruments de mesure;métrologie;mesure de précision;pied à coulisse;micromètre = measuring instruments;metrology;precision measurement;calipers;micrometers;measuring tools
moulage par injection;injection plastique;moulage plastique;plasturgie = injection molding;injection moulding;plastic molding;plastics processing
extrusion = extrusion
tôlerie;travail de la tôle;pliage;presse plieuse;presse-plieuse = sheet metal work;sheet metal fabrication;press brake;bending;sheet metal
soudage;soudure;soudeur~;soudage à l'arc = welding;arc welding;welder skills
soudage MIG;GMAW;soudure MIG = MIG welding;GMAW;MIG/MAG;MIG! < welding
soudage TIG;GTAW;soudure TIG = TIG welding;GTAW;TIG! < welding
soudage à l'électrode enrobée;SMAW;soudure à la baguette = stick welding;SMAW < welding
soudage à fil fourré;FCAW = flux-cored welding;FCAW;flux core welding < welding
oxycoupage;découpe au plasma;coupage au plasma;découpe laser = plasma cutting;oxy-fuel cutting;laser cutting
traitement thermique = heat treatment
peinture industrielle;peinture en poudre;peinture au pistolet = industrial painting;powder coating;spray painting
hydraulique;systèmes hydrauliques;hydraulique industrielle = hydraulics;hydraulic systems
pneumatique~;systèmes pneumatiques = pneumatics;pneumatic systems
mécanique industrielle;mécanique de machines fixes;entretien mécanique;maintenance industrielle;maintenance mécanique;entretien industriel = industrial mechanics;millwrighting;industrial maintenance;mechanical maintenance;equipment maintenance;plant maintenance
entretien préventif;maintenance préventive;entretien d'équipement;entretien d'équipements = preventive maintenance;preventative maintenance;equipment servicing;routine maintenance
maintenance prédictive;analyse vibratoire = predictive maintenance;vibration analysis
GMAO;logiciel de maintenance;Maximo = CMMS;Maximo;maintenance management system
électromécanique;électromécanique de systèmes automatisés = electromechanics;electromechanical systems;electromechanical maintenance
automatisation;automatisation industrielle;automatisme;automatismes = industrial automation;automation;automation systems
automates programmables;automate programmable;automates;API industriel;programmation d'automates;PLC;automates programmables industriels = PLC programming;PLC;programmable logic controllers;PLCs
robotique industrielle;robots industriels;programmation de robots = industrial robotics;robot programming;industrial robots < robotics
instrumentation;instrumentation et contrôle;régulation;contrôle de procédés;instrumentation et contrôle de procédés = instrumentation;instrumentation and controls;process control
SCADA;IHM industrielle;interface homme-machine = SCADA;HMI programming;human-machine interface
contrôle de la qualité;contrôle qualité;inspection de la qualité;contrôle de qualité;inspection de produits;inspection qualité = quality control;quality inspection;product inspection;quality checks
assurance qualité;assurance de la qualité;gestion de la qualité;AQ!;gestion qualité = quality assurance;QA!;quality management;quality management systems
maîtrise statistique des procédés;MSP!;contrôle statistique des procédés = statistical process control;SPC!
analyse des causes fondamentales;analyse de causes;analyse des causes racines;recherche de causes;causes racines = root cause analysis;5 whys;8D!
actions correctives et préventives;actions correctives;CAPA;non-conformités;gestion des non-conformités = corrective and preventive actions;CAPA;corrective actions;non-conformance
AMDEC;analyse des modes de défaillance = FMEA;failure mode and effects analysis
production à valeur ajoutée;PVA!;lean manufacturing;production allégée;méthode lean = lean manufacturing;lean;lean production;lean methodology;lean principles
5S!!;méthode 5S = 5S!!;5S methodology < lean manufacturing
cartographie de la chaîne de valeur = value stream mapping;VSM! < lean manufacturing
Six Sigma;Lean Six Sigma;méthode Six Sigma = Six Sigma;Lean Six Sigma
juste-à-temps = just-in-time;JIT!
cadenassage;procédure de cadenassage;LOTO = lockout/tagout;lockout;LOTO;lock-out
équipement de protection individuelle;EPI!;port de l'équipement de protection = personal protective equipment;PPE!
emballage;emballage de produits;conditionnement;empaquetage = packaging;packing;product packaging
transformation alimentaire;industrie alimentaire;production alimentaire;agroalimentaire;secteur agroalimentaire = food processing;food production;food manufacturing;food industry
transformation du bois;scierie;opération de scierie;sciage = wood processing;sawmill operations
couture industrielle;couture;confection;couture à la machine = industrial sewing;sewing;garment manufacturing
textile;production textile = textiles;textile production
pharmaceutique~;industrie pharmaceutique;fabrication pharmaceutique;production pharmaceutique = pharmaceutical manufacturing;pharmaceutical industry;pharmaceutical production
génie civil;ingénierie civile = civil engineering
génie mécanique;conception mécanique;ingénierie mécanique = mechanical engineering;mechanical design
génie électrique;conception électrique;ingénierie électrique;électrotechnique = electrical engineering;electrical design
électronique;conception électronique;circuits électroniques = electronics;electronic design;circuit design;electronic circuits
génie industriel;ingénierie industrielle = industrial engineering
génie chimique;procédés chimiques;ingénierie chimique = chemical engineering;chemical processes
génie des procédés;ingénierie des procédés;ingénierie de procédés = process engineering
génie logiciel = software engineering discipline
génie de l'environnement;génie environnemental = environmental engineering
génie des structures;calcul de structures;analyse structurale;calcul des structures = structural engineering;structural analysis;structural design
géotechnique;mécanique des sols = geotechnical engineering;soil mechanics;geotechnical
génie minier;exploitation minière;mines;secteur minier = mining engineering;mining;mining operations
géologie;exploration géologique;exploration minière = geology;mineral exploration;geological exploration
hydrologie;ressources hydriques;hydraulique urbaine = hydrology;water resources
énergie renouvelable;énergies renouvelables;énergie solaire;énergie éolienne;panneaux solaires = renewable energy;solar energy;wind energy;solar panels
efficacité énergétique;gestion de l'énergie;vérification énergétique = energy efficiency;energy management;energy audits
pétrole et gaz;industrie pétrolière;secteur pétrolier = oil and gas;petroleum industry;oil & gas
aéronautique;aérospatiale;maintenance d'aéronefs;entretien d'aéronefs = aerospace;aviation maintenance;aircraft maintenance;aeronautics
matériaux composites;composites = composite materials;composites
analyse par éléments finis;FEA;éléments finis = finite element analysis;FEA;FEM
mécanique des fluides;dynamique des fluides numérique = fluid mechanics;computational fluid dynamics
thermodynamique;transfert de chaleur = thermodynamics;heat transfer
conception assistée par ordinateur;CAO!;dessin assisté par ordinateur;DAO!;CAO/DAO = computer-aided design;CAD!!;computer-aided drafting;CAD/CAM;CAD drafting;CAD software
modélisation 3D;conception 3D;dessin 3D = 3D modeling;3D modelling;3D design < computer-aided design
impression 3D;fabrication additive = 3D printing;additive manufacturing
dessin technique;dessin industriel;dessin de bâtiment;mise en plan;production de plans;dessin de plans = technical drawing;drafting;mechanical drafting;architectural drafting
tolérancement géométrique;GD&T;cotation fonctionnelle = GD&T;geometric dimensioning and tolerancing
gestion environnementale;protection de l'environnement;études d'impact environnemental;évaluation environnementale = environmental management;environmental impact assessment;environmental protection;environmental assessment
traitement des eaux;traitement de l'eau;eau potable;eaux usées;traitement des eaux usées = water treatment;wastewater treatment;drinking water;wastewater
gestion des matières résiduelles;gestion des déchets;recyclage;matières dangereuses résiduelles = waste management;recycling;waste disposal
matières dangereuses;manipulation de matières dangereuses;produits dangereux;manutention de matières dangereuses = hazardous materials;dangerous goods;handling hazardous materials;hazmat
logistique;opérations logistiques;gestion logistique;coordination logistique = logistics;logistics management;logistics operations;logistics coordination
chaîne d'approvisionnement;gestion de la chaîne d'approvisionnement;chaîne logistique;gestion de chaîne d'approvisionnement = supply chain management;supply chain
planification de la demande;prévision de la demande = demand planning;demand forecasting
gestion des stocks;gestion d'inventaire;gestion des inventaires;contrôle des stocks;contrôle d'inventaire;gestion de l'inventaire;inventaire;inventaires;gestion de stock;gestion de stocks;suivi d'inventaire;suivi des stocks;suivi de l'inventaire = inventory management;inventory control;stock control;inventory;stock management;inventory tracking;stock keeping
prise d'inventaire;décompte d'inventaire;inventaire cyclique;décompte cyclique;décomptes cycliques;dénombrement cyclique;comptage d'inventaire = inventory counts;cycle counting;stocktaking;cycle counts;physical inventory;stock counts < inventory management
entreposage;gestion d'entrepôt;travail d'entrepôt;opérations d'entrepôt;travail en entrepôt;magasinage d'entrepôt;entrepôt = warehousing;warehouse management;warehouse operations;warehouse work;warehouse
réception de marchandises;expédition et réception;réception et expédition;réception et expédition de marchandises;expédition;expédition de marchandises;réception de la marchandise = shipping and receiving;receiving;shipping;receiving goods;shipping/receiving;goods receipt
préparation de commandes;cueillette de commandes;cueillette;prélèvement de commandes;préparation des commandes = order picking;order fulfillment;pick and pack;picking;picking and packing;order preparation
manutention;manutention de marchandises;chargement et déchargement;chargement;déchargement de camions;déchargement;chargement et déchargement de camions = material handling;loading and unloading;loading trucks;unloading trucks;load and unload
palettisation;palettes;emballage de palettes = palletizing;pallets;pallet wrapping;skid wrapping
lecteur de codes-barres;numériseur portatif;pistolet scanneur;lecteur optique;RF scanner = RF scanner;barcode scanner;barcode scanning;RF scanning;handheld scanner;RF scanners
transitaire;transport international;fret;transport maritime;affrètement = freight forwarding;international freight;freight
répartition;répartition de transport;répartition des camions = dispatching;dispatch;transportation dispatch
planification d'itinéraires;planification de routes;optimisation des itinéraires;planification des itinéraires;planification de trajets;planification des trajets = route planning;trip planning;route optimization
transport;transport routier;transport de marchandises;camionnage = transportation;road transport;trucking;freight transport;freight hauling
conduite de camion;conduite de camions;conduite de camion lourd;conduite de véhicules lourds;conduite de poids lourds;conduite de semi-remorque;camions lourds;camion-remorque;semi-remorques = truck driving;heavy truck driving;tractor-trailer driving;tractor-trailer;commercial driving;long-haul driving;semi-trailer
longue distance;transport longue distance = long-haul;long haul < truck driving
conduite d'autobus;conduite d'autobus scolaire;transport scolaire;transport en commun = bus driving;school bus driving;public transit;passenger transport
livraison;livraisons;livraison à domicile;service de livraison = delivery;deliveries;home delivery;delivery service
conduite automobile;conduite de véhicules;conduite préventive;conduite sécuritaire;conduite hivernale;conduite de véhicule = driving;safe driving;defensive driving;winter driving;vehicle operation
inspection avant départ;vérification avant départ;inspection du véhicule;ronde de sécurité du véhicule;inspection de véhicules = pre-trip inspection;vehicle inspection;circle check;pre-trip inspections;vehicle inspections
heures de conduite;registre électronique;fiches journalières;journal de bord électronique;heures de service;DCE!! = hours of service;electronic logging device;ELD!;logbooks;e-logs;electronic logs;log books
freins à air;freins pneumatiques;attestation F;mention F = air brakes;air brake endorsement;Z endorsement
arrimage de cargaison;arrimage;arrimage des charges;arrimage de charges = load securement;cargo securement;load securing
transport réfrigéré;transport frigorifique = refrigerated transport;reefer;refrigerated loads
chariot élévateur;conduite de chariot élévateur;chariots élévateurs;opération de chariot élévateur = forklift operation;forklift;forklift driving;lift truck;forklift operator;counterbalance
transpalette;transpalette électrique;jigger = pallet jack;electric pallet jack;power jack;walkie pallet jack
chariot à mât rétractable;reach~;préparateur de commandes électrique = reach truck;order picker;raymond reach
pont roulant;opération de pont roulant;ponts roulants = overhead crane;crane operation;overhead crane operation
nacelle élévatrice;plateforme élévatrice;plates-formes élévatrices;nacelle;plate-forme élévatrice = aerial lift;elevated work platform;scissor lift;boom lift;aerial work platform
système de gestion d'entrepôt;WMS! = warehouse management system;WMS!
système de gestion du transport;TMS! = transportation management system;TMS!
agriculture;travail agricole;production agricole;travaux agricoles = agriculture;farm work;farming;crop production
production laitière;traite;traite des vaches;élevage laitier = dairy farming;milking
élevage;soins aux animaux de ferme;bétail;élevage de bétail = livestock;animal husbandry;livestock care
horticulture;serriculture;production en serre;culture en serre = horticulture;greenhouse production;greenhouse work
agronomie;sciences du sol = agronomy;soil science
foresterie;abattage d'arbres;travaux sylvicoles;sylviculture = forestry;tree felling;silviculture;logging
pêche;pêches;transformation de poisson;aquaculture = fishing;fish processing;aquaculture
arboriculture;élagage;émondage = arboriculture;tree pruning;tree trimming
récolte;cueillette de fruits;cueillette de fruits et légumes = harvesting;fruit picking
# tool
AutoCAD < computer-aided design
Civil 3D;AutoCAD Civil 3D < AutoCAD;civil engineering
SolidWorks;SOLIDWORKS < computer-aided design;3D modeling
CATIA < computer-aided design;3D modeling
Autodesk Inventor;Inventor!! < computer-aided design;3D modeling
Creo!;Pro/Engineer;PTC Creo < computer-aided design
Siemens NX;NX!!;Unigraphics < computer-aided design
Fusion 360 < computer-aided design
Revit;Autodesk Revit < building information modeling
Navisworks < building information modeling
SketchUp < 3D modeling
Rhino!!;Rhinoceros 3D < 3D modeling
Tekla;Tekla Structures < structural engineering
SAP2000 < structural engineering
ETABS < structural engineering
STAAD.Pro;STAAD Pro < structural engineering
Robot Structural Analysis < structural engineering
ANSYS < finite element analysis
Abaqus < finite element analysis
COMSOL
Altium;Altium Designer < electronics
OrCAD < electronics
KiCad < electronics
Eagle PCB < electronics
LabVIEW
Allen-Bradley;Rockwell Automation;RSLogix;Studio 5000;ControlLogix;RSLogix 5000 < PLC programming
Siemens S7;Siemens TIA Portal;TIA Portal;Step 7 < PLC programming
Schneider Electric;Unity Pro;Modicon < PLC programming
Wonderware < SCADA
FactoryTalk < SCADA
Ignition SCADA < SCADA
AVEVA
Aspen HYSYS;HYSYS
Aspen Plus
ETAP < electrical engineering
EPANET
HEC-RAS
SewerCAD
Samsara! < electronic logging device
ISAAC Instruments < electronic logging device
Windchill
Teamcenter
gestion du cycle de vie des produits;PLM! = product lifecycle management;PLM!
GS1
# certificate
carte de cariste;certificat de cariste;formation de cariste;attestation de cariste;permis de cariste;carte de cariste valide;licence de cariste = forklift licence;forklift certification;forklift certificate;forklift license;licensed forklift operator;forklift ticket < forklift operation
SIMDUT;SIMDUT 2015;formation SIMDUT;certification SIMDUT = WHMIS;WHMIS 2015;WHMIS training;WHMIS certification;Workplace Hazardous Materials Information System
TMD!;transport de matières dangereuses;transport des matières dangereuses;certificat TMD;TMD/TDG = TDG!;transportation of dangerous goods;TDG certificate;TDG certification
ISO 9001;norme ISO 9001;ISO 9001:2015 < quality assurance
ISO 14001;norme ISO 14001
ISO 45001
ISO 13485
ISO 17025
AS9100
IATF 16949;ISO/TS 16949
ceinture verte;Green Belt;ceinture verte Six Sigma;Six Sigma Green Belt = Green Belt;Six Sigma Green Belt;Lean Six Sigma Green Belt < Six Sigma
ceinture noire;Black Belt;ceinture noire Six Sigma = Black Belt;Six Sigma Black Belt;Lean Six Sigma Black Belt < Six Sigma;Green Belt
CSWA;CSWP < SolidWorks
HACCP;plan HACCP;normes HACCP = HACCP;HACCP plan;HACCP certification
BRC!!;BRCGS < food safety
SQF! < food safety
GFSI < food safety
CPIM < supply chain management
CSCP! < supply chain management
APICS;ASCM < supply chain management
CITT!;P.Log. = CITT!;CCLP < logistics
certificat CWB;certification CWB;cartes de compétence CWB;CWB;Bureau canadien de soudage;cartes CWB = CWB certification;CWB;CWB ticket;Canadian Welding Bureau < welding
certificat de mécanicien de machines fixes;mécanicien de machines fixes~ = power engineer certificate;stationary engineer;power engineering certificate;4th class power engineer
permis d'ingénieur;titre d'ingénieur;ingénieur en titre;membre d'un ordre d'ingénieurs = professional engineer licence;P.Eng.;P.Eng licence;Professional Engineer;licensed engineer;professional engineering licence
OIQ!;membre de l'OIQ;Ordre des ingénieurs du Québec;ing.!! = OIQ!;Ordre des ingénieurs du Québec < professional engineer licence
PEO!;Ordre des ingénieurs de l'Ontario = PEO!;Professional Engineers Ontario < professional engineer licence
APEGA = APEGA;Association of Professional Engineers and Geoscientists of Alberta < professional engineer licence
EGBC = EGBC;Engineers and Geoscientists BC < professional engineer licence
CPI ingénieur;candidat à la profession d'ingénieur;CEP!!;ingénieur junior inscrit = engineer-in-training;EIT!
technologue professionnel;OTPQ;T.P.!! = certified engineering technologist;C.E.T.;CET!!
chimiste agréé;Ordre des chimistes du Québec;membre de l'Ordre des chimistes = chartered chemist
agronome agréé;Ordre des agronomes;membre de l'Ordre des agronomes = professional agrologist;P.Ag.
`;
