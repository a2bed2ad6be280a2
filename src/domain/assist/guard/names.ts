/** Words that name somebody or something, as their capitals, figures and signs tell. */
import { foldWord } from '../../text/fold.ts';
import { stemOf } from '../../cv/lexicon/words.ts';
import { ENGLISH_BASES, ENGLISH_GERUNDS, ENGLISH_PASTS } from '../../cv/wording/english-actions.ts';
import {
  FRENCH_ACTIONS,
  FRENCH_INFINITIVES,
  FRENCH_PARTICIPLES,
} from '../../cv/wording/french-actions.ts';
import { FUNCTION_WORDS } from '../../cv/words/function-words.ts';

type Language = 'fr' | 'en';

interface Named {
  text: string;
  /** Its only capital may come from its place. */
  isFirst: boolean;
}

/** Words with a capital or a figure in them. */
export const namesIn = (text: string): Named[] => {
  const named: Named[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [written] = match;
    for (const part of written.replace(ELISION, '').split(/[-/·]/)) {
      const word = part.replace(/[’']s?$/, '');
      if (!/\p{Lu}/u.test(word) && !/\d\p{L}|\p{L}\d/u.test(word)) continue;
      const isPlain = /^\p{Lu}\p{Ll}*$/u.test(word) && word.length > 1;
      named.push({ text: word, isFirst: isPlain && OPENS.test(text.slice(0, match.index)) });
    }
  }
  return named;
};

const TOKEN = /[\p{L}\p{N}.]*[\p{L}\p{N}+#](?:['’&/·-][\p{L}\p{N}.+#]+)*/gu;
const ELISION = /^(?:[dljnsctm]|qu|jusqu|lorsqu)['’]/i;
/** At the start of a line or of a sentence. */
const OPENS = /(?:^|[.!?…:]["»”)]*\s+|\n\s*|[«“"(]\s*)$/;

/** What every text may say: the words of both languages, and verbs that people's work is told with. */
export const isCommonWord = (word: string, language: Language): boolean => {
  const folded = foldWord(word);
  if (FUNCTION_WORDS[language].has(folded) || COMMON[language].has(folded)) return true;
  const verbs = VERBS[language];
  return (
    verbs.has(folded) || verbs.has(folded.replace(language === 'fr' ? /(?:e?s|e)$/ : /s$/, ''))
  );
};

const folded = (words: Iterable<string>): string[] => [...words].map(foldWord);

const VERBS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set([
    ...folded(FRENCH_INFINITIVES),
    ...folded(FRENCH_PARTICIPLES),
    ...FRENCH_ACTIONS.map(({ noun }) => foldWord(noun)),
  ]),
  en: new Set([...folded(ENGLISH_BASES), ...folded(ENGLISH_PASTS), ...folded(ENGLISH_GERUNDS)]),
};

const COMMON: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    `je j moi me m nous on il elle ils elles se s que qu qui quoi ne n pas plus moins aussi bien tres trop peu ici la y
    mon ma mes ce c cet cela ceci comme quand lorsque alors puis ensuite enfin apres avant pendant depuis grace afin
    situation tache action resultat contexte mission objectif travail equipe client clients clientes personne personnes
    profil professionnel professionnelle experience competence competences langue langues
    capable responsable responsables rigoureux rigoureuse polyvalent polyvalente specialise specialisee experimente experimentee maitrise
    assurer effectuer participer contribuer veiller servir aider utiliser appliquer repondre permettre faire avoir etre
    assure effectue participe contribue veille servi aide utilise applique repondu permis fait eu ete
    ai avons avais etais etait etaient est sont suis ete avoir peut pouvoir doit
    ainsi tout toute tous toutes chaque plusieurs meme autres autre notamment egalement`.split(
      /\s+/,
    ),
  ),
  en: new Set(
    `i me my we our us he she they it who what which when while then next after before during since also very more less
    there here this that these those as so if not no only both all any other others each own same such
    situation task action result context mission goal work team client clients customer customers people person
    professional responsible experienced experience skilled skills languages background
    ensured provided served helped used applied answered made had was were been did done worked took gave kept
    ensure provide serve help use apply answer make have be do work take give keep
    can could will would may able well with within`.split(/\s+/),
  ),
};

/** The same in the other language: what a translation may write for it. */
export const sameNames = (name: string): readonly string[] => SAME.get(foldWord(name)) ?? [];

const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  `francais francaise french
anglais anglaise english
espagnol espagnole spanish
arabe arabic
portugais portugaise portuguese
allemand allemande german
italien italienne italian
mandarin chinois chinoise chinese
canadien canadienne canadiens canadiennes canada canadian
quebecois quebecoise quebec quebecer
marocain marocaine maroc moroccan morocco
algerien algerienne algerie algerian algeria
tunisien tunisienne tunisie tunisian tunisia
bresil brazil
inde india
chine china
cameroun cameroon
liban lebanon
senegal
mexique mexico
europe europeen europeenne european
amerique america
afrique africa
lundi monday
mardi tuesday
mercredi wednesday
jeudi thursday
vendredi friday
samedi saturday
dimanche sunday
janvier january
fevrier february
mars march
avril april
mai may
juin june
juillet july
aout august
septembre september
octobre october
novembre november
decembre december
universite university
college
hopital hospital
ecole school
ministere ministry department
ville city
rh hr
pme sme smes
tic ict it
ti it`
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      return words.map((word): [string, readonly string[]] => [word, words]);
    }),
);

/** How two writings of one word are compared. */
export const nameKey = (word: string): string => stemOf(foldWord(word.replace(/\.$/, '')));
