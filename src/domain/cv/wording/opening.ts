/** How a line of achievements begins: with an action, with its noun, with words that say only who was in charge, or otherwise. */
import { fold } from '../../text/fold.ts';
import type { CvLanguage } from '../content.ts';
import { ENGLISH_BASES, ENGLISH_GERUNDS, ENGLISH_PASTS } from './english-actions.ts';
import { FRENCH_ACTIONS, FRENCH_INFINITIVES, FRENCH_PARTICIPLES } from './french-actions.ts';

export type Opening = 'verb' | 'noun' | 'charge' | 'other';

export const openingOf = (text: string, language: CvLanguage): Opening => {
  const plain = withoutBullet(text).replaceAll('’', "'");
  return language === 'fr' ? frenchOpening(plain) : englishOpening(plain);
};

/** Without the sign that some people type before each line. */
const withoutBullet = (text: string): string => text.replace(/^[\s•▪‣◦·*–—-]+/u, '');

function frenchOpening(text: string): Opening {
  if (FRENCH_CHARGE.test(fold(text))) return 'charge';
  // « J'ai géré » is an action told by its person.
  const line = text.replace(/^(?:j'ai|nous avons)\s+/i, '').toLowerCase();
  const word = /^[\p{L}]+(?:-[\p{L}]+)*/u.exec(line)?.[0] ?? '';
  if (FRENCH_VERBS.has(word) || FRENCH_VERBS.has(word.replace(/(?:es|e|s)$/, ''))) return 'verb';
  if (FRENCH_COMPOUNDS.some((compound) => line.startsWith(compound))) return 'verb';
  if (FRENCH_NOUNS.has(fold(word)) || NOUN_COMPOUNDS.test(fold(line))) return 'noun';
  if (/^[\p{L}]{3,}(?:iser|ifier|uer|oyer|érer|éter|iner|onner)$/u.test(word)) return 'verb';
  return /^[\p{L}]{3,}(?:[^t]é|isé|ifié|ué|oyé|éré)e?s?$/u.test(word) && !NOT_VERBS.has(word)
    ? 'verb'
    : (/(?:tion|sion|age|ement|ance|ence|ture)s?$/.test(word) && !NOT_ACTIONS.has(fold(word))) ||
        ACTION_NOUNS.has(fold(word))
      ? 'noun'
      : 'other';
}

function englishOpening(text: string): Opening {
  const folded = fold(text);
  if (ENGLISH_CHARGE.test(folded)) return 'charge';
  const words = folded.replace(/^(?:i|we)\s+(?:have\s+)?/, '').match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
  // "Successfully led": the adverb is not what is judged.
  const [word = ''] = words[0]?.endsWith('ly') ? words.slice(1) : words;
  const bare = word.replace(/^(?:co|re|pre)-?(?=[a-z]{4})/, '');
  if ([word, bare].some((one) => ENGLISH_PASTS.has(one) || ENGLISH_BASES.has(one))) return 'verb';
  if (/^[a-z-]{3,}ed$/.test(word) && !NOT_PASTS.has(word)) return 'verb';
  if (ENGLISH_BASES.has(word.replace(/s$/, '')) && words.length > 1) return 'verb';
  if (ENGLISH_GERUNDS.has(word) || /^(?:[a-z]{3,}(?:ment|tion|sion|ance))$/.test(word))
    return 'noun';
  return 'other';
}

/** Says who was in charge, not what was done. */
const FRENCH_CHARGE =
  /^(?:j'etais |j'ai ete |etais |etre )?(?:(?:co-?)?responsables?(?:\([a-z]\))? (?:(?:de|du|des|pour)\b|d')|charge(?:e|\(e\)|·e)?s? (?:de|du|des|d')|en charge (?:de|du|des|d')|(?:mes |principales |mes principales )?(?:taches|responsabilites|fonctions|missions)\b|(?:je )?m'occup(?:er|ais|e) (?:de|du|des|d')|s'occuper (?:de|du|des|d'))/;
const ENGLISH_CHARGE =
  /^(?:i was |was |were |am |being )?(?:(?:directly |primarily |solely |also |jointly )?(?:responsible|accountable) (?:for|of)|(?:in )?charge of|in charge of|tasked with|(?:my |main |key |daily )*(?:duties|responsibilities|tasks)\b|involved in|duties included)/;

const FRENCH_VERBS: ReadonlySet<string> = new Set([...FRENCH_INFINITIVES, ...FRENCH_PARTICIPLES]);
const FRENCH_COMPOUNDS: readonly string[] = [...FRENCH_VERBS].filter((verb) => verb.includes(' '));
const FRENCH_NOUNS: ReadonlySet<string> = new Set(
  FRENCH_ACTIONS.flatMap(({ noun }) => (noun.includes(' ') ? [] : [fold(noun)])),
);
const NOUN_COMPOUNDS = /^(?:mise|prise|remise) (?:a|en|au)\b/;

/** Actions that end like no other: they have no verb that takes their complement. */
const ACTION_NOUNS: ReadonlySet<string> = new Set(
  'pose poses conseil conseils service services soutien aide tri visite visites soin soins baisse hausse etude etudes appui support hausse tri depannage renfort repas cours ecoute education redressement'.split(
    ' ',
  ),
);

/** Nouns that end like participles, and others that end like actions. */
const NOT_VERBS: ReadonlySet<string> = new Set(
  'employé employée employés retraité salarié salariée diplômé diplômée marché marchés musée lycée clé clés café canapé degré allié associé associée député carré'.split(
    ' ',
  ),
);
const NOT_ACTIONS: ReadonlySet<string> = new Set(
  'mention mentions option options section attention stage stages langage village'.split(' '),
);
const NOT_PASTS: ReadonlySet<string> = new Set(
  'need needed speed feed seed weed bed red med shed sled united limited skilled experienced certified licensed dedicated motivated detailed advanced related'.split(
    ' ',
  ),
);
