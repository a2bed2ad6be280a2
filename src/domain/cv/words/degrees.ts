/** Names of degrees and diplomas, French and English, folded. Sources of regular expressions; the longest match wins. */

/** Faculties that belong to a degree's name; a narrower subject is its field of study ("Master of Social Work"). */
const SUBJECTS_IN_NAMES =
  '(?:(?:applied|fine|medical|medical laboratory|business|public|social|computer|health|veterinary|human|international|environmental|information|civil|mechanical|electrical|chemical|industrial|software|administrative|physical|visual|performing|liberal|general|natural|political|library|dental) )?(?:arts|sciences?|engineering|technology|commerce|business administration|administration|laws?|education|philosophy|pharmacy|veterinary medicine|medicine(?: and (?:bachelor of )?surgery)?|music|letters|design|applications|business|management|surgery|theology|divinity|health|studies)';

const ENGLISH = [
  `(?:(?:combined|joint|dual|double|executive|professional|honou?rs) )?(?:bachelor|master|doctor|associate(?!,? member| · |$)|licentiate)(?:'?s)?(?: degree| diploma)?`,
  `(?:bachelor|master|doctor|associate|licentiate)(?:'?s)?(?: degree)? of ${SUBJECTS_IN_NAMES}(?: \\(?hon(?:ou?r)?s\\.?\\)?)?`,
  `bachelor of medicine,? (?:and )?bachelor of surgery`,
  '(?:associate|bachelor|master|doctoral|first|foundation|undergraduate|graduate|postgraduate|university|college|specialist|honou?rs|law|medical|engineering) degree',
  '(?:post[- ]?)?(?:graduate|postgraduate|advanced|higher|higher national|national|professional|specialist|technical|vocational|vocational college|technical college|community college|trade|trade school|ontario college|ontario college graduate|college|secondary school|high school|senior secondary|west african senior school|undergraduate|foundation) (?:diploma|certificate)',
  "post[- ]?graduate (?:certificate|diploma|degree)|diploma of college studies|diploma|(?:[a-z]+ )?certificate of (?:primary |secondary |higher |general |basic )*education|certificate of (?:qualification|apprenticeship|proficiency|completion|achievement)|certificate|juris doctor|engineer(?:'s|s')? (?:degree|diploma)|degree(?= in )|technical bachelor|international baccalaureate(?: diploma)?|candidate of (?:\\p{L}+ )?sciences|post-?doctoral fellowship|fellowship(?= in )|speciali[sz]ation(?= in | en )|specialist(?= in )|diploma course|national certificate (?:i{1,3}|iv)|journey(?:person|man) certificate|trade test(?: certificate)?(?: (?:grade|class|level) (?:i{1,3}|iv|[1-4a-c]))?|apprenticeship(?: certificate| diploma)?|red seal(?: endorsement| certificate| certification)?",
  '(?:executive )?mba|emba|ph\\.? ?d\\.?(?: candidate| student)?|d\\.?phil\\.?|doctorate|post-?doctorate?|pgdm|pgdip|hnd|hnc|ond|nce|a[- ]levels?|o[- ]levels?|gce|ged|g\\.e\\.d\\.|high school(?: diploma)?|(?:vocational |senior |junior |technical )high school(?: ?\\([a-z]{2,5}\\))?|(?:primary|elementary|middle)(?: (?:&|and) (?:middle|secondary|high))?(?: school)? education|(?:(?:senior|higher) secondary(?: school)?|secondary school)(?: certificate| education| examinations?)?|secondary (?:education|examinations?)|matriculation|intermediate(?: (?:\\([a-z]{2,6}\\)|education|examinations?))?|ssc|hsc|ssce|waec|wassce|neco|uace|uce|k\\.?c\\.?[sp]\\.?e\\.?|sslc|s\\.s\\.l\\.c\\.?|plus two|csee|acsee|bgcse|igcse|gcses?|cbse|icse|isc|slc|see|a\\.?l\\.?(?= exam)|cape(?= )|csec|matric|national senior certificate|nsc|pre-university|foundation year|nc (?:i{1,3}|iv)|(?:s|n)vq level \\d|(?:[a-z]{2,6} )?level [1-8] (?:diploma|certificate|nvq|award)|(?:national )?certificate (?:i{1,3}|iv|level \\d|n\\d)|school leaving certificate|school certificate|vocational (?:training|qualification|degree|studies)|medical residency|residency(?= in )|pg (?:diploma|certificate)|pgd|pgce|ordinary (?:national )?diploma|higher diploma|master craftsman(?: certificate)?|btec(?: level \\d)?(?: (?:national|higher national) (?:diploma|certificate))?|city (?:&|and) guilds|t-level|10th|12th|(?:class|grade) (?:x|xii|10|12)|foundation degree',
  '(?:b|m)\\.? ?(?:a|sc|s|eng|ed|com|comm|tech|arch|n|pharm|phil|ba|sw|fa|lib|des|mus|pa|ph|ca|h\\.?sc|a\\.?sc|sc\\.?n|s\\.?n|bs|c\\.?s|lis|m|voc|stat|math)\\.?(?: ?\\(?hon(?:ou?r)?s?\\.?\\)?)?(?: degree)?',
  'b\\.? ?(?:b\\.? ?a|a|com|sc)\\.?,? ll\\.? ?b\\.?|b\\.b\\.a\\.?|m\\.b\\.a\\.?|m\\.?b\\.?,? ?b\\.?s\\.?|m\\.b\\.b\\.s\\.?|mbchb|m\\.?d\\.|md|ll\\.? ?b\\.?|ll\\.? ?m\\.?|ll\\.? ?d\\.?|j\\.d\\.|jd|dds|d\\.d\\.s\\.|dvm|d\\.v\\.m\\.|pharm\\.? ?d\\.?|bsn|msn|adn|btech|mtech|bca|mca|bcom|mcom|bba|bfa|mfa|msw|bsw|mph|mpa|beng|meng|bsc|msc(?: ?[12])?|msci|mphil|bhm|bds|mds|bpt|bams|f\\.?sc\\.?|f\\.?a\\.|i\\.?c\\.?s\\.|b\\.?ed|m\\.?ed|a\\.?a\\.?s\\.?|a\\.?a\\.|b\\.e\\.|m\\.e\\.|be|me(?= )',
];

