/**
 * An employer named inside a French sentence: « chez Desjardins », « au Centre de santé », « à la Clinique du Lac »,
 * « à l’Hôpital Notre-Dame », « à Revenu Québec ». Where nothing tells which article a name takes, an organisation is
 * spoken of, which is right whatever the name: « au sein de l’organisation Toronto General Hospital ».
 * After the Office québécois de la langue française, Banque de dépannage linguistique, « chez » and names of companies.
 */
import { foldWord, withoutLigatures } from '../fold.ts';
import {
  ADJECTIVES,
  ENGLISH_WORDS,
  NOUNS,
  NOUNS_WITH_OF,
  ONLY_NAMES,
  PUBLIC_WORDS,
} from './employer-nouns.data.ts';

/** The word that a sentence has before it. */
export type EmployerLink = 'chez' | 'de' | 'à' | 'pour';

/** The link with its article and its space, and what is left of the name after it. */
export interface LinkedEmployer {
  link: string;
  name: string;
}

type Article = keyof typeof NOUNS;
type Kind = Article | 'name' | 'public' | 'unsure';

export const linkEmployer = (link: EmployerLink, typed: string): LinkedEmployer => {
  const name = typed.trim();
  const [, article = '', rest = name] = ARTICLE.exec(name) ?? [];
  const kind = kindOf(rest, article !== '');
  const bare = kind === 'name' || kind === 'public' ? name : rest;
  if (kind === 'name' && /^le/i.test(article) && (link === 'de' || link === 'à'))
    return { link: LINKS[link][/^les/i.test(article) ? 'les' : 'le'], name: rest };
  if (kind === 'name' && link === 'de')
    return { link: /^[aeiou]/.test(folded(bare)) ? 'd’' : 'de ', name: bare };
  return { link: LINKS[link][kind], name: bare };
};

/** As one text. */
export const withEmployer = (link: EmployerLink, name: string): string => {
  const linked = linkEmployer(link, name);
  return linked.link + linked.name;
};

const ARTICLE = /^(les?\s+|la\s+|l['’]\s?)(.+)$/i;

const LINKS: Readonly<Record<EmployerLink, Readonly<Record<Kind, string>>>> = {
  chez: {
    le: 'au ',
    la: 'à la ',
    l: 'à l’',
    les: 'aux ',
    name: 'chez ',
    public: 'à ',
    unsure: 'au sein de l’organisation ',
  },
  de: {
    le: 'du ',
    la: 'de la ',
    l: 'de l’',
    les: 'des ',
    name: 'de ',
    public: 'de ',
    unsure: 'de l’organisation ',
  },
  à: {
    le: 'au ',
    la: 'à la ',
    l: 'à l’',
    les: 'aux ',
    name: 'à ',
    public: 'à ',
    unsure: 'à l’organisation ',
  },
  pour: {
    le: 'pour le ',
    la: 'pour la ',
    l: 'pour l’',
    les: 'pour les ',
    name: 'pour ',
    public: 'pour ',
    unsure: 'pour l’organisation ',
  },
};

const folded = (text: string): string => foldWord(withoutLigatures(text));

const kindOf = (name: string, hasArticle: boolean): Kind => {
  const words = folded(name)
    .split(/[\s/,()]+/)
    .filter(Boolean);
  const [first = '', second = ''] = words;
  if (name.startsWith('[') || first === '') return 'name';
  if ([2, 3].some((count) => ONLY_NAMES.has(words.slice(0, count).join('-')))) return 'name';
  const isOf = /^(?:d'.|(?:de|du|des|en|a|au|aux|pour)$)/.test(second);
  for (const article of ['le', 'la', 'l', 'les'] as const) {
    if (NOUNS[article].has(first)) return article;
    if (isOf && NOUNS_WITH_OF[article].has(first)) return article;
  }
  for (const article of ['le', 'la', 'les'] as const)
    if (ADJECTIVES[article].has(first) && isNoun(second)) return article;
  const [start = ''] = first.split('-');
  if (!hasArticle && PUBLIC_WORDS.has(start) && (first !== start || PLACE.test(folded(name))))
    return 'public';
  if (hasArticle) return 'name';
  // « Récupération de l’Est »: a noun of a gender that is not known here.
  if (isOf || words.some((word) => ENGLISH_WORDS.has(word))) return 'unsure';
  return 'name';
};

const isNoun = (word: string): boolean =>
  ['le', 'la', 'l', 'les'].some((article) => NOUNS[article as Article].has(word));

const PLACE = /(?:canada|quebec|ontario|manitoba|montreal)$/;
