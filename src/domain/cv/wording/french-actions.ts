/**
 * French actions of a working life: the noun, its infinitive and its past participle. Each noun takes with « de » what
 * the verb takes as its direct object (« gestion des stocks », « gérer les stocks »): only such pairs are listed, so
 * that one form can be put in the other's place. Hand-checked.
 */
export interface FrenchAction {
  noun: string;
  infinitive: string;
  /** Masculine singular: it does not agree before its object. */
  participle: string;
}

const TABLE = `gestion|gérer|géré
coordination|coordonner|coordonné
supervision|superviser|supervisé
planification|planifier|planifié
organisation|organiser|organisé
direction|diriger|dirigé
encadrement|encadrer|encadré
formation|former|formé
animation|animer|animé
accompagnement|accompagner|accompagné
évaluation|évaluer|évalué
analyse|analyser|analysé
élaboration|élaborer|élaboré
conception|concevoir|conçu
réalisation|réaliser|réalisé
création|créer|créé
développement|développer|développé
programmation|programmer|programmé
déploiement|déployer|déployé
implantation|implanter|implanté
installation|installer|installé
configuration|configurer|configuré
intégration|intégrer|intégré
migration|migrer|migré
administration|administrer|administré
optimisation|optimiser|optimisé
amélioration|améliorer|amélioré
automatisation|automatiser|automatisé
modernisation|moderniser|modernisé
simplification|simplifier|simplifié
réduction|réduire|réduit
augmentation|augmenter|augmenté
négociation|négocier|négocié
rédaction|rédiger|rédigé
révision|réviser|révisé
correction|corriger|corrigé
traduction|traduire|traduit
préparation|préparer|préparé
présentation|présenter|présenté
production|produire|produit
fabrication|fabriquer|fabriqué
assemblage|assembler|assemblé
montage|monter|monté
construction|construire|construit
rénovation|rénover|rénové
réparation|réparer|réparé
entretien|entretenir|entretenu
nettoyage|nettoyer|nettoyé
inspection|inspecter|inspecté
vérification|vérifier|vérifié
validation|valider|validé
contrôle|contrôler|contrôlé
surveillance|surveiller|surveillé
suivi|suivre|suivi
traitement|traiter|traité
saisie|saisir|saisi
mise à jour|mettre à jour|mis à jour
mise en place|mettre en place|mis en place
mise en œuvre|mettre en œuvre|mis en œuvre
mise en service|mettre en service|mis en service
mise en marché|mettre en marché|mis en marché
prise en charge|prendre en charge|pris en charge
classement|classer|classé
archivage|archiver|archivé
facturation|facturer|facturé
encaissement|encaisser|encaissé
recouvrement|recouvrer|recouvré
tenue|tenir|tenu
commande|commander|commandé
achat|acheter|acheté
vente|vendre|vendu
promotion|promouvoir|promu
livraison|livrer|livré
expédition|expédier|expédié
réception|réceptionner|réceptionné
manutention|manutentionner|manutentionné
emballage|emballer|emballé
chargement|charger|chargé
transport|transporter|transporté
accueil|accueillir|accueilli
recrutement|recruter|recruté
embauche|embaucher|embauché
mobilisation|mobiliser|mobilisé
enseignement|enseigner|enseigné
documentation|documenter|documenté
diffusion|diffuser|diffusé
publication|publier|publié
collecte|collecter|collecté
recherche|rechercher|recherché
identification|identifier|identifié
définition|définir|défini
diagnostic|diagnostiquer|diagnostiqué
résolution|résoudre|résolu
pilotage|piloter|piloté
lancement|lancer|lancé
établissement|établir|établi
estimation|estimer|estimé
calcul|calculer|calculé
modélisation|modéliser|modélisé
dessin|dessiner|dessiné
soudage|souder|soudé
usinage|usiner|usiné
câblage|câbler|câblé
étalonnage|étalonner|étalonné
stérilisation|stériliser|stérilisé
sensibilisation|sensibiliser|sensibilisé
fidélisation|fidéliser|fidélisé
prospection|prospecter|prospecté
transformation|transformer|transformé
restructuration|restructurer|restructuré
normalisation|normaliser|normalisé
harmonisation|harmoniser|harmonisé
approbation|approuver|approuvé
soutien|soutenir|soutenu
distribution|distribuer|distribué
répartition|répartir|réparti
exploitation|exploiter|exploité
sécurisation|sécuriser|sécurisé
élimination|éliminer|éliminé`;

