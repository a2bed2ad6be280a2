/**
 * Names letter by letter, by the tables that passports and states publish. Scripts that leave vowels out or need a
 * dictionary (Arabic, Hebrew, Chinese, Japanese, Thai …) have none here: a guess would put a wrong name on paper.
 *
 * Cyrillic: ICAO Doc 9303-3, table B. Greek: ISO 843 / ELOT 743. Korean: Revised Romanization (2000), syllable by
 * syllable as in names. Georgian: national system (2002). Armenian: ISO 9985 without its marks.
 */

import { fold } from '../../text/fold.ts';

/** Undefined unless every letter is known. */
export const romanised = (name: string): string | undefined => {
  const words = name.normalize('NFC').trim().split(/\s+/);
  const done = words.map(romanisedWord);
  return done.every((word) => word !== undefined) ? done.join(' ') : undefined;
};

const romanisedWord = (word: string): string | undefined => {
  const lower = greekPairs(word.toLocaleLowerCase('el'));
  let latin = '';
  for (const letter of lower) {
    const part =
      LETTERS.get(letter) ??
      hangul(letter) ??
      (KEPT.test(letter) ? letter : LETTERS.get(fold(letter)));
    if (part === undefined) return undefined;
    latin += part;
  }
  return latin.replace(
    /(^|[-'’])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'),
  );
};

const KEPT = /[\p{Script=Latin}.'’-]/u;

const table = (pairs: string): [string, string][] =>
  pairs.split(' ').map((pair) => {
    const [letter = '', latin = ''] = pair.split('=');
    return [letter, latin];
  });

const LETTERS: ReadonlyMap<string, string> = new Map([
  ...table(
    'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ=ie ы=y ь= э=e ю=iu я=ia і=i ї=i є=ie ґ=g ў=u ј=j љ=lj њ=nj ћ=c ђ=d џ=dz ѓ=g ќ=k ѕ=dz ә=a ғ=g қ=k ң=n ө=o ұ=u ү=u һ=h',
  ),
  ...table(
    'α=a ά=a β=v γ=g δ=d ε=e έ=e ζ=z η=i ή=i θ=th ι=i ί=i ϊ=i ΐ=i κ=k λ=l μ=m ν=n ξ=x ο=o ό=o π=p ρ=r σ=s ς=s τ=t υ=y ύ=y ϋ=y ΰ=y φ=f χ=ch ψ=ps ω=o ώ=o',
  ),
  ...table(
    'ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p ჟ=zh რ=r ს=s ტ=t უ=u ფ=p ქ=k ღ=gh ყ=q შ=sh ჩ=ch ც=ts ძ=dz წ=ts ჭ=ch ხ=kh ჯ=j ჰ=h',
  ),
  ...table(
    'ա=a բ=b գ=g դ=d ե=e զ=z է=e ը=y թ=t ժ=zh ի=i լ=l խ=kh ծ=ts կ=k հ=h ձ=dz ղ=gh ճ=ch մ=m յ=y ն=n շ=sh ո=o չ=ch պ=p ջ=j ռ=r ս=s վ=v տ=t ր=r ց=ts ւ=w փ=p ք=k օ=o ֆ=f և=ev',
  ),
]);

/** Two letters for one sound, which the table would take one by one. */
const greekPairs = (word: string): string =>
  /\p{Script=Greek}/u.test(word)
    ? word
        .replace(/ο[υύ]/gu, 'ou')
        .replace(/([αε])[υύ](?=[αεηιουωάέήίόύώβγδζλμνρ])/gu, (_, first: string) => `${first}v`)
        .replace(/([αε])[υύ]/gu, (_, first: string) => `${first}f`)
        .replace(/^μπ/u, 'b')
        .replace(/γγ/gu, 'ng')
    : word;

const HANGUL = { first: 0xac00, last: 0xd7a3, vowels: 21, finals: 28 } as const;
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p h'.split(' ');

/** One syllable of Korean, which Unicode numbers by its parts. */
const hangul = (letter: string): string | undefined => {
  const code = (letter.codePointAt(0) ?? 0) - HANGUL.first;
  if (code < 0 || code > HANGUL.last - HANGUL.first) return undefined;
  const initial = Math.floor(code / (HANGUL.vowels * HANGUL.finals));
  const vowel = Math.floor((code % (HANGUL.vowels * HANGUL.finals)) / HANGUL.finals);
  return `${INITIALS[initial] ?? ''}${VOWELS[vowel] ?? ''}${FINALS[code % HANGUL.finals] ?? ''}`;
};