/** "B.A.Sc.", "M. S. W.": with a full stop behind each part. */
const DOTTED =
  `b.a.sc|m.a.sc|b.sc.n|m.sc.n|b.s.n|m.s.n|b.s.w|m.s.w|b.s.e|m.s.e|b.s.ed|m.s.ed|b.f.a|m.f.a|b.c.a|m.c.a|b.c.s|m.c.s|b.c.l|m.c.l|b.i.t|m.i.t|b.p.t|m.p.t|b.p.e|b.h.k|b.h.sc|m.h.sc|b.p.h.e|m.p.h|m.p.p|m.l.i.s|m.h.a|m.a.t|m.ed.t|b.com.h|b.a.h|b.sc.h|d.p.t|d.n.p|d.b.a|d.eng|ed.d|psy.d`
    .replaceAll('.', '\\. ?')
    .replaceAll('|', '\\.?|')
    .concat('\\.?');
ENGLISH.push(DOTTED, 'mpp|mlis|dnp|dpt|edd|psyd|bhsc|mhsc|bkin|bphe|bhk');

const FRENCH_QUALIFIERS =
  '(?: (?:professionnel(?:le)?|pro|qualifiante?|specialisee?|fondamentale?|appliquee?|(?:de |en )?recherche|es (?:lettres|sciences|arts)|international|scientifique|technologique|general|cooperatif|avec (?:honneurs|distinction)|sciences et techniques|lmd|technique|francais|tunisien|marocain|algerien|libanais|senegalais|camerounais|unique|executif|academique|universitaire|[123](?:e cycle)?))*';

