/** Words of dates beside month names (`dates/month-names.ts`), folded, as sources of regular expressions. */

export const MONTH_WORDS =
  'janvier|january|janv|jan|fevrier|february|fevr|febr|fev|feb|mars|march|mar|avril|april|avr|apr|mai|may|juin|june|jun|juillet|july|juill|juil|jul|aout|august|aug|aou|septembre|september|sept|sep|octobre|october|oct|novembre|november|nov|decembre|december|dec';

export const SEASON_WORDS =
  'printemps|ete|automne|hiver|spring|summer|fall|autumn|winter|[qt][1-4]|trimestre [1-4]|semestre [12]|rentree';

export const PRESENT_WORDS =
  "(?:a |jusqu'a |jusqu'en |until |till |to )?(?:presente?|presentement|aujourd'hui|aujourdhui|aujourd hui|ce jour|maintenant|date|now|today|l'heure actuelle|nos jours)|current(?:ly)?|actuel(?:le)?(?:ment)?|en cours|en poste|ongoing|in progress|present day|still|courant|auj\\.?|pres\\.";

export const RANGE_WORDS =
  "jusqu'en|jusqu'au|jusqu'a|jusque|until|till|through|thru|to|au|a|et|and|en";

export const SINCE_WORDS =
  'depuis|since|des|a partir de|a compter de|from|starting|starting in|debut';
export const UNTIL_WORDS = "jusqu'en|jusqu'au|jusqu'a|until|till|up to";
