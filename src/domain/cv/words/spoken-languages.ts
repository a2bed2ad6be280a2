/** Names of spoken languages and words of proficiency, French and English, folded. */
import type { LanguageLevel } from '#/domain/cv/content.ts';

const NAMES = `chinese mandarin|castilian|sanskrit|tunisien|suisse allemand|creole reunionnais|creole antillais|pidgin|serbo croatian|faroese|feroien|feringien|deutsch|englisch|franzosisch|spanisch|ingles|frances|portugues|italiano|aleman|русский|українська|العربية|فارسی|اردو|हिन्दी|中文|汉语|普通话|日本語|한국어|tieng viet|polski|romana|magyar|turkce|brazilian portuguese|european portuguese|portugais bresilien|mandarin chinese|cantonese chinese|chinois mandarin|arabe litteraire|arabe classique|arabe standard|arabe dialectal|arabe tchadien|arabe soudanais|arabe egyptien|arabe syrien|arabe irakien|arabe palestinien|arabe levantin|arabe mauritanien|arabe yemenite|arabe marocain|arabe tunisien|arabe algerien|arabe libanais|modern standard arabic|egyptian arabic|levantine arabic|moroccan arabic|canadian french|quebec french|swiss german|runyankole|rukiga|runyoro|lusoga|acholi|ateso|lugbara|luhya|kalenjin|gikuyu|dagbani|dagaare|gonja|goun|adja|kabye|yemba|ghomala|bassa|duala|ibibio|efik|urhobo|ijaw|nupe|idoma|igala|tumbuka|lozi|luvale|sidama|afar|dinka|nuer|francais|french|anglais|english|espagnol|spanish|espanol|arabe|arabic|portugais|portuguese|allemand|german|italien|italian|mandarin|chinois|chinese|cantonais|cantonese|russe|russian|ukrainien|ukrainian|polonais|polish|roumain|romanian|hindi|ourdou|urdu|punjabi|pendjabi|panjabi|bengali|bangla|gujarati|marathi|tamoul|tamil|telugu|telougou|kannada|malayalam|sinhala|singhalais|sinhalese|nepali|nepalais|persan|persian|farsi|dari|pachto|pashto|pachtou|kurde|kurdish|turc|turkish|azeri|azerbaijani|armenien|armenian|georgien|georgian|hebreu|hebrew|grec|greek|bulgare|bulgarian|serbe|serbian|croate|croatian|bosniaque|bosnian|slovene|slovenian|slovaque|slovak|tcheque|czech|hongrois|hungarian|albanais|albanian|macedonien|macedonian|lituanien|lithuanian|letton|latvian|estonien|estonian|finnois|finnish|suedois|swedish|norvegien|norwegian|danois|danish|islandais|icelandic|neerlandais|dutch|flamand|flemish|luxembourgeois|luxembourgish|catalan|basque|galicien|galician|gaelique|gaelic|irlandais|irish|gallois|welsh|breton|corse|japonais|japanese|coreen|korean|vietnamien|vietnamese|thai|thailandais|khmer|lao|laotien|birman|burmese|malais|malay|indonesien|indonesian|bahasa indonesia|bahasa|tagalog|filipino|pilipino|cebuano|bisaya|ilocano|ilokano|hiligaynon|waray|swahili|kiswahili|amharique|amharic|tigrigna|tigrinya|oromo|afan oromo|afaan oromo|somali|lingala|kikongo|tshiluba|kirundi|kinyarwanda|rwandais|luganda|wolof|pulaar|peul|fula|fulani|fulfulde|serere|serer|bambara|dioula|mandingue|mandinka|malinke|soussou|soninke|haoussa|hausa|yoruba|igbo|ibo|twi|akan|ewe|fon|moore|mossi|ga|bamoun|bamileke|ewondo|zoulou|zulu|xhosa|afrikaans|shona|malgache|malagasy|creole|creole haitien|haitian creole|creole mauricien|kreyol|kreyol ayisyen|creole martiniquais|berbere|berber|kabyle|amazigh|tamazight|baoule|bete|agni|attie|senoufo|dogon|pular|poular|hassanya|hassaniya|sonrhai|songhay|zarma|kanuri|fang|mina|mende|temne|limba|lunda|luba|ngbaka|sango|comorien|comorian|shikomor|tshivenda|venda|tsonga|siswati|javanais|javanese|soundanais|sundanese|minangkabau|balinese|kapampangan|pangasinan|bikol|chavacano|maranao|tausug|hmong|karen|shan|chin|mon|uyghur|zhuang|wu|min nan|gan|xiang|toishanese|taishanese|asturian|sorani|kurmanji|luri|baloutchi|balochi|baluchi|saraiki|dogri|tulu|manipuri|santali|santhali|hindko|pahari|kirghiz|tatar|tchetchene|chechen|ossete|rusyn|occitan|alsacien|frison|frisian|scots|sarde|sicilien|napolitain|tachelhit|rifain|darija|dialecte marocain|mongol|mongolian|kazakh|ouzbek|uzbek|kirghize|kyrgyz|tadjik|tajik|turkmene|turkmen|bielorusse|belarusian|moldave|moldovan|quechua|guarani|aymara|nahuatl|cri|cree|innu|inuktitut|ojibwe|mohawk|michif|asl|lsq|lsf|american sign language|langue des signes quebecoise|langue des signes|sign language|latin|esperanto|sindhi|kashmiri|odia|assamese|konkani|maithili|bhojpuri|dzongkha|tibetan|tibetain|ouighour|hokkien|taiwanese|taiwanais|shanghainese|shanghainais|hakka|teochew|assyrian|assyrien|chaldean|syriaque|maltais|maltese|yiddish|romani|fante|krio|chichewa|nyanja|bemba|tswana|sotho|ndebele|luo|kikuyu|kamba`;