const FRENCH = [
  `(?:double )?(?:baccalaureat|licence|maitrise|doctorat(?: d'etat)?|mastere?|magistere?|magister|bachelor|bacheli(?:er|ere)|master)(?: (?:i{1,3}|[123])(?= |$|,))?${FRENCH_QUALIFIERS}`,
  '(?:baccalaureat|bac) (?:[12]|i{1,2}|(?:1e?re|premiere|2e?me|deuxieme) partie)(?=$|,| \\(| [–—-] )',
  '(?:baccalaureat|bac)(?: ?\\+ ?\\d)?(?: (?:professionnel|pro|technologique|scientifique|litteraire|technique|general|es|s|l|st[a-z\\d]{1,4}))*(?=$|[ ,.;:()])',
  'certification(?: professionnelle)?(?= (?:en|in) )',
  "certificat(?: d['e] ?(?:etudes|aptitude|qualification|competence|formation|fin d['e] ?etudes|specialite|specialisation|capacite)(?: a la profession d['e] ?\\p{L}+| (?:professionnel(?:le)?s?|superieures?|primaires?(?: elementaires?)?|secondaires?|universitaires?|approfondies|specialisees|pedagogique|a l'enseignement))*| (?:universitaire|professionnel|de qualification professionnelle))?",
  "attestation d['e] ?etudes (?:collegiales|professionnelles)|attestation de specialisation(?: professionnelle)?|attestation d'etudes|attestation (?:de formation|professionnelle|de reussite)",
  "diplome(?: (?:national|superieur|technique|professionnel|federal|universitaire(?! de technologie)|inter-?universitaire|a[0-3]|d6))*(?: (?:universitaire de technologie|d['e] ?etat(?: d'\\p{L}+)?|de (?:premier|deuxieme|troisieme) cycle|d['e] ?(?:etudes (?:collegiales|professionnelles|superieures(?: (?:specialisees|appliquees))?|secondaires|universitaires(?: generales| appliquees)?|approfondies|specialisees|techniques|appliquees)|ingenieure?(?: d['e] ?etat| de conception| de travaux| des travaux| generaliste)?|infirmi(?:er|ere)|technicien(?:ne)?(?: superieure?| specialisee?)?|architecte|docteure?(?: en (?:medecine|pharmacie))?|ingenierie|pharmacien(?:ne)?|specialite|licence|master|mastere|technologue|formation professionnelle|comptable|enseignement|qualification|educat(?:eur|rice)(?: specialisee?)?|sage-femme|medecin|veterinaire|avocat|notaire|instituteur|professeur)))?",
  "dec(?: technique| pre-?universitaire)?|dep|cess|aec|asp|des|dess|dea|deug|deust|dut|bts|but|cap|bep|bepc|bfem|cepe?|cfee|dnb|hdr|cqp|deua|deum|dts|dti|bt|cfc|cpe|dqp|tso|d\\.e\\.[cps]\\.|d\\.e\\.s\\.s\\.|a\\.e\\.c\\.|b\\.t\\.s\\.|d\\.u\\.t\\.|c\\.a\\.p\\.|b\\.e\\.p\\.|capiemp|capes|capa|certificat d['e] ?etudes primaires|certificat d['e] ?enseignement secondaire superieur",
  "ingeniorat(?: d'etat)?|ingenieure? d['e] ?etat|ingenieure? generaliste(?=,| -| –|$)|programme grande ecole|ingenieure?(?=,| en | -|$| (?:ens[a-z]{1,7}\\b|informatique|genie|mecanique|electri|electro|agronom|civile?(?![a-z])|chimi|industriel|reseaux|telecom|logiciel|materiaux|aeronaut|energ|biomed|hydraul|topograph))|ecole preparatoire|cycle (?:d'ingenieur|ingenieur|preparatoire(?: integre)?|superieur)(?: d'ingenieur)?|formation d['e] ?ingenieur|these(?: de doctorat|(?= en ))|titre pro(?:fessionnel)?(?: d(?:' ?|e )\\p{L}+)?|brevet(?: d['e] ?enseignement| de technicien(?: superieur)?| professionnel| d['e] ?etudes (?:professionnelles|du premier cycle)| de fin d['e] ?etudes moyennes| des colleges)?|classes? prepa(?:ratoire)?s?(?: aux grandes ecoles)?|cpge|microprogramme(?: de (?:premier|deuxieme|troisieme|1er|2e|3e) cycle)?|programme court(?: de (?:premier|deuxieme|troisieme|1er|2e|3e) cycle)?|etudes (?:secondaires|collegiales|universitaires|superieures|primaires)|secondaire v|5e secondaire|majeure|agregation(?: (?:externe|interne))?|residanat|internat|propedeutique",
  "diplome (?:national )?des metiers d'art(?: et du design)?|habilitation (?:universitaire|a diriger (?:des|les) recherches)|license(?= (?:en|de) | \\(bachelor\\)|,? (?:professionnelle|appliquee|fondamentale|academique|[123]\\b))|docteure?(?= en )|graduat|premier cycle|second cycle|troisieme cycle|magistere|capacite en droit|diplome post[- ]?lyceen|(?:diplome d(?:es |' ?))?humanites(?: generales| techniques| pedagogiques| litteraires| scientifiques)?|probatoire|bpjeps|bp(?= (?:agric|bouch|boulang|carrel|charpent|coiff|couvr|cuisin|electric|esthet|fleur|jeps|macon|menuis|patiss|peint|plomb|prepara))|bt[ps]|cfa(?= (?:level|niveau|charter|program))|ctm|cqm|dfp|dsep|deq|dett|tcf\\b(?= en )|technologue(?= en | de | -|,|$)|technicien(?:ne)?(?: superieure?| specialisee?)?(?= en )|technicien(?:ne)?(?: superieure?| specialisee?)(?= -|,|$)|cap petite enfance|bepa|bpa|deust|dumas|duti|diu|bachelor universitaire(?: de technologie)?|licence (?:d'etudes )?fondamentales?|mastere? specialise|executive master|brevet de technicien specialise|diplome de fin d['e] ?etudes(?: (?:secondaires|universitaires|superieures))?",
  '(?:maitrise|doctorat|baccalaureat) (?:de|es) (?:sciences?|philosophie|arts|lettres)(?= \\()|bep[-/ ]cap|cap[-/ ]bep|m\\.? ?ing\\.?|b\\.? ?ing\\.?|b\\.? ?a\\.? ?a\\.?|m[12](?= )|l[3p](?= )|d\\.?m\\.?d\\.?|m\\.?sc\\.? ?a\\.?|b\\.?sc\\.? ?(?:a|inf|soc)\\.?',
];

