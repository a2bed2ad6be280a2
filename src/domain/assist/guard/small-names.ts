/** Tools and certificates whose names have capitals, written without them: `excel`, `pmp`. */
import { skills } from '../../cv/lexicon/skills.ts';
import { wordsIn } from '../../cv/lexicon/words.ts';

/** The first that `answer` says and `input` does not; words that the language has anyway say nothing. */
export const smallNameIn = (
  answer: string,
  input: string,
  language: 'fr' | 'en',
): string | undefined => {
  const given = new Set(wordsIn(input).map(({ stem }) => stem));
  return wordsIn(answer).find(
    ({ stem, text }) => !given.has(stem) && names().has(text) && !ORDINARY[language].has(text),
  )?.text;
};

let known: ReadonlySet<string> | undefined;

const names = (): ReadonlySet<string> =>
  (known ??= new Set(
    [...skills().values()]
      .filter(({ kind }) => kind === 'tool' || kind === 'certificate')
      .flatMap(({ fr, en }) => [...fr, ...en])
      .filter(({ isCased, isAlone, text }) => isCased && !isAlone && /^\p{Lu}\p{L}+$/u.test(text))
      .map(({ text }) => text.toLowerCase()),
  ));

const ORDINARY: Readonly<Record<'fr' | 'en', ReadonlySet<string>>> = {
  fr: new Set('antidote az oct omega pandas rails sas vite zoom'.split(' ')),
  en: new Set(
    `android angular antidote bash blackboard blender concur confluence docker elixir elk excel flask git hibernate
    hive illustrator juniper maven oct omega outlook pals pandas pos postman rails react remedy ruby rust sabre
    slack snowflake spark storyline subversion swagger swift teams unity unreal windows word zoom`.split(
      /\s+/,
    ),
  ),
};
