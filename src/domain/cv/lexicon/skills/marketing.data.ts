/** Marketing, communications, media, design, sales and customer service. */
export const MARKETING_SKILLS = `
# technique
marketing;mercatique;mise en marché = marketing
marketing numérique;marketing digital;marketing en ligne;marketing Web;webmarketing;marketing internet = digital marketing;online marketing;internet marketing;web marketing < marketing
stratégie marketing;stratégies marketing;plan marketing;planification marketing;plans marketing;plan de marketing = marketing strategy;marketing planning;marketing plans;marketing strategies < marketing
marketing de contenu;stratégie de contenu;création de contenu;création de contenus;production de contenu;rédaction de contenu;contenu numérique = content marketing;content strategy;content creation;content development;content writing;creating content;content production
médias sociaux;réseaux sociaux;gestion des médias sociaux;gestion de communauté;gestion de communautés;gestion des réseaux sociaux;animation de communautés = social media;social media management;community management;social networks;social media platforms
marketing sur les médias sociaux;publicité sur les médias sociaux;campagnes sur les médias sociaux = social media marketing;social media advertising;social media campaigns;paid social < social media;digital marketing
référencement;référencement naturel;SEO;optimisation pour les moteurs de recherche;référencement web = SEO;search engine optimization < digital marketing
référencement payant;publicité sur les moteurs de recherche;SEM!;achat de mots-clés;PPC! = search engine marketing;SEM!;pay-per-click;PPC! < digital marketing
publicité en ligne;publicité numérique;publicité programmatique;achat programmatique = online advertising;digital advertising;programmatic advertising < digital marketing
publicité;campagnes publicitaires;campagne publicitaire = advertising;advertising campaigns;ad campaigns
placement média;achat média;planification média = media buying;media planning;media placement
marketing par courriel;infolettres;campagnes courriel;infolettre;courriels marketing;campagnes d'infolettres;emailing = email marketing;newsletters;email campaigns;e-newsletters;e-mail marketing < digital marketing
automatisation du marketing;automatisation marketing;marketing automation = marketing automation < digital marketing
marketing d'influence;partenariats avec des influenceurs = influencer marketing
marketing interentreprises;marketing B2B = B2B marketing < marketing
marketing de produits;gestion de produit marketing;marketing produit = product marketing < marketing
gestion de produit;gestion de produits;gestion du produit = product management
propriété de produit;carnet de produit;gestion du carnet de produit = product ownership;backlog management;product backlog;product owner role
feuille de route produit;feuille de route;feuilles de route = product roadmap;roadmapping;roadmaps
lancement de produits;lancement de produit;mise en marché de produits = product launch;product launches;go-to-market;go-to-market strategy
développement de produits;développement de nouveaux produits;conception de produits;R-D;recherche et développement;R&D = product development;new product development;R&D;research and development
gestion de marque;stratégie de marque;image de marque;positionnement de marque;gestion de l'image de marque = brand management;branding;brand strategy;brand positioning
étude de marché;études de marché;recherche marketing;analyse de marché;analyses de marché;recherche commerciale = market research;market analysis;marketing research;market studies
analyse concurrentielle;veille concurrentielle;veille stratégique;veille = competitive analysis;competitor analysis;competitive intelligence
analyse web;analytique web;analyse d'audience;analyse de trafic web = web analytics;traffic analysis
génération de prospects;génération de demandes;génération de leads = lead generation;demand generation;lead gen
optimisation de la conversion;taux de conversion = conversion rate optimization;CRO!;conversion optimization
relations publiques;relations de presse;relations médias;relations avec les médias = public relations;media relations;press relations;PR!
communiqués de presse;rédaction de communiqués;communiqué de presse = press releases;press release;writing press releases
communications internes;communication interne;communications d'entreprise;communications corporatives;communication d'entreprise;communication organisationnelle = internal communications;corporate communications;employee communications
plan de communication;stratégie de communication;plans de communication;stratégies de communication = communication plan;communications strategy;communication strategy;communications planning
rédaction publicitaire;conception-rédaction;rédaction web;copywriting = copywriting;web writing;ad copy;web content writing
journalisme;reportage;rédaction journalistique = journalism;news reporting;news writing
édition!!;édition numérique = publishing;desktop publishing
photographie;prise de photos;photo de produits = photography;product photography
production vidéo;vidéo;tournage;réalisation vidéo;captation vidéo = video production;videography;filming;shooting video
montage vidéo;montage;postproduction = video editing;post-production;editing videos
animation 2D;animation 3D;animation graphique;motion design = motion graphics;2D animation;3D animation;motion design
production audio;balado;montage sonore;prise de son;baladodiffusion = audio production;podcasting;sound editing;audio editing
conception graphique;graphisme;design graphique;infographie;création graphique;création visuelle = graphic design;visual design;graphics
typographie = typography
illustration;illustration numérique;dessin = illustration;drawing;digital illustration
identité visuelle;création de logos = visual identity;logo design
direction artistique;direction créative;direction de création = art direction;creative direction
design d'intérieur;décoration intérieure;aménagement intérieur = interior design;interior decorating
conception d'emballages;design d'emballage = packaging design
impression;imprimerie;impression numérique;préimpression;impression offset = printing;digital printing;prepress;offset printing
retouche photo;retouche d'images;traitement photo = photo editing;photo retouching;image editing
commerce électronique;vente en ligne;commerce en ligne;boutique en ligne = e-commerce;ecommerce;online sales;online store management;online retail
ventes;vente;techniques de vente;vendre;vente de produits = sales;selling;sales techniques;selling skills
vente au détail;commerce de détail;vente en magasin = retail sales;retail;retail environment < sales
vente interentreprises;ventes B2B;vente B2B = B2B sales;business-to-business sales < sales
ventes B2C;vente aux consommateurs = B2C sales;consumer sales < sales
ventes internes;télévente;vente par téléphone;ventes au téléphone;télémarketing = inside sales;telesales;telemarketing;phone sales;telephone sales < sales
ventes externes;vente sur la route;représentation sur la route = outside sales;field sales;territory sales < sales
représentation commerciale;représentation de produits = sales representation < sales
vente conseil;vente-conseil;vente consultative = consultative selling;solution selling;consultative sales < sales
vente incitative;vente croisée;ventes additionnelles;ventes incitatives;vente complémentaire = upselling;cross-selling;upsell;up-selling;cross-sell < sales
prospection;sollicitation;prospection de clients;appels à froid;développement de clientèle;sollicitation téléphonique;recherche de nouveaux clients = prospecting;cold calling;client acquisition;sales prospecting;new business development;customer acquisition;outbound calls
développement des affaires;développement commercial;développement d'affaires = business development
gestion de comptes;gestion de comptes clés;gestion de grands comptes;comptes majeurs;gestion de comptes clients;gestion de portefeuille de clients = account management;key account management;key accounts;client account management
gestion de la relation client;gestion des relations avec la clientèle;GRC!;CRM;logiciel CRM;outils CRM;systèmes CRM = CRM;customer relationship management;CRM software;CRM systems;CRM tools;client relationship management
fidélisation de la clientèle;fidélisation;rétention de clients;fidélisation des clients;rétention de la clientèle = customer retention;client retention;loyalty programs;customer loyalty
réussite client;succès client = customer success
gestion des ventes;direction des ventes;gestion d'équipe de vente;gestion d'une équipe de vente = sales management;sales team management;managing sales teams
prévision des ventes;prévisions de ventes;analyse des ventes;rapports de ventes = sales forecasting;sales analysis;sales reporting;sales reports
gestion de territoire;gestion d'un territoire = territory management
atteinte des objectifs de vente;objectifs de vente;atteinte d'objectifs de vente;quotas de vente;cibles de vente = sales targets;meeting sales targets;sales quotas;sales goals;achieving sales targets
présentations de vente;démonstration de produits;démonstrations de produits;présentation de produits = product demonstrations;sales presentations;product demos
soumissions;préparation de devis;préparation de soumissions de vente;estimation et soumission;cotations;rédaction de soumissions = quotes;quotations;sales proposals;preparing quotes;quoting
service à la clientèle;service client;relation client;service aux clients;relations avec la clientèle;relation avec la clientèle;expérience client;service clientèle;soutien à la clientèle;relations clients;accueil de la clientèle;accueil des clients;accueillir les clients;servir les clients;relations clientèle = customer service;client service;customer care;customer relations;client relations;customer support;guest service;client services;customer experience;serving customers;greeting customers;customer service skills
centre d'appels;centre de contact;centre d'appel;centre de contact clientèle = call centre;call center;contact centre;contact center
traitement des plaintes;gestion des plaintes;résolution de plaintes;gestion de plaintes;plaintes de clients;traitement de plaintes = complaint handling;complaint resolution;complaints management;handling complaints;customer complaints
prise de commandes;saisie de commandes;traitement des commandes;prise de commande;traitement de commandes;gestion des commandes = order taking;order entry;order processing;taking orders;order management
soutien par clavardage;clavardage = live chat;chat support
satisfaction de la clientèle;satisfaction client;satisfaction des clients = customer satisfaction;client satisfaction
partenariats;développement de partenariats;gestion de partenariats;gestion des partenariats = partnerships;partnership development;partner management;strategic partnerships
commandites;recherche de commandites;commandite = sponsorship;sponsorships
salons professionnels;salons et expositions;foires commerciales;congrès = trade shows;exhibitions;conferences
développement international;commerce international;exportation;import-export;importation = international trade;export;import/export;international business
marchandisage visuel;présentation visuelle;étalage;vitrines = visual merchandising;window displays;merchandise display
marchandisage;mise en valeur des produits;marchandisage en magasin = merchandising
services-conseils;conseil en gestion;consultation;conseil en management;service-conseil = consulting;management consulting;advisory services;business consulting
conseil aux clients;conseiller les clients;conseils à la clientèle = advising clients;client advisory;client consultation
# tool
Salesforce;Salesforce CRM;SFDC < CRM
HubSpot;HubSpot CRM < CRM;marketing automation
Zoho;Zoho CRM < CRM
Pipedrive < CRM
Microsoft Dynamics CRM;Dynamics CRM < CRM
SugarCRM < CRM
Marketo;Adobe Marketo < marketing automation
Pardot < marketing automation
Klaviyo < email marketing
Mailchimp;MailChimp < email marketing
Constant Contact < email marketing
Cyberimpact < email marketing
Google Analytics;GA4;Google Analytics 4 < web analytics
Google Ads;AdWords;Google AdWords < search engine marketing
Google Tag Manager;GTM! < web analytics
Google Search Console < SEO
Meta Ads;Facebook Ads;Meta Business Suite;Facebook Business Manager;Meta Business Manager < social media marketing
LinkedIn Ads < social media marketing
LinkedIn Sales Navigator;Sales Navigator < prospecting
TikTok < social media
Instagram < social media
Facebook! < social media
LinkedIn!!
YouTube
Hootsuite < social media
Buffer!! < social media
Sprout Social < social media
SEMrush;Semrush < SEO
Ahrefs < SEO
Moz!! < SEO
Hotjar < web analytics
Adobe Analytics < web analytics
Adobe Creative Suite;Suite Adobe;Adobe Creative Cloud;Creative Cloud;suite Adobe Creative;Adobe CC = Adobe Creative Suite;Adobe Creative Cloud;Creative Cloud;Adobe Suite;Adobe CC
Photoshop;Adobe Photoshop < photo editing
Illustrator!;Adobe Illustrator < graphic design
InDesign;Adobe InDesign < document formatting
Lightroom;Adobe Lightroom < photo editing
Premiere Pro;Adobe Premiere;Adobe Premiere Pro < video editing
After Effects;Adobe After Effects < motion graphics
Final Cut Pro;Final Cut < video editing
DaVinci Resolve < video editing
Avid Media Composer < video editing
CapCut < video editing
Pro Tools < audio production
Audacity! < audio production
Canva! < graphic design
CorelDRAW;Corel Draw < graphic design
QuarkXPress
Cinema 4D < motion graphics
SurveyMonkey < surveys
Google Forms;Microsoft Forms < surveys
Qualtrics < surveys
Eventbrite < event planning
Five9 < call centre
Genesys < call centre
Avaya < call centre
Intercom!! < live chat
Raiser's Edge < fundraising
Prodon < fundraising
`;
