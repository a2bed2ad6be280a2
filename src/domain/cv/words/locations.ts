/**
 * Provinces, states, countries and cities, to tell a location from other words. Names are folded.
 * Country names in both languages come from `Intl`, so only usual other names are listed.
 */
import { foldWord } from '#/domain/text/fold.ts';

const PROVINCES = `alberta|british columbia|colombie-britannique|colombie britannique|manitoba|new brunswick|nouveau-brunswick|nouveau brunswick|newfoundland and labrador|newfoundland|terre-neuve-et-labrador|terre-neuve|nova scotia|nouvelle-ecosse|nouvelle ecosse|ontario|prince edward island|ile-du-prince-edouard|quebec|saskatchewan|northwest territories|territoires du nord-ouest|nunavut|yukon`;

/** Matched in capitals only: `ON`, `QC`. */
export const PROVINCE_CODES: ReadonlySet<string> = new Set(
  'AB BC MB NB NL NS NT NU ON PE PEI QC PQ SK YT CB IPE ALTA ONT QUE'.split(' '),
);

export const STATE_CODES: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY NSW VIC QLD'.split(
    ' ',
  ),
);

const STATES = `alabama|alaska|arizona|arkansas|california|californie|colorado|connecticut|delaware|florida|floride|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|louisiane|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|district of columbia|england|scotland|wales|northern ireland|angleterre|ecosse|ile-de-france|ile de france|region parisienne|alsace|alsace-lorraine|alsace - lorraine|rhone-alpes|midi-pyrenees|languedoc-roussillon|bourgogne-franche-comte|centre-val de loire|champagne-ardenne|poitou-charentes|nord-pas-de-calais|provence-alpes-cote d'azur|paca|bretagne|provence|occitanie|hauts-de-france|auvergne-rhone-alpes|nouvelle-aquitaine|grand est|normandie|pays de la loire|bavaria|baviere|catalonia|catalogne|andalousie|maharashtra|karnataka|tamil nadu|kerala|punjab|gujarat|telangana|andhra pradesh|west bengal|uttar pradesh|haryana|rajasthan|metro manila|cavite|laguna|cebu|lagos state|sao paulo state|minas gerais|rio grande do sul|parana|santa catarina|guangdong|jiangsu|zhejiang|sichuan|kosovo|kurdistan|sindh|khyber pakhtunkhwa|antioquia|cundinamarca|valle del cauca|jalisco|nuevo leon|guanajuato|queretaro|michoacan|oaxaca|veracruz|chihuahua|coahuila|sinaloa|yucatan|quintana roo|chiapas|aguascalientes|tamaulipas|nayarit|zacatecas|tlaxcala|estado de mexico|edomex|bahia|ceara|pernambuco|goias|mato grosso|mato grosso do sul|espirito santo|paraiba|maranhao|odisha|bihar|jharkhand|chhattisgarh|madhya pradesh|uttarakhand|himachal pradesh|assam|balochistan|bulacan|pampanga|batangas|west java|jawa barat|ogun state|oyo state|rivers state|enugu state|delta state|edo state|kaduna state|gauteng|western cape|oblast|greater accra|kent|essex|sussex|norfolk|suffolk|devon|dorset|somerset|cumbria|west midlands|greater manchester|merseyside`;

