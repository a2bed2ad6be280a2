/** Verb forms of French, without accents: composed past, imperfect, conditional, future, present. */
import type { Clause } from './clauses.ts';
import type { FoundVerb } from './verbs.ts';
import { wordSet } from './word-list.ts';

const CLITICS = "(?:(?:ne|n'|me|m'|te|t'|se|s'|le|la|l'|les|lui|leur|y|en|nous|vous) ){0,5}";
const ADVERBS =
  "(?:(?:pas|jamais|aussi|donc|alors|ensuite|d' abord|bien|mal|deja|tout|tous|plus|mieux|vite|tout de suite|meme|moi meme|toujours|souvent|d' ailleurs|apres|puis|vraiment|beaucoup|trop|[a-z]{2,}ment) ){0,5}";
/** Participles, and the infinitive that many write in their place. */
const PARTICIPLE =
  '([a-z]{1,}(?:[ei]|ee|ie|es|ees|is|ise|it|ite|u|ue|us|ert|erte|aint|eint|oint|er|ir|ort))';
const NOT_PARTICIPLE = wordSet(
  `une le la les de des du ce cette ces mes ma leur leurs notre votre quelque quelques plusieurs autre autres toute toutes
   quatre onze douze treize quatorze quinze seize trente quarante cinquante soixante mille comme entre contre si qui
   peu hier parmi aussi ici mais puis depuis ne que besoin dejà jamais envie chaque double meme tres apres pres
   numero responsable capable seule jeune libre membre technicienne infirmiere`,
);
/** States, knowing, feeling, being given: they happened, and are nothing that was done. */
const STATES = wordSet(
  `ete eu pu su du voulu cru pense aime adore senti ressenti vecu connu grandi travaille etudie habite recu entendu
   espere souhaite ose failli prefere deteste appris compris retenu obtenu gradue commis manque
   perdu rate echoue eue vecue oublie`,
);
/** Acts, unless a clause hangs on them: “j'ai trouvé la panne”, but “j'ai trouvé que c'était long”. */
const FINDING = wordSet('trouve vu remarque realise decouvert note constate');

const GO =
  '(alle|allee|alles|venu|venue|venus|reste|restee|restes|parti|partie|partis|monte|montee|descendu|descendue|retourne|retournee|retournes|rentre|sorti|sortie|passe|passee|intervenu|intervenue|devenu|devenue|arrive|arrivee|revenu|revenue|entre|entree)';

const PAST_OWN = [
  new RegExp(` (?:je|j'|moi) ${CLITICS}(?:ai|ait|ais|est) ${ADVERBS}${PARTICIPLE}(?= )`, 'g'),
  new RegExp(` (?:je|moi) ${CLITICS}suis ${ADVERBS}${GO}(?= )`, 'g'),
  new RegExp(` je (?:me|m') (?:y |en )?suis ${ADVERBS}${PARTICIPLE}(?= )`, 'g'),
  new RegExp(
    ` nous (?:n' |ne |y |l' |les |leur |lui |en )*avons ${ADVERBS}${PARTICIPLE}(?= )`,
    'g',
  ),
  new RegExp(` nous (?:nous )?sommes ${ADVERBS}${GO}(?= )`, 'g'),
  new RegExp(` nous nous sommes ${ADVERBS}${PARTICIPLE}(?= )`, 'g'),
  new RegExp(` on (?:n' |ne |y |l' |les |leur |lui |en )*a ${ADVERBS}${PARTICIPLE}(?= )`, 'g'),
  new RegExp(` on (?:s' |ne |n' )*est ${ADVERBS}${PARTICIPLE}(?= )`, 'g'),
  // A second act under the same subject: “j'ai pris des photos et refait les étiquettes”, “et ai appelé”.
  new RegExp(
    ` (?:et|puis|,|ai) (?:ai |avons )?${ADVERBS}([a-z]{3,}(?:e|i|is|it|u|ert))(?= (?:le|la|les|l'|un|une|des|du|de|mon|ma|mes|ce|cette|a|au|aux|avec|pour|#|\\d+) )`,
    'g',
  ),
];
const OTHERS_PAST = new RegExp(
  `(?: s' est| sont| est| a| ont| ete) ${ADVERBS}${PARTICIPLE}(?= )`,
  'g',
);
const FORMS = new RegExp(` (?:je|j'|on|nous|moi) ${CLITICS}([a-z]{2,})(?= )`, 'g');
const IMPERFECT = / ([a-z]{2,}(?:ais|ait|aient|ions))(?= )/g;

