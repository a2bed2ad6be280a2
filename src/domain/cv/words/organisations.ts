/** Words that show an employer or a school, folded. */

/** Legal forms and words that name a body that employs people. */
const COMPANY = `inc ltd ltee llc llp lp plc corp corporation co company cie compagnie sarl sarlu sas sasu sa spa srl suarl gmbh ag kg bv nv ab oy as aps pty pvt limited incorporated enr senc sencrl eurl snc scop sicav
group groupe holding holdings partners associates associes brothers freres sons fils enterprise enterprises entreprise entreprises etablissements ets
bank banque caisse credit assurance assurances insurance mutual mutuelle capital trust fund fonds
hospital hopital clinic clinique chu chum cisss ciusss clsc chsld chslds polyclinique dispensaire medical pharmacy pharmacie laboratory laboratories laboratoire laboratoires care homecare residence residences sante
restaurant cafe bistro brasserie hotel hotels resort auberge boulangerie patisserie bakery grill pizzeria traiteur catering
school ecole universite university college cegep lycee academy academie institute institut faculty faculte garderie daycare cpe campus
ministry ministere government gouvernement agency agence department departement ville city municipality municipalite mairie council conseil commune wilaya prefecture embassy ambassade consulate consulat army armee police nations unies onu undp pnud unicef unhcr unesco ngo ong foundation fondation association society societe organization organisation union federation cooperative coop centre center maison house museum musee library bibliotheque
technologies technology tech systems systemes solutions services consulting conseils studio studios labs lab software logiciels digital media medias networks telecom telecoms telecommunications mobile energie energy petroleum petrole mining mines construction constructions industries industrie industriel manufacturing motors automobile automobiles auto garage transport transports logistics logistique freight shipping airlines airways air aviation aeroport airport railway port food foods aliments market marche supermarche stores store magasin boutique fashion mode textile textiles pharma pharmaceuticals biotech engineering ingenierie architectes architecture avocats attorneys law cabinet etude office bureau international global worldwide canada quebec ontario afrique africa europe maroc algerie tunisie senegal india france usa
hydro desjardins rbc bmo cibc td scotiabank bell telus rogers videotron loblaws metro sobeys provigo walmart costco amazon google microsoft ibm accenture deloitte kpmg pwc ey capgemini cgi shopify ubisoft bombardier cae siemens alstom orange renault peugeot total totalenergies airbus thales safran sncf ratp edf bnp axa carrefour auchan danone nestle unilever samsung huawei toyota tata infosys wipro jollibee sm pldt sonatel mtn ocp sonatrach attijariwafa maersk uber deliveroo starbucks mcdonald's tim hortons canadian tire iga`;

/** Forms that can't be anything else. */
const COMPANY_SURE = `inc ltd ltee llc llp plc corp sarl sas sasu gmbh pty pvt senc sencrl eurl suarl srl cisss ciusss chum chu clsc chsld holding holdings groupe bv enr`;

const INSTITUTION = `university universite universidad universidade universita universitat universiteit universitas college colleges cegep collegial lycee school schools ecole ecoles institute institut instituto institution institutions academy academie academia faculty faculte
polytechnic polytechnique conservatory conservatoire seminary madrasa ensa ensi esi insa iut iit iim nit mit esc hec eth epfl ets uqam udem uqtr uqac uqar uqo ubc sfu mcgill concordia laval sherbrooke waterloo mcmaster dalhousie queen's york ryerson tmu bcit nait sait sorbonne inp insat enit ensias inpt iscae emi esp ucad ugb usthb umbb usj aub lau ust upd dlsu ateneo
campus centre center bootcamp coursera udemy edx openclassrooms training formation hochschule universidade facultad escuela instituto politecnico politecnica academia polytech`;

/** Surely a place of study. */
const INSTITUTION_SURE = `university universite universidad universidade universita universitat universiteit college cegep lycee school ecole institute institut instituto academy academie faculty faculte polytechnic polytechnique conservatoire conservatory hochschule uqam udem hec mcgill concordia escuela bcit nait sait polytech insa`;

export const COMPANY_CUES: ReadonlySet<string> = new Set(COMPANY.split(/\s+/));
export const COMPANY_SURE_CUES: ReadonlySet<string> = new Set(COMPANY_SURE.split(/\s+/));
export const INSTITUTION_CUES: ReadonlySet<string> = new Set(INSTITUTION.split(/\s+/));
export const INSTITUTION_SURE_CUES: ReadonlySet<string> = new Set(INSTITUTION_SURE.split(/\s+/));

/** Kinds of contract and working time: neither title nor employer. Whole folded phrases. */
export const CONTRACT_PHRASES =
  /^(?:cdi|cdd|ctt|contrat(?: a duree (?:in)?determinee)?|temps (?:plein|partiel|complet)|a temps (?:plein|partiel)|full[- ]?time|part[- ]?time|permanent|temporary|temporaire|contract(?:ual)?|contractuel(?:le)?|interim|seasonal|saisonnier|freelance|self[- ]employed|stage|internship|alternance|apprentissage|remote|a distance|teletravail|hybrid|hybride|on[- ]?site|sur site|on call|sur appel|volunteer|benevole)$/;
