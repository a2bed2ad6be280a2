/**
 * Words that name a job, folded. French feminine forms are made by rule from the masculine ones in `TITLE_STEMS`.
 * Hand-typed over the fields newcomers work in; a title need not be listed to be recognised, it only scores higher.
 */

/** Strong on their own: a phrase with one of them is most likely a job title. */
const STRONG = `accountant actuary adjuster administrator administrative advisor adviser agent agronomist aide ambassador analyst
anesthesiologist animator apprentice archaeologist architect archivist artist assembler assessor assistant associate attendant attorney
auditor author baker banker barber barista bartender biochemist biologist bookkeeper boilermaker bricklayer broker builder butcher buyer cabinetmaker captain
caregiver carpenter cashier caterer ceo cfo chef chauffeur chemist chief chiropractor cio cleaner clerk clinician co-founder cofounder coach
coder collector columnist commissioner composer concierge conductor consultant contractor controller cook coordinator copywriter
corporal correspondent forwarder counsel counsellor counselor courier crew cto custodian cutter dancer dean dentist dermatologist designer developer dietitian director
dispatcher doctor draftsman drafter driver editor educator electrician engineer entrepreneur epidemiologist estimator examiner executive
expert fabricator facilitator farmer fellow firefighter fisherman fitter florist foreman forester founder freelancer freelance gardener geologist geographer guard guide
hairdresser handyman head helper housekeeper hostess hygienist illustrator inspector installer instructor insurer intern internist interpreter investigator
investor janitor janitress journalist judge labourer laborer landscaper lawyer lead leader lecturer librarian lieutenant lifeguard lineman linguist loader locksmith logistician
machinist maid manager managing marketer mason mathematician mechanic mediator merchandiser merchant meteorologist microbiologist midwife miller millwright mechanic
modeler model monitor mover musician nanny negotiator neurologist nurse nutritionist officer operator optician optometrist orderly organizer owner packer
painter paralegal paramedic partner pastor pathologist pediatrician pharmacist philosopher photographer physician physicist physiotherapist picker pilot pipefitter planner
plasterer plumber policeman porter postdoc postdoctoral practitioner preparer president presenter principal processor producer professor programmer promoter prosecutor psychiatrist
psychologist psychotherapist publicist purchaser radiologist ranger realtor receptionist recruiter rector registrar reporter representative researcher resident restorer reviewer
rigger roofer sailor salesman salesperson saleswoman scaffolder scholar scientist scrum seamstress secretary seller sergeant server setter shipper
signaller singer social-worker sociologist soldier solicitor sommelier sonographer specialist staff statistician steward stewardess stocker stonemason strategist student superintendent
supervisor surgeon surveyor tailor teacher teller tester therapist tiler toolmaker trader trainee trainer translator treasurer tutor typist underwriter
upholsterer usher valet veterinarian vice-president vp volunteer waiter waitress warden warehouseman watchmaker webmaster welder worker writer zoologist
rn lpn rpn psw cna devops sre qa sdet pmo secretaire comptable aide-comptable acheteur acheteuse acteur actrice actuaire adjoint adjointe administrateur administratrice agent
agente agronome aide aide-soignant aide-soignante ajusteur analyste anesthesiste animateur animatrice apprenti apprentie architecte archiviste arpenteur arpenteuse artisan artisane artiste
assembleur assistant assistante associe associee attache attachee auditeur auditrice auteur autrice auxiliaire avocat avocate bagagiste benevole berger bibliothecaire bijoutier
biologiste boucher bouchere boulanger boulangere brigadier cadre caissier caissiere cameraman camionneur camionneuse capitaine caporal cariste carreleur carrossier charcutier charge
chargee charpentier charpentiere chaudronnier chauffeur chauffeuse chef cheffe chercheur chercheuse chimiste chirurgien chirurgienne chroniqueur coach coffreur coiffeur coiffeuse collaborateur
collaboratrice commercial commerciale commercant commis commissaire communicateur concepteur conceptrice concierge conducteur conductrice conseiller conseillere conservateur conservatrice consultant
consultante contremaitre contremaitresse controleur controleuse convoyeur coordinateur coordinatrice coordonnateur coordonnatrice cordonnier correcteur correctrice correspondant correspondante couturier couturiere couvreur courtier courtiere cuisinier
cuisiniere cultivateur curateur debosseleur decorateur decoratrice delegue deleguee demarcheur demenageur dentiste dessinateur dessinatrice developpeur developpeuse dieteticien dieteticienne directeur directrice dirigeant
docteur docteure doctorant doctorante documentaliste douanier ebeniste echafaudeur econome economiste ecrivain editeur editrice educateur educatrice electricien electricienne electromecanicien electronicien eleve emballeur employe
employee encadreur enqueteur enqueteuse enseignant enseignante entraineur entraineuse entrepreneur entrepreneure entrepreneuse ergotherapeute estheticien estheticienne estimateur estimatrice etudiant etudiante evaluateur evaluatrice
examinateur expert experte exploitant externe fabricant facilitateur facteur ferblantier ferrailleur fleuriste fondateur fondatrice cofondateur cofondatrice forestier formateur formatrice foreur fraiseur frigoriste
garde gardien gardienne geographe geologue geometre gerant gerante gestionnaire gouvernante graphiste greffier guichetier guide horloger horticulteur hote hotesse huissier hygieniste illustrateur
illustratrice imprimeur infirmier infirmiere infographe infographiste informaticien informaticienne ingenieur ingenieure inspecteur inspectrice installateur installatrice instituteur institutrice instructeur instructrice
intendant interimaire interne interprete intervenant intervenante investisseur jardinier jardiniere journaliste juge juriste laborantin laborantine laveur lecteur lectrice libraire livreur livreuse logisticien
logisticienne machiniste macon magasinier magasiniere magistrat maitre maitresse manager manoeuvre manutentionnaire maquettiste marchand marechal marin maraicher mecanicien mecanicienne mediateur mediatrice medecin menuisier menuisiere
menagere meteorologue metreur metteur meunier microbiologiste militaire modeliste moniteur monitrice monteur monteuse musicien musicienne negociateur notaire nounou nutritionniste officier operateur operatrice opticien opticienne
optometriste orthodontiste orthophoniste outilleur ouvrier ouvriere palefrenier paysagiste patissier patissiere pecheur pediatre peintre percepteur pharmacien pharmacienne photographe physicien physiotherapeute pilote planificateur
planificatrice platrier plombier plongeur plongeuse podologue policier policiere pompier portier postier poseur potier praticien precepteur preparateur preparatrice preposee prepose president presidente principale producteur
productrice professeur professeure programmeur programmeuse programmeur-analyste promoteur prof psychiatre psychoeducateur psychoeducatrice psychologue psychotherapeute puericultrice qualiticien radiologiste radiologue realisateur realisatrice receptionniste recherchiste
recruteur recruteuse redacteur redactrice regisseur registraire remplacant remplacante rembourreur reparateur repartiteur repetiteur repetitrice reporter representant representante responsable restaurateur restauratrice retoucheur sapeur sage-femme scientifique
scripteur sculpteur secouriste secretaire-receptionniste serigraphe serrurier serveur serveuse sociologue soignant soignante soldat sommeliere soudeur soudeuse souscripteur souscriptrice specialiste stagiaire statisticien statisticienne styliste
superviseur superviseure superviseuse surintendant surveillant surveillante sylviculteur tailleur technicien technicienne technologue technologiste teleconseiller teleconseillere televendeur testeur testeuse therapeute tourneur traducteur traductrice traiteur
travailleur travailleuse tresorier tresoriere tuteur tutrice tuyauteur urbaniste urgentologue usineur vendeur vendeuse vendangeur verificateur verificatrice veterinaire vice-presidente vitrier viticulteur voiturier volontaire webmestre zootechnicien dba`;