/** Other names seen on newcomers' CVs. */
const OTHERS = [
  'licenciatura|licenciad[oa]|ingenieria|ingenier[oa]|bacharelado|bacharel|mestrado|doutorado|pos-?graduacao|especializacao|curso tecnico|ensino (?:medio|superior)|tecnologo|maestria|especializacion|diplomado|doctorado|bachillerato|grado|tecnico(?: (?:de nivel )?(?:superior|profesional|laboral|medio))?|tecnolog[oa]|titulo profesional',
  "diplom(?:-ingenieur|-kaufmann| inzyniera)?|dipl\\.?-ing\\.?|magister(?: inzynier)?|staatsexamen|abitur|matura|fachhochschulreife|ausbildung|berufsausbildung|laurea(?: (?:magistrale|triennale|specialistica))?|diploma di (?:laurea|maturita)|maturita|inzynier|licencjat|candidate of sciences|kandidat|specialist(?:'?s)?(?: degree| diploma)|bakalavr|magistr|aspirantura|diploma of (?:specialist|higher education)|bacalaureat|diploma de (?:licenta|bacalaureat|master)|licenta",
  'lisans|yuksek lisans|on ?lisans|sarjana|s[123](?= )|d[34](?= )|karshenasi(?: arshad)?|bac? libanais|al-ijaza|tawjihi|thanaweya amma|ijazah',
];

