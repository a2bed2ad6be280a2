/**
 * What questions are about and the words that answers to them use, as beginnings of words without accents. A trade's
 * words tell whether a technical answer belongs to its question.
 */
import { wordSet } from '../word-list.ts';
import { STEM } from '../stem-length.ts';

const stems = (words: string): ReadonlySet<string> =>
  new Set([...wordSet(words)].map((word) => word.slice(0, STEM)));

interface Topic {
  asks: ReadonlySet<string>;
  answers: ReadonlySet<string>;
  /** Any story of work may answer it. */
  isBroad?: boolean;
}

const topic = (asks: string, answers: string): Topic => ({
  asks: stems(asks),
  answers: stems(`${asks} ${answers}`),
});

const broadTopic = (asks: string, answers: string): Topic => ({
  ...topic(asks, answers),
  isBroad: true,
});

/** Of the things that happen at work; both languages at once. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  challenge: broadTopic(
    'defi difficult obstacl accomplir surmont releve complex challeng overcam overcome obstacl hard complex',
    `examen licence diplome reconnu soir etudi reussi essai passe permis groupe exam licenc nights study passed library recogni degree
     pass plan first`,
  ),
  emergency: topic(
    'urgence urgent crise emergenc crisis urgen',
    `alarme feu incendi ambulanc seule nuit appele evacu etouff respir saign tension premiers soins 911 alarm fire evacuat alone night
     called breath chok bleed wheelchair doors panic residents cpr ambulanc code`,
  ),
  money: topic(
    'budget cout depens argent financ budget cost spend money funding',
    `subvention negocie gratuit surplus economis dollars prix fournisseur salle benevol remplac grant negotiat free surplus saved
     volunteers venue supplier price`,
  ),
  delay: topic(
    'retard rattrap echeancier planning behind late delay slipp schedul deadlin planifi',
    `retard reste bloqu client scenar repouss retir livr suivi matin cause mesur combien tach perimetr ressourc renfort left block client
     wait scope deliver follow cause measur tasks resourc extra person help plan catch date milestone`,
  ),
  communication: topic(
    'communiqu expliqu vulgaris presenter annonc convers communicat explain present announce plain audience jargon',
    `simple mots dessin exemple image schema compris question resume ecrit courriel reunion simple word draw example picture diagram
     understood question summar email meeting plain slide analog`,
  ),
  conflict: topic(
    'conflit desaccord tension mesentente difficil disput desamor conflict disagre difficult tens argu clash agressi oppos aggress hostil confront malentend misunderst',
    `fach coler cri crie calm ecout compromis reproch refus oppos opinion avis accord excus respect hauss ton arret mediat
     angr upset shout yell listen apolog compromis refus privat rude blam calm agre swap fair problem agressi hurl insult sorti menac tranquil respir distanc recul securit malentend desaccord differen point vue accommod vacanc partag horair aggress quiet shouting loud calmed interrupt listened friend cofee coffee feel blame misunderst differen agreem outil tool colleagu collegu`,
  ),
  customer: topic(
    'client clientele patient usager invit passager parent famill customer client guest patient passenger buyer famil resident acheteur voyageur locatair beneficiair membre buyer traveller tenant member visitor',
    `client plaint reserv command attend fach calm ecout rembours servic comptoir merci conten satisf vent complain refund
     order wait angr calm sorry serv counter thank happy store shop prescrip ordonn rassur apolog reservation chambre rabais echang retour prescription ordonn produit livr colis sourire insatisf colere discount product room refund return deliver parcel smile unhappy angry sorry lady monsieur dame`,
  ),
  mistake: topic(
    'erreur echec faut echou rate mistak fail error wrong regret regrett embarrass oubli forgot missed rate',
    `erreur oubli tromp rat perd perdu manqu faux mauvais corrig excus appris lecon ferm avou assum verif doubl forgot forget miss wrong
     lost lose bad correct fix apolog learn lesson admit own check twice close closed echou dette client perte couts calcul essaye lecon aujourd depuis fiche regret retard excuse lesson since loss cost debt demo grade embarrass double-check checklist responsib`,
  ),
  pressure: topic(
    'pression delai echeanc urgen priorit stress serr retard pressur deadlin tight priorit urgent busy multip late behind time dernier minute rush charge debord occupe achalan simultan last-minute overload overwhelm several',
    `delai avant heur jour semain vit rush livr temp retard achaland mond pann list class planif report horair hour day week
     before rush fast quick late busy deliver ship list order plan schedul minut noon shift impact first trafic achalandage pic foule file tri trier classe classer echelonn report matin nuit 48 overtime queue crowd triage sort noon morning night straight prioriti`,
  ),
  leadership: broadTopic(
    'leader dirig mobilis motiv supervis encadr gestionnaire lead led manag supervis motivat deleg responsab progresser equipier chef boss supervisor responsib',
    `equip dirig supervis motiv rencontr repart deleg form coach objectif horair team train coach meet plan assign goal schedul support
     volunt employ member confiance autonom recadr feuille tache recrut confi appui vote volont exempl recruit trust vote empower delegat roster crew`,
  ),
  teamwork: broadTopic(
    'equip collabor ensembl collegu team collabor teamwork together colleagu coworker entraid partenair colleg partner peer group groupe',
    `equip ensembl collegu partag repart aid rencontr reunion coup main jumel entraid post team together share meet help split
     colleagu coworker swap support communicat mardi ensemble chacun chacune tour relais poste mutuel coord each everyone shared together both spreadsheet tuesday`,
  ),
  improvement: broadTopic(
    'amelior initiativ proced innov efficac optimis propos change automatis process improv initiativ innovat efficien suggest better beyond gaspill reduir augment revenu qualit repar economi waste reduc increas revenu quality save lean',
    `propos cre develop test mesur redui reduit simplifi procedur nouvea mis plac gagn idee dessin pos automat suggest buil built creat
     design test measur reduc cut save sav idea new fast change step sheet track rejet defaut pilote avant apres minut procedur crochet affich plan couleur etiquet tableur economis gaspillag index requet cache charge measure pilot before after rack jig aisle sort label trained script booking guard installed dollar incident`,
  ),
  learning: topic(
    'appren appris nouvel outil techno adapt changement format learn new tool adapt chang technolog quick apprent maitris comprendr logiciel outils technologie arrive country adapte curv appris formé',
    `appris apprend cour format tutoriel document pratiqu exerc maitris nouvea logiciel essay revu lir learn course practi
     read document train tutorial new software tool master record studi week day nuit video ligne revue kotlin java classe atelier accepte module soir langue systeme froid culture different ressourc mentor night video online review class workshop module evening culture system cold recorded mentor sop`,
  ),
  problem: broadTopic(
    'problem pann imprev resol resolu obstacl diagnos solution solv issue unexpect obstacl troublesho challeng complex brise defectu urgence incident crise faille breakdown broke crash incident crisis emergency wrong fault',
    `caus trouv cherch pann bris repar verifi remplac solution install change essay cause found find broke broken fix repair
     check replac try tri solution die died stop loos wire call noti moteur piece brule fuite dépannage fournisseur chauffage tuyau redemarr serveur reseau fusible motor part leak backup replace supplier heat pipe restart server network fuse fridge freezer oven wire thermostat breaker menu`,
  ),
  safety: topic(
    'securit danger accident harnais prevention risqu unsafe safety danger accident hazard injur risk infect equipement protection cadenass hygien protecteur blessur incendie fire guard lockout ppe hazard spill',
    `securit danger protect arret cadenas epi casqu harnais hauteur inspect bless risqu norm safe danger stop protect lock trench
     helmet inspect hurt rep injur hazard crack gant glove mask etiquet convoy rouleau main doigt electri gaz chute glissant descend contremait arret label conveyor hand finger electric gas slip ladder shoring collapse edge rain foreman reported`,
  ),
  persuasion: topic(
    'convainc convaincu persuad influenc reticen negoci persuad convinc influenc reluctan won negotiat resist stakeholder buy adhesion accepter oppose resistance vendre prospect adopt resist sell pitch objection',
    `propos demontr montr essai argument accept sign renouvel rassur offr compar chiffr refus change propos show demonstrat trial
     offer accept sign agree refus skeptic cost pilot prime reclamation entrepot negocie credit risque depart garder essai maquette donnees contrat pilote retour economie claim premium warehouse renew mock mockup trial contract savings savings sat watched`,
  ),
  training: topic(
    'form forme formez nouvel employ mentor enseign train taught teach mentor coach onboard apprenti stagiair recru accueil integr trainee intern hire recruit orient',
    `form montr expliqu photo guid list etap autonom jumel suivi train show explain checklist guid pair shadow step practi quiz new
     learn photo codes etalage tournee matin seul espagnol repete pratiqu patience erreurs checklist pictures spanish repeat patience alone`,
  ),
  pride: broadTopic(
    'fier fiert realis accompl projet objectif reussit succes ambiti proud accomplish achiev project success goal ambitious reussir meilleur marquant importan best greatest biggest significant exceed depass',
    `target quota cible quart depass projet objectif reuss livr gagn cre mont dirig develop resultat atteint depass attein project goal deliver launch built won lead led
     result reach finish team award grow grew increas vent sale enfants ecole medaille prix certifi construit ouvert lance equipe clients budget award school opened launched built budget people`,
  ),
  decision: topic(
    'decision decid choix donne ethiq decision decid choos choice data ethic analys trancher arbitr dilemm chiffre indicat statist dilemma numbers figures metrics evidence',
    `decid choisi analys compar pes risqu donnee chiffr consult option rapport decid chose analy compar risk data number report option hr
     evidenc consult weigh talk croise extrait graphiqu tableau taux pourcent tendance simul gps meteo circuits comite hypothes ressourc taxi renvoye charted cleaned rate percent trend spreadsheet survey postal code board recommended sheets visits receipts privately`,
  ),
  feedback: topic(
    'critiqu retroact commentair reproch feedback critic review coach reproch evaluation remarque comment evaluat apprais',
    `critiqu dit remarqu amelior change compr ecout accept surpris exempl said told improv chang listen surpris example better thank rude email courriel comptes rendus longs lisait points page ton poli merci templates greetings tone polite too short long read`,
  ),
  helping: broadTopic(
    'aid soutien soutenu coup difficult help support struggl assist beyond extra plus demand solidar offr epaule au-dela beyond extra mile supplement',
    `aid soutenu offert coup main montr accompagn pris remplac help support show offer took cover swap teach stay conge maladie groupes cours linge pleurait deborde livre chez moi maison chiffre soir gratuit patron crying overwhelmed rounds transfers sick leave homework lunch free repaired weld cookies ride home drove walker`,
  ),
  ethics: topic(
    'vol vole voler honnet confident fraud ethiq consign accus steal stole money honest confidential fraud polic accus rule tricher gift cadeau pression honnete cheat bribe gift bribe honest policy law',
    `signal rapport superieur direction ressourc humain confident preuv report manager hr confident evidenc ethic line polic write written
     explain listen ecout expliqu document refuse regle politique conseil avocat transpar declare cadeau policy law rule transparent declare refuse gift`,
  ),
  diversity: topic(
    'cultur diversit langu different cultur divers languag background inclus immigrant accent religion francais anglais bilingu autochton religion bilingual french english indigenous',
    `pays langu cultur tradu interpret respect countr languag cultur translat interpret respect accent traduit langues accueil priere repas foulard translate welcome prayer meal patience slowly words`,
  ),
};

/** Questions about the person and the job, by what they begin with; `answers` tells what belongs to them. */
export const GENERAL_TOPICS: Readonly<
  Record<string, { asks: RegExp; answers: ReadonlySet<string> }>
