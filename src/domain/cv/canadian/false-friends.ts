/**
 * Names of studies and posts that mean something else in Canada, by the country where they were obtained. Nothing is
 * changed: the person is told what a Canadian reader understands, and what could be written instead.
 *
 * Sources: Centre d'information canadien sur les diplômes internationaux (cicic.ca), country profiles; Office québécois
 * de la langue française (vitrinelinguistique.oqlf.gouv.qc.ca), « stage », « cadre ».
 */
import { fold } from '#/domain/text/fold.ts';

export type FalseFriend = 'baccalaureat' | 'licence' | 'stage' | 'cadre';

interface Rule {
  /** In which of the CV's fields the word stands. */
  field: 'degree' | 'jobTitle';
  word: RegExp;
  /** Folded names of countries; undefined where it misleads wherever it comes from. */
  countries: RegExp | undefined;
  source: string;
}

const FRENCH_SCHOOLS =
  /(?<!\p{L})(?:france|belgique|belgium|suisse|switzerland|maroc|morocco|algerie|algeria|tunisie|tunisia|senegal|cote d'ivoire|ivory coast|cameroun|cameroon|mali|burkina(?: faso)?|benin|togo|niger|gabon|congo|rdc|drc|guinee|guinea|madagascar|haiti|liban|lebanon|tchad|chad|mauritanie|mauritania|djibouti|comores|burundi|rwanda)(?!\p{L})/u;

export const FALSE_FRIENDS: Readonly<Record<FalseFriend, Rule>> = {
  /** There the end of secondary school, in Québec a university degree of three or four years. */
  baccalaureat: {
    field: 'degree',
    word: /(?<!\p{L})(?:baccalaureat|bac(?! ?\+))(?!\p{L})/u,
    countries: FRENCH_SCHOOLS,
    source: 'https://www.cicic.ca',
  },
  /** There a first university degree, in Canada a permit. */
  licence: {
    field: 'degree',
    word: /(?<!\p{L})licence(?!\p{L})/u,
    countries: FRENCH_SCHOOLS,
    source: 'https://www.cicic.ca',
  },
  /** “Stage” is no English word for an internship. */
  stage: {
    field: 'jobTitle',
    word: /(?<!\p{L})(?:stage|stagiaire)(?!\p{L})/u,
    countries: undefined,
    source: 'https://vitrinelinguistique.oqlf.gouv.qc.ca',
  },
  /** A status of French law; in Canada one names the post: manager, professional. */
  cadre: {
    field: 'jobTitle',
    word: /(?<!\p{L})cadre(?!\p{L})/u,
    countries: FRENCH_SCHOOLS,
    source: 'https://vitrinelinguistique.oqlf.gouv.qc.ca',
  },
};

/** `place` is the entry's location, with its country; `language` the CV's. */
export const falseFriendsIn = (
  field: Rule['field'],
  text: string,
  place: string,
  language: 'fr' | 'en',
): FalseFriend[] => {
  const [words, where] = [fold(text), fold(place)];
  return (Object.keys(FALSE_FRIENDS) as FalseFriend[]).filter((name) => {
    const rule = FALSE_FRIENDS[name];
    if (rule.field !== field || !rule.word.test(words)) return false;
    // « stage » is right in French.
    if (name === 'stage') return language === 'en';
    return rule.countries?.test(where) === true;
  });
};
