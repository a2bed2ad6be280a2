/**
 * Words that name a job, folded. Feminine forms in -euse, -trice and -ienne are made from the masculine ones.
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
machinist maid manager managing marketer mason mathematician mechanic mediator merchandiser merchant meteorologist microbiologist midwife miller millwright
modeler model monitor mover musician nanny negotiator neurologist nurse nutritionist officer operator optician optometrist orderly organizer owner packer
painter paralegal paramedic partner pastor pathologist pediatrician pharmacist philosopher photographer physician physicist physiotherapist picker pilot pipefitter planner
plasterer plumber policeman porter postdoc postdoctoral postdoctorat post-doctorat postdoctorant post-doctorant practitioner preparer president presenter principal processor producer professor programmer promoter prosecutor psychiatrist
psychologist psychotherapist publicist purchaser radiologist ranger realtor receptionist recruiter rector registrar reporter representative researcher resident restorer reviewer
rigger roofer sailor salesman salesperson saleswoman scaffolder scholar scientist scrum seamstress secretary seller sergeant server setter shipper
signaller singer social-worker sociologist soldier solicitor sommelier sonographer specialist staff statistician steward stewardess stocker stonemason strategist student superintendent
supervisor surgeon surveyor tailor teacher teller tester therapist tiler toolmaker trader trainee trainer translator treasurer tutor typist underwriter
upholsterer usher valet veterinarian vice-president vp volunteer waiter waitress warden warehouseman watchmaker webmaster welder worker writer zoologist
rn lpn rpn psw cna devops sre qa ta sdet pmo secretaire comptable aide-comptable acheteur acteur actuaire adjoint adjointe administrateur
agente agronome aide-soignant aide-soignante ajusteur analyste anesthesiste animateur apprenti apprentie architecte archiviste arpenteur artisan artisane artiste
assembleur assistante associe associee attache attachee auditeur auteur auxiliaire avocat avocate bagagiste benevole berger bibliothecaire bijoutier
biologiste boucher bouchere boulanger boulangere brigadier cadre caissier caissiere cameraman camionneur capitaine caporal cariste carreleur carrossier charcutier charge
chargee charpentier charpentiere chaudronnier cheffe chercheur chimiste chirurgien chroniqueur coffreur coiffeur collaborateur
commercial commerciale commercant commis commissaire communicateur concepteur conducteur conseiller conseillere conservateur
consultante contremaitre contremaitresse controleur convoyeur coordinateur coordonnateur cordonnier correcteur correspondant correspondante couturier couturiere couvreur courtier courtiere cuisinier
cuisiniere cultivateur curateur debosseleur decorateur delegue deleguee demarcheur demenageur dentiste dessinateur developpeur dieteticien directeur dirigeant
docteur docteure doctorant doctorante documentaliste douanier ebeniste echafaudeur econome economiste ecrivain editeur educateur electricien electromecanicien electronicien eleve emballeur employe
employee encadreur enqueteur enseignant enseignante entraineur entrepreneure ergotherapeute estheticien estimateur etudiant etudiante evaluateur
examinateur experte exploitant externe fabricant facilitateur facteur ferblantier ferrailleur fleuriste fondateur cofondateur forestier formateur foreur fraiseur frigoriste
garde gardien geographe geologue geometre gerant gerante gestionnaire gouvernante graphiste greffier guichetier horloger horticulteur hote hotesse huissier hygieniste illustrateur
imprimeur infirmier infirmiere infographe infographiste informaticien ingenieur ingenieure inspecteur installateur instituteur instructeur
intendant interimaire interne interprete intervenant intervenante investisseur jardinier jardiniere journaliste juge juriste laborantin laborantine laveur lecteur libraire livreur logisticien
machiniste macon magasinier magasiniere magistrat maitre maitresse manoeuvre manutentionnaire maquettiste marchand marechal marin maraicher mecanicien mediateur medecin menuisier menuisiere
menagere meteorologue metreur metteur meunier microbiologiste militaire modeliste moniteur monteur musicien negociateur notaire nounou nutritionniste officier operateur opticien
optometriste orthodontiste orthophoniste outilleur ouvrier ouvriere palefrenier paysagiste patissier patissiere pecheur pediatre peintre percepteur pharmacien photographe physicien physiotherapeute pilote planificateur
platrier plombier plongeur podologue policier policiere pompier portier postier poseur potier praticien precepteur preparateur preposee prepose presidente principale producteur
professeur professeure programmeur programmeur-analyste promoteur prof psychiatre psychoeducateur psychologue psychotherapeute puericultrice qualiticien radiologiste radiologue realisateur receptionniste recherchiste
recruteur redacteur regisseur registraire remplacant remplacante rembourreur reparateur repartiteur repetiteur representant representante responsable restaurateur retoucheur sapeur sage-femme scientifique
scripteur sculpteur secouriste secretaire-receptionniste serigraphe serrurier serveur sociologue soignant soignante soldat sommeliere soudeur souscripteur specialiste stagiaire statisticien styliste
superviseur superviseure surintendant surveillant surveillante sylviculteur tailleur technicien technologue technologiste teleconseiller teleconseillere televendeur testeur therapeute tourneur traducteur traiteur
travailleur tresorier tresoriere tuteur tuyauteur urbaniste urgentologue usineur vendeur vendangeur verificateur veterinaire vice-presidente vitrier viticulteur voiturier volontaire webmestre zootechnicien dba
technician technologist broadcaster curator host notary jurist economist dealer stockbroker trustee embalmer groomer demonstrator chaplain imam moulder polisher grinder
sandblaster grader flagger trimmer busser runner packager scheduler miner driller insulator finisher taper repairer washer detailer handler matelot deckhand logger lumberjack
fisher shopper telemarketer transporter babysitter bellhop comedien actor performer comptroller creator decorator rep appraiser generaliste generalist fonctionnaire proprietaire
detective interviewer fundraiser suppleant suppleante bucheron gouvernant transitaire declarant doyen doyenne cartographe stratege caretaker jeweller stylist drywaller`;

/** Common in titles, weak alone. */
const WEAK = `senior junior sr jr lead principal deputy assistant associate general regional national sales marketing finance financial software data full-stack fullstack
full stack front-end frontend back-end backend web mobile cloud network systems system security quality assurance customer service support product project program account accounts business
human resources hr operations office warehouse production maintenance clinical registered certified licensed practical research teaching technical it engineering
design creative content community digital social media supply chain logistics procurement construction civil mechanical electrical structural chemical process industrial food kitchen front desk
charge chargee chef adjoint principal general generale regionale national nationale ventes finances comptabilite donnees reseau systemes securite qualite clientele client produit projet projets programme comptes affaires
ressources humaines rh operations bureau entrepot entretien clinique recherche enseignement developpement genie conception creation communaute
communication communications logistique approvisionnement achats chantier civil mecanique electrique informatique cuisine accueil executif executive senior confirme stage internship apprenticeship alternance externat internat residence fellowship postdoc thesis chaire lot of counter`;

const FEMININES: Record<string, readonly string[]> = {
  teur: ['teuse', 'trice'],
  eur: ['euse'],
  ien: ['ienne'],
};

const feminines = (word: string): string[] => {
  const [, stem = '', ending = ''] = /^(.+?)(teur|eur|ien)$/u.exec(word) ?? [];
  return (FEMININES[ending] ?? []).map((feminine) => stem + feminine);
};

export const TITLE_WORDS: ReadonlySet<string> = new Set(
  STRONG.split(/\s+/).flatMap((word) => [word, ...feminines(word)]),
);
export const TITLE_WEAK_WORDS: ReadonlySet<string> = new Set(WEAK.split(/\s+/));

/** Endings of agent nouns, for titles that no list holds. */
export const TITLE_ENDINGS =
  /(?:iste|ologue|ologist|ologiste|icien|icienne|ician|therapeute|teur|trice|eur|euse|iere|ier|iatre|logist|ographer|keeper|worker|smith|wright|master|man|woman|person)$/;