> = {
  self: {
    asks: /parlez.*de vous(?! )|presentez.vous|decrivez.vous|parcours|about yourself|introduce yourself|describe yourself|background/,
    answers: stems(
      `an ans anne experienc diplom travaill form etud cherch arriv post specialis depuis year experienc degree work worked
       studied engineer nurse teacher designer look role skill moved came finish`,
    ),
  },
  why: {
    asks: /pourquoi.*(?:travailler|chez nous|ce poste|entreprise|interesse|postul|choisi)|que savez|motiv|vous attire|vous plait|notre (?:ville|region)|our (?:city|town|region)|drew you|attracts? you|appeals? to you|why.*(?:work here|work for|work in|this (?:job|role|position|company)|our|interested|apply|join)|know about (?:us|our)/,
    answers: stems(
      `votre vos vous entrepris compagni cliniqu equip valeur mission clientel annonc offr post sit your you company mission value team
       role site offer position communit resident client reput metier place besoin envie aime ville region stage like need city enjoy field`,
    ),
  },
  hire: {
    asks: /embaucher|engager|choisir|diraient|dirait de vous|say about you|describe you|forces|qualites|points forts|atouts|hire you|strengths?|best candidate|bring to/,
    answers: stems(
      `experienc forc rigueur travaill motiv ponctuel apprend equip competen connai parl serv poste experienc strength hard work team learn
       fast skill motivat punctual speak know help minutieu patient confiance confie precis careful trust early steady reliab`,
    ),
  },
  weakness: {
    asks: /faiblesse|defaut|points? faible|ameliorer chez vous|weakness|improve about yourself/,
    answers: stems(
      `mal difficil deleg parl public perfection impatien anglais amelior appren liste stress faibl defaut weak difficult deleg say yes
       public speak perfection patien improv learn board work english nervous used`,
    ),
  },
  future: {
    asks: /cinq ans|avenir|long terme|5 ans|objectifs? (?:de carriere|professionnel)|five years|5 years|future|career goal|long term/,
    answers: stems(
      `ans avenir equip respons poste chef grandi evolu certif ordre specialis vie sais year grow lead role manag certif licen company
       senior become success happy know want`,
    ),
  },
  leaving: {
    asks: /quitte|depart|partir|changer d emploi|leave|left|leaving|change jobs?/,
    answers: stems(
      `quitt patron contrat fin ferm demenag immigr horair respect defi grandi collegu left boss contract end clos move mov hours overtime
       respect grow challenge pay family`,
    ),
  },
  availability: {
    asks: /disponib|quand pouvez|horaires?(?! de)|de nuit|de soir|fins? de semaine|rotati|voiture|permis|demenag|availab|when (?:can|could) you|nights?|weekends?|shift|licen[cs]e|travel|relocat|overtime/,
    answers: stems(
      `semaine jour nuit horair quart preavis commenc matin soir famille garde enfant permis voiture week notice month day night
       shift start weekend morning evening schedul class licenc car`,
    ),
  },
  gap: {
    asks: /trou dans|interruption|periode sans|sans emploi|gap|time off|between jobs|career break/,
    answers: stems(
      `enfant cours etude demenag arriv immigr malad famill benevol francis diplom equivalenc kids child moved class course volunt
       family study exam credential sick care`,
    ),
  },
  salary: {
    asks: /salair|salarial|remuner|salary|pay expect|compensation/,
    answers: stems(
      `salair dollar marche heure anne fourchett negoci salary dollar market hour year range negotiab expect`,
    ),
  },
};