const bounded = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}]|-\\p{Ll})`, 'gu');

export const DEGREE_PATTERNS: readonly RegExp[] = [...ENGLISH, ...FRENCH, ...OTHERS].map(bounded);

/** Short names that are also common words: believed in capitals only. */
export const CAPITAL_DEGREES: ReadonlySet<string> = new Set(
  'aas lp cape des du dec dep but cap be me ma ba ms bs md jd dea bt asp sma smk cep ged be. b.a m.a ba. ma. intermediate be b.e m.e b.s m.s'.split(
    ' ',
  ),
);

/** Joins a degree to its field: « en », « in », « de » after a French degree name. */
export const FIELD_LINKS =
  /^(?:\s*[,:–—-]\s*|\s+)?(?:en|in|of|de la|de l'|du|des|de|d'|specialized in|specializing in|concentration in|major in|majoring in|with a major in|specialite :|filiere :)(?:\s+|(?<='))/;

/** Marks of honours and grades, never a field of study. */
export const HONOURS_PATTERN =
  /(?<![\p{L}])(?:mention(?! (?:genie|sciences|lettres))|cum laude|magna|summa|honou?rs|hons|gpa|cgpa|grade(?! 1[02])|satisfaction|(?:upper|lower) (?:division|second)|(?:first|second|third|1st|2nd|3rd) (?:division|class)|pass(?: with| degree)?|score|moyenne|mpc|first class|second class|distinction|dean's list|with honours|avec (?:grande )?distinction|tableau d'honneur|liste d'honneur|major de promotion|rang|valedictorian|excellence|boursier|boursiere|bourse|percentage|marks|thesis|these|memoire|dissertation|relevant courses?|coursework|cours pertinents)(?![\p{L}])/u;

/** Openings of lines that speak about a study and name none, whatever date they carry. */
export const REMARK_PATTERN =
  /^(?:(?:(?:credential |certificate |licen[cs]e )?id|(?:credential|certificate|licen[cs]e) (?:no|number))\b[.:# ]{0,3}[a-z-]*\d|(?:en|par) apprentissage(?!\p{L})|(?:(?:en|par) )?alternance(?!\p{L})|sous la (?:co-?)?(?:direction|supervision)|diplome obtenu|titre rncp|rncp(?! ?(?:niveau )?\d* ?[:–-])|certifiee? par l'etat|equivalen(?:ce|t|cy)|evaluat(?:ion|ed)|assess(?:ment|ed)|wes\b|iqas\b|mifi\b|canadian equivalency|reconnu|recognized|thesis|these\b(?! de doctorat| en )|memoire|dissertation|final project|projet de fin|graduation project|capstone|sujet|subject of|relevant (?:courses?|coursework)|coursework|cours (?:pertinents|suivis|principaux)|key (?:courses|modules|subjects)|main subjects|modules?\b|minor in|mineure|major de (?:promotion|promo)|mention|gpa|cgpa|cotes?(?: r)? ?:|grade(?! 1[02])|moyenne|note|score|result|percentage|honou?rs?:|awards?\b|dean's list|scholarship|bourse|boursi|exchange (?:semester|student)|echange|semester abroad|semestre a l.etranger|activities|graduated with (?:honou?rs|distinction|first)|diplome(?:e)? avec|with (?:honou?rs|distinction)|avec (?:mention|distinction))/u;

/** An exchange, or the comparison of studies in a new country. */
const OWN_STUDY = 'exchange|echange|semester abroad|semestre a l.etranger|evaluation comparative';
export const OWN_STUDY_PATTERN = new RegExp(`^(?:${OWN_STUDY})`, 'u');

/** Those remarks that may name a study or its end: with a date of their own they date one. */
export const OF_STUDY_PATTERN = new RegExp(`^(?:${OWN_STUDY}|graduated with|with honou?rs)`, 'u');

/** Openings of lines that say a study is not finished, yet or ever. */
export const UNFINISHED_PATTERN =
  /^(?:(?:etudes |programme |formation )?(?:en cours|inacheve|non termine|a completer)|fin prevue|prevu|obtention prevue|diplome prevu|in progress|ongoing|forthcoming|expected|anticipated|not completed|incomplete|unfinished|discontinued|interrompu|abandonne)/u;
