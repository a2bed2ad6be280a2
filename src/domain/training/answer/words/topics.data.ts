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
  conflict: topic(
    'conflit desaccord tension mesentente difficil disput desamor conflict disagre difficult tens argu clash',
    `fach coler cri crie calm ecout compromis reproch refus oppos opinion avis accord excus respect hauss ton arret mediat
     angr upset shout yell listen apolog compromis refus privat rude blam calm agre swap fair problem`,
  ),
  customer: topic(
    'client clientele patient usager invit passager parent famill customer client guest patient passenger buyer famil resident',
    `client plaint reserv command attend fach calm ecout rembours servic comptoir merci conten satisf vent complain refund
     order wait angr calm sorry serv counter thank happy store shop prescrip ordonn rassur apolog`,
  ),
  mistake: topic(
    'erreur echec faut echou rate mistak fail error wrong regret',
    `erreur oubli tromp rat perd perdu manqu faux mauvais corrig excus appris lecon ferm avou assum verif doubl forgot forget miss wrong
     lost lose bad correct fix apolog learn lesson admit own check twice close closed`,
  ),
  pressure: topic(
    'pression delai echeanc urgen priorit stress serr retard pressur deadlin tight priorit urgent busy multip late behind time',
    `delai avant heur jour semain vit rush livr temp retard achaland mond pann list class planif report horair hour day week
     before rush fast quick late busy deliver ship list order plan schedul minut noon shift impact first`,
  ),
  leadership: broadTopic(
    'leader dirig mobilis motiv supervis encadr gestionnaire lead led manag supervis motivat deleg',
    `equip dirig supervis motiv rencontr repart deleg form coach objectif horair team train coach meet plan assign goal schedul support
     volunt employ member`,
  ),
  teamwork: broadTopic(
    'equip collabor ensembl collegu team collabor teamwork together colleagu coworker',
    `equip ensembl collegu partag repart aid rencontr reunion coup main jumel entraid post team together share meet help split
     colleagu coworker swap support communicat`,
  ),
  improvement: broadTopic(
    'amelior initiativ proced innov efficac optimis propos change automatis process improv initiativ innovat efficien suggest better beyond',
    `propos cre develop test mesur redui reduit simplifi procedur nouvea mis plac gagn idee dessin pos automat suggest buil built creat
     design test measur reduc cut save sav idea new fast change step sheet track`,
  ),
  learning: topic(
    'appren appris nouvel outil techno adapt changement format learn new tool adapt chang technolog quick',
    `appris apprend cour format tutoriel document pratiqu exerc maitris nouvea logiciel essay revu lir learn course practi
     read document train tutorial new software tool master record studi week day`,
  ),
  problem: broadTopic(
    'problem pann imprev resol resolu obstacl diagnos solution solv issue unexpect obstacl troublesho challeng complex',
    `caus trouv cherch pann bris repar verifi remplac solution install change essay cause found find broke broken fix repair
     check replac try tri solution die died stop loos wire call noti`,
  ),
  safety: topic(
    'securit danger accident harnais prevention risqu unsafe safety danger accident hazard injur risk infect',
    `securit danger protect arret cadenas epi casqu harnais hauteur inspect bless risqu norm safe danger stop protect lock trench
     helmet inspect hurt rep injur hazard crack gant glove mask`,
  ),
  persuasion: topic(
    'convainc convaincu persuad influenc reticen negoci persuad convinc influenc reluctan won negotiat resist stakeholder buy',
    `propos demontr montr essai argument accept sign renouvel rassur offr compar chiffr refus change propos show demonstrat trial
     offer accept sign agree refus skeptic cost pilot`,
  ),
  training: topic(
    'form forme formez nouvel employ mentor enseign train taught teach mentor coach onboard',
    `form montr expliqu photo guid list etap autonom jumel suivi train show explain checklist guid pair shadow step practi quiz new
     learn`,
  ),
  pride: broadTopic(
    'fier fiert realis accompl projet objectif reussit succes ambiti proud accomplish achiev project success goal ambitious',
    `target quota cible quart depass projet objectif reuss livr gagn cre mont dirig develop resultat atteint depass attein project goal deliver launch built won lead led
     result reach finish team award grow grew increas vent sale`,
  ),
  decision: topic(
    'decision decid choix donne ethiq decision decid choos choice data ethic analys',
    `decid choisi analys compar pes risqu donnee chiffr consult option rapport decid chose analy compar risk data number report option hr
     evidenc consult weigh talk`,
  ),
  feedback: topic(
    'critiqu retroact commentair reproch feedback critic review coach',
    `critiqu dit remarqu amelior change compr ecout accept surpris exempl said told improv chang listen surpris example better thank`,
  ),
  helping: broadTopic(
    'aid soutien soutenu coup difficult help support struggl assist beyond extra plus demand',
    `aid soutenu offert coup main montr accompagn pris remplac help support show offer took cover swap teach stay`,
  ),
  ethics: topic(
    'vol vole voler honnet confident fraud ethiq consign accus steal stole money honest confidential fraud polic accus rule',
    `signal rapport superieur direction ressourc humain confident preuv report manager hr confident evidenc ethic line polic write written
     explain listen ecout expliqu document`,
  ),
  diversity: topic(
    'cultur diversit langu different cultur divers languag background inclus',
    `pays langu cultur tradu interpret respect countr languag cultur translat interpret respect accent`,
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
    asks: /pourquoi.*(?:travailler|chez nous|ce poste|entreprise|interesse|postul)|que savez|motiv|why.*(?:work here|work for|work in|this (?:job|role|position|company)|our|interested|apply|join)|know about (?:us|our)/,
    answers: stems(
      `votre vos vous entrepris compagni cliniqu equip valeur mission clientel annonc offr post sit your you company mission value team
       role site offer position communit resident client reput`,
    ),
  },
  hire: {
    asks: /embaucher|engager|choisir|forces|qualites|points forts|atouts|hire you|strengths?|best candidate|bring to/,
    answers: stems(
      `experienc forc rigueur travaill motiv ponctuel apprend equip competen connai parl serv poste experienc strength hard work team learn
       fast skill motivat punctual speak know help`,
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
  salary: {
    asks: /salair|salarial|remuner|salary|pay expect|compensation/,
    answers: stems(
      `salair dollar marche heure anne fourchett negoci salary dollar market hour year range negotiab expect`,
    ),
  },
};

/** Words of a trade. */
export const TRADES: Readonly<Record<string, ReadonlySet<string>>> = {
  health: stems(
    `patient infirm medecin hopital cliniqu soin urgenc medic dose vaccin triage chsld clsc pansement plaie sterile gant infect nurse
     doctor physician hospital clinic ward chart vital ecg dose medicat iv triage wound infect psw resident vaccin charge aspirin chest
     pain pressure symptom allerg laboratoire hemocult bacterio pharmac prescri ordonnanc asepsi`,
  ),
  code: stems(
    `code programm logiciel develop serveur base donnees requete index test unitair git gitlab api javascript java kotlin python sql
     pile file bogue bug deploi production application web securis query database index server software cod test deploy frontend
     backend react cache stack queue algorithm structur vulnerab encrypt password input https eslint sentry adr pipeline token`,
  ),
  money: stems(
    `compt comptab conciliat bancair banque ecriture journal factur fournisseur budget taxe tps tvq impot audit paie bilan revient
     cout sage excel acomba quickbook account reconcil bank ledger invoice tax audit payroll accrual budget close balance statement
     netsuite varianc depreciat asset expense vendor gst hst credit debit frais matiere prix marge main oeuvre total cost price margin dollar`,
  ),
  trade: stems(
    `soud acier metal piec chanfrein meul torch electrod gabarit plan equerre mig tig garde-corps weld steel metal bead porosit undercut
     rod amp wire sheet torch grind bevel gas joint pipe mur charpent montant bois frame stud plate lumber header waste concrete wall
     feet drywall toiture beton`,
  ),
  machine: stems(
    `moteur vehicul auto batteri demarr multimetr scanner frein huile fournais bruleur convoyeur panne electriqu fusibl engine vehicle
     car battery starter brake oil fuse multimeter scanner motor machine conveyor bearing noise maintenanc lubric thermostat allumag essence volt`,
  ),
  school: stems(
    `eleve etudiant class ecole cours parent note enseign lecon educat garderie cpe enfant student class school teach lesson grade parent
     teacher child kids daycare curricul classroom discipline`,
  ),
  food: stems(
    `cuisin restaurant serveur plat menu chef service hygiene aliment kitchen restaurant menu cook chef dish meal food server table
     allerg hotel guest banquet dinner`,
  ),
  shop: stems(
    `magasin vente vend caiss client rabais prix gerant inventair rayon etalag store sale sell cashier customer discount price manager
     inventor shelf merchand till receipt retail`,
  ),
  market: stems(
    `marketing campagn publicit marque reseaux sociaux seo contenu audience conversion brand campaign advertis social content audience
     conversion leads analytic segment crm funnel`,
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