/** Words of a trade. */
export const TRADES: Readonly<Record<string, ReadonlySet<string>>> = {
  farm: stems(
    `recolte semis culture engrais betail vache traite serre verger irrigation tracteur compost herbicide pesticide fumier
     harvest sowing crop crops fertilizer cattle cow milking greenhouse orchard irrigation tractor compost herbicide pesticide
     legume rye manure`,
  ),
  road: stems(
    `camion remorque livraison chauffeur itineraire chariot elevateur palette cargaison arrimage douane entrepot flotte
     truck trailer driver route forklift pallet cargo strapping customs logbook fleet haul freight dispatch`,
  ),
  health: stems(
    `patient infirm medecin hopital cliniqu soin urgenc medic dose vaccin triage chsld clsc pansement plaie sterile gant infect nurse
     doctor physician hospital clinic ward chart vital ecg dose medicat iv triage wound infect psw resident vaccin charge aspirin chest
     pain pressure symptom allerg laboratoire hemocult bacterio pharmac prescri ordonnanc asepsi
     symptome diagnost prelevem sang glycemi tension perfusi catheter seringue sterilis desinfec fracture readapt physio ergother dentaire carie detartr nursing bandage saline stitches syringe catheter blood glucose dressing sterile disinfect fracture rehab dental hygienist cavity gauze pulse oxygen wristband`,
  ),
  code: stems(
    `application appli logiciels systeme utilisateur renseign site web app users system tech feature bogues framework cloud code programm logiciel develop serveur base donnees requete index test unitair git gitlab api javascript java kotlin python sql
     pile file bogue bug deploi production application web securis query database index server software cod test deploy frontend
     backend react cache stack queue algorithm structur vulnerab encrypt password input https eslint sentry adr pipeline token
     kubernetes conteneur microserv versionnement refactor debogage injection chiffrement authentif reseau routeur sauvegarde latence container microservice refactor debug injection authenticat network router backup latency endpoint schema repository commit`,
  ),
  money: stems(
    `argent profit liquidit chiffre ecart depense valeur paye financ pret money cash profit forecast lender paid charity spreadsheet variance financ loan compt comptab conciliat bancair banque ecriture journal factur fournisseur budget taxe tps tvq impot audit paie bilan revient
     cout sage excel acomba quickbook account reconcil bank ledger invoice tax audit payroll accrual budget close balance statement
     netsuite varianc depreciat asset expense vendor gst hst credit debit frais matiere prix marge main oeuvre total cost price margin dollar
     amortiss immobilis tresorer creance fournisseurs rapproch trimestri declaration inventaires marges actif passif depreciation fixed receivable payable reconciliat forecasting treasury liabilit equity taxation fiscal bookkeep`,
  ),
  trade: stems(
    `chantier construction construire charpente bois framing carpent construct blueprint drawing coupe couper mesure tole usinage usine cnc acier soudag soudure souder soud acier metal piec chanfrein meul torch electrod gabarit plan equerre mig tig garde-corps weld steel metal bead porosit undercut
     rod amp wire sheet torch grind bevel gas joint pipe mur charpent montant bois frame stud plate lumber header waste concrete wall
     feet drywall toiture beton
     coffrage armature ciment mortier platre gypse isolant menuisi plomberi tuyauter ebenist toiture fondation dalle brique ponceuse perceuse vis clou footing rebar cure formwork cement mortar plaster insulation plumbing roofing foundation brick drill screw nail sander caulk ampera chanfrein electrode`,
  ),
  machine: stems(
    `mecani camion chauffage fournaise ligne production indicat defaut scie protecteur drum guard defect breakdown production machine line root instrument mesur robots moteur vehicul auto batteri demarr multimetr scanner frein huile fournais bruleur convoyeur panne electriqu fusibl engine vehicle
     car battery starter brake oil fuse multimeter scanner motor machine conveyor bearing noise maintenanc lubric thermostat allumag essence volt
     hydrauli pneumati embrayage transmission alternat pneu vidange filtre courroie capteur automate compresseur hydraulic pneumatic clutch transmission alternator filter belt sensor plc compressor gearbox torque`,
  ),
  school: stems(
    `groupe travaux plan matiere bulletin essai essay subject toddler room room tout-petit apprentissag evaluat pedagog eleve etudiant class ecole cours parent note enseign lecon educat garderie cpe enfant student class school teach lesson grade parent
     teacher child kids daycare curricul classroom discipline
     lecture litteratie dictee pedagogie maternel bricolage comptine reading literacy spelling phonics kindergarten preschool homework pupil crayon storytime`,
  ),
  food: stems(
    `reception arrivee chambre hote alcool porc plat check-in guest rooms alcohol booking reserv lobby cuisin restaurant serveur plat menu chef service hygiene aliment kitchen restaurant menu cook chef dish meal food server table
     allerg hotel guest banquet dinner
     cuisson sauce dessert patisserie boulanger pate grillade vaisselle sommelier cocktail barista banquet sous-vide baking pastry dough grill dishwash cocktail barista sauce roast fryer`,
  ),
  shop: stems(
    `achat acheteur produit prospect appel decouverte contrat demarch pipeline stock display shopper theft till buyer product deal prospect cold call coat item stock magasin vente vend caiss client rabais prix gerant inventair rayon etalag store sale sell cashier customer discount price manager
     inventor shelf merchand till receipt retail
     commission prospection vitrine caisse fidelis negociation quota merchandise upsell clearance quota storefront loyalty`,
  ),
  market: stems(
    `marketing campagn publicit marque reseaux sociaux seo contenu audience conversion brand campaign advertis social content audience
     conversion leads analytic segment crm funnel
     ciblage newsletter infolettre slogan hashtag branding influenceur targeting newsletter slogan hashtag influencer copywriting impressions`,
  ),
};

