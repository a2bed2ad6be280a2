/** The job titles of the lexicon, read when first asked for. */
import { readLexicon, type Term } from './read-lexicon.ts';
import { skillIdOf } from './skills.ts';
import { CARE_TITLES } from './titles/care-titles.data.ts';
import { MORE_TITLES } from './titles/more-titles.data.ts';
import { OFFICE_TITLES } from './titles/office-titles.data.ts';
import { TRADE_TITLES } from './titles/trade-titles.data.ts';

export interface Title {
  id: string;
  /** Masculine and feminine forms. */
  fr: readonly Term[];
  en: readonly Term[];
  /** Ids of the skills that whoever worked under it has. */
  skills: readonly string[];
}

let known: ReadonlyMap<string, Title> | undefined;

/** By id. */
export const titles = (): ReadonlyMap<string, Title> => {
  known ??= new Map(
    readLexicon([OFFICE_TITLES, CARE_TITLES, TRADE_TITLES, MORE_TITLES]).map(
      ({ id, fr, en, leadsTo }) => [id, { id, fr, en, skills: leadsTo.map(skillIdOf) }],
    ),
  );
  return known;
};