export function frenchVerbs({ line, isItem }: Clause): FoundVerb[] {
  const found: FoundVerb[] = [];
  const taken = new Set<number>();
  const add = (
    kind: FoundVerb['kind'],
    isOwn: boolean,
    verb: string,
    at: number,
    length: number,
  ) => {
    if (taken.has(at)) return;
    taken.add(at);
    found.push({ kind, isOwn, verb, at, length });
  };
  PAST_OWN.forEach((pattern, index) => {
    const isSecond = index === PAST_OWN.length - 1;
    for (const match of line.matchAll(pattern)) {
      const verb = match[1] ?? '';
      if (NOT_PARTICIPLE.has(verb) || (isSecond && !found.some(({ isOwn }) => isOwn))) continue;
      const at = match.index + match[0].length - verb.length;
      const isThought = FINDING.has(verb) && / qu[e']/.test(line.slice(at, at + verb.length + 4));
      add(STATES.has(verb) || isThought ? 'was' : 'did', true, verb, at, verb.length);
    }
  });
  for (const match of line.matchAll(OTHERS_PAST)) {
    const verb = match[1] ?? '';
    const at = match.index + match[0].length - verb.length;
    if (!NOT_PARTICIPLE.has(verb)) add('did', false, verb, at, verb.length);
  }
  for (const match of line.matchAll(FORMS)) {
    const verb = match[1] ?? '';
    const at = match.index + match[0].length - verb.length;
    const kind = formOf(verb);
    if (kind) add(kind, true, verb, at, verb.length);
  }
  for (const match of line.matchAll(IMPERFECT)) {
    const verb = match[1] ?? '';
    if (formOf(verb) === 'was') add('was', false, verb, match.index + 1, verb.length);
  }
  if (isItem && !found.some(({ kind }) => kind === 'did')) {
    const [, noun] = NOUN_OF_ACTION.exec(line) ?? [];
    if (noun) add('did', true, noun, line.indexOf(noun), noun.length);
  }
  return found;
}

/** The first word of an item of a list: “Profilage des requêtes”, “Formé deux collègues”. */
const NOUN_OF_ACTION =
  /^ (?:[a-z]+ : )?([a-z]{3,}(?:age|tion|sion|ement|ajout|achat|suivi|ee|e|er|ir|analyse))(?= (?:de|des|du|d'|l'|les|la|le|un|une|en|deux|trois|avec|a|au|aux|\d))/;

const NOT_VERBS = wordSet(
  `ai as a avons ont suis es est sommes sont vais va allons ete pas plus tous tout toute deux trois aussi bien autre autres autrement
   meme memes avec dans sur pour par que qui quand comme une un des les mais donc alors ensuite puis apres avant chez
   l' d' c' qu' n' s' collegues equipe`,
);
const STATE_PRESENT = wordSet(
  `pense crois sais aime adore prefere espere reste connais trouve souhaite veux peux dois deteste vois comprends sens
   travaille cherche habite vis viens possede maitrise parle desire ressens considere ignore peut veut doit sait fait
   semble aimons voulons pouvons devons savons`,
);

/** Imperfect forms whose stem ends like a conditional: gérais, préférais. */
const LIKE_CONDITIONAL =
  /^(?:ger|prefer|esper|consider|oper|recuper|acceler|exager|liber|moder|temporis|sugger|diger|coop|tir|retir|attir|respir|inspir|admir|desir|transfer|gener|delib|refer|ador|repar|prepar|demarr|assur|mesur|jur|dur|montr|entr|rentr|rencontr|livr|ouvr|couvr|offr|souffr|enregistr|administr|encadr|filtr|centr)(?:ais|ait|aient|ions)$/;
const CONDITIONAL =
  /(?:[ei]r|[dt]r|pourr|devr|cevr|vaudr|enverr|verr|saur|aur|courr|mourr|ouvrir)(?:ais|ait|aient|ions)$/;
const FUTURE = /(?:[ei]r|[dt]r|pourr|devr|cevr|enverr|verr|saur|aur|fer|ser)(?:ai|ons|ont|a)$/;

function formOf(verb: string): FoundVerb['kind'] | null {
  if (NOT_VERBS.has(verb) || NOT_IMPERFECT.has(verb)) return null;
  if (/(?:ais|ait|aient|ions)$/.test(verb)) {
    if (CONDITIONAL.test(verb) && !LIKE_CONDITIONAL.test(verb)) return 'would';
    return verb.length > 4 ? 'was' : null;
  }
  if (FUTURE.test(verb)) return 'would';
  if (STATE_PRESENT.has(verb)) return null;
  return /(?:e|s|x|d|ons|t)$/.test(verb) && verb.length > 2 ? 'does' : null;
}

const NOT_IMPERFECT = wordSet(
  `mais jamais francais anglais frais palais parfait fait faits lait trait traits portrait extrait retrait lorsque
   questions solutions actions reunions conditions informations operations decisions missions prestations situations
   options versions relations reactions formations tensions vacations livraisons instructions installations sais vais
   connais contrat satisfait satisfaits souhait attrait bienfait`,
);