export const SPOKEN_LANGUAGES: ReadonlySet<string> = new Set(NAMES.split('|'));

/** Names that are also programming languages, people or common words: they need company. */
export const UNSURE_LANGUAGES: ReadonlySet<string> = new Set(
  'ga|lao|fon|ewe|latin|basque|dari|luo|cri|akan|breton|corse|grec|moore|asl|lsf|bahasa'.split('|'),
);

/** First match wins: the order puts phrases that contain another one first. */
export const LEVEL_PATTERNS: readonly (readonly [LanguageLevel, RegExp])[] = (
  [
    [
      'intermediate',
      'upper beginner|pre[- ]intermediate|pre[- ]intermediaire|low(?:er)? intermediate|intermediaire inferieur|assez bien|assez bon(?:ne)?|bonne pratique|moyennement|limited working(?: proficiency)?|professionnel(?:le)? limitee?|competence professionnelle limitee',
    ],
    [
      'advanced',
      'upper[- ]intermediate|intermediaire (?:superieur|avance|fort)|high(?:er)? intermediate|intermediate to advanced|good working knowledge|bonne maitrise',
    ],
    [
      'basic',
      'bonnes notions|quelques notions|connaissances? (?:de base|elementaires?|limitees?)|limited knowledge|basic working knowledge|elementary proficiency|competence elementaire',
    ],
    [
      'native',
      "(?<!near[- ])native(?!-like)(?: or bilingual)?(?: speaker| proficiency| language)*|langues? maternelles?(?:\\(s\\))?|langue\\(s\\) maternelle\\(s\\)|mother[- ]?tongues?(?:\\(s\\))?|maternel(?:le)?s?|(?<!quasi[- ])natifs?|nativ[oa]|muttersprache|(?:lengua|lingua) materna|native level|first language|home language|premiere langue(?: officielle)?|langue d'origine|mother language|langue natale",
    ],
    [
      'fluent',
      'bilingue|bilingual|fluide|full professional(?: proficiency)?|full proficiency|professionnel(?:le)? complete?|competence professionnelle complete|fluent(?:ly)?|fluency|near[- ]native|native-like|quasi[- ]natif|master(?:y|ed)|perfect|courante?s?|couramment|parfaite?(?: maitrise)?|parfaitement|excellent(?:e)?(?: maitrise)?|maitrise (?:parfaite|excellente|complete)|proficient|proficiency level|expert|c1|c2|niveau c2|trilingue|trilingual|flie(?:ss|ß)end|fluido|fluente|verhandlungssicher|tres bien|tres bon(?:ne)?(?: niveau)?|tres avancee?|seconde langue officielle',
    ],
    [
      'advanced',
      "advanced?(?! beginner)|(?<!debutante? )avancee?|avanzado|avancado|fortgeschritten|professional working(?: proficiency)?|professional|professionnel(?:le)?|upper|operationnel(?:le)?|competences? professionnelles?|b2|working proficiency|capacite professionnelle|strong|superieur|business level|business|niveau professionnel|pratique professionnelle|aise|a l'aise|good command|maitrise(?! (?:intermediaire|moyenne|moderee|limitee|elementaire|(?:de |des )?bases?(?!\\p{L})))|bon(?:ne)?(?: niveau)?|bien|very good|good reading and writing|good knowledge",
    ],
    [
      'intermediate',
      'intermediate|medium|average|conversant|intermediaire|moderee?|moderate|intermedio|intermediario|moyen(?:ne)?|conversational|conversationnel(?:le)?|conversation|fonctionnel(?:le)?|functional|b1|independent|independante?|niveau moyen|fair|working knowledge|pratique|satisfaisant|good',
    ],
    [
      'basic',
      "basic|basique|basico|introductory|grundkenntnisse|bases?|notions?|(?:faux[- ])?debutante?(?: avancee?)?|(?:advanced |high |false )?beginner|elementary(?: proficiency)?|elementaire|scolaires?|rudimentaires?|rudiments|a1|a2|faible|limited|some knowledge|un peu|a little|little|basics|novice|initiation|connaissance passive|learning|en apprentissage|en cours d'apprentissage|starter|school level|high school level|niveau (?:lycee|college|scolaire|bac)",
    ],
    [
      'intermediate',
      '(?<!ecrite?s?[ ,/&]{1,3}|lue?s?[ ,/&]{1,3})(?:parlee?|can speak|spoken)(?![ ,/&]{1,5}(?:et |and )?(?:ecrit|lu|written|read))',
    ],
  ] as const
).map(
  ([level, words]) =>
    [level, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u')] as const,
);

/** Words around a level that add nothing: dropped when a chunk is only made of them. */
export const LEVEL_NOISE: ReadonlySet<string> = new Set(
  `niveau level langue language langues languages proficiency speaker working tongue mother maternelle maternelles mothers autre autres other others skills
  et and both de of in en a au the la le un une with avec parle parlee parles ecrit ecrite ecrits lu lue lus spoken written read reading writing speaking listening oral orale orally
  ecoute lecture ecriture comprehension expression comprendre parler ecrire lire production interaction conversation communicative communicatif spoken understanding professional professionnel professionnelle competence maitrise usage`.split(
    /\s+/,
  ),
);
