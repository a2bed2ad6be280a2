/** Stores, restaurants, hotels and personal services; project and other general certificates. */
export const SERVICE_SKILLS = `
# technique
caisse;opération de caisse;caisse enregistreuse;tenue de caisse;opérations de caisse;travail à la caisse;manipulation de la caisse = cash register operation;cash register;cashiering;operating a cash register;till operation
manipulation d'argent;gestion de l'encaisse;encaissement;maniement d'argent;gestion de caisse;manipulation de l'argent;manipulation d'argent comptant = cash handling;handling cash;cash-handling;cash transactions
point de vente;système de point de vente;systèmes PDV;PDV!;terminal de point de vente;système POS;systèmes de point de vente;systèmes POS = point of sale;POS!;POS system;point-of-sale systems;POS systems;point of sale systems
traitement des paiements;paiements par carte;transactions;traitement des transactions;transactions par carte = payment processing;processing payments;debit and credit transactions;processing transactions;credit card processing
fermeture de caisse;balancement de caisse;conciliation de caisse;ouverture et fermeture de caisse;balance de caisse = cash balancing;cash-out;balancing cash;closing cash;till balancing;balancing the till
ouverture et fermeture du magasin;ouverture et fermeture de magasin;ouverture et fermeture = opening and closing procedures;store opening and closing;opening and closing;opening and closing store
remplissage de tablettes;mise en tablettes;regarnir les tablettes;réapprovisionnement;regarnissage;réapprovisionnement des tablettes;placement de marchandises;mise en rayon;remplissage des tablettes;garnir les tablettes = stocking shelves;stock shelves;restock shelves;restocking shelves;shelf stocking;replenishment;restocking;stock replenishment;shelf restocking
retours et échanges;échanges et remboursements;retours de marchandises;retours et remboursements = returns and exchanges;processing returns;refunds and exchanges;returns and refunds
étiquetage;étiquetage des prix;pose d'étiquettes;étiquetage de produits = labelling;price tagging;labeling;pricing labels
prévention des pertes;prévention du vol;pertes et vols = loss prevention;theft prevention;shrinkage control
connaissance des produits;connaissance du produit = product knowledge
gestion de magasin;gérance de magasin;gestion de commerce;gestion de boutique = store management;retail management
épicerie;alimentation de détail;supermarché;fruits et légumes = grocery retail;grocery;supermarket;produce department
vente de vêtements;prêt-à-porter = fashion retail;clothing sales;apparel
vente de meubles;ameublement = furniture sales
cosmétiques;vente de cosmétiques = cosmetics;beauty products
quincaillerie = hardware store
restauration;service alimentaire;services alimentaires;domaine de la restauration;service de restauration = food service;restaurant industry;restaurant service;foodservice;food services
cuisine;cuisine professionnelle;préparation culinaire;cuisiner;cuisson;cuisson des aliments;préparation de repas;préparation des repas = cooking;culinary arts;commercial cooking;meal preparation;food cooking;preparing meals;culinary skills
préparation d'aliments;préparation des aliments;mise en place;préparation alimentaire;préparation d'ingrédients = food preparation;food prep;kitchen prep;preparing food;mise en place
cuisine à la ligne;cuisinier de ligne~;cuisine à la carte;poste chaud;poste froid = line cooking;à la carte cooking;hot and cold stations
cuisson à la plaque;grillade;friture;grill;friteuse = grill cooking;deep frying;grilling;deep fryer;grill station
boulangerie;boulangerie-pâtisserie;pain artisanal = baking;bread making;bakery production
pâtisserie;desserts;pâtisseries;décoration de gâteaux = pastry;pastry making;cake decorating;desserts
boucherie;coupe de viande;découpe de viande;désossage;découpe de viandes = butchery;meat cutting;deboning;meat processing
poissonnerie = fish counter;seafood preparation
élaboration de menus;conception de menus;planification de menus;création de menus = menu planning;menu development;menu design
contrôle des coûts alimentaires;coûts alimentaires;coût des aliments;coûts de nourriture = food cost control;food costing;food cost
hygiène et salubrité alimentaires;salubrité alimentaire;salubrité des aliments;normes d'hygiène;hygiène alimentaire;sécurité alimentaire;normes de salubrité;hygiène et salubrité des aliments;règles d'hygiène = food safety;food hygiene;food safety standards;sanitation standards;safe food handling;hygiene standards
service aux tables;service en salle;service de table;service en salle à manger;service à table = table service;serving tables;waiting tables;food and beverage service;serving food;dining room service
service de bar;mixologie;cocktails;préparation de cocktails;tenue de bar = bartending;mixology;cocktail preparation;bar service;cocktails
sommellerie;connaissance des vins;service du vin;vins;accords mets et vins = wine knowledge;wine service;wine pairing
barista~;préparation de café;machine à espresso;café espresso;boissons chaudes = barista skills;coffee preparation;espresso machine;espresso;latte art
lavage de vaisselle;plonge;nettoyage de la cuisine;vaisselle = dishwashing;dish washing;kitchen cleaning;washing dishes
banquets;service de banquet;service traiteur;traiteur;banquet = catering;banquet service;banquets
gestion de restaurant;gestion de restauration;gérance de restaurant = restaurant management;food and beverage management
réservations;prise de réservations;gestion des réservations = reservations;booking reservations;reservation management;taking reservations
hôtellerie;secteur hôtelier;accueil hôtelier;industrie hôtelière;milieu hôtelier = hotel operations;hospitality;hospitality industry;hotel industry
réception d'hôtel;réception hôtelière;arrivées et départs des clients;enregistrement des clients;enregistrement des arrivées = hotel front desk;guest check-in;check-in and check-out;guest registration;front desk operations
entretien des chambres;nettoyage de chambres;entretien de chambres;ménage des chambres = room cleaning;room attendant duties;guest room cleaning;hotel housekeeping;cleaning rooms
conciergerie d'hôtel;service de conciergerie = concierge services
gestion des revenus;optimisation des revenus;gestion du rendement hôtelier = revenue management;yield management
tourisme;agence de voyages;guide touristique~;services de voyage = tourism;travel services;travel agency;tour guiding
conseil en voyages;vente de voyages = travel consulting;travel sales
billetterie;vente de billets = box office;ticket sales;ticketing
sports et loisirs;animation sportive;surveillance aquatique;natation = sports and recreation;lifeguarding;swimming instruction
gestion de spa;soins de spa = spa services
croupier~;jeux de casino = casino gaming;casino dealing
# tool
Opera PMS;Opera!!;Oracle Opera;Opera Cloud = Opera PMS;Opera!!;Oracle Opera;Opera Cloud < property management system
système de gestion hôtelière;PMS!! = property management system;hotel management system;PMS!!
Maitre'D;Maître'D < point of sale
Veloce!! < point of sale
Micros!!;Oracle Micros;Micros POS < point of sale
Lightspeed Restaurant < point of sale
Lightspeed;Lightspeed POS < point of sale
Square!!;Square POS < point of sale
Toast POS < point of sale
Clover POS < point of sale
OpenTable < reservations
Libro!! < reservations
Amadeus < travel sales
Sabre! < travel sales
Galileo!! < travel sales
Travelport < travel sales
# certificate
certificat de manipulateur d'aliments;certificat en hygiène et salubrité alimentaires;formation en hygiène et salubrité alimentaires;formation en hygiène et salubrité;certificat d'hygiène et salubrité = food handler certificate;food handler certification;food safety certificate;food handler's certificate;food handler card;food handlers certificate;safe food handling certificate < food safety
MAPAQ;certificat MAPAQ;formation MAPAQ;hygiène et salubrité MAPAQ;certification MAPAQ;carte du MAPAQ = MAPAQ;MAPAQ certificate < food handler certificate
FOODSAFE;FoodSafe Level 1;FOODSAFE niveau 1 = FOODSAFE;FoodSafe Level 1;FOODSAFE Level 1 < food handler certificate
ServSafe < food handler certificate
service responsable d'alcool;service responsable de l'alcool;permis de service d'alcool = responsible alcohol service;responsible beverage service
Smart Serve;SmartServe;certificat Smart Serve = Smart Serve;SmartServe;Smart Serve certification < responsible alcohol service
Serving It Right < responsible alcohol service
ProServe < responsible alcohol service
Action Service;éduc'alcool = Action Service < responsible alcohol service
PMP!;certification PMP;Project Management Professional;professionnel en gestion de projet;titre PMP = PMP!;PMP certification;Project Management Professional;PMI-PMP < project management
CAPM!;Certified Associate in Project Management < project coordination
PRINCE2;PRINCE2 Foundation;PRINCE2 Practitioner < project management
certified scrum master;CSM!;PSM!;Scrum Master certifié;PSM I;certification Scrum = Certified ScrumMaster;CSM!;PSM!;PSM I;Professional Scrum Master;Scrum Master certification;Certified Scrum Master < Scrum
CSPO!;PSPO = CSPO!;PSPO;Certified Scrum Product Owner < Scrum
PMI-ACP < Agile
ICAgile < Agile
CBAP < business analysis
CCBA < business analysis
PMI-PBA < business analysis
titre RH;titre professionnel en ressources humaines = HR designation;human resources designation < human resources
CRHA!;CRIA!;membre de l'Ordre des CRHA;titre CRHA;conseiller en ressources humaines agréé;conseillère en ressources humaines agréée;ordre des CRHA;CPHR = CRHA!;CPHR;CPHR designation;Chartered Professional in Human Resources < HR designation
CHRP;CHRL = CHRP;CHRL;Certified Human Resources Professional;CHRP designation;HRPA < HR designation
SHRM;SHRM-CP < human resources
membre d'un barreau;admission au barreau = bar admission;called to the bar;law society membership;member of the bar
Barreau du Québec;permis d'avocat;membre du Barreau du Québec = Barreau du Québec;Quebec Bar < bar admission
Barreau de l'Ontario = Law Society of Ontario;LSO! < bar admission
Chambre des notaires;membre de la Chambre des notaires = Chambre des notaires
licence de parajuriste;permis de parajuriste = paralegal licence;LSO paralegal licence
CRIC!;RCIC;consultant réglementé en immigration;CRCIC = RCIC;regulated Canadian immigration consultant;CICC!! < immigration
commissaire à l'assermentation;commissaire aux serments = commissioner of oaths;notary public
permis de courtier immobilier;licence de courtier immobilier = real estate licence;real estate license < real estate
OACIQ;permis OACIQ = OACIQ;OACIQ licence < real estate licence
RECO! < real estate licence
SCMP!;CCP!!;approvisionneur professionnel certifié = SCMP!;Supply Chain Management Professional < supply chain management
certification Google Analytics = Google Analytics certification;GAIQ < Google Analytics
certification Google Ads = Google Ads certification < Google Ads
certification HubSpot = HubSpot certification < HubSpot
PADI;brevet de plongée = PADI
permis de travail;permis de travail ouvert;autorisation de travailler au Canada;droit de travailler au Canada;autorisé à travailler au Canada;autorisée à travailler au Canada;légalement autorisé à travailler au Canada = work permit;authorized to work in Canada;legally entitled to work in Canada;eligible to work in Canada;legally authorized to work in Canada;work authorization;open work permit
`;
