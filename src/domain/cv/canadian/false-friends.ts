/**
 * Names of studies and posts that mean something else in Canada, by the country where they were obtained. Nothing is
 * changed by itself: the person is told what a Canadian reader understands, and what could be written instead. A word
 * is never turned into the diploma that it seems to equal here: only a report may say that (`credentials.ts`).
 */
import { fold } from '#/domain/text/fold.ts';
import type { CvLanguage } from '../content.ts';
import type { Source } from './source.ts';

export const FALSE_FRIENDS = [
  'baccalaureat',
  'licence',
  'maitrise',
  'bachillerato',
  'stage',
  'cadre',
] as const;
export type FalseFriend = (typeof FALSE_FRIENDS)[number];

interface Rule {
  /** In which of the CV's fields the word stands. */
  field: 'degree' | 'jobTitle';
  word: RegExp;
  /** Folded names of countries; undefined where it misleads wherever it comes from. */
  countries: RegExp | undefined;
  /** The only language of a CV in which it misleads. */
  only?: CvLanguage;
  /** The text with what makes it plain; undefined where only the person knows. */
  plainer: Readonly<Record<CvLanguage, ((text: string) => string) | undefined>>;
  source: Source;
}

const FRENCH_SCHOOLS =
  /(?<!\p{L})(?:france|belgique|belgium|suisse|switzerland|maroc|morocco|algerie|algeria|tunisie|tunisia|senegal|cote d'ivoire|ivory coast|cameroun|cameroon|mali|burkina(?: faso)?|benin|togo|niger|gabon|congo|rdc|drc|guinee|guinea|madagascar|haiti|liban|lebanon|tchad|chad|mauritanie|mauritania|djibouti|comores|burundi|rwanda)(?!\p{L})/u;
const SPANISH_SCHOOLS =
  /(?<!\p{L})(?:espagne|spain|espana|mexique|mexico|colombie|colombia|venezuela|argentine|argentina|equateur|ecuador|bolivie|bolivia|cuba|guatemala|honduras|salvador|nicaragua|costa rica|panama|republique dominicaine|dominican republic|paraguay|uruguay)(?!\p{L})/u;

/** What follows the word in brackets; the word itself stays as the diploma says it. */
const explained =
  (words: string) =>
  (text: string): string =>
    `${text.trim()} (${words})`;

const COUNTRY_GUIDES: Source = {
  url: 'https://www.alberta.ca/iqas-education-guides',
  title: {
    fr: 'Guides des systèmes d’études par pays, IQAS (en anglais)',
    en: 'Education guides by country, IQAS',
  },
};

const RULES: Readonly<Record<FalseFriend, Rule>> = {
  /** There the end of secondary school, in Québec a university degree of three or four years. */
  baccalaureat: {
    field: 'degree',
    word: /(?<!\p{L})(?:baccalaureat|bac(?! ?\+))(?!\p{L})/u,
    countries: FRENCH_SCHOOLS,
    plainer: {
      fr: explained('diplôme d’études secondaires'),
      en: explained('secondary school diploma'),
    },
    source: {
      url: 'https://www.alberta.ca/iqas-education-guide-france',
      title: {
        fr: 'Guide des études en France, IQAS (en anglais)',
        en: 'Education guide: France, IQAS',
      },
    },
  },
  /** There a first university degree, in Canada a permit. */
  licence: {
    field: 'degree',
    word: /(?<!\p{L})licence(?!\p{L})/u,
    countries: FRENCH_SCHOOLS,
    plainer: { fr: explained('diplôme universitaire'), en: explained('university degree') },
    source: {
      url: 'https://www.alberta.ca/iqas-education-guide-france',
      title: {
        fr: 'Guide des études en France, IQAS (en anglais)',
        en: 'Education guide: France, IQAS',
      },
    },
  },
  /** There the fourth year of university, in Québec what English calls a master's degree. */
  maitrise: {
    field: 'degree',
    word: /(?<!\p{L})maitrise(?!\p{L})/u,
    countries: FRENCH_SCHOOLS,
    plainer: {
      fr: explained('diplôme de quatre années d’université'),
      en: explained('degree after four years of university'),
    },
    source: COUNTRY_GUIDES,
  },
  /** The end of secondary school, not a bachelor's degree. */
  bachillerato: {
    field: 'degree',
    word: /(?<!\p{L})bachiller(?:ato)?(?!\p{L})/u,
    countries: SPANISH_SCHOOLS,
    plainer: {
      fr: explained('diplôme d’études secondaires'),
      en: explained('secondary school diploma'),
    },
    source: COUNTRY_GUIDES,
  },
  /** “Stage” is no English word for an internship. */
  stage: {
    field: 'jobTitle',
    word: /(?<!\p{L})(?:stage|stagiaire)(?!\p{L})/u,
    countries: undefined,
    only: 'en',
    plainer: {
      fr: undefined,
      en: (text) => text.replace(/stagiaire/giu, 'Intern').replace(/stage/giu, 'Internship'),
    },
    source: {
      url: 'https://rte-nte.ca/terminologie/recommandations-terminologiques/?action=fiche&fId=68',
      title: {
        fr: 'Fiche « stage », Réseau des traducteurs en éducation',
        en: 'Entry “stage”, Network of Translators in Education',
      },
    },
  },
  /** A status of French law; in Canada one names the post: manager, professional. */
  cadre: {
    field: 'jobTitle',
    word: /(?<!\p{L})cadre(?!\p{L})/u,
    countries: FRENCH_SCHOOLS,
    plainer: { fr: undefined, en: undefined },
    source: {
      url: 'https://vitrinelinguistique.oqlf.gouv.qc.ca',
      title: {
        fr: 'Vitrine linguistique, Office québécois de la langue française',
        en: 'Vitrine linguistique, Office québécois de la langue française (in French)',
      },
    },
  },
};

export const falseFriendSource = (name: FalseFriend): Source => RULES[name].source;

/** The text made plain in the CV's language; undefined where it is so already, or only the person knows. */
export const plainerText = (
  name: FalseFriend,
  text: string,
  language: CvLanguage,
): string | undefined => RULES[name].plainer[language]?.(text);

/** `place` is the entry's location, with its country; `language` the CV's. Words in brackets already explain. */
export const falseFriendsIn = (
  field: Rule['field'],
  text: string,
  place: string,
  language: CvLanguage,
): FalseFriend[] => {
  const [words, where] = [fold(text), fold(place)];
  if (/\([^)]*\p{L}/u.test(words)) return [];
  return FALSE_FRIENDS.filter((name) => {
    const { only, countries, ...rule } = RULES[name];
    return (
      rule.field === field &&
      rule.word.test(words) &&
      (only === undefined || only === language) &&
      (countries === undefined || countries.test(where))
    );
  });
};

/** Whether a diploma's name misleads from some countries, and its place does not say which. */
export const needsCountry = (degree: string, place: string, isKnown: boolean): boolean => {
  const words = fold(degree);
  return (
    !isKnown &&
    place.trim() !== '' &&
    FALSE_FRIENDS.some((name) => {
      const { field, countries, word } = RULES[name];
      return field === 'degree' && countries !== undefined && word.test(words);
    })
  );
};
