/** What stands before a colon, or alone on the line above, in advertisements: folded. */

export type AdLabel =
  | 'title'
  | 'position'
  | 'announcement'
  | 'subject'
  | 'company'
  | 'place'
  | 'site'
  | 'remote'
  | 'salary'
  | 'deadline'
  | 'period'
  | 'posted'
  | 'start'
  | 'reference'
  | 'other';

const LABELS: Readonly<Record<AdLabel, string>> = {
  title:
    "titre|titre du poste|titre de poste|titre d'emploi|titre de l'emploi|titre du poste affiche|intitule du poste|profession|occupation|metier|intitule|nom du poste|appellation d'emploi|job title|title|position title|title of position|posting title|working title|official title",
  position:
    "poste|corps d'emploi|classe d'emploi|poste a pourvoir|poste a combler|poste offert|poste recherche|poste vise|poste vacant|postes|emploi|fonction|job|position|position available|open position|role|role title|vacancy|opening|career opportunity",
  announcement:
    "offre d'emploi|offre d’emploi|avis de concours|appel de candidatures|nous recrutons|on recrute|on embauche|nous embauchons|recrutement|affichage de poste|call for applications|call for candidates|appel a candidatures|possibilite d'emploi|job posting|job opportunity|job ad|employment opportunity|now hiring|hiring now|hiring|we're hiring|we are hiring|help wanted|job opening|now recruiting|now available|available now|job offer|offre|poste disponible|postes disponibles|recherche|recherchons|on cherche|nous cherchons",
  subject: 'objet|sujet|subject|re',
  company:
    "employeur|entreprise|nom de l'entreprise|nom de l'employeur|nom de l'organisation|nom de la compagnie|organisation|organisme|compagnie|societe|raison sociale|company|company name|employer|employer name|organization|organisation name|hiring organization|hiring company|organization name|agence|agency|business name|concessionnaire|dealership|dealer|restaurant|cabinet|firme|firm|hotel|clinique|clinic|store|magasin|boutique|institution|employeur / employer|nom|name|recruiter|employing organization|hiring for",
  place:
    "lieu|lieux|lieu de travail|lieu de travail principal|lieu du poste|lieu d'emploi|ville|endroit|emplacement|emplacements|localisation|region|ou|port d'attache|location|locations|primary location|job location|work location|city|city/town|base|based in|community|worksite|work site|where|place of work|area|secteur|lieu d'emploi|lieux de travail|location of work|office location|municipality|municipalite|lieu d'affectation|affectation|adresse|address",
  site: 'site|campus|installation|etablissement|succursale|ecole|school|branch|facility|centre',
  remote:
    'teletravail|mode de travail|modalite de travail|modalites de travail|type de travail|workplace information|workplace type|work model|remote type|remote|work arrangement|workplace|type de lieu de travail|lieu de travail (type)|job location type',
  salary:
    'salaire|salaire offert|salaire annuel|salaire horaire|salaire mensuel|salaire minimum|salaire maximum|salaire de base|echelle salariale|remuneration|remuneration annuelle|taux horaire|taux|taux de salaire|traitement|traitement annuel|traitement horaire|fourchette salariale|combien|compensation|salary|salary range|base salary|annual salary|monthly salary|hourly salary|pay|pay range|pay rate|rate of pay|rate|hourly rate|hourly wage|wage|wages|wage rate|wage range|starting wage|starting salary|salary band|salary information|minimum salary|maximum salary|pay details|total cash|salaire et avantages|hiring range|salary scale|echelle|pay scale|pay grid|echelle de traitement|tarif|fourchette|range|grille salariale|wage scale|remuneration offerte',
  deadline:
    "date limite|date limite pour postuler|date limite de depot|date limite de depot des candidatures|date limite de candidature|date limite d'inscription|date et heure limites de candidature|date de cloture|cloture|date de fermeture|fermeture|date de fin d'affichage|fin d'affichage|fin de l'affichage|fin de la periode d'inscription|fin de la periode d'affichage|fin du concours|annoncee jusqu'au|annonce valide jusqu'au|affiche jusqu'au|date d'echeance|echeance|expire le|postulez avant le|deadline|deadline to apply|application deadline|closing date|closing|closes|closing date and time|close date|posting end date|posting closes|job expires|expires|expiry date|advertised until|apply by|apply before|submission deadline|end date|date de fin|applications close|cut-off date|cutoff date|cut off date|date de tombee|tombee|date de fin du concours|fin de concours|date de fin de publication|applications due|due date|application due date|last day to apply|apply until|date limite des candidatures",
  period:
    "periode d'affichage|periode d'inscription|periode de publication|posting period|application period|affichage du|dates d'affichage",
  posted:
    "date de publication|date de debut du concours|debut du concours|date de mise en ligne|date d'ouverture|date d'affichage|date de debut d'affichage|debut d'affichage|affichage|publiee le|publie le|affiche le|date de parution|date|posted|posted on|posting date|posted date|date posted|date published|published|opening date|job posted|posting start date",
  start:
    "date d'entree en fonction|entree en fonction|entree en poste|date de debut|date prevue d'entree en fonction|debut|debut de l'emploi|quand|start date|starting date|anticipated start date|start|employment start|expected start date|anticipated start|date de debut du concours (poste)|available",
  reference:
    "reference|numero de reference|no de reference|no reference|ref|ref.|code de reference|numero|numero de concours|no de concours|no concours|concours|concours no|concours n|numero d'affichage|no d'affichage|numero de l'affichage|numero de l'emploi|numero de l'offre|numero de poste|no de poste|numero de demande|id de l'offre|id de l'emploi|id de la demande|id|identifiant|competition|competition number|competition no|competition #|posting number|posting #|posting id|posting no|job id|job #|job number|job no|job requisition id|requisition|requisition id|requisition number|req|req #|req id|reference number|reference code|reference #|hiring #|file number|job reference|ref #|source|job requisition|position number|position no|position id|posting reference|job code|vacancy number|vacancy no|numero du poste|no d'emploi|numero d'emploi|code d'emploi|numero de dossier|competition id|no. de concours|reference no|reference id|n° de reference|offre no|numero de l'annonce",
  other:
    "division|direction|service|departement|department|unite administrative|unite|unit and program|union|syndicat|statut|statut de l'emploi|status|employment status|employment type|type d'emploi|type de poste|type de temps|job type|job types|time type|type|horaire|horaires|hours|hours of work|heures|nombre d'heures|nombre d'heures par semaine|heures par semaine|quart de travail|quart|shift|schedule|shift and schedule|fte|scope|classification|grade|ministry|ministere|langue|langues|language|languages|duree|duree du poste|duration|term|benefits|avantages|avantages sociaux|vacancies|postes vacants|number of openings|nombre de postes|contact|qualifications|exigences|requirements|education|etudes|experience|overview|apercu|description|client|report to|reports to|supervisor|superieur immediat|posted by|code du poste|employee class|line of business|primary purpose|mandat|mandate|duties|tache|taches|modalites d'emploi|terms of employment|permanent/temporary|full or part time|housing|logement|northern allowance|required|conditions|pour postuler|to apply|how to apply|comment postuler|apply|responsabilites|responsibilities|votre profil|your profile|profil recherche|about us|about you|a propos|a propos de nous|ce que nous offrons|what we offer|nous offrons|we offer|votre role|your role|the role|le role|le poste en bref|job summary|sommaire du poste|sommaire|summary|principales fonctions|fonctions|key responsibilities|fonctions principales|nature du travail|additional pay|autres avantages|notre entreprise|l'entreprise|notre offre|mise en candidature|conditions de travail|working conditions|who we are|qui sommes-nous|tel|telephone|phone|from|to|de|a|cc",
};

/** Folded label → what it announces. */
export const AD_LABELS: ReadonlyMap<string, AdLabel> = new Map(
  (Object.entries(LABELS) as [AdLabel, string][]).flatMap(([label, names]) =>
    names.split('|').map((name) => [name, label] as const),
  ),
);
