/**
 * The common nouns with which names of employers begin, by the article that they take in French: « au Centre »,
 * « à la Clinique », « à l’Hôpital », « aux Archives ». Folded; what a name is not is told in `employer-name.ts`.
 */
const nouns = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const NOUNS = {
  le: nouns(`
    bar biodome bistro bureau cabinet cafe camp campus canton carrefour casino cegep centre chantier cinema cirque
    club college comite comptoir conseil conservatoire consortium consulat couvent cpe depanneur departement
    dispensaire domaine fonds foyer garage gouvernement groupe gym jardin journal laboratoire lycee magasin manoir
    marche ministere motel moulin mouvement musee parc patro pavillon planetarium port refuge regroupement reseau
    restaurant salon sanctuaire secretariat seminaire senat spa stade studio supermarche syndicat theatre tribunal
    verger vignoble zoo chsld chu chum chuq cisss ciusss clsc cn crtc cusm crim mapaq melcc mess mifi mtq msss rtc rtl
    spvm`),
  la: nouns(`
    banque basilique bibliotheque blanchisserie boucherie boulangerie boutique brasserie buanderie cafeteria caisse
    cathedrale chambre charcuterie cidrerie cimenterie clinique cnesst commission communaute compagnie confederation
    coop cooperative corporation cour creperie croix-rouge direction distillerie division fabrique faculte federation
    ferme fiducie fondation fonderie fromagerie fruiterie galerie garderie gendarmerie grc halte-garderie joaillerie
    laiterie librairie ligue mairie maison manufacture mediatheque menuiserie microbrasserie mission mosquee mrc
    municipalite mutuelle papeterie paroisse patisserie pepiniere pharmacie pizzeria poissonnerie police polyclinique
    quincaillerie raffinerie ramq regie residence rotisserie saaq saq scierie sepaq societe sqdc station stl stm
    succursale surete synagogue taverne tour ville voirie`),
  l: nouns(`
    abbaye academie accueil administration aeroport agence alliance aluminerie ambassade amf amphitheatre aquarium
    archeveche arrondissement assemblee association atelier auberge autorite ecole eglise enap entreprise epicerie
    equipe espace etablissement etat ets eveche habitation hopital hospice hotel hotel-dieu imprimerie incubateur
    initiative inspection institut internat inrs observatoire oeuvre office onf opera oratoire orchestre ordre
    organisation organisme orphelinat union unite universite uqac uqam uqar uqo uqtr usine`),
  les: nouns(`
    archives ateliers auberges banques bibliotheques boulangeries brasseries caisses centres cliniques ecoles editions
    entrepots entreprises fermes fondations forces galeries habitations hopitaux hotels jardins laboratoires loisirs magasins
    musees presses productions residences restaurants rotisseries serres`),
} as const;

/** Nouns only with what they are of: « au Service de police », and « chez Transport Robert ». */
export const NOUNS_WITH_OF = {
  le: nouns('service transport soutien regime programme projet protecteur commissariat'),
  la: nouns('construction gestion protection sante securite table'),
  l: nouns('action aide assistance assurance entraide entretien intendance'),
  les: nouns('aliments amis assurances communications industries services transports travaux'),
} as const;

/** « Le Grand Théâtre »: they stand before the noun, which takes its article from them. */
export const ADJECTIVES = {
  le: nouns('beau bon grand haut nouveau petit premier vieux'),
  la: nouns('belle bonne grande haute nouvelle petite premiere vieille jeune'),
  les: nouns('grands grandes jeunes nouveaux nouvelles petits petites premieres premiers'),
} as const;

/** Public bodies without an article: « à Revenu Québec ». */
export const PUBLIC_WORDS = nouns(`
  affaires agriculture emploi environnement hec hydro immigration investissement justice loto parcs patrimoine peches
  polytechnique postes radio recyc ressources revenu sante securite service services statistique statistiques telefilm
  tele transports`);

/** Names that begin as a noun does and are only names. */
export const ONLY_NAMES = nouns(
  'alliance-data bureau-en-gros centre-hi-fi club-med club-piscine office-depot union-gas',
);

/** English nouns with which a name ends, or words that it has inside: no French article is sure. */
export const ENGLISH_WORDS = nouns(`
  agency association authority board center centre church city clinic college council department for foundation hospital
  institute library ministry museum network of office school services society university`);
