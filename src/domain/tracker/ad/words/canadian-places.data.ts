/** Municipalities and boroughs people name in advertisements, folded, by province; homonyms go to the larger one. */
import type { ProvinceCode } from '../../../cv/canadian/provinces.ts';

const PLACES: Readonly<Record<ProvinceCode, string>> = {
  QC: `montreal|quebec|quebec city|laval|gatineau|longueuil|sherbrooke|saguenay|levis|trois-rivieres|terrebonne|saint-jean-sur-richelieu|brossard|repentigny|drummondville|saint-jerome|granby|blainville|saint-hyacinthe|mirabel|shawinigan|dollard-des-ormeaux|rimouski|chateauguay|mascouche|victoriaville|rouyn-noranda|boucherville|salaberry-de-valleyfield|valleyfield|vaudreuil-dorion|vaudreuil|sorel-tracy|sorel|val-d'or|cote-saint-luc|sept-iles|saint-eustache|saint-georges|beauce|alma|pointe-claire|boisbriand|sainte-julie|kirkland|saint-constant|chambly|magog|thetford mines|beaconsfield|becancour|saint-bruno-de-montarville|saint-bruno|sainte-therese|la prairie|joliette|beloeil|varennes|saint-lambert|l'assomption|mont-royal|dorval|westmount|rosemere|candiac|saint-lin-laurentides|sainte-marie|l'ancienne-lorette|saint-augustin-de-desmaures|riviere-du-loup|baie-comeau|matane|dolbeau-mistassini|roberval|saint-felicien|amos|la tuque|mont-laurier|mont-tremblant|saint-sauveur|sainte-agathe-des-monts|sainte-adele|lachute|cowansville|bromont|farnham|coaticook|lac-megantic|east angus|montmagny|la malbaie|baie-saint-paul|gaspe|perce|chandler|carleton-sur-mer|new richmond|amqui|mont-joli|la sarre|malartic|temiscaming|ville-marie|matagami|chibougamau|chapais|fermont|port-cartier|havre-saint-pierre|chicoutimi|jonquiere|la baie|lachine|lasalle|verdun|anjou|saint-laurent|saint-leonard|montreal-nord|montreal-est|outremont|rosemont|villeray|hochelaga|ahuntsic|griffintown|plateau-mont-royal|pierrefonds|rivière-des-prairies|aylmer|hull|buckingham|greenfield park|saint-hubert|sainte-foy|beauport|charlesbourg|limoilou|saint-romuald|sainte-catherine|delson|mercier|beauharnois|contrecoeur|acton vale|nicolet|louiseville|asbestos|val-des-sources|plessisville|princeville|saint-raymond|donnacona|portneuf|stoneham|wendake|kahnawake|kuujjuaq|sainte-anne-de-bellevue|saint-remi|saint-basile-le-grand|otterburn park|mcmasterville|mont-saint-hilaire|marieville|bedford|sutton|lac-brome|waterloo qc|prevost|bois-des-filion|lorraine|sainte-marthe-sur-le-lac|deux-montagnes|pointe-calumet|saint-colomban|rawdon|berthierville|lavaltrie|charlemagne|le gardeur|saint-sulpice|hudson|rigaud|pincourt|ile-perrot|coteau-du-lac|les cedres|huntingdon|rive-nord|rive-sud|estrie|mauricie|outaouais|monteregie|lanaudiere|laurentides|abitibi|bas-saint-laurent|cote-nord|gaspesie|saguenay-lac-saint-jean|centre-du-quebec|chaudiere-appalaches|capitale-nationale|nunavik`,
  ON: `toronto|ottawa|mississauga|brampton|hamilton|london|markham|vaughan|kitchener|waterloo|windsor|richmond hill|oakville|burlington|oshawa|barrie|st. catharines|st catharines|cambridge|kingston|guelph|thunder bay|sudbury|greater sudbury|whitby|ajax|pickering|niagara falls|peterborough|sault ste. marie|sault ste marie|sarnia|brantford|newmarket|aurora|milton|cornwall|belleville|timmins|north bay|welland|orillia|stratford|orangeville|bradford|woodstock|st. thomas|st thomas|chatham|chatham-kent|leamington|georgina|innisfil|caledon|halton hills|georgetown|bowmanville|clarington|courtice|cobourg|port hope|lindsay|kawartha lakes|collingwood|midland|huntsville|bracebridge|gravenhurst|muskoka|parry sound|owen sound|hanover|walkerton|goderich|kincardine|port elgin|listowel|elmira|fergus|elora|arthur|simcoe|tillsonburg|ingersoll|strathroy|petrolia|wallaceburg|amherstburg|tecumseh|lasalle on|essex|kingsville|grimsby|lincoln|beamsville|fort erie|port colborne|thorold|pelham|niagara-on-the-lake|dunnville|caledonia|ancaster|dundas|stoney creek|flamborough|scarborough|etobicoke|north york|east york|thornhill|woodbridge|maple|concord|king city|nobleton|bolton|stouffville|uxbridge|port perry|keswick|alliston|wasaga beach|angus|elliot lake|espanola|kapuskasing|hearst|cochrane on|iroquois falls|kirkland lake|new liskeard|temiskaming shores|mattawa|sturgeon falls|west nipissing|dryden|kenora|fort frances|sioux lookout|red lake|marathon|wawa|kanata|nepean|orleans|gloucester|barrhaven|stittsville|manotick|rockland|hawkesbury|casselman|embrun|russell|arnprior|renfrew|pembroke|petawawa|deep river|carleton place|almonte|perth|smiths falls|brockville|prescott|gananoque|napanee|trenton|quinte west|picton|prince edward county|bancroft|haliburton|minden`,
  BC: `vancouver|surrey|burnaby|richmond|abbotsford|coquitlam|kelowna|victoria|saanich|langley|delta|nanaimo|kamloops|chilliwack|prince george|new westminster|north vancouver|west vancouver|port coquitlam|port moody|maple ridge|pitt meadows|vernon|penticton|whistler|squamish|white rock|mission|courtenay|comox|campbell river|parksville|qualicum beach|port alberni|tofino|ucluelet|duncan|ladysmith|sidney|langford|colwood|esquimalt|sooke|salt spring island|powell river|sechelt|gibsons|pemberton|hope|merritt|salmon arm|revelstoke|golden|cranbrook|kimberley|fernie|invermere|nelson|castlegar|trail|rossland|grand forks|osoyoos|oliver|summerland|west kelowna|lake country|armstrong|williams lake|quesnel|100 mile house|vanderhoof|smithers|terrace|kitimat|prince rupert|fort st. john|fort st john|dawson creek|fort nelson|chetwynd|tumbler ridge`,
  AB: `calgary|edmonton|red deer|lethbridge|st. albert|st albert|medicine hat|grande prairie|airdrie|spruce grove|leduc|fort saskatchewan|fort mcmurray|wood buffalo|okotoks|cochrane|banff|canmore|sherwood park|lloydminster|camrose|brooks|cold lake|wetaskiwin|lacombe|stony plain|sylvan lake|strathmore|chestermere|high river|drumheller|beaumont|innisfail|olds|hinton|edson|whitecourt|jasper|slave lake|peace river|high level|bonnyville|st. paul|vegreville|wainwright|taber|coaldale|pincher creek|crowsnest pass|lake louise|drayton valley|rocky mountain house|ponoka|devon|morinville`,
  MB: `winnipeg|brandon|steinbach|saint-boniface|st. boniface|thompson|portage la prairie|winkler|morden|selkirk|dauphin|the pas|flin flon|churchill|stonewall|neepawa|virden|altona|niverville|gimli|swan river`,
  SK: `saskatoon|regina|prince albert|moose jaw|swift current|yorkton|north battleford|estevan|weyburn|warman|martensville|humboldt|melfort|meadow lake|la ronge|kindersley|melville|nipawin|tisdale|rosetown`,
  NS: `halifax|dartmouth|cape breton|sydney|truro|new glasgow|glace bay|bridgewater|yarmouth|amherst|kentville|wolfville|antigonish|bedford ns|lower sackville|stellarton|digby|port hawkesbury|lunenburg|windsor ns|baddeck`,
  NB: `moncton|saint john|fredericton|dieppe|riverview|edmundston|bathurst|miramichi|caraquet|shediac|campbellton|oromocto|quispamsis|rothesay|sackville|tracadie|shippagan|grand falls|grand-sault|woodstock nb|sussex|st. stephen|bouctouche|dalhousie|memramcook`,
  NL: `st. john's|st john's|saint-jean de terre-neuve|corner brook|mount pearl|gander|grand falls-windsor|paradise|conception bay south|labrador city|happy valley-goose bay|goose bay|stephenville|marystown|clarenville|deer lake|bay roberts|carbonear|torbay|wabush`,
  PE: `charlottetown|summerside|stratford pe|cornwall pe|montague|souris|alberton|cavendish`,
  YT: `whitehorse|dawson city|watson lake|haines junction|carmacks|mayo|faro`,
  NT: `yellowknife|hay river|inuvik|fort smith|norman wells|fort simpson|behchoko`,
  NU: `iqaluit|rankin inlet|arviat|cambridge bay|baker lake|pond inlet|igloolik|kugluktuk|pangnirtung`,
};

/** Folded name → province. */
export const CANADIAN_PLACES: ReadonlyMap<string, ProvinceCode> = new Map(
  (Object.entries(PLACES) as [ProvinceCode, string][]).flatMap(([code, names]) =>
    names.split('|').map((name) => [name, code] as const),
  ),
);

/** The first letter of a postal code; X serves two territories. */
export const POSTAL_PROVINCES: Readonly<Record<string, ProvinceCode>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};