const CITIES = `montreal|quebec|quebec city|ville de quebec|laval|gatineau|longueuil|sherbrooke|saguenay|levis|trois-rivieres|terrebonne|saint-jean-sur-richelieu|brossard|repentigny|drummondville|saint-jerome|granby|saint-hyacinthe|blainville|dollard-des-ormeaux|rimouski|victoriaville|mirabel|shawinigan|mascouche|rouyn-noranda|chateauguay|val-d'or|salaberry-de-valleyfield|sept-iles|alma|boucherville|saint-eustache|sorel-tracy|vaudreuil-dorion|joliette|saint-georges|thetford mines|magog|baie-comeau|cote-saint-luc|pointe-claire|kirkland|dorval|westmount|verdun|lasalle|anjou|saint-laurent|saint-leonard|chicoutimi|jonquiere|beloeil|sainte-julie|varennes|saint-bruno|saint-lambert|gaspe|matane|amos|mont-laurier|mont-tremblant|riviere-du-loup|la prairie|candiac|delson|l'assomption|lachine|outremont|montreal-nord
|toronto|ottawa|mississauga|brampton|hamilton|london|markham|vaughan|kitchener|waterloo|windsor|richmond hill|oakville|burlington|oshawa|barrie|st. catharines|st catharines|cambridge|kingston|guelph|thunder bay|sudbury|greater sudbury|whitby|ajax|pickering|niagara falls|peterborough|sault ste. marie|sarnia|brantford|scarborough|etobicoke|north york|newmarket|aurora|milton|cornwall|belleville|timmins|north bay|welland|orillia|stratford|woodstock|kanata|nepean|gloucester|orleans|clarington|caledon|halton hills|georgetown|bowmanville
|vancouver|surrey|burnaby|richmond|abbotsford|coquitlam|kelowna|victoria|saanich|langley|delta|nanaimo|kamloops|chilliwack|prince george|new westminster|north vancouver|west vancouver|port coquitlam|maple ridge|vernon|penticton|whistler|white rock
|calgary|edmonton|red deer|lethbridge|st. albert|medicine hat|grande prairie|airdrie|spruce grove|fort mcmurray|leduc|okotoks|cochrane|banff|canmore|sherwood park
|winnipeg|brandon|steinbach|saint-boniface|st. boniface|thompson|saskatoon|regina|prince albert|moose jaw|swift current
|halifax|dartmouth|cape breton|sydney|truro|moncton|saint john|fredericton|dieppe|edmundston|bathurst|miramichi|caraquet|shediac|charlottetown|summerside|st. john's|st john's|saint-jean|corner brook|mount pearl|gander|whitehorse|yellowknife|iqaluit
|paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|saint-etienne|toulon|le havre|grenoble|dijon|angers|nimes|villeurbanne|clermont-ferrand|aix-en-provence|brest|tours|limoges|amiens|metz|besancon|perpignan|orleans|rouen|mulhouse|caen|nancy|versailles|la defense|puteaux|courbevoie|boulogne-billancourt|saint-denis|creteil|nanterre|poitiers|la rochelle|pau|annecy|avignon|cannes|sophia antipolis
|bruxelles|brussels|anvers|antwerp|gand|ghent|liege|charleroi|namur|louvain|leuven|louvain-la-neuve|luxembourg|geneve|geneva|lausanne|zurich|berne|bern|bale|basel|fribourg|neuchatel
|alger|algiers|oran|constantine|annaba|setif|batna|blida|tizi ouzou|tizi-ouzou|bejaia|tlemcen|sidi bel abbes|boumerdes|biskra|ouargla|hassi messaoud|mostaganem|casablanca|rabat|fes|fez|marrakech|marrakesh|tanger|tangier|agadir|meknes|oujda|kenitra|tetouan|sale|mohammedia|el jadida|tunis|sfax|sousse|kairouan|bizerte|gabes|ariana|monastir|nabeul|tripoli|benghazi|le caire|cairo|alexandrie|alexandria|giza|gizeh|khartoum
|dakar|thies|saint-louis|ziguinchor|abidjan|yamoussoukro|bouake|bamako|ouagadougou|bobo-dioulasso|niamey|lome|cotonou|porto-novo|conakry|freetown|monrovia|accra|kumasi|lagos|abuja|ibadan|kano|port harcourt|enugu|benin city|douala|yaounde|bafoussam|libreville|brazzaville|pointe-noire|kinshasa|lubumbashi|goma|bukavu|kigali|bujumbura|kampala|nairobi|mombasa|kisumu|dar es salaam|addis ababa|addis-abeba|asmara|mogadishu|mogadiscio|djibouti|antananarivo|port louis|port-louis|maputo|luanda|lusaka|harare|johannesburg|cape town|le cap|durban|pretoria|windhoek|gaborone|n'djamena|bangui|nouakchott|praia|banjul
|beyrouth|beirut|damas|damascus|alep|aleppo|homs|amman|bagdad|baghdad|basra|erbil|mossoul|mosul|jerusalem|ramallah|gaza|tel aviv|haifa|riyadh|riyad|jeddah|djeddah|dammam|dubai|dubai|abu dhabi|abou dabi|sharjah|doha|koweit|kuwait city|manama|mascate|muscat|sanaa|teheran|tehran|ispahan|isfahan|shiraz|chiraz|tabriz|mashhad|kaboul|kabul|herat|istanbul|ankara|izmir|antalya|bursa
|new delhi|delhi|mumbai|bombay|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|ahmedabad|jaipur|lucknow|chandigarh|kochi|cochin|coimbatore|indore|nagpur|surat|noida|gurgaon|gurugram|amritsar|ludhiana|jalandhar|thiruvananthapuram|trivandrum|visakhapatnam|mysore|mangalore|vadodara|bhopal|patna|karachi|lahore|islamabad|rawalpindi|faisalabad|peshawar|multan|dhaka|chittagong|colombo|kandy|kathmandu|katmandou
|manila|manille|quezon city|makati|cebu city|cebu|davao|davao city|taguig|pasig|iloilo|baguio|bacolod|cagayan de oro|mandaluyong|ho chi minh city|ho chi minh|ho chi minh-ville|saigon|hanoi|da nang|bangkok|phnom penh|vientiane|yangon|kuala lumpur|penang|singapore|singapour|jakarta|surabaya|bandung
|beijing|pekin|shanghai|guangzhou|canton|shenzhen|chengdu|hangzhou|wuhan|xi'an|nanjing|tianjin|suzhou|chongqing|dalian|qingdao|xiamen|hong kong|taipei|taipei|macau|tokyo|osaka|kyoto|yokohama|nagoya|fukuoka|seoul|busan|incheon|oulan-bator
|moscow|moscou|saint petersburg|saint-petersbourg|st. petersburg|kyiv|kiev|kharkiv|odessa|odesa|lviv|dnipro|minsk|chisinau|tbilisi|erevan|yerevan|baku|bakou|almaty|astana|tashkent|bishkek
|london|londres|manchester|birmingham|leeds|glasgow|edinburgh|edimbourg|liverpool|bristol|cardiff|belfast|oxford|cambridge|dublin|cork|galway|berlin|munich|munchen|hamburg|hambourg|frankfurt|francfort|cologne|koln|stuttgart|dusseldorf|leipzig|dresden|vienna|vienne|graz|amsterdam|rotterdam|the hague|la haye|utrecht|eindhoven|madrid|barcelona|barcelone|valencia|valence|seville|sevilla|malaga|bilbao|zaragoza|lisbon|lisbonne|lisboa|porto|coimbra|rome|roma|milan|milano|turin|torino|naples|napoli|florence|bologna|bologne|venice|venise|athens|athenes|thessaloniki|copenhagen|copenhague|stockholm|gothenburg|oslo|bergen|helsinki|warsaw|varsovie|krakow|cracovie|wroclaw|gdansk|poznan|lodz|prague|brno|bratislava|budapest|bucharest|bucarest|cluj-napoca|cluj|iasi|timisoara|sofia|plovdiv|belgrade|zagreb|ljubljana|sarajevo|skopje|tirana|pristina|riga|vilnius|tallinn|reykjavik
|new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|san francisco|columbus|charlotte|indianapolis|seattle|denver|washington|washington dc|boston|nashville|detroit|portland|las vegas|memphis|baltimore|milwaukee|atlanta|miami|oakland|minneapolis|tampa|new orleans|cleveland|pittsburgh|cincinnati|st. louis|orlando|sacramento|kansas city|salt lake city|raleigh|durham|ann arbor|palo alto|mountain view|menlo park|sunnyvale|redmond|bellevue|buffalo|rochester|brooklyn|newark|berkeley|irvine|santa clara
|mexico|mexico city|ciudad de mexico|cdmx|portmore|spanish town|mandeville|ocho rios|toamasina|antsirabe|fianarantsoa|mahajanga|pokhara|lalitpur|patan|biratnagar|bhaktapur|guadalajara|monterrey|puebla|tijuana|bogota|medellin|cali|barranquilla|cartagena|bucaramanga|caracas|maracaibo|valencia|quito|guayaquil|lima|arequipa|cusco|la paz|santa cruz|santiago|valparaiso|buenos aires|cordoba|rosario|mendoza|montevideo|asuncion|sao paulo|rio de janeiro|brasilia|salvador|belo horizonte|fortaleza|curitiba|recife|porto alegre|manaus|campinas|florianopolis|havana|la havane|san juan|santo domingo|saint-domingue|port-au-prince|cap-haitien|petion-ville|jacmel|gonaives|kingston|montego bay|port of spain|bridgetown|georgetown|paramaribo|guatemala city|san salvador|tegucigalpa|managua|san jose|panama city|fort-de-france|pointe-a-pitre|cayenne
|sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington|christchurch|suva|noumea|papeete
|le mans|argenteuil|roubaix|tourcoing|montreuil|dunkerque|calais|beziers|bourges|merignac|saint-nazaire|colmar|quimper|troyes|lorient|chambery|niort|antibes|le port|saint-malo|vannes|belfort|cholet|angouleme|albi|tarbes|bayonne|arras|boulogne-sur-mer|chartres|blois|evry|cergy|massy|palaiseau|orsay|compiegne|lannion|valenciennes|douai|cherbourg|evreux|perigueux|agen|carcassonne|narbonne|newcastle|sheffield|nottingham|leicester|coventry|aberdeen|dundee|southampton|portsmouth|exeter|plymouth|limerick|delft|groningen|leiden|heidelberg|aachen|karlsruhe|bonn|granada|padua|lund|uppsala|trondheim|aarhus|espoo|tampere|turku|oulu|tartu|novosibirsk|kazan|boulder|tucson|princeton|new haven|ithaca|chapel hill|knoxville|baton rouge|bloomington|west lafayette|urbana|champaign|iowa city|omaha|kanpur|bhubaneswar|vellore|guwahati|tsukuba|daejeon|beni mellal`;