/** Life outside work: alone it answers no question of an interview. */
export const LEISURE: ReadonlySet<string> = stems(
  `hockey basketball soccer cricket football sport match joueur chien chat musee festival parc film musique guitar vacanc
   voyag plage dog cat garden tomato player raptors canadien beach travel country countr movie music holiday snow neige skate patin biryani
   favori favourite favorite prefere mange cuisine weather meteo week-end weekend`,
);

/** A CV told aloud. */
export const RECITAL: ReadonlySet<string> = stems(
  `diplom master bachelor baccalaureat maitris univers certifi certif permis disponib pretention salarial benefit salary
   mention licence degree autocad solidworks excel`,
);

/** Words of so many stories that they tell little of any. */
export const COMMON_STEMS: ReadonlySet<string> = stems(
  `jour heur heure semain mois annee temps minut equip travai travail emploi client aid aide montr demand appel parl parle trouv nouvea premier bon bien
   personn chose gens matin soir moment propos expliqu essay verifi chang mis part plan list fin dire besoin ensembl seul
   day days hour week month year minut time team work job client help show ask told call new first people person talk start good plan list check
   found find need better wait part change end day group give say said tell took take set try tri came back
   week morning night everyone own wrote write`,
);

/** Beginnings that other words have too: student, partner, handle, maintenance. */
export const WHOLE_WORDS: ReadonlySet<string> = wordSet(
  'data stud part main hand mark fire form page plan rule cost test tone room site list lead sort load edge post line rest view wall wire plat cold lock gift hall pipe star',
);
