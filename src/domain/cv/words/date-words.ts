/** Words of dates beside the months (`domain/text/months.ts`), folded, as sources of regular expressions. */

const UP_TO = "(?:a |jusqu'a |jusqu'en |until |till |to )";

/** Words that say "until now" wherever they stand after a dash. */
export const SURE_PRESENT_WORDS = `${UP_TO}?(?:presente?|presentement|aujourd'hui|aujourdhui|aujourd hui|ce jour|maintenant|now|today|l'heure actuelle|nos jours)|${UP_TO}date|current(?:ly)?|actuel(?:le)?(?:ment)?|en cours`;

/** All words for "until now": beside a date these say so too, elsewhere they may open a list item ("– Courant : anglais"). */
export const PRESENT_WORDS = `${SURE_PRESENT_WORDS}|date|en poste|onwards?|ongoing|in progress|present day|still|courant|auj\\.?|pres\\.|(?:working|continuing|pursuing)(?=\\s*(?:\\)|$))`;

export const SEASON_WORDS =
  'printemps|etes?|automnes?|hivers?|spring|summers?|fall|autumn|winters?|[qt][1-4]|trimestre [1-4]|semestre [12]|rentree';

/** Parts of a year, as they stand in brackets behind it. */
export const YEAR_PARTS = `${SEASON_WORDS}|terms?|semest(?:er|re)s?|trimest(?:er|re)s?|quarters?|sessions?|vacances|vacations?|holidays`;

export const RANGE_WORDS =
  "jusqu'en|jusqu'au|jusqu'a|jusque|until|till|through|thru|to|au|a|et|and|en";

export const SINCE_WORDS =
  'depuis|since|des|a partir de|a compter de|from|starting|starting in|debut';
export const UNTIL_WORDS = "jusqu'en|jusqu'au|jusqu'a|until|till|up to";

/** Words before the end of a range that is still to come: "2021 – diplôme prévu en 2026", "2023 – Expected graduation: 2027". */
export const EXPECTED_END_WORDS =
  '(?:(?:diplome|diplomation|obtention|graduation|fin)(?: du diplome| des etudes)? )?(?:prevue?|attendue?)(?: en| pour| le)?|(?:exp\\.|est\\.|expected|anticipated|projected)(?: graduation| completion)?(?: date)?(?: in)?(?: ?:)?|graduat(?:ion|ing)(?: date)?(?: in)?(?: ?:)?';
