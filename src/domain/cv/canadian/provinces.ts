/** Provinces and territories: codes of Canada Post, names in both languages, and the cities that need no telling. */
import type { CvLanguage } from '../content.ts';
import { foldAligned } from './personal/fold.ts';

export const PROVINCE_CODES = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;
export type ProvinceCode = (typeof PROVINCE_CODES)[number];

const PROVINCES: readonly {
  code: ProvinceCode;
  fr: string;
  en: string;
  also: readonly string[];
}[] = [
  { code: 'AB', fr: 'Alberta', en: 'Alberta', also: ['alta', 'alb'] },
  { code: 'BC', fr: 'Colombie-Britannique', en: 'British Columbia', also: ['b.c', 'c.-b', 'cb'] },
  { code: 'MB', fr: 'Manitoba', en: 'Manitoba', also: ['man'] },
  { code: 'NB', fr: 'Nouveau-Brunswick', en: 'New Brunswick', also: ['n.b', 'n.-b'] },
  {
    code: 'NL',
    fr: 'Terre-Neuve-et-Labrador',
    en: 'Newfoundland and Labrador',
    also: ['newfoundland', 'terre-neuve'],
  },
  { code: 'NS', fr: 'Nouvelle-Écosse', en: 'Nova Scotia', also: ['n.s', 'n.-e'] },
  { code: 'NT', fr: 'Territoires du Nord-Ouest', en: 'Northwest Territories', also: [] },
  { code: 'NU', fr: 'Nunavut', en: 'Nunavut', also: [] },
  { code: 'ON', fr: 'Ontario', en: 'Ontario', also: ['ont'] },
  {
    code: 'PE',
    fr: 'Île-du-Prince-Édouard',
    en: 'Prince Edward Island',
    also: ['pei', 'p.e.i', 'i.-p.-e'],
  },
  { code: 'QC', fr: 'Québec', en: 'Quebec', also: ['qc', 'pq', 'que'] },
  { code: 'SK', fr: 'Saskatchewan', en: 'Saskatchewan', also: ['sask'] },
  { code: 'YT', fr: 'Yukon', en: 'Yukon', also: ['yk'] },
];

/** Codes that elsewhere are a country or a state: believed beside a city known here or "Canada". */
const SHARED = new Set(['nl', 'pe', 'sk', 'nt', 'mb', 'pa']);

/** Cities whose name means one place to a Canadian employer. */
const CITIES: Record<string, ProvinceCode> = Object.fromEntries(
  (
    [
      [
        'QC',
        "montreal,laval,longueuil,gatineau,sherbrooke,saguenay,trois-rivieres,levis,terrebonne,brossard,repentigny,drummondville,saint-jerome,granby,blainville,saint-hyacinthe,rimouski,rouyn-noranda,val-d'or,ville de quebec,quebec city,sept-iles,victoriaville",
      ],
      [
        'ON',
        'toronto,ottawa,mississauga,brampton,markham,vaughan,north york,scarborough,etobicoke,richmond hill,oakville,burlington,oshawa,barrie,guelph,kitchener,sudbury,thunder bay,ajax,milton,pickering,whitby,greater sudbury,sault ste. marie,north bay,timmins,brantford,niagara falls',
      ],
      [
        'BC',
        'vancouver,surrey,burnaby,kelowna,abbotsford,coquitlam,nanaimo,kamloops,north vancouver,prince george',
      ],
      ['AB', 'calgary,edmonton,red deer,lethbridge,fort mcmurray,medicine hat,grande prairie'],
      ['MB', 'winnipeg'],
      ['SK', 'saskatoon,regina,moose jaw'],
      ['NS', 'halifax'],
      ['NB', 'moncton,fredericton'],
      ['NL', "st. john's,saint-jean de terre-neuve"],
      ['PE', 'charlottetown'],
      ['YT', 'whitehorse'],
      ['NT', 'yellowknife'],
      ['NU', 'iqaluit'],
    ] as const
  ).flatMap(([code, names]) => names.split(',').map((name) => [name, code] as const)),
);

const byName = new Map<string, ProvinceCode>(
  PROVINCES.flatMap(({ code, fr, en, also }) =>
    [code, fr, en, ...also].map((name) => [fold(name), code] as const),
  ),
);

/** `provinceCode('Québec')`, `('QC')`, `('Ont.')`; `sure` is false where the same letters name another place. */
export function provinceCode(name: string): { code: ProvinceCode; sure: boolean } | undefined {
  const folded = fold(name);
  const code = byName.get(folded);
  return code && { code, sure: !SHARED.has(folded) };
}

export const provinceOfCity = (city: string): ProvinceCode | undefined => CITIES[fold(city)];

export const provinceName = (code: ProvinceCode, language: CvLanguage): string =>
  PROVINCES.find((province) => province.code === code)?.[language] ?? code;

function fold(name: string): string {
  return foldAligned(name).replace(/\.$/, '').trim();
}
