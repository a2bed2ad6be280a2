/** Accounting, banking, insurance, taxes and investments. */
export const FINANCE_SKILLS = `
# technique
comptabilité;travail comptable;opérations comptables = accounting;accountancy;accounting operations
comptabilité générale;grand livre;grand livre général = general accounting;general ledger;GL! < accounting
tenue de livres;tenue des livres;tenue de livres comptables;tenue de la comptabilité = bookkeeping;book-keeping;bookkeeping services < accounting
cycle comptable;cycle comptable complet = full-cycle accounting;full cycle accounting;full-cycle bookkeeping;accounting cycle < accounting;bookkeeping
comptes fournisseurs;comptes à payer;comptes payables;comptes créditeurs;comptabilité fournisseurs = accounts payable < accounting
comptes clients;comptes à recevoir;comptes recevables;comptes débiteurs;comptabilité clients = accounts receivable < accounting
comptes fournisseurs et clients;comptes payables et recevables;comptes à payer et à recevoir;comptes clients et fournisseurs = accounts payable and receivable;accounts payable/receivable;AP/AR;payables and receivables;accounts receivable and payable << accounts payable;accounts receivable
facturation;facturation des clients;traitement des factures;factures;émission de factures = invoicing;billing;invoice processing;invoices;processing invoices
recouvrement;perception de comptes;recouvrement de créances;perception = collections;debt collection;credit and collections
paie;traitement de la paie;gestion de la paie;préparation de la paie = payroll;payroll processing;payroll administration;processing payroll
rapprochement bancaire;conciliation bancaire;conciliations bancaires;rapprochements bancaires;conciliation de comptes;conciliation bancaire mensuelle;rapprochement de comptes = bank reconciliation;bank reconciliations;account reconciliation;account reconciliations;reconciliations;reconciling accounts
fin de mois;fermeture de mois;clôture mensuelle;écritures de fin de mois;fermeture mensuelle = month-end close;month-end;month end closing;month-end closing;month end close;closing entries
fin d'année;clôture annuelle;fin d'exercice;fermeture d'exercice = year-end close;year-end;year end closing;year-end closing
écritures de journal;écritures comptables;saisie d'écritures;écriture de journal;écritures d'ajustement = journal entries;journal entry;adjusting entries;posting entries
états financiers;préparation des états financiers;états financiers mensuels;production d'états financiers = financial statements;financial statement preparation;preparing financial statements
consolidation financière;consolidation des états financiers = financial consolidation;consolidated financial statements < financial statements
production de rapports financiers;rapports financiers;information financière;présentation de l'information financière = financial reporting;financial reports
analyse financière;analyses financières = financial analysis;analyzing financial data
modélisation financière;modèles financiers;modèle financier = financial modeling;financial modelling;financial models < financial analysis
planification financière;plans financiers = financial planning
planification et analyse financières;FP&A = FP&A;financial planning and analysis < financial analysis
budgétisation;élaboration de budgets;préparation de budgets;établissement du budget;élaboration du budget;préparation du budget = budgeting;budget preparation;budget development;preparing budgets
prévisions financières;prévisions budgétaires;prévisions;projections financières = forecasting;financial forecasting;forecasts;financial projections
analyse des écarts;analyse d'écarts = variance analysis < financial analysis
comptabilité de gestion = management accounting;managerial accounting < accounting
comptabilité analytique;coût de revient;prix de revient;calcul des coûts;comptabilité des coûts;coûts de revient = cost accounting;product costing;costing < accounting
contrôle de gestion = management control
contrôle des coûts;réduction des coûts;gestion des coûts;maîtrise des coûts = cost control;cost reduction;cost management;cost savings
contrôles internes;contrôle interne = internal controls;internal control;SOX!;Sarbanes-Oxley
audit;vérification comptable;audit financier;vérification financière;mission d'audit;certification d'états financiers = auditing;audit;financial audit;external audit;audits
audit interne;vérification interne;audits internes = internal audit;internal auditing;internal audits < auditing
missions d'examen;mission d'examen;missions de compilation;avis au lecteur = review engagements;compilation engagements;notice to reader
fiscalité;impôts;impôt;fiscalité canadienne = taxation;tax;Canadian taxation;taxes
déclarations de revenus;déclaration de revenus;préparation de déclarations de revenus;impôts des particuliers;déclarations fiscales;production de déclarations de revenus;impôt des particuliers;T1! = tax returns;tax preparation;income tax returns;personal income tax;tax filing;personal tax returns;income tax;T1! < taxation
impôt des sociétés;fiscalité des entreprises;impôts des sociétés;T2! = corporate tax;corporate taxation;corporate tax returns;T2! < taxation
TPS/TVQ;taxes de vente;TPS et TVQ;TPS!;TVQ!;TVH!;déclarations de taxes;remises de taxes;rapports de taxes = GST/HST;sales tax;GST/QST;GST!;HST!;PST!;GST returns;sales tax returns;HST returns;sales taxes < taxation
remises gouvernementales;déductions à la source;retenues à la source = government remittances;source deductions;payroll remittances
relevés 1 et T4;T4!;feuillets T4;relevés 1;T4 et relevé 1 = T4 slips;T4s!;T4!;RL-1 < payroll
IFRS;normes IFRS = IFRS;International Financial Reporting Standards
NCECF;PCGR;normes comptables;principes comptables généralement reconnus = ASPE;GAAP;accounting standards;Canadian GAAP;generally accepted accounting principles;US GAAP
trésorerie;gestion de la trésorerie;gestion de trésorerie;flux de trésorerie;gestion des liquidités;encaisse = cash flow management;treasury;cash management;cash flow;treasury management
immobilisations;gestion des immobilisations;amortissement = fixed assets;capital assets;depreciation
notes de frais;comptes de dépenses;rapports de dépenses;comptes de frais = expense reports;expense reporting;expense management;travel expenses
petite caisse = petty cash
dépôts bancaires;dépôt bancaire = bank deposits
services bancaires;opérations bancaires;secteur bancaire;banque = banking;banking services;banking operations;retail banking
services bancaires aux entreprises;financement commercial = commercial banking;business banking;commercial lending < banking
prêts hypothécaires;hypothèques;courtage hypothécaire;prêt hypothécaire = mortgages;mortgage lending;mortgage brokerage;mortgage
crédit;analyse de crédit;crédit commercial;octroi de crédit;évaluation de crédit;gestion du crédit = credit analysis;credit;credit assessment;lending;loans;credit management
gestion de patrimoine;gestion privée;gestion du patrimoine = wealth management;private banking
gestion de portefeuille;gestion de portefeuilles;gestion d'actifs = portfolio management;asset management;investment management
placements;investissements;produits de placement;fonds communs de placement;valeurs mobilières;épargne-retraite;REER! = investments;mutual funds;securities;investment products;RRSP!
marchés financiers;marchés des capitaux;marché des capitaux = capital markets;financial markets
produits dérivés;dérivés = derivatives;options and futures
actions et obligations;titres à revenu fixe;revenu fixe = fixed income;equities;stocks and bonds
recherche sur les placements;recherche financière = equity research;investment research
évaluation d'entreprises;évaluation d'entreprise = business valuation;valuation
fusions et acquisitions;fusions-acquisitions = mergers and acquisitions
vérification diligente;contrôle préalable;diligence raisonnable = due diligence
financement d'entreprise;finance d'entreprise;finances corporatives = corporate finance
finance;finances = finance;finances;corporate accounting and finance
assurance~;assurances;domaine de l'assurance;produits d'assurance = insurance;insurance industry;insurance products
assurance de dommages;assurance habitation;assurance automobile;assurance des particuliers = property and casualty insurance;P&C insurance;general insurance;home and auto insurance;auto insurance;home insurance;property insurance < insurance
assurance vie;assurance de personnes = life insurance;life and health insurance < insurance
souscription;souscription d'assurance = underwriting;insurance underwriting < insurance
règlement de sinistres;traitement des réclamations;indemnisation;sinistres;réclamations d'assurance;gestion des réclamations = claims processing;claims adjusting;insurance claims;claims handling;claims management;claims
actuariat;calculs actuariels;science actuarielle = actuarial science;actuarial analysis;actuarial modeling
lutte contre le blanchiment d'argent;LBA!;blanchiment d'argent;lutte contre le blanchiment = anti-money laundering;AML! < compliance
connaissance du client;KYC! = know your client;KYC!;know your customer
détection de la fraude;prévention de la fraude;fraude;enquêtes sur la fraude = fraud detection;fraud prevention;fraud investigation
gestion du risque de crédit;risque de crédit = credit risk;credit risk management < risk management
risque de marché;gestion du risque de marché = market risk < risk management
risque opérationnel = operational risk < risk management
analyse quantitative;finance quantitative;méthodes quantitatives = quantitative analysis;quantitative finance;quantitative methods
analyse coûts-avantages;analyse coûts-bénéfices;analyse de rentabilité = cost-benefit analysis;business case;business cases;profitability analysis
change étranger;devises;opérations de change;change de devises = foreign exchange;currency exchange;FX!
tarification;établissement des prix;fixation des prix = pricing;pricing strategy;pricing analysis
économie;analyse économique;sciences économiques = economics;economic analysis
économétrie = econometrics
faillite et insolvabilité;insolvabilité = insolvency;bankruptcy;insolvency and restructuring
syndicats de copropriété;comptabilité de copropriété = condominium accounting
évaluation foncière;évaluation immobilière = property appraisal;real estate appraisal;property assessment
courtage immobilier;immobilier = real estate;real estate brokerage
courtage en douane;dédouanement;douanes;dédouanement de marchandises = customs brokerage;customs clearance;customs
# tool
QuickBooks;Quickbooks Online;QuickBooks Desktop;QBO! < accounting software
Sage 50;Simple Comptable;Sage 50 Comptabilité;Simply Accounting;Sage Simple Comptable = Sage 50;Simply Accounting;Sage Accounting < accounting software
Sage 300;Sage Accpac;Accpac < accounting software
Sage 100 < accounting software
Sage X3 < accounting software;ERP
Sage Intacct < accounting software
Xero < accounting software
FreshBooks < accounting software
Great Plains;Microsoft Great Plains;Dynamics GP < accounting software
Caseware;CaseWare Working Papers < auditing
Taxprep < tax returns
Cantax < tax returns
TaxCycle < tax returns
ProFile!! < tax returns
DT Max < tax returns
ImpôtRapide = TurboTax < tax returns
UFile < tax returns
Yardi
Hyperion;Oracle Hyperion
Essbase
Concur!;SAP Concur < expense reports
Bloomberg!;terminal Bloomberg = Bloomberg!;Bloomberg Terminal
Refinitiv;Eikon;Refinitiv Eikon
Morningstar
Applied Epic;EPIC assurance = Applied Epic
logiciels comptables;logiciel comptable;logiciel de comptabilité;logiciels de comptabilité = accounting software;accounting systems;accounting package
Anaplan
BlackLine
MYOB < accounting software
Tally!!;Tally ERP;TallyPrime < accounting software
Sage Saari;Saari < accounting software
Ciel Compta;Ciel Comptabilité < accounting software
# certificate
CPA!;comptable professionnel agréé;comptable professionnelle agréée;titre CPA;titre de CPA;CA!!;CGA!;CMA! = CPA!;Chartered Professional Accountant;CPA designation;CGA!;CMA! < accounting
ACCA!;Association of Chartered Certified Accountants < accounting
CFA!;analyste financier agréé;titre CFA;Chartered Financial Analyst = CFA!;Chartered Financial Analyst;CFA charter
Cours sur le commerce des valeurs mobilières au Canada;CCVM;cours sur le commerce des valeurs mobilières = Canadian Securities Course;CSC!
Pl. Fin.;planificateur financier agréé;CFP! = Certified Financial Planner;CFP!
permis AMF;certificat AMF;permis de l'AMF;certificat de l'AMF;permis d'exercice de l'AMF = AMF licence;AMF license;AMF certification
FRM!!;Financial Risk Manager
licence RIBO;permis RIBO = RIBO licence;RIBO license;RIBO
PAA!!;professionnel d'assurance agréé;FPAA = Chartered Insurance Professional;CIP!!;CIP designation < insurance
licence LLQP;LLQP;PQAP = LLQP;Life License Qualification Program
licence de courtier hypothécaire = mortgage agent licence;mortgage broker licence;mortgage agent license
CPB!;Certified Professional Bookkeeper;teneur de livres certifié = Certified Professional Bookkeeper;CPB! < bookkeeping
PLP!;Professionnel de la paie;attestation de conformité de la paie;SPP!! = Payroll Compliance Professional;PCP!!;Payroll Compliance Practitioner;Payroll Leadership Professional < payroll
ASA!!;FSA!!;actuaire agréé = Associate of the Society of Actuaries;FSA!!;ASA!!
CIA!!;auditeur interne certifié = Certified Internal Auditor;CIA!! < internal audit
cautionnement;enquête de crédit;vérification de crédit = bondable;credit check
`;