const COUNTRY_CODES =
  'AF AL DZ AD AO AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI KH CM CA CV CF TD CL CN CO KM CG CD CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HK HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MR MU MX MD MC MN ME MA MZ MM NA NP NL NZ NI NE NG MK NO OM PK PS PA PG PY PE PH PL PT PR QA RO RU RW SN RS SC SL SG SK SI SO ZA SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TT TN TR TM UG UA AE GB US UY UZ VE VN YE ZM ZW RE GP MQ GF NC PF'.split(
    ' ',
  );

const OTHER_COUNTRY_NAMES: Record<string, string> = {
  US: 'usa|u.s.a.|united states of america|u.s.|etats-unis|etats unis|etats-unis d’amerique|america',
  GB: 'uk|u.k.|great britain|grande-bretagne|angleterre|england|scotland|royaume uni|royaume unis',
  CI: "ivory coast|cote d'ivoire|cote-d'ivoire",
  CD: 'drc|rdc|r.d. congo|rd congo|democratic republic of congo|democratic republic of the congo|republique democratique du congo|congo-kinshasa',
  CG: 'congo|congo-brazzaville|republic of the congo|republique du congo',
  KR: 'korea|coree|s. korea|s.korea|south korea|coree du sud|republic of korea',
  CZ: 'czech republic|republique tcheque|cesko|ceska republika',
  AE: 'uae|u.a.e.|eau|emirates|emirats arabes unis|emirats unis',
  VN: 'viet nam|vietnam',
  PS: 'palestine',
  RU: 'russia|russie',
  SY: 'syria|syrie',
  IR: 'iran',
  TR: 'turkey|turquie|turkiye',
  CN: 'china|chine|pr china',
  HK: 'hong kong|hong-kong',
  TW: 'taiwan',
  MK: 'macedonia|macedoine',
  CV: 'cape verde|cap-vert',
  NL: 'holland|hollande|the netherlands|nederland',
  IT: 'italia',
  ES: 'espana',
  DE: 'deutschland',
  AT: 'osterreich',
  BE: 'belgie',
  CH: 'schweiz|svizzera',
  PL: 'polska',
  BR: 'brasil',
  SE: 'sverige',
  NO: 'norge',
  DK: 'danmark',
  FI: 'suomi',
  HU: 'magyarorszag',
  HR: 'hrvatska',
  RS: 'srbija',
  SK: 'slovensko',
  SI: 'slovenija',
  LA: 'laos',
  IE: 'eire|eire/ireland|republic of ireland|republique d’irlande',
  MM: 'burma|birmanie|myanmar',
  BO: 'bolivia|bolivie',
  VE: 'venezuela',
  TZ: 'tanzania|tanzanie',
  MD: 'moldova|moldavie|republique de moldova|republique de moldavie|republic of moldova',
  SA: 'ksa',
  PH: 'the philippines',
};

