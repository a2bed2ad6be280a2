/** Information technology. How a line is written: `read-lexicon.ts`. */
export const TECH_SKILLS = `
# technique
développement logiciel;développement de logiciels;programmation informatique;développement d'applications;programmation;conception de logiciels = software development;computer programming;programming;application development;coding;software engineering
développement web;développement de sites web;programmation web = web development;website development;web programming < software development
développement frontal;développement front-end;développement frontend;intégration web = front-end development;front-end;frontend;front end < web development
développement dorsal;développement back-end;développement backend = back-end development;back-end;backend;back end < web development
développement full stack;développement complet;full-stack = full-stack development;full-stack;fullstack;full stack < front-end development;back-end development
développement mobile;développement d'applications mobiles;applications mobiles = mobile development;mobile app development;mobile applications;mobile apps < software development
développement de jeux;développement de jeux vidéo;conception de jeux vidéo = game development;video game development;game design < software development
programmation orientée objet;POO;orienté objet = object-oriented programming;OOP;object-oriented;object oriented design < software development
programmation fonctionnelle = functional programming < software development
langages de programmation;langage de programmation = programming languages;programming language
langages de script;script;scripts;scriptage;rédaction de scripts = scripting;scripting languages;shell scripting
structures de données et algorithmes;algorithmique;structures de données;algorithmes = data structures and algorithms;algorithms;data structures;algorithm design
patrons de conception;patron de conception = design patterns;software design patterns
architecture logicielle;conception d'architecture logicielle = software architecture;application architecture;software design
architecture d'entreprise = enterprise architecture
architecture de solutions;conception de solutions TI = solution architecture;solutions architecture
microservices;architecture de microservices;microservice = microservices;microservice architecture < software architecture
architecture orientée services;SOA! = service-oriented architecture < software architecture
architecture événementielle;architecture pilotée par les événements = event-driven architecture < software architecture
API REST;services REST;API RESTful;REST!;services web REST = REST APIs;REST API;RESTful APIs;RESTful services;RESTful < APIs
API;interfaces de programmation;interface de programmation d'applications;conception d'API = APIs;application programming interfaces;API development;API design
services web;service web = web services
GraphQL < APIs
gRPC < APIs
SOAP! < web services
revue de code;révision de code;revues de code = code review;code reviews;peer code review
débogage;dépannage de code = debugging;debug
remaniement de code;refactorisation;réusinage de code = refactoring;code refactoring
contrôle de version;gestion de versions;gestion de code source;contrôle des versions = version control;source control;source code management
intégration continue;CI/CD;déploiement continu;intégration et déploiement continus;livraison continue = continuous integration;CI/CD pipelines;continuous delivery;continuous deployment;continuous integration and delivery
DevOps;pratiques DevOps = DevOps;DevOps practices
DevSecOps < DevOps
ingénierie de la fiabilité;fiabilité des sites = site reliability engineering;SRE
infrastructure en tant que code;infrastructure as code;infrastructure comme code = infrastructure as code;IaC
conteneurisation;conteneurs logiciels;orchestration de conteneurs = containerization;containers;container orchestration
infonuagique;nuage informatique;informatique en nuage;technologies infonuagiques;services infonuagiques;plateforme infonuagique;solutions infonuagiques;cloud = cloud computing;cloud;cloud services;cloud platforms;cloud technologies;cloud infrastructure
migration infonuagique;migration vers le nuage;migration vers l'infonuagique = cloud migration < cloud computing
sans serveur;architecture sans serveur = serverless;serverless architecture < cloud computing
virtualisation;machines virtuelles;virtualisation de serveurs = virtualization;virtual machines;server virtualization
tests logiciels;essais logiciels;test de logiciels;tests fonctionnels;essais fonctionnels = software testing;functional testing;application testing
assurance qualité logicielle;AQ logicielle = software quality assurance;software QA;QA testing < software testing
tests automatisés;automatisation des tests;essais automatisés;automatisation des essais = test automation;automated testing;automated tests;QA automation < software testing
tests unitaires;essais unitaires;test unitaire = unit testing;unit tests < software testing
tests d'intégration;essais d'intégration = integration testing;integration tests < software testing
tests de régression;essais de régression = regression testing;regression tests < software testing
tests manuels;essais manuels = manual testing < software testing
tests de performance;tests de charge;essais de performance = performance testing;load testing;stress testing < software testing
tests d'acceptation;tests d'acceptation utilisateur;essais d'acceptation;recette fonctionnelle = user acceptance testing;UAT;acceptance testing < software testing
développement piloté par les tests;TDD! = test-driven development;TDD! < unit testing
cas de test;rédaction de cas de test;plans de test;cas d'essai = test cases;test plans;test case design;test planning
base de données;bases de données;systèmes de bases de données;SGBD = databases;database;database systems;DBMS
bases de données relationnelles;base de données relationnelle;SGBDR = relational databases;relational database;RDBMS < databases
administration de bases de données;gestion de bases de données;DBA! = database administration;database management < databases
conception de bases de données;modélisation de bases de données = database design;database modeling < databases
NoSQL;bases de données NoSQL = NoSQL;NoSQL databases < databases
optimisation de requêtes;optimisation SQL = query optimization;SQL tuning;query tuning < SQL
procédures stockées;procédure stockée = stored procedures;stored procedure < SQL
modélisation de données;modèle de données;modèles de données = data modeling;data modelling;data models
ingénierie de données;ingénierie des données;génie des données = data engineering
entrepôt de données;entrepôts de données;entreposage de données = data warehousing;data warehouse;data warehouses
lac de données;lacs de données = data lake;data lakes
ETL;extraction, transformation et chargement;pipelines de données;pipeline de données;flux de données = ETL;extract, transform, load;data pipelines;data pipeline;ELT;data integration
mégadonnées;données massives;big data = big data
science des données;science de données = data science
analyse de données;analyse des données;analyses de données;analytique;analytique de données;exploitation de données = data analysis;data analytics;analytics;analyzing data;analyze data
exploration de données;forage de données;fouille de données = data mining < data analysis
visualisation de données;visualisation des données;dataviz = data visualization;data visualisation;dataviz
tableaux de bord;tableau de bord;conception de tableaux de bord = dashboards;dashboard;dashboarding;dashboard design
intelligence d'affaires;informatique décisionnelle;veille d'affaires;BI! = business intelligence;BI!
gouvernance des données;gouvernance de données = data governance
qualité des données;nettoyage de données;validation de données = data quality;data cleaning;data cleansing;data validation
migration de données;migration des données = data migration
apprentissage automatique;apprentissage machine;machine learning = machine learning;ML!
apprentissage profond;deep learning;réseaux de neurones = deep learning;neural networks < machine learning
intelligence artificielle;IA! = artificial intelligence;AI!
IA générative;intelligence artificielle générative;grands modèles de langage = generative AI;GenAI;large language models;LLM!;LLMs! < artificial intelligence
traitement du langage naturel;traitement automatique du langage;TALN = natural language processing;NLP! < artificial intelligence
vision par ordinateur;vision artificielle;traitement d'images = computer vision;image processing;machine vision < artificial intelligence
requêtage d'IA;ingénierie de requêtes;rédactique = prompt engineering < generative AI
modélisation prédictive;modèles prédictifs;analyse prédictive = predictive modeling;predictive analytics;predictive modelling;predictive models
statistique;statistiques;analyse statistique;analyses statistiques;méthodes statistiques = statistics;statistical analysis;statistical methods;statistical modeling
tests A/B;test A/B;A/B testing = A/B testing;A/B tests;split testing
cybersécurité;sécurité informatique;sécurité de l'information;sécurité TI = cybersecurity;information security;IT security;cyber security;infosec;computer security
tests d'intrusion;test d'intrusion;tests de pénétration;piratage éthique = penetration testing;pentesting;pen testing;ethical hacking < cybersecurity
gestion des vulnérabilités;analyse de vulnérabilités;évaluation des vulnérabilités = vulnerability management;vulnerability assessment;vulnerability scanning < cybersecurity
gestion des identités et des accès;gestion des accès;GIA! = identity and access management;IAM!;access management;identity management
réponse aux incidents;gestion d'incidents de sécurité;réponse aux incidents de sécurité = incident response;security incident response < cybersecurity
gestion des incidents;gestion d'incidents = incident management
centre des opérations de sécurité;surveillance de la sécurité = security operations;security monitoring;SOC! < cybersecurity
SIEM < cybersecurity
détection des menaces;renseignement sur les menaces;chasse aux menaces = threat detection;threat intelligence;threat hunting < cybersecurity
chiffrement;cryptographie = encryption;cryptography < cybersecurity
pare-feu;pare-feux;coupe-feu informatique = firewalls;firewall;firewall administration
sécurité réseau;sécurité des réseaux = network security < cybersecurity
sécurité infonuagique = cloud security < cybersecurity
sécurité applicative = application security;AppSec < cybersecurity
authentification unique;SSO! = single sign-on;SSO!
authentification multifacteur;AMF! = multi-factor authentication;MFA!
criminalistique numérique;informatique judiciaire = digital forensics;computer forensics
administration de réseaux;gestion de réseaux;administration réseau;réseautique;réseaux informatiques;réseau informatique = network administration;networking;computer networking;network management;computer networks
TCP/IP < network administration
DNS! < network administration
DHCP < network administration
VPN;réseau privé virtuel = VPN;virtual private network
LAN/WAN;réseaux locaux et étendus;LAN!;WAN! = LAN/WAN;LAN!;WAN!;local area network < network administration
routage et commutation;commutateurs et routeurs;routeurs et commutateurs = routing and switching;routers and switches;switches and routers < network administration
réseau sans fil;réseaux sans fil;Wi-Fi = wireless networks;Wi-Fi;wireless networking
VoIP;téléphonie IP;voix sur IP = VoIP;IP telephony;voice over IP
administration de systèmes;administration système;administration des systèmes;administration de serveurs;gestion de serveurs = system administration;systems administration;server administration;sysadmin;server management
soutien technique;soutien informatique;support technique;support informatique;assistance technique;soutien TI;dépannage informatique;soutien aux usagers;support aux utilisateurs;soutien aux utilisateurs = technical support;IT support;desktop support;computer support;user support;end-user support
centre d'assistance;centre de services TI;service d'assistance;centre de soutien informatique = help desk;helpdesk;service desk < technical support
gestion des services TI;GSTI;ITSM = IT service management;ITSM
billets de soutien;gestion de billets;système de billetterie;gestion des billets;billetterie TI = ticketing systems;ticketing system;ticket management;support tickets
gestion du parc informatique;gestion des actifs informatiques;parc informatique = IT asset management;computer inventory
configuration de postes de travail;installation de postes de travail;installation de matériel informatique;déploiement de postes;imagerie de postes = workstation setup;computer imaging;hardware installation;workstation deployment;desktop deployment
réparation d'ordinateurs;réparation informatique;entretien d'ordinateurs = computer repair;PC repair;hardware repair;computer maintenance
câblage structuré;câblage réseau;câblage informatique = structured cabling;network cabling;data cabling
fibre optique;fibres optiques;épissure de fibre optique = fibre optics;fiber optics;fibre optic;fiber optic;fibre splicing
télécommunications;télécoms;télécom = telecommunications;telecom
sauvegarde et récupération;sauvegardes et restauration;sauvegarde de données;reprise après sinistre;relève informatique = backup and recovery;disaster recovery;data backup;backups
surveillance des systèmes;supervision des systèmes;surveillance d'infrastructure;observabilité = system monitoring;infrastructure monitoring;observability;systems monitoring
dépannage;diagnostic de pannes;résolution de pannes = troubleshooting;fault finding
systèmes embarqués;logiciels embarqués;système embarqué;micrologiciel = embedded systems;embedded software;firmware;embedded development
Internet des objets;IdO! = Internet of Things;IoT
robotique = robotics
chaîne de blocs = blockchain;smart contracts
réalité virtuelle;réalité augmentée = virtual reality;augmented reality;VR!;AR/VR
calcul haute performance = high-performance computing;HPC!
conception UX;expérience utilisateur;design UX;UX;ergonomie web = user experience;UX;UX design;user experience design
conception UI;interface utilisateur;design d'interface;design d'interfaces;interfaces utilisateurs;conception d'interfaces = user interface design;UI design;user interface;UI!;user interfaces;interface design
UX/UI;UI/UX << user experience;user interface design
maquettage;prototypage;maquettes fonctionnelles;maquettes filaires = wireframing;prototyping;wireframes;mockups;prototypes
recherche utilisateur;recherche auprès des utilisateurs;tests utilisateurs;tests d'utilisabilité = user research;usability testing;user testing;UX research < user experience
accessibilité numérique;accessibilité web;accessibilité!!;WCAG = web accessibility;accessibility!!;digital accessibility;WCAG;accessibility standards
conception adaptative;conception réactive;site adaptatif = responsive design;responsive web design < web development
analyse fonctionnelle;analyses fonctionnelles;spécifications fonctionnelles = functional analysis;functional specifications;functional requirements
analyse de systèmes;analyse des systèmes;analyse organique = systems analysis;system analysis
documentation technique;rédaction technique;rédaction de documentation technique = technical documentation;technical writing
intégration de systèmes;intégration des systèmes;intégration d'applications = systems integration;system integration;application integration
systèmes d'exploitation;système d'exploitation = operating systems;operating system
systèmes d'information;système d'information;technologies de l'information;TI! = information technology;information systems;IT!;IT systems
transformation numérique;virage numérique = digital transformation
automatisation robotisée des processus;RPA! = robotic process automation;RPA!
low-code;plateformes low-code = low-code;no-code;low-code platforms
systèmes distribués;informatique distribuée = distributed systems;distributed computing
mise à l'échelle;systèmes évolutifs = scalability;scalable systems
traitement en temps réel;traitement de flux = stream processing;real-time processing;data streaming
# tool
Python < programming languages;scripting
Java < programming languages
JavaScript;JS!;ECMAScript;ES6! < programming languages
TypeScript < JavaScript
C!! = C!!;C language;C programming;C programming language < programming languages
C++;cpp < programming languages
C#;C sharp;C-sharp < programming languages
.NET;dotnet;.NET Framework;Microsoft .NET
.NET Core;ASP.NET Core < .NET
ASP.NET;ASP.NET MVC < .NET;web development
VB.NET;Visual Basic .NET;Visual Basic < .NET
Entity Framework < .NET
WPF!;Windows Presentation Foundation < .NET
PHP < programming languages
Laravel < PHP
Symfony < PHP
CakePHP < PHP
CodeIgniter < PHP
Ruby! < programming languages
Ruby on Rails;Rails! < Ruby
Go!!;Golang = Go!!;Golang;Go language < programming languages
Rust! < programming languages
Kotlin < programming languages
Swift!;langage Swift = Swift!;Swift programming < programming languages
Objective-C < programming languages
Scala < programming languages
Perl < programming languages
R!!;RStudio;tidyverse;logiciel R = R!!;R programming;RStudio;R language;tidyverse < programming languages
MATLAB;Simulink
Julia!!;langage Julia = Julia!!;Julia language
Haskell < functional programming
Elixir! < functional programming
Erlang < functional programming
Clojure < functional programming
F# < functional programming;.NET
Dart!!;langage Dart = Dart!!;Dart language
Groovy
Lua!
COBOL < programming languages
Fortran < programming languages
Assembleur!!;langage assembleur = assembly language
Solidity! < blockchain
Bash!;scripts shell;Bash scripting;Unix shell < scripting
PowerShell;Windows PowerShell < scripting
VBA;macros VBA;Visual Basic for Applications;macros Excel = VBA;Visual Basic for Applications;Excel macros;VBA macros
SQL;langage SQL;requêtes SQL = SQL;SQL queries;Structured Query Language < databases
PL/SQL < SQL;Oracle Database
T-SQL;Transact-SQL < SQL
MySQL < SQL;relational databases
PostgreSQL;Postgres < SQL;relational databases
MariaDB < SQL;relational databases
Microsoft SQL Server;SQL Server;MS SQL;MSSQL < SQL;relational databases
Oracle Database;Oracle DB;base de données Oracle;bases de données Oracle;Oracle SQL = Oracle Database;Oracle DB;Oracle databases;Oracle SQL < SQL;relational databases
SQLite < SQL;relational databases
DB2;IBM DB2 < SQL;relational databases
MongoDB < NoSQL
Redis < NoSQL
Cassandra!;Apache Cassandra < NoSQL
DynamoDB;Amazon DynamoDB < NoSQL;AWS
Cosmos DB;Azure Cosmos DB < NoSQL;Microsoft Azure
Elasticsearch;Elastic Stack;ELK!;ELK Stack
Firebase!;Google Firebase;Firestore
Neo4j < NoSQL
Teradata < data warehousing
Snowflake! < data warehousing;SQL
BigQuery;Google BigQuery < data warehousing;SQL;Google Cloud
Amazon Redshift;Redshift < data warehousing;AWS
Databricks < big data
Apache Spark;Spark!;PySpark < big data
Hadoop;Apache Hadoop < big data
Hive!;Apache Hive < big data
Apache Kafka;Kafka! < stream processing
RabbitMQ
Apache Airflow;Airflow! < ETL
dbt!!;data build tool < ETL
Apache NiFi;NiFi < ETL
Talend < ETL
Informatica;Informatica PowerCenter < ETL
SSIS;SQL Server Integration Services < ETL;Microsoft SQL Server
SSRS;SQL Server Reporting Services < Microsoft SQL Server
SSAS;SQL Server Analysis Services < Microsoft SQL Server
Azure Data Factory < ETL;Microsoft Azure
Microsoft Fabric
Power BI;PowerBI;Microsoft Power BI < business intelligence;data visualization;dashboards
DAX! < Power BI
Power Query < ETL
Tableau!!;Tableau Software;Tableau Desktop;logiciel Tableau = Tableau!!;Tableau Software;Tableau Desktop < business intelligence;data visualization;dashboards
Looker!;Looker Studio;Google Data Studio < business intelligence;data visualization
Qlik;QlikView;Qlik Sense < business intelligence;data visualization
Cognos;IBM Cognos < business intelligence
MicroStrategy < business intelligence
SAP BusinessObjects;BusinessObjects;Business Objects < business intelligence
Alteryx < data analysis
D3.js;D3! < data visualization;JavaScript
Grafana < system monitoring
SAS!;logiciel SAS = SAS!;SAS programming < statistics
SPSS;IBM SPSS < statistics
Stata! < statistics
NVivo
Minitab < statistics
pandas!;Pandas! < Python
NumPy < Python
SciPy < Python
Matplotlib < Python
scikit-learn;sklearn < machine learning;Python
TensorFlow < deep learning
PyTorch < deep learning
Keras < deep learning
OpenCV < computer vision
Hugging Face < machine learning
LangChain < generative AI
OpenAI API;ChatGPT;OpenAI < generative AI
GitHub Copilot;Microsoft Copilot < generative AI
MLflow < machine learning
MLOps < machine learning;DevOps
Amazon SageMaker;SageMaker < machine learning;AWS
Jupyter;Jupyter Notebook;carnets Jupyter = Jupyter;Jupyter Notebook;Jupyter notebooks
Django < Python;back-end development
Flask! < Python;back-end development
FastAPI < Python;back-end development
Spring Boot;Spring Framework;Spring!!;Spring MVC < Java;back-end development
Hibernate!;JPA! < Java
Java EE;J2EE;Jakarta EE < Java
JUnit < unit testing;Java
Maven!;Apache Maven
Gradle
Apache Tomcat;Tomcat
JBoss;WildFly
WebLogic;Oracle WebLogic
WebSphere;IBM WebSphere
Node.js;NodeJS < JavaScript;back-end development
Express.js;ExpressJS < Node.js
NestJS;Nest.js < Node.js
React!;React.js;ReactJS < JavaScript;front-end development
Redux! < React
Next.js;NextJS < React
React Native < React;mobile development
Angular!;AngularJS;Angular.js < front-end development;JavaScript
RxJS < JavaScript
Vue.js;VueJS;Vue!! < JavaScript;front-end development
Nuxt;Nuxt.js < Vue.js
Svelte;SvelteKit < JavaScript;front-end development
jQuery < JavaScript
Bootstrap!!;Twitter Bootstrap < CSS
Tailwind CSS;TailwindCSS;Tailwind! < CSS
HTML;HTML5 < front-end development
CSS;CSS3;feuilles de style = CSS;CSS3;cascading style sheets < front-end development
Sass!;SCSS < CSS
HTML/CSS << HTML;CSS
XML
JSON
YAML
Webpack
Vite!
npm!
Flutter < mobile development
Xamarin;MAUI! < mobile development;C#
Ionic! < mobile development
Android!;développement Android;Android Studio;Android SDK = Android!;Android development;Android Studio;Android SDK < mobile development
iOS;développement iOS = iOS;iOS development < mobile development
SwiftUI < iOS;Swift
Xcode < iOS
Unity!;Unity 3D;Unity3D < game development
Unreal Engine;Unreal! < game development
WordPress < content management systems
Drupal < content management systems
Joomla < content management systems
Shopify < e-commerce platforms
Magento;Adobe Commerce < e-commerce platforms
WooCommerce < e-commerce platforms
PrestaShop < e-commerce platforms
Wix! < content management systems
Squarespace < content management systems
Webflow < content management systems
Sitecore < content management systems
Adobe Experience Manager < content management systems
système de gestion de contenu;systèmes de gestion de contenu;CMS!;SGC! = content management systems;content management system;CMS!
plateformes de commerce électronique;plateforme de commerce électronique = e-commerce platforms;ecommerce platforms;e-commerce platform
SharePoint;Microsoft SharePoint;SharePoint Online
AWS!;Amazon Web Services < cloud computing
Amazon S3;AWS S3 < AWS
AWS Lambda < AWS;serverless
Amazon EC2;EC2! < AWS
AWS CloudFormation;CloudFormation < AWS;infrastructure as code
Microsoft Azure;Azure < cloud computing
Azure DevOps;Azure Pipelines;TFS! < continuous integration
Azure Active Directory;Azure AD;Entra ID;Microsoft Entra ID < identity and access management;Microsoft Azure
Google Cloud;Google Cloud Platform;GCP! < cloud computing
IBM Cloud < cloud computing
OpenStack < cloud computing
Heroku < cloud computing
DigitalOcean < cloud computing
Cloudflare
Docker! < containerization
Kubernetes;K8s < containerization
OpenShift;Red Hat OpenShift < Kubernetes
Helm!! < Kubernetes
Terraform < infrastructure as code
Ansible < infrastructure as code
Puppet!! < infrastructure as code
Chef!! < infrastructure as code
Jenkins < continuous integration
GitLab CI;GitLab CI/CD < continuous integration
GitHub Actions < continuous integration
CircleCI < continuous integration
TeamCity < continuous integration
Argo CD;ArgoCD < continuous delivery
SonarQube
Git!;git < version control
GitHub < version control
GitLab < version control
Bitbucket < version control
Subversion!;SVN! < version control
Linux;serveurs Linux;administration Linux = Linux;Linux servers;Linux administration;Linux systems < operating systems
Ubuntu < Linux
Debian! < Linux
Red Hat;RHEL;Red Hat Enterprise Linux < Linux
CentOS < Linux
Unix < operating systems
Windows!;Microsoft Windows;Windows 10;Windows 11;environnement Windows = Windows!;Microsoft Windows;Windows 10;Windows 11;Windows environment < operating systems
Windows Server;serveurs Windows = Windows Server;Windows servers < Windows
macOS;Mac OS;environnement Mac = macOS;Mac OS < operating systems
Active Directory;Microsoft Active Directory
stratégies de groupe;GPO! = Group Policy;GPO!
Microsoft Exchange;Exchange Server;Exchange Online
Microsoft Intune;Intune
SCCM;System Center Configuration Manager;MECM
Citrix < virtualization
VMware;vSphere;VMware vSphere < virtualization
Hyper-V < virtualization
Nutanix < virtualization
Veeam < backup and recovery
Cisco!;équipement Cisco;équipements Cisco = Cisco!;Cisco equipment;Cisco routers
Cisco IOS!! < Cisco
Meraki;Cisco Meraki < Cisco
Fortinet;FortiGate < firewalls
Palo Alto Networks < firewalls
Check Point! < firewalls
Juniper!
Wireshark
Splunk < SIEM
Microsoft Sentinel;Azure Sentinel < SIEM
QRadar < SIEM
CrowdStrike < cybersecurity
Microsoft Defender < cybersecurity
Nessus < vulnerability management
Burp Suite < penetration testing
Metasploit < penetration testing
Kali Linux < penetration testing;Linux
Okta < identity and access management
CyberArk < identity and access management
SailPoint < identity and access management
Nagios < system monitoring
Zabbix < system monitoring
Prometheus! < system monitoring
Datadog < system monitoring
New Relic < system monitoring
Dynatrace < system monitoring
ServiceNow < IT service management;ticketing systems
Zendesk < ticketing systems
Freshdesk < ticketing systems
Jira;JIRA;Atlassian Jira < ticketing systems
Confluence!;Atlassian Confluence
Remedy!;BMC Remedy < ticketing systems
Trello
Asana!
Monday.com
ClickUp
Notion!!
Basecamp!
Slack!
Selenium! < test automation
Cypress!!;Cypress.io < test automation
Playwright! < test automation
Jest!! < unit testing;JavaScript
Mocha!! < unit testing;JavaScript
Cucumber!! < test automation
Appium < test automation
JMeter;Apache JMeter < performance testing
LoadRunner < performance testing
Postman! < APIs
Swagger!;OpenAPI < APIs
TestRail < software testing
MuleSoft < systems integration
BizTalk < systems integration
Power Apps;PowerApps < low-code
Power Automate;Microsoft Power Automate
Power Platform;Microsoft Power Platform
UiPath < robotic process automation
Automation Anywhere < robotic process automation
Blue Prism < robotic process automation
Arduino < embedded systems
Raspberry Pi < embedded systems
FPGA < embedded systems
VHDL;Verilog < FPGA
RTOS < embedded systems
ROS!! < robotics
Figma < user interface design;prototyping
Sketch!! < user interface design
Adobe XD < user interface design;prototyping
InVision! < prototyping
Axure;Axure RP < prototyping
Balsamiq < wireframing
Miro!!
Visio;Microsoft Visio
Lucidchart
UML
BPMN
Nginx
Apache HTTP Server;serveur Apache = Apache HTTP Server;Apache server
IIS!
Mainframe;ordinateur central;AS/400;IBM i;z/OS = mainframe;AS/400;IBM i;z/OS
ArcGIS;ESRI ArcGIS;Esri! < geographic information systems
QGIS < geographic information systems
système d'information géographique;systèmes d'information géographique;SIG!;géomatique = geographic information systems;GIS!;geomatics
TeamViewer
AnyDesk
Snyk
OAuth;OAuth2;OAuth 2.0
Pega!
Appian
Guidewire
Blender!
Autodesk Maya
3ds Max
# certificate
CCNA;Cisco Certified Network Associate < network administration;Cisco
CCNP < CCNA
CompTIA A+;certification A+ = CompTIA A+;A+ certification
CompTIA Network+;Network+
CompTIA Security+;Security+ < cybersecurity
CISSP < cybersecurity
CISM! < cybersecurity
CISA! = CISA!;Certified Information Systems Auditor
CEH!;Certified Ethical Hacker < penetration testing
OSCP < penetration testing
ITIL;certification ITIL;ITIL Foundation = ITIL;ITIL certification;ITIL Foundation < IT service management
AWS Certified;certification AWS;AWS Certified Solutions Architect = AWS certification;AWS Certified;AWS Certified Solutions Architect;AWS Solutions Architect < AWS
certification Azure;AZ-900;AZ-104 = Azure certification;AZ-900;AZ-104;Azure Fundamentals < Microsoft Azure
TOGAF < enterprise architecture
COBIT
ISTQB < software testing
ISO 27001;ISO/IEC 27001 < cybersecurity
SOC 2 < cybersecurity
NIST;cadre NIST = NIST;NIST framework
PCI DSS;norme PCI = PCI DSS;PCI compliance
MCSA
MCSE
CKA! < Kubernetes
`;