/** Common in titles, weak alone. */
const WEAK = `senior junior sr jr lead principal deputy assistant associate general regional national sales marketing finance financial software data full-stack fullstack
full stack front-end frontend back-end backend web mobile cloud network systems system security quality assurance customer service support product project program account accounts business
human resources hr operations office warehouse production maintenance clinical registered certified licensed practical research teaching technical it engineering
design creative content community digital social media supply chain logistics procurement construction civil mechanical electrical structural chemical process industrial food kitchen front desk
charge chargee chef adjoint principal general generale regionale national nationale ventes finances comptabilite donnees reseau systemes securite qualite clientele client produit projet projets programme comptes affaires
ressources humaines rh operations bureau entrepot entretien clinique recherche enseignement developpement genie conception creation communaute
communication communications logistique approvisionnement achats chantier civil mecanique electrique informatique cuisine accueil executif executive senior confirme stage internship apprenticeship alternance externat internat residence fellowship postdoc thesis chaire lot of counter`;

export const TITLE_WORDS: ReadonlySet<string> = new Set(STRONG.split(/\s+/));
export const TITLE_WEAK_WORDS: ReadonlySet<string> = new Set(WEAK.split(/\s+/));

/** Endings of agent nouns, for titles that no list holds. */
export const TITLE_ENDINGS =
  /(?:iste|ologue|ologist|ologiste|icien|icienne|teur|trice|eur|euse|iere|ier|iatre|logist|ographer|keeper|worker|smith|wright|master|man|woman|person)$/;