const listOf = (text: string): string[] =>
  text
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean);

export const REGIONS: ReadonlySet<string> = new Set([...listOf(PROVINCES), ...listOf(STATES)]);
export const CITIES_SET: ReadonlySet<string> = new Set(listOf(CITIES));

/** "SA" or, of a Brazilian state, "SP" behind a city. */
export const COUNTRY_CODE_SET: ReadonlySet<string> = new Set([
  ...COUNTRY_CODES,
  'SA',
  'UK',
  'SP',
  'RJ',
  'MG',
  'RS',
  'SC',
  'DF',
]);

/** Folded country name → ISO code. */
export const COUNTRIES: ReadonlyMap<string, string> = countryNames();

/** In small letters a word of its own. */
export const COUNTRY_IN_CAPITALS = 'US';

/** Ways of working that stand where a city would, or beside it. */
export const REMOTE_WORK: ReadonlySet<string> = new Set(
  'remote|a distance|travail a distance|teletravail|en teletravail|telework|work from home|hybrid|hybride|full remote|remote work|fully remote|onsite|on-site|on site|in office|in-office|in person|in-person|sur place|sur site|en presentiel|presentiel'.split(
    '|',
  ),
);

function countryNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of ['fr', 'en']) {
    const display = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of [...COUNTRY_CODES, 'SA']) {
      const name = display.of(code);
      if (name) names.set(foldWord(name), code);
    }
  }
  for (const [code, others] of Object.entries(OTHER_COUNTRY_NAMES)) {
    for (const name of listOf(others)) names.set(foldWord(name), code);
  }
  return names;
}
