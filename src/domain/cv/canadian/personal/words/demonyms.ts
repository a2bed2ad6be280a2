/** Folded adjectives of nationality, both genders, French and English; countries are in `countries`. */
const FRENCH =
  'afghan(e)? albanais(e)? algerien(ne)? allemand(e)? americain(e)? angolais(e)? argentin(e)? armenien(ne)? australien(ne)? autrichien(ne)? bangladais(e)? belge beninois(e)? bielorusse bolivien(ne)? bresilien(ne)? britannique bulgare burkinabe burundais(e)? cambodgien(ne)? camerounais(e)? canadien(ne)? centrafricain(e)? chilien(ne)? chinois(e)? colombien(ne)? comorien(ne)? congolais(e)? coreen(ne)? croate cubain(e)? djiboutien(ne)? dominicain(e)? egyptien(ne)? emirati(e)? equatorien(ne)? erythreen(ne)? espagnol(e)? ethiopien(ne)? europeen(ne)? francais(e)? gabonais(e)? georgien(ne)? ghaneen(ne)? grec(que)? guineen(ne)? haitien(ne)? hongrois(e)? indien(ne)? indonesien(ne)? irakien(ne)? iranien(ne)? irlandais(e)? israelien(ne)? italien(ne)? ivoirien(ne)? jamaicain(e)? japonais(e)? jordanien(ne)? kenyan(e)? kazakh(e)? kosovar(e)? koweitien(ne)? libanais(e)? libyen(ne)? malgache malien(ne)? marocain(e)? mauricien(ne)? mauritanien(ne)? mexicain(e)? moldave mongol(e)? nepalais(e)? nigerian(e)? nigerien(ne)? norvegien(ne)? neerlandais(e)? ougandais(e)? ouzbek(e)? pakistanais(e)? palestinien(ne)? peruvien(ne)? philippin(e)? polonais(e)? portugais(e)? roumain(e)? russe rwandais(e)? senegalais(e)? serbe singapourien(ne)? slovaque slovene somalien(ne)? soudanais(e)? sri-lankais(e)? suedois(e)? suisse syrien(ne)? tchadien(ne)? tcheque thailandais(e)? togolais(e)? tunisien(ne)? turc turque ukrainien(ne)? uruguayen(ne)? venezuelien(ne)? vietnamien(ne)? yemenite zambien(ne)?';
const ENGLISH =
  'afghani? albanian algerian american angolan argentin(?:e|ian) armenian australian austrian bangladeshi belarusian belgian beninese bolivian brazilian british bulgarian burundian cambodian cameroonian canadian chadian chilean chinese colombian congolese croatian cuban czech danish dominican dutch ecuadorian egyptian emirati english eritrean estonian ethiopian european filipin[oa] finnish french gabonese georgian german ghanaian greek guinean haitian hungarian indian indonesian iranian iraqi irish israeli italian ivorian jamaican japanese jordanian kazakh kenyan korean kuwaiti latvian lebanese libyan lithuanian malagasy malaysian malian mauritian mexican moldovan mongolian moroccan nepal(?:i|ese) nigerian nigerien norwegian omani pakistani palestinian peruvian polish portuguese qatari romanian russian rwandan saudi scottish senegalese serbian singaporean slovak slovenian somali spanish sri-lankan sudanese swedish swiss syrian taiwanese tanzanian thai togolese trinidadian tunisian turkish ugandan ukrainian uruguayan uzbek venezuelan vietnamese yemeni zambian zimbabwean';

/** One nationality, or several joined by `/`, `-`, `and` or `et`; to embed in a larger pattern. */
export const DEMONYM = `(?:franco-|double |dual |anglo-)?(?:${alternatives(FRENCH)}|${alternatives(ENGLISH)})(?:\\(?e?n?n?e?\\)?)`;

const severalOf = (one: string): string => `${one}(?:(?: ?[/&+] ?|-| et | and |, )${one}){0,2}`;

export const DEMONYMS = severalOf(DEMONYM);

/**
 * The same for patterns that read a text behind `maskDemonyms`: an engine takes a third of a second to build those with
 * the words themselves.
 */
export const MASKED_DEMONYM = '\\u0001+';

export const MASKED_DEMONYMS = severalOf(MASKED_DEMONYM);

/** A folded text with each nationality made one sign, as often as it has letters. */
export const maskDemonyms = (folded: string): string =>
  folded.replace(ANY, (found) => '\u0001'.repeat(found.length));

const ANY = new RegExp(`(?<![a-z0-9])${DEMONYM}(?![a-z0-9])`, 'g');

function alternatives(list: string): string {
  return list
    .split(' ')
    .map((word) => word.replace(/\((?!\?)/g, '(?:').replace('sri-', 'sri[ -]'))
    .join('|');
}