export const FRENCH_ACTIONS: readonly FrenchAction[] = TABLE.split('\n').map((line) => {
  const [noun = '', infinitive = '', participle = ''] = line.split('|');
  return { noun, infinitive, participle };
});

/** Verbs that need no noun here: they only tell that a line begins with an action. */
const MORE_VERBS = `accroître|accru;accomplir|accompli;acquérir|acquis;adapter|adapté;agir|agi;aider|aidé;appliquer|appliqué;apporter|apporté;
arbitrer|arbitré;assister|assisté;assurer|assuré;atteindre|atteint;attribuer|attribué;auditer|audité;bâtir|bâti;chiffrer|chiffré;codiriger|codirigé;
collaborer|collaboré;communiquer|communiqué;concilier|concilié;conclure|conclu;conduire|conduit;conseiller|conseillé;consolider|consolidé;contribuer|contribué;
convaincre|convaincu;couvrir|couvert;cuisiner|cuisiné;cultiver|cultivé;débloquer|débloqué;décrocher|décroché;défendre|défendu;déléguer|délégué;démarrer|démarré;
dépanner|dépanné;dépasser|dépassé;dispenser|dispensé;diminuer|diminué;diversifier|diversifié;doubler|doublé;effectuer|effectué;élargir|élargi;émettre|émis;
enquêter|enquêté;enregistrer|enregistré;entreprendre|entrepris;étendre|étendu;étudier|étudié;examiner|examiné;exécuter|exécuté;exercer|exercé;faciliter|facilité;
faire|fait;fonder|fondé;fournir|fourni;garantir|garanti;générer|généré;guider|guidé;impliquer|impliqué;informer|informé;initier|initié;instaurer|instauré;interpréter|interprété;
intervenir|intervenu;introduire|introduit;inventorier|inventorié;maîtriser|maîtrisé;maintenir|maintenu;mener|mené;mesurer|mesuré;modifier|modifié;motiver|motivé;obtenir|obtenu;
offrir|offert;opérer|opéré;orchestrer|orchestré;orienter|orienté;participer|participé;percevoir|perçu;peindre|peint;plaider|plaidé;prescrire|prescrit;prévenir|prévenu;prodiguer|prodigué;
proposer|proposé;réaménager|réaménagé;réussir|réussi;recevoir|reçu;recommander|recommandé;rédiger|rédigé;redresser|redressé;remanier|remanié;remettre|remis;remplacer|remplacé;remporter|remporté;
renforcer|renforcé;rentabiliser|rentabilisé;répondre|répondu;représenter|représenté;respecter|respecté;restaurer|restauré;servir|servi;signer|signé;soigner|soigné;soumettre|soumis;
stabiliser|stabilisé;standardiser|standardisé;structurer|structuré;tester|testé;tracer|tracé;transférer|transféré;transmettre|transmis;travailler|travaillé;trier|trié;tripler|triplé;trouver|trouvé;utiliser|utilisé;veiller|veillé;visiter|visité;voir|vu;gagner|gagné;ouvrir|ouvert;remédier|remédié;concrétiser|concrétisé;parcourir|parcouru;réunir|réuni;rétablir|rétabli;unir|uni;investir|investi;enrichir|enrichi;franchir|franchi;agrandir|agrandi;répertorier|répertorié;certifier|certifié;appuyer|appuyé;employer|employé;héberger|hébergé;conditionner|conditionné;poser|posé;couler|coulé;creuser|creusé;couper|coupé;coiffer|coiffé;coudre|cousu;cuire|cuit;tailler|taillé;brancher|branché;raccorder|raccordé;dresser|dressé`;

const PAIRS: readonly string[][] = MORE_VERBS.split(';').map((pair) => pair.trim().split('|'));

export const FRENCH_INFINITIVES: ReadonlySet<string> = new Set([
  ...FRENCH_ACTIONS.map(({ infinitive }) => infinitive),
  ...PAIRS.map(([infinitive = '']) => infinitive),
]);

export const FRENCH_PARTICIPLES: ReadonlySet<string> = new Set([
  ...FRENCH_ACTIONS.map(({ participle }) => participle),
  ...PAIRS.map(([, participle = '']) => participle),
]);
