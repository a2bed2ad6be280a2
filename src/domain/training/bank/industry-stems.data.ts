/** Beginnings of words, folded, French and English together, that speak for an industry; a final space ends the word. */
import type { Industry } from '../question.ts';

const listOf = (stems: string): readonly string[] =>
  stems
    .split(',')
    .map((stem) => stem.replaceAll('_', ' ').replace(/^\s+/, ''))
    .filter((stem) => stem !== '');

/** `_` stands for the space that ends a word. */
export const INDUSTRY_STEMS: Readonly<Record<Exclude<Industry, 'general'>, readonly string[]>> = {
  tech: listOf(
    'developp,developer,programm,logiciel,software,informati,it support,web,front end,back end,frontend,backend,full stack,devops,cloud,reseau informatique,network admin,data engineer,data scien,analyste de donnees,base de donnees,database,cybersecur,python,java_,javascript,typescript,react_,sql_,linux,aws_,azure,kubernetes,scrum,api_,qa_,ux_,helpdesk,help desk,soutien technique,technical support,technicien informatique',
  ),
  finance: listOf(
    'comptab,comptable,accountant,accounting,tenue de livres,bookkeep,finance,financial,financier,audit,verificateur,cpa_,paie_,payroll,tresor,treasury,banque,bank,caissier de banque,teller,credit analyst,analyste credit,placement,invest,assurance,insurance,actuair,actuar,fiscal,tax_,conformite,compliance,comptes payables,accounts payable,comptes clients,accounts receivable,ifrs,quickbooks,sage_,grand livre,general ledger',
  ),
  healthcare: listOf(
    'infirm,nurs,patient,sante,health,soins,care aide,care home,long term care,hospital,hopital,clini,medec,medic,physician,pharmac,chsld,clsc,ciusss,aux beneficiaires,psw_,personal support,inhalotherap,physiotherap,ergotherap,occupational therap,dent,hygieniste,radiolog,laborato,rcr_,cpr_,oiiq,ambulanc,paramed',
  ),
  education: listOf(
    'enseign,teach,educat,educatrice,educateur,ecole,school,eleve,student,professeur,professor,cpe_,garderie,daycare,childcare,early childhood,petite enfance,cegep,college,universit,pedagog,curriculum,formateur,formatrice,tutor,tuteur,classroom,classe_,centre de services scolaire',
  ),
  marketing: listOf(
    'marketing,communication,publicit,advertis,marque,brand,medias sociaux,social media,contenu,content,redacteur,redactrice,copywrit,seo_,sem_,referencement,campagne,campaign,relations publiques,public relations,infolettre,newsletter,google ads,analytics,graphi,community manager',
  ),
  sales: listOf(
    'vente,sales,vendeur b2b,representant,account executive,account manager,developpement des affaires,business development,prospect,quota,crm_,commission,territoire,territory,directeur de comptes,directrice de comptes,appels a froid,cold call,salesforce,pipeline,negociation',
  ),
  consulting: listOf(
    'consult,conseiller en gestion,conseillere en gestion,cabinet,mandat,advisory,strategi,management consult,client engagement,livrable,deliverable,transformation,gestion du changement,change management,analyste d affaires,business analyst,diagnostic organisationnel,stakeholder,parties prenantes,appel d offres',
  ),
  manufacturing: listOf(
    'usine,plant_,manufactur,fabrication,production,machin,operateur,operator,soud,weld,assembl,mecanicien industriel,millwright,electromecan,cnc_,usinage,qualite,quality control,lean_,5s_,simdut,whmis,cadenass,lockout,entrepot,warehouse,cariste,forklift,chariot elevateur,journalier,labourer,maintenance,quart,shift,iso 9001',
  ),
  retail: listOf(
    'magasin,store,boutique,detail,retail,caissi,cashier,vendeur en magasin,conseiller vente,etalag,merchandis,inventaire,inventory,rayon,epicerie,grocery,supermarche,supermarket,pharmacie de detail,cosmetic,gerant de magasin,store manager,stock clerk,service a la clientele,customer service,tablette,shelf',
  ),
  hospitality: listOf(
    'hotel,hebergement,restaura,restaurant,cuisin,cook,chef de partie,sous chef,serveu,server_,waiter,waitress,barista,barman,bartend,tourism,touris,reception,front desk,femme de chambre,aux chambres,housekeep,banquet,traiteur,cater,evenement,event_,guest,plongeur,dishwash,mapaq,menu_',
  ),
};
