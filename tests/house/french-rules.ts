/**
 * Canadian French as it is printed: no space before ; ! ? — a no-break space before : » % $ and inside
 * the opening « — months and days in lower case — curly apostrophes — no-break spaces inside numbers.
 */
const NO_BREAK = '[\\u00A0\\u202F]';

const RULES: readonly { says: string; breaks: RegExp }[] = [
  { says: 'a space stands before ; ! or ?', breaks: /\s[;!?](?!\w)/u },
  {
    says: 'no no-break space before a colon',
    // A clock's, an address's and a technical name's colon touch both sides.
    breaks: new RegExp(`(?<!${NO_BREAK}|^):(?=\\s|$)`, 'u'),
  },
  { says: 'no no-break space after «', breaks: new RegExp(`«(?!${NO_BREAK})`, 'u') },
  { says: 'no no-break space before »', breaks: new RegExp(`(?<!${NO_BREAK})»`, 'u') },
  {
    says: 'no no-break space between a number and % or $',
    breaks: new RegExp(`\\d(?!${NO_BREAK})\\s?[%$]`, 'u'),
  },
  { says: 'a $ before its amount', breaks: /\$\s?\d/u },
  { says: 'a straight apostrophe', breaks: /\p{L}'\p{L}/u },
  { says: 'English quotation marks', breaks: /[“”"]/u },
  { says: 'a number broken by a common space', breaks: /\d \d{3}(?![\d-])/u },
  {
    says: 'a month or a day with a capital inside a sentence',
    breaks:
      /[\p{Ll}\d,] (?:Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)\b/u,
  },
  { says: 'three dots instead of …', breaks: /\.\.\./u },
];

export const faults = (text: string): string[] =>
  RULES.filter(({ breaks }) => breaks.test(text)).map(({ says }) => `${says}: ${text}`);
