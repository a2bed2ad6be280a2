/** Words that tell the part of a story, on texts without accents: `*` is the rest of a word, `#` a number. */
import { cue } from '../word-list.ts';
import type { AnswerLanguage } from '../scored-answer.ts';

interface StarCues {
  /** One time and place where something happened: it takes a story to have one. */
  event: RegExp;
  /** Told in the present, as one tells a film: a moment, and what comes to pass in it. */
  scene: RegExp;
  /** A place or role that a story may stand in, and so may a description of oneself. */
  setting: RegExp;
  /** Duty, goal, request or constraint. */
  task: RegExp;
  /** So when the clause also carries a wish or a limit of the past. */
  weakTask: RegExp;
  /** What came of it. */
  result: RegExp;
  /** Only at the end, behind what was done. */
  weakResult: RegExp;
  /** What the person brought to its end: a result when it stands last. */
  settled: RegExp;
  learned: RegExp;
  label: Record<'s' | 't' | 'a' | 'r', RegExp>;
  /** What has been so since. */
  now: RegExp;
  /** How often, of what the person did. */
  again: RegExp;
  /** What one always does, is, or believes. */
  habit: RegExp;
  /** Many at once: a summary of a career. */
  summary: RegExp;
}

export const STAR_CUES: Record<AnswerLanguage, StarCues> = {
  fr: {
    event: cue(`
      (?:en|a l'|au|l'|de l'|debut|fin|mi|ete|hiver|automne|printemps) (?:ete |hiver |automne |printemps |debut |fin )?(?:19|20)\\d\\d
      il y a (?:#|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques|environ|a peu pres) (?:\\w+ )?(?:an|ans|annee|annees|mois|semaine|semaines|jours)
      (?:l'|cette|une) (?:an|annee|hiver|ete|automne|semaine|fin) (?:derniere?|passee?|precedente?|d' avant)|l' an passe|l' an dernier|l' annee passee|l' annee derniere|l' hiver passe|l' hiver dernier|l' ete passe|l' ete dernier|l' automne dernier|l' automne passe
      (?:le )?(?:mois|printemps|trimestre|semestre) (?:dernier|passe)|(?:la )?semaine (?:derniere|passee)|recemment|dernierement|hier
      (?:en|au mois de|depuis|fin|debut|mi) (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)
      (?:un|une) (?:jour|nuit|soir|soiree|matin|matinee|fois|fin de semaine|vendredi|samedi|dimanche|lundi|mardi|mercredi|jeudi|apres midi|certain jour)
      ce jour la|ce matin la|cette nuit la|ce soir la|la veille|le jour (?:d' |de l' )?avant|a l' epoque|a cette epoque|a ce moment la
      lors (?:de|d'|du|des)|au cours (?:de|d'|du|des)|pendant (?:que|la|le|l'|les|mon|ma|un|une|notre|mes)|durant (?:la|le|l'|les|mon|ma|un|une|notre|mes)|en plein*
      (?:quand|lorsque|comme|alors que|pendant que|au moment ou) (?:je|j'|on|nous) (?:me |m' |nous )?(?:suis|ai|avais|etais|etait|etions|faisais|travaillais|travaillait|ai commence|suis arrive*)
      (?:a|dans|chez|de) (?:mon|ma|notre|une?) (?:tout )?(?:dernier|derniere|ancien|ancienne|precedent|precedente|premier|premiere) *
      dans mon (?:pays|stage|poste|equipe)|au printemps|a l' automne|une periode|une situation ou|une occasion ou|je me souviens|je me rappelle|par exemple une fois|il etait une fois
      (?:mon|ma|notre|un|une|l'|le) (?:premier|premiere|dernier|derniere) (?:semaine|mois|annee|jour|chantier|mandat|poste|emploi|stage|client|cliente)`),
    scene: cue(`
      c' est (?:le |un |une |la |au |en |l' )?(?:soir|jour|nuit|matin|veille|debut|fin|milieu|rush|heure de|avant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ete|hiver)
      (?:on|nous|je) (?:est|sommes|suis) (?:en (?:plein|pleine|train|poste|quart)|(?:tout |toute )?seule?|de (?:garde|nuit|soir|service)|a (?:la|l'|mon) (?:caisse|comptoir|poste|accueil|urgence|quart))
      (?:une?|mon|ma|le|la|l'|notre|ce|cette) [a-z]+ (?:[a-z]+ )?(?:arrive|entre|appelle|telephone|commence a|se met a|lache|tombe|crie|refuse|tremble|s' effondre|s' arrete|s' approche|se plaint|casse|brise|explose|deborde|saigne|pleure|sonne|(?:me |nous )(?:dit|demande|lance|crie|repond|annonce|appelle)|ne vient pas|vient me|n' est pas la)`),
    setting: cue(`
      a mes debuts|au debut de ma carriere|en arrivant a*|je travaillais|on travaillait|nous travaillions|j' ai travaille|j' etais|nous etions|on etait|j' occupais|je faisais|je m' occupais|je suivais|je gerais|je supervisais|j' avais
      chez (?!moi |nous |lui |elle |eux )[^ ]+|dans (?:un|une|le|la|l'|les|mon|ma|notre|mes) *|a l' (?:hopital|usine|ecole|atelier|urgence|hotel|universite|epicerie|aeroport|etage|entrepot|accueil|agence|entreprise|interne)
      au (?:bureau|magasin|restaurant|garage|cabinet|comptoir|depanneur|laboratoire|chantier|clsc|cegep|college|centre)|a la (?:mine|clinique|banque|pharmacie|boutique|cafeteria|garderie|residence|ferme|reception)
      sur (?:un|le|notre|mon) (?:chantier|projet|plancher|quart)|en tant que|comme (?:chef|superviseur*|infirmi*|techni*|gerant*|caissi*|assistant*|prepose*|responsable|analyste|enseignant*|mecanicien*|developp*|soudeu*|comptable|commis|stagiaire|directeur|directrice|coordonn*|conseill*|vendeu*|benevole|ingenieur*|charge*)
      il y avait|y avait|on avait|nous avions|il manquait|nous a eu`),
    task: cue(`
      (?:me|nous|m') (?:revenait|incombait|appartenait|etait confiee?)|(?:on|elle|il|ils|chef|superviseure?|patron|patronne|directeur|directrice|gerante?|responsable|infirmiere|medecin|contremaitre|gestionnaire) (?:m'|nous|me) (?:a |avait |ont )?(?:confie*|dit (?:de|d'|ecoute|que (?:je|j'|c'))|demande*)|(?:a dit|dit|disait|avait dit) (?:que )?(?:je dois|je devais|il faut|faut|on doit|de|d')|(?:qu' )?on (?:m'|nous) (?:a|avait) (?:confie*|demande*|charge*|donne*|dit de)
      (?:comptait|comptaient|misait|s' attendait|attendait) (?:tous |toutes |beaucoup )?(?:sur (?:moi|nous)|a ce que|de (?:moi|nous|ma part))|(?:je|on|nous|j') (?:ne )?(?:voulais|voulait|voulions|souhaitais|tenais a|cherchais a|refusais de|refusait de) (?:pas |absolument |surtout |surtout pas |donc )?(?:qu'|que|ne|les? perdre|la perdre|perdre|decevoir|[a-z]+(?:er|ir|re) [a-z' ]*(?:avant|sans|malgre))
      (?:personne|on|rien) (?:ne )?m' avait (?:rien )?demande|c' etait pas (?:ma|mon|dans|prevu|a moi)|ce n' etait (?:pas|ni) (?:ma|mon|dans|prevu|a moi)|(?:il|ca) (?:me )?restait (?:seulement |juste |que |plus que )?(?:#|deux|trois|quatre|cinq|six|une|un|quelques) (?:jours?|semaines?|heures?|minutes?|mois)|(?:le|mon|notre|un|l') (?:vrai |plus gros |gros |principal )?(?:defi|enjeu|but|objectif|mandat|probleme) (?:,|c' etait|etait|consistait)
      (?:faut|fallait) (?:qu'|que|absolument|donc|pas|garder|livrer|finir|trouver|rester|faire|(?!dire |etre |avouer |savoir )[a-z]+(?:er|ir|re))|(?:j'|je|on|nous) (?:ai|a|avons) (?:recu|eu) (?:comme |pour |le |la )?(?:mission|mandat|consigne|tache|objectif|responsabilite)|a (?:mon|notre) tour de|c' est (?:a moi|moi qui (?:dois|devais|decide)|moi le|ma responsabilite)|cense*
      (?:je|on|nous|j'|il) (?:me |nous )?(?:devais|devait|devions|fallait|faut que je)|il (?:ne |n' )?(?:nous |me )?fallait|fallait que|fallait absolument|je me devais
      (?:j' ai|on a|nous avons) du(?! (?:fermer|quitter|vendre|demissionner|abandonner|annuler|arreter|renoncer|rembourser))|j' avais a|on avait a|avais pour (?:mission|mandat|objectif|tache|but)
      (?:mon|notre|le|l'|son|un) (?:\\w+ )?(?:role|objectif|mandat|but|defi|enjeu|travail|job) (?:\\w+ )?(?:etait|consistait|:|c' etait|comme)|(?:ma|notre|la) (?:tache|mission|responsabilite|part|priorite) (?:etait|consistait|:|c' etait|comme)
      objectif :|objectif de|mandat :|mon mandat|mon objectif|notre objectif|ma responsabilite|ma mission|mon role :|tache :|defi :
      (?:charge|chargee|responsable|en charge) (?:de|d'|du|des)|etais (?:charge|chargee|responsable|cense|censee)|etais la (?:personne|seule)|j' etais (?:le|la) seule?
      (?:on|il|elle|patron|patronne|chef|superviseur|superviseure|directeur|directrice|gerant|gerante|client|cliente|direction|employeur|medecin|gestionnaire|responsable) (?:m'|nous|me) (?:a |avait |ont )?(?:demande*|confie*|donne*|charge*|mandate*|assigne*|nomme*|dit de|dit que je|impose*)
      m' (?:a|avait|ont|avaient) (?:demande|confie|charge|chargee|mandate|mandatee|assigne|nomme|nommee|donne)|nous a (?:demande|confie|donne)|ma (?:demande|confie)|m' en occuper
      c' etait (?:a moi|mon role|mon travail|ma responsabilite|ma job|ma tache|mon tour|a nous|mon mandat)|a moi de|revenait a moi|a nous de|c' est moi qui devais|il m' (?:appartenait|incombait|revenait)|m' (?:a|avait) (?:laisse|mis|nomme|place)|carte blanche|les pleins pouvoirs
      (?:patron|patronne|chef|cheffe|client|cliente|directeur|directrice|superviseur|superviseure|gerant|gerante|proprietaire|direction|equipe|employeur) (?:\\w+ )?(?:voulait|exigeait|demandait|attendait|souhaitait|tenait a|comptait sur)
      j' avais besoin|on avait besoin|avions besoin|il s' agissait de|j' etais oblige*|etions obliges
      (?:j'|on|nous) (?:avais|avait|avions) (?:seulement |juste |environ )?(?:#|deux|trois|quatre|cinq|six|sept|huit|dix|quelques|une|un) (?:jours?|semaines?|heures?|minutes?|mois) (?:pour|avant)
      moi (?:j'|je) avais (?:les|la|le)|(?:date limite|echeance|delai) (?:etait|de|:|du)|je voulais que|personne ne m' avait rien demande|personne m' avait demande|avait exige|a exige`),
    weakTask: cue(`
      voulai*|avant (?:le|la|l'|que|de|d'|mars|noel) *|objectif*|mandat|responsable|responsabilite|echeance|delai|exige*|attendai*|il faut|on doit|je dois|doit|doivent|defi|besoin`),
    result: cue(`
      fini(?:t|ssait|ssent|rent)? par|fini par|a termine par|ont fini par|(?:se|s') (?:est|sont|etait|etaient) (?:arretee?s?|terminee?s?|passee? (?:bien|sans|comme|tres)|bien passe*|conclue?s?|deroulee?s?|assise?s?|debloquee?s?|redressee?s?|retrouvee?s?|mise?s? a)|(?:est|sont|suis|sommes) (?:restee?s? (?:avec|chez|fidele|dans|en|jusqu')|revenue?s? (?:me|nous|chez|vendre|voir|s'|chercher|a|au|le|la|avec)|retournee?s? (?:au|a|chez|dans) )
      (?:il|elle|ils|elles|on|personne|ca|rien|plus|jamais|je|j'|nous|qui) (?:ne |n' )(?:[a-z']+ )?(?:[a-z]+ )?(?:plus|jamais plus|aucun|aucune|plus jamais|rien eu)|plus (?:aucune?|jamais|personne|un seul|une seule)|n' a rien eu|y a (?:plus|pas) eu|pas eu (?:d'|de|un|une) *|pas une? (?:seule )?[a-z]+ (?:n'|ne|de)|sans (?:une seule|un seul|aucune?) [a-z]+
      (?:j'|on|nous|il|elle|ils|elles|equipe|qui) (?:en |l' |les |y |m' |nous )*(?:ai|a|avons|ont) (?:bien |enfin |tous |toutes |finalement |vite )*(?:pu|reussi a|su|evite|garde|obtenu|vendu|rattrape|sauve|recupere|retrouve|rembourse|ouvert a temps)
      maintenant|aujourd'hui|astheure|asteure|desormais|dorenavant|depuis (?:,|ce jour|ce temps|lors|cette|que|il|elle|on|les|la|le|ce|nous|je|j'|aucun|plus)|encore (?:la|aujourd'hui|en poste|chez nous|avec nous)|toujours en place|(?:il|elle|ils|elles) (?:m' |me |nous |s' |se |l' |y )*[a-z]+ encore|(?:heures?|minutes?|jours?|semaines?|mois) plus tot|(?:a|ont) ete (?:corrige|repare|remplace|retrouve|remercie|rembourse|maintenu|repete|releve|debloque|accorde|retire|ajoute|change|partage|transmis|resserre)(?:e|s|es)?|a ete (?:etendue?|reprise?|generalisee?|retenue?|reconduite?|saluee?|bouclee?)|ont ete (?:etendus?|repris|boucles|transformes|retenus|rembourses)|eu lieu|fait (?:une|la) difference
      (?:cela|ca|ceci|ce qui) (?:m'|nous|l'|leur|lui|les)? ?(?:a|ont) (?:[a-z]+ment |beaucoup |aussi )?[a-z]+(?:e|i|u|is|it|ert)
      (?:le |comme |en |pour |les |nos )?resultats? (?:final|concret|,|:|c'|a ete|est|etait|on|nous|j'|les|la|le)|resultats? :|comme resultat|en fin de compte|au final|au bout du compte|au bout (?:d'|de|du) *|a la fin|en bout de ligne|finalement|heureusement|par la suite|grace a (?:cela|ca|cette|ce|ces)|ce qui (?:a|nous a|m' a) (?:permis|evite|reduit|aide|fait)|(?:ca|cela) (?:a|nous a|m' a) (?:permis|evite|reduit|aide|fait gagner|marche|fonctionne)|du coup ils|ainsi (?:nous|on|j'|la|le|les)|par consequent|au terme
      (?:est|sont|sommes) (?:passe|passee|passes|passees|descendu|descendue|tombe|tombee|tombes|monte|montee|montes|revenu|revenue|reparti|repartie) (?:de|a|en|chez|content|contente)?
      (?:a|ont|avons|avait|avaient|ai) (?:\\w+ment |vite |donc |bien )?(?:augmente|diminue|baisse|reduit|double|triple|chute|economise|gagne|depasse|atteint|ameliore|evite|sauve|recupere|remporte|obtenu|progresse|grimpe|renouvele|signe|accepte|approuve|adopte|valide|felicite|remercie|apprecie|recommande|promu|embauche|prolonge|reussi|fonctionne|marche)
      de moitie|par deux|deux fois (?:plus|moins)|(?:de )?#( ,\\d+)? a #|[+-] ?# %
      (?:a|ont|avons|avait|est|sont) (?:ete )?(?:livre|livree|livres|livrees|termine|terminee|termines|complete|completee|fini|finie|rendu|remis|transmis|accepte|acceptee|approuve|approuvee|adopte|adoptee|publie|lance|lancee|certifie|regle|reglee|resolu|resolue|retabli|retablie|sorti|sortie)
      on a (?:livre|fini|termine|reussi|remis|rendu|pu)|nous avons (?:livre|fini|termine|reussi|remis|rendu|pu)|j' ai (?:pu|reussi|fini|termine|livre|remis)
      (?:n'|ne)? ?(?:y )?(?:a|avait|eu|ai|releve|relevee?) (?:eu )?(?:plus |pas |jamais )?(?:eu )?(?:d'|aucun|aucune|de) (?:\\w+ )?(?:accident|incident|plainte|chute|erreur|retard|perte|blesse|blessure|probleme|reprise|conformite|non)
      (?:sans|zero|aucun|aucune|plus d'|plus de|pas d' autre|plus jamais d') (?:\\w+ )?(?:penalite|reprise|accident|incident|plainte|plaintes|chute|erreur|erreurs|retard|perte|blesse|blessure|probleme|problemes|bris|panne|non conformite|fautes?|arret|conflit)
      personne (?:n'|ne|est|s'|a) *|plus (?:content|contents|contente|rapide|efficace|calme)s?
      (?:est|sont|etait|etaient|a ete|ont ete|est parti|repartie?|partie?|ressorti|tres) (?:tres |vraiment |bien |super |partie? |repartie? |tous )*(?:contents?|contentes?|satisfaits?|satisfaites?|heureux|heureuse|ravie?s?|soulagee?s?|rassuree?s?|d' accord|calme|fiere?s?|impressionnee?s?|reconnaissante?s?)
      (?:s' est|se sont|s' etait) (?:vite |peu a peu |tout de suite )?(?:calme*|excuse*|ameliore*|regle*|resolu*|detendu*|retabli*|stabilise*|rassure*|reconcilie*)
      (?:dit|ecrit|envoye|donne|laisse) (?:\\w+ )?(?:merci|une belle lettre|une lettre|un mot|un beau commentaire|une bonne note|cinq etoiles)|merci
      depuis (?:,|ce jour|ce temps|lors|cette|que|il|on|les|la|le|ce|nous|je|j')|encore aujourd'hui|aujourd'hui (?:,|je|on|il|elle|encore|les|la|le|nous)|maintenant (?:,|les|on|il|elle|je|la|le|tout|c'|nous|ils)|tout le monde (?:est|a|s')
      travaillent encore|encore ensemble|c' est (?:lui|elle|eux) qui|du premier coup|a temps|dans les temps|a l' heure|a la date prevue|tout seul|toute seule|en parfait etat|a (?:ete )?(?:etendu|repris|generalise|deploye)*
      (?:est|sont) (?:devenu|devenue|devenus) *|a signe|m' a (?:felicite|felicitee|remercie|promu|promue|offert|nomme|nommee|recommande)|nous a (?:felicites|remercies|felicite)|a felicite|(?:j' ai|on a|nous avons) du (?:fermer|quitter|vendre|demissionner|abandonner|annuler|arreter|renoncer|rembourser)|on a (?:perdu|echoue|rate|manque|gagne)|nous avons (?:perdu|echoue|rate|gagne)|j' ai (?:perdu|echoue|rate|gagne|obtenu|decroche|ete (?:promu*|engage*|felicite*))|je l' ai (?:passe|reussi|eu|obtenu)*|j' ai (?:reussi|passe) (?:mon|l'|le) (?:examen|test|cours|certificat)`),
    weakResult: cue(`
      resultat*|impact*|succes|reussi*|reussite|mieux|amelior*|benefice*|satisf*|content*|heureu*|lecon*|appris|compris|retenu`),
    settled: cue(`
      (?:j'|je l'|on|nous) (?:l' |les |y )?(?:ai|a|avons) (?:donc |enfin |finalement |tout |toutes |bien |pu )*(?:regle|resolu|corrige|repare|fini|termine|complete|obtenu|recu|gagne|vendu|rempli|garde|conclu|rattrape|rembourse|livre|respecte|decroche|ouvert|reussi|sauve|remis|rendu)
      (?:je|nous|on) (?:nous |me |m' )?(?:suis|sommes|est|s' est) (?:enfin |finalement )?(?:entendus?|arrivee?s?|mis d' accord|parvenue?s?|reconciliee?s?|devenue?s?)`),
    learned: cue(`
      (?:j'|on|nous|m') (?:en )?(?:ai|a|avons) (?:\\w+ )?(?:appris|compris|retenu|tire|realise) (?:que|qu'|a|comment|de|l'|la|une)?|m' a appris|cette experience m'|ca m' a (?:appris|montre|enseigne)|la lecon|pris l' habitude|depuis je|depuis , je`),
    label: {
      s: cue(`situation :|contexte :|le contexte :|mise en situation`),
      t: cue(`tache :|mon role :|role :|objectif :|mandat :|mission :|defi :`),
      a: cue(`actions? :|mes actions? :|solution :|demarche :|ce que j' ai fait`),
      r: cue(`resultats? :|bilan :|impact :|le resultat :`),
    },
    now: cue(`maintenant|aujourd'hui|depuis (?:ce jour|ce temps|,|lors)|desormais|dorenavant`),
    again: cue(
      `chaque|tous les|toutes les|(?:#|deux|trois|quatre|une) (?:heures?|fois|soirs?|jours?) (?:par|chaque)`,
    ),
    habit: cue(`
      toujours|en general|generalement|d' habitude|habituellement|normalement|souvent|la plupart du temps|chaque fois (?:que|qu')|a chaque (?:fois|annee)|chaque (?:annee|trimestre|mois)|tout le temps|rarement|jamais
      je suis (?:quelqu' un|quelqu|une personne|un|une|tres|assez|plutot|travaillant|motive|flexible)|l' important|il faut (?:etre|savoir|toujours)|je pense que|je crois que|selon moi|pour moi|quand (?:il y a|je vois|quelque|un|une|on)|je dois|j' aime|on doit`),
    summary: cue(`
      (?:fait|eu|mene|dirige|gere|realise|vecu|travaille|connu|livre|pris|rencontre) (?:sur )?(?:beaucoup d|beaucoup de|beaucoup d'|plusieurs|de nombreux|de nombreuses|pas mal de|differents|differentes|tellement de|plein de)|dans ma carriere|tout au long de|au fil des annees|dans plusieurs pays|de nature`),
  },
  en: {
    event: cue(`
      in (?:early |late |the (?:summer|fall|winter|spring) of |mid )?(?:19|20)\\d\\d|(?:summer|fall|winter|spring|january|february|march|april|may|june|july|august|september|october|november|december) (?:of )?(?:19|20)\\d\\d
      (?:#|a|one|two|three|four|five|six|seven|eight|ten|few|some|couple of|several) (?:years?|months?|weeks?|days?) (?:ago|back)
      last (?:year|month|week|winter|summer|spring|fall|autumn|quarter|semester|christmas|january|february|march|april|may|june|july|august|september|october|november|december|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
      (?:one|that|the same) (?:day|night|time|morning|evening|afternoon|weekend|week|shift|friday|saturday|monday|sunday)|the other day|once|recently|at that time|at the time|back then|back in|back when|back home
      in (?:january|february|march|april|june|july|august|september|october|november|december)
      when (?:i|we) (?:come|start|arrive|get|live|am|was|were|worked|joined|started|began|had|got|came|arrived|took|first|did|opened|moved|managed|ran|lived|led|work|discovered|noticed)|when (?:the|our|a|my) * (?:\\w+ )?(?:was|were|had|started|began|came|went|called|broke|failed|decided|left|quit|asked|wanted|refused|crashed|died|got|stopped|moved|changed|\\w+ed)|while (?:i|we) (?:was|were|worked)|while (?:working|doing|i was)
      (?:at|in|for|with|from) my (?:very |most )?(?:last|previous|old|current|first|former|recent|second|third|final|past|capstone) *|in my (?:country|second|third|capstone|internship|placement|practicum|co|hometown)|(?:in|during|at) (?:college|university|high school|my studies|my internship|my co op|my training|my practicum|the pandemic|covid|ramadan|christmas|tax season)
      during (?:my|the|a|an|our|one|last|covid) *|in the middle of|halfway through|there was (?:a|an|one|this|once)|i remember|i recall|an example (?:is|was|would be) when|the (?:night|day|morning|week) before|before christmas|right before`),
    scene: cue(`
      (?:so |and )?(?:i am|we are) (?:all )?(?:alone|halfway|in the middle|on (?:the|my|a) (?:[a-z]+ )?(?:shift|floor|ward|road|job)|(?:at|behind) (?:the|my) (?:till|desk|counter|bar|wheel|register))
      it is (?:a |the |my |about |almost |like |just )*(?:night|morning|evening|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|midnight|noon|closing|rush|christmas|lunch|first|last|#)
      (?:a|an|this|one|some|my|our|the) (?:[a-z]+ )?[a-z]+ (?:, )?(?:he |she |they )?(?:gets? (?:on|in|up|off|angry|sick|hurt)|comes? (?:in|to|up|over|with|and)|starts? (?:to |[a-z]+ing)|walks? (?:in|up|over|out)|calls? (?:me|in|us|and)|arrives?|falls?|breaks? (?:down)?|collapses?|faints?|refuses?|yells?|screams?|shows? up|runs? (?:in|out|up|over)|tells? (?:me|us)|asks? (?:me|us)|says? (?:to me|that|he|she|they|i|it|if)|stops? (?:working|moving|breathing)|dies|chokes?|bleeds?|cries)`),
    setting: cue(`
      i (?:was|had been|used to be) (?:working|a|an|the|in|at|on|managing|leading|doing|running|hired|shift|charge|sous|responsible|supervising|teaching|selling|employed)|we were|i worked|i used to work|i had (?:a|an|this)|we had|there (?:was|were)|i am working|i work in|we have|i have (?:a|one|two|some|problem|problems)|there is|there are|i sold|i coordinated|i supervised
      at (?:the|a|an|our|my) *|in (?:a|an|the|our) (?:\\w+ )?(?:hospital|clinic|store|shop|restaurant|kitchen|office|company|factory|plant|warehouse|school|lab|laboratory|bank|hotel|garage|department|team|unit|ward|bakery|residence|pharmacy|class|site|firm|agency|startup|daycare|store|branch|call centre|call center|project)
      on (?:a|an|the|our|my) (?:\\w+ )?(?:\\w+ )?(?:job|project|site|shift|unit|line|floor|crew|contract|team|ward|rig|assignment)|as (?:a|an|the) *|my (?:first |last |old |previous )?(?:supervisor|boss|manager|coworker|colleague|team|client|customer|company|director|teammate)|me and (?:my |other |another )*|one of (?:the|my|our) *|for a (?:small|large|big|local|company|client) *`),
    task: cue(`
      (?:manager|boss|coordinator|supervisor|director|owner|chef|teacher|doctor|lead|foreman|principal|client|customer|he|she|they|ceo|vp|company) (?:he |she |they |then |had |has )*(?:asked|ask|asks|told|tell|tells|said|say|says|wanted|want|wants|needed|need|expected|expects|instructed|requested|assigned|gave) (?:me |us |if |whether |that )*(?:i could|we could|i should|i had|i have|to (?:[a-z]+)|me to|us to|i must|i need|(?:[a-z]+ ){0,4}(?:must|has to|have to|should|had to))|told to|asked to
      (?:the|our|my) (?:contract|rule|policy|plan|law|schedule|agreement|goal|challenge|aim|brief|problem|issue|question|real issue|tricky part) (?:was (?:to|how|that|finding|getting|keeping|making)|is to|said|says|required|stated|called for)|(?:named|made|appointed|put|left|elected|chose) (?:me|us) (?:as |to |in |the |a )*(?:acting|interim|lead|leader|head|charge|responsible|team|person|supervisor|coordinator|captain)|(?:aimed|hoped|set out|were trying|was trying|were hoping|was hoping|agreed|promised|volunteered|offered) to [a-z]+|due (?:on|by|in|the next|that|at) [^ ]+|(?:was|were|is|are) (?:due|scheduled (?:for|to)|planned for|set (?:for|to)|to be (?:ready|done|delivered|finished|connected|completed))
      (?:was|were|is|are|just|only) (?:only |just |about |less than )?(?:#|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|a couple of|a) (?:days?|weeks?|hours?|minutes?|months?|week|month) (?:away|off|left|out|to go)|(?:i|we|she|he|they) (?:only |just )?had (?:a|an|one|two|three|four|five|six|#|only|until|till|less|no|deadlines?) ?(?:a )?(?:[a-z]+ )?(?:deadlines?|days?|weeks?|hours?|week|month|mandate|authority|friday|monday|choice)
      (?:not|n't|never|was not) (?:really |exactly |even |technically )?(?:my|our) (?:job|department|role|responsibility|task|call|place|area)|(?:i am|i was) not the [a-z ]+ but|i was the (?:one|first|only|last|most|senior)|(?:it|that|this) (?:is|was|all) (?:all )?on me|that was (?:me|us|mine)|somebody had to|someone had to|nobody else|no one else|there (?:is|was) nobody else
      (?:i|we|none of us|nobody) (?:really |just )?(?:did not want|do not want|wanted|want|could not afford|could not let|was determined|were determined|was tired of|needed) (?:to|him|her|them|it|the|anyone|us|a)|could have (?:just )?(?:left|gone|walked|said)|counting on (?:me|us)|depended on (?:me|us|it)|at stake|with no (?:mandate|authority|budget)|(?:only|just) to [a-z]+ , but|(?:before|by) (?:the )?[a-z ]{2,20}(?:lapsed|expired|closed|opened|ended|started|began|closing)
      (?:i|we|he|she|they|it|had) (?:\\w+ly |also |only |just |still )?(?:had to|needed to|need to|have to|has to|had only|must)|had to|needed to
      (?:my|our|the|his|her|main|first|biggest) (?:main |own |first |biggest |key |real )?(?:job|task|role|goal|responsibility|responsability|mandate|objective|part|assignment|mission|target|challenge|aim|priority|duty) (?:was|is|were|there|:|as|for|to)
      (?:was|were|being|am|i am) (?:the one |also |mainly |directly )?(?:responsible|accountable|in charge|assigned|tasked|asked|expected|supposed|chosen|told|appointed|required) ?(?:for|of|to|with|by|as)?
      (?:asked|assigned|challenged|told|wanted|expected|needed|tasked|gave|instructed|appointed|put) me (?:to|with|in charge|a|the|for|as|#|two|three|one)|(?:asked|told|gave|wanted|expected|assigned) us (?:to|the|a|#)
      (?:it was|was|that was|call was|it is) (?:up to me|on me|my (?:job|responsibility|responsability|task|duty|role|turn|call|idea|shift)|mine)|on me to|up to me|the call was mine|fell to me|fell on me|i was the (?:one|only|person|lead|senior)|i was responsible|(?:manager|boss|owner|director|supervisor|client|customer|board|lead|chef|principal|company|team|he|she|they) (?:\\w+ly )?(?:wanted (?:it|us|me|this|everything|to|a|the)|needed (?:it|us|me|this|to)|gave me|gave us|put me|expected (?:us|me|it)|asked (?:me|us|for)|required|left me|counted on|relied on|trusted me|entrusted)|in charge of|my responsibility|my responsability
      (?:i|we) (?:only |just )?(?:had|have|got) (?:only |just |about |less than )?(?:#|one|two|three|four|five|six|seven|ten|a few|a couple|until|till|a|a single|24|48) ?(?:of )?(?:hours?|days?|weeks?|minutes?|months?|week|day|month)? (?:to|before|until|left|for)
      (?:the|our|my|a) deadline (?:was|is|:|to|of)|i wanted to (?:make sure|find|get|be|help|fix|improve|change|keep)|we wanted to|my goal|our goal|our target|goal was|the goal|asked to bring|nobody asked me|no one asked me|task :|goal :|my role`),
    weakTask: cue(`
      wanted|before (?:the|our|my|a|noon|summer|christmas|march|spring|#) *|by (?:the end|friday|monday|tomorrow|noon|march|december)|deadline|goal|responsib*|supposed|expect*|challenge*|need|needs|target`),
    result: cue(`
      (?:ended|wound|finished) up [a-z]+|(?:this|that|it|which|these changes|the (?:change|fix|new [a-z]+|approach|training|system|process|project|launch|event|transfer|migration|solution|release)) (?:really |also |alone |greatly |significantly |quickly |successfully |finally |directly |[a-z]+ly )*(?:made|taught|prevented|ensured|eliminated|boosted|lifted|stopped|solved|fixed|resolved|earned|won|lowered|shortened|simplified|stabilized|stabilised|kept|freed|went|came in|shipped|launched|succeeded|improved|turned|stayed|is (?:still|now)|was (?:a |very |so |well |completed|finished|delivered|done|shipped|adopted|rolled|extended|used|reused))
      (?:i|we|he|she|they|team|everyone|people) (?:[a-z]+ly |finally |all |also |even )*(?:could(?! not)|was able to|were able to|managed to|got to|succeeded in) (?:[a-z]+ly |finally )*[a-z]+|(?:became|become|becomes|grew) (?:[a-z]+ly |more |much |far |a lot |so much )*[a-z]+|(?:is|are|was|were|felt|feels) (?:[a-z]+ly |much |far |way |a lot |so much )*(?:more [a-z]+|faster|cleaner|smoother|easier|calmer|happier|stronger|safer|quicker|relieved|good to go)
      (?:improved|increased|decreased|dropped|fell|rose|grew|doubled|tripled|halved|stabilized|stabilised|disappeared|vanished|recovered|survived|stopped|cleared|reinstated|renewed|restored) (?:[a-z]+ly|a lot|by|to|from|after|within|in|immediately|completely|and|,|$)|(?:not one|not a single|no longer) [a-z]+|since (?:then|that day|that|)|still (?:use|uses|using|calls?|works?|with|there|comes?|runs?|here|in place|have|has|going|follows?|do|does|here)
      (?:from|since) then|(?:he|she|they) (?:(?:later|then|also|even|eventually|finally) )*(?:understood|understands|came around|came back|comes back|calls|called (?:me|us|to)|asked (?:for me|me back|if i)|paid|kept (?:his|her|their)|keep (?:his|her|their)|became|is fine|are fine|was fine|has been|have been|said (?:ok|okay|yes|sorry|thanks|thank)|says (?:sorry|thanks|thank|okay|ok))|everybody (?:eat|ate|got|was|is|went)|everyone (?:was|got|paid|aligned|agreed|went|stayed|made|is|left|came)
      as a result|as a consequence|result (?:was|is|:)|results? :|the (?:result|outcome|end result|impact) (?:was|is|of)|in the end|at the end|by the end|eventually|ultimately|in total|because of (?:this|that|it)|thanks to (?:this|that|it|my|our|the)|which (?:led|resulted|meant|helped|saved|reduced|increased|allowed|gave|made|cut|brought|was our)|this (?:led|resulted|meant|helped|saved|reduced|increased|allowed|gave|brought|cut|improved)|that (?:cut|led to|saved|reduced|took|brought|helped|got|gave us)|it (?:helped|saved|reduced|worked|took|paid off|turned out well|improved|increased|went well|turned out (?:good|great|well|to be)|was a success)|so (?:in the end|at the end|finally|overall)
      since (?:then|that day|that)|after that (?:no|nobody|no one|we|he|she|they|the|it|everyone|everybody|,|i never)|from (?:then|that day|that moment) on|(?:within|after|in|over) (?:a|one|two|three|four|six|#|the first|the next|that) (?:days?|weeks?|months?|hours?|minutes?|quarters?|years?|week|month) (?:,|we|he|she|they|it|the|our|i|later|,)|to this day|(?:we|they|he|she|everyone|people|team|manager|office|hospital|company|now|site|stores?|store) (?:still|now) [a-z]+s?|now (?:we|they|he|she|everyone|people|my|our|the|it|uses|use|every)
      (?:was|were|dropped|fell|went|cut|down|up|reduced|increased|rose|grew|improved|decreased|jumped|climbed|shrank|reached|saved|doubled|tripled|halved|exceeded|hit|beat) (?:\\w+ly )?(?:by|from|to|down|up|about|over|almost|nearly|more than|around|in half|our|the|\\$|#|us)|down to|up to #|up by|(?:had|have|has) (?:fallen|dropped|risen|grown|improved|decreased|increased|doubled|halved|gone (?:up|down|from))|went from|which let|luckily|fortunately|thankfully|i (?:passed|got (?:the|my)|completed the|earned)|(?:from|de) \\$? ?# (?:\\w+ )?(?:\\w+ )?(?:\\w+ )?to (?:under |about |only |just |almost |below |over )?(?:\\$ )?(?:#|one|two|three|four|five|six|zero)|by half|in half|twice as
      (?:we|i|team|project|they|crew|everything|everyone|order|module|batch|all|site|app|report|dinner|launch) (?:all |both |\\w+ly |still |also |even |first |official |#\\s)*(?:delivered|finished|completed|shipped|launched|passed|met|made it|won|succeeded|closed|reached|exceeded|saved|hit|beat|avoided|signed|kept|earned|made the deadline|serve everybody|served)
      (?:he|she|they|client|customer|patient|owner|manager|boss|family|director|supervisor|students?|parents?|team|guest|guests|colleague|coworker|vendor|bank|board|company|everyone|everybody|lady|man|woman|chef|principal|office|people|inspector|management|auditor|auditors) (?:\\w+ly |even |also |later |then |finally |both |all |was |were |is |are |had |did )*(?:thanked|apologized|apologised|agreed|accepted|signed|approved|renewed|calmed|relaxed|praised|congratulated|complimented|recommended|promoted|appreciated|loved|liked|stayed|came back|returned|left (?:happy|satisfied|a|calm|smiling)|rolled|copied|adopted|hired|smiled|cried|recovered|improved|got better|referred|recovered|learned|said (?:thank|thanks|sorry|it was|that it|he was happy|yes|she was happy)|thank|happy|satisfied|pleased|grateful|impressed|relieved|so happy|better|agree|extremely|delighted)
      (?:was|were|is|are|very|really|so|left|went away|went home|walked out) (?:very |really |so |all |both |quite |extremely |much )*(?:happy|satisfied|pleased|grateful|impressed|relieved|thankful|delighted|better|successful|approved|accepted|resolved|solved|fixed|adopted|implemented|promoted|appreciated|a success|safe|back on track|friends?|friend now|in control)
      (?:no|zero|without|without any|not a single|no more|no further|only one) (?:\\w+ )?(?:complaints?|accidents?|incidents?|injuries|errors?|mistakes?|problems?|issues?|delays?|falls?|deviations?|adjustments?|bumps|downtime|defects?|findings|penalty|penalties|claims?|touch up|losses|rework|conflicts?)
      (?:nobody|no one|none of us) (?:\\w+ )?(?:got|was|were|complain*|argue*|quit|left|noticed|missed|lost|is|has|hurt)|never happened again|(?:has|have|had) not happened (?:again|since)|on time|ahead of (?:time|schedule)|under budget|on schedule|paid off|promotion|employee of the month|got (?:a raise|promoted|hired|an award|an a|first|second)|(?:was|were|got) promoted|i (?:got|received|earned) (?:a|an|the) (?:award|promotion|raise|bonus|certificate|thank|compliment)|asked (?:me|us) (?:back|to (?:review|train|lead|do it|present|teach|come back|stay|keep|show|share|run|repeat|help|join|take over))|(?:minutes?|hours?|days?|weeks?) (?:early|earlier|sooner|faster|ahead)|(?:was|were|is|are) (?:all )?still (?:good|fine|safe|intact|usable|alive|fresh|working|running)|(?:came out|ended) with|(?:head office|another team|other teams|other sites|they all|sister store) *|became (?:the|our|a) (?:sop|standard|procedure|norm|rule|template)|(?:we|i) (?:missed|lost|failed|did not get|had to close|got a|did not make)|(?:was|were) our record|best (?:month|year|score|result)|it worked|worked (?:well|great|after|perfectly|fine)|calmed down|said thank*|said sorry|went (?:well|smoothly|out)|ran smoothly|turned out`),
    weakResult: cue(`
      result*|outcome*|success*|improv*|better|benefit*|impact*|satisf*|happy|lesson*|learned|learnt|finally|finished|thank*`),
    settled: cue(`
      (?:i|we) (?:[a-z]+ly |then |all |both |also )*(?:fixed|solved|resolved|completed|finished|agreed|passed|won|got|earned|delivered|shipped|launched|opened|closed|saved|secured|received|reached|adopted|sold|kept|made (?:it|our|the)|met|handed (?:over|in)|avoided|recovered|caught up|met)
      (?:and|,) (?:[a-z]+ly )*(?:completed|finished|delivered|shipped|solved|resolved|fixed|kept|won|saved|earned|got|met|passed) (?:the|it|everything|our|my|ahead|on|all)`),
    learned: cue(`
      (?:i|we) (?:also |have |really )?(?:learned|learnt|realized|realised|understood) (?:that|to|how|a|the|from|it|not|my|about|never)?|taught me|this experience|the lesson|(?:what )?i (?:took|take) away|since then i|made me (?:realize|understand|more|better)`),
    label: {
      s: cue(`situation :|context :|background :|the situation :`),
      t: cue(`tasks? :|goal :|role :|my role :|objective :|challenge :|problem :`),
      a: cue(`actions? :|what i did :|solution :|steps :|approach :`),
      r: cue(`results? :|outcome :|impact :|the result :`),
    },
    now: cue(
      `(?:i|we) (?:still )?now|now (?:i|we|before|when|whenever|every|all|each)|(?:right|until|to) now|since then|these days|from then on|from that day|ever since`,
    ),
    again: cue(`every|each|twice a|(?:#|two|three|four) times a`),
    habit: cue(`
      always|usually|in general|generally|normally|often|typically|most of the time|every time|whenever|every (?:quarter|year|month|day)|all the time|rarely|never|when there is|when something|if (?:there is|something|someone|i)|when i (?:see|have|get|face|find)
      i am (?:a|an|very|someone|the type|good|really|always|organized|flexible|hard|quite|pretty|known)|i believe|i think|in my opinion|it is important|you have to|you need to|i like to|i love|people (?:say|tell|often)|a good * (?:listens|is|must|should|leads|communicates)|i tend to|i try to|my secret`),
    summary: cue(`
      (?:led|managed|done|had|handled|worked on|completed|delivered|been in|did|made|faced|have) (?:so )?(?:many|several|various|lots of|a lot of|numerous|different|countless|plenty of)|throughout my career|in my career|over the years|in different (?:industries|countries|companies|places)|by nature`),
  },
};
