/**
 * Titles that the law of a province keeps for members of a professional body. The person is warned, offered a title
 * that is free, and never forced: who holds the licence writes the title.
 *
 * The law: Code des professions (Québec, RLRQ c. C-26, ss. 32 and 36); Professional Engineers Act (Ontario, R.S.O. 1990,
 * c. P.28, s. 40) and its sisters in the other provinces. Each title also has a page that a person can read.
 */
import { fold } from '#/domain/text/fold.ts';
import type { CvLanguage } from '../content.ts';
import type { ProvinceCode } from './provinces.ts';
import type { Source } from './source.ts';

export const RESERVED_TITLES = [
  'engineer',
  'nurse',
  'architect',
  'cpa',
  'lawyer',
  'physician',
  'pharmacist',
  'teacher',
  'psychologist',
  'socialWorker',
] as const;
type ReservedTitle = (typeof RESERVED_TITLES)[number];

interface Rule {
  title: RegExp;
  /** Folded signs that the person holds the licence, anywhere in the CV. */
  licence: RegExp;
  /** Where it is kept; every province and territory when undefined. */
  only?: readonly ProvinceCode[];
  regulators: Partial<Record<ProvinceCode, string>> & { elsewhere: string };
  /** Titles that are free, for the post written as the first of the pair: masculine and feminine where they differ. */
  neutral: Readonly<
    Record<CvLanguage, readonly (readonly [RegExp, string] | readonly [RegExp, string, string])[]>
  >;
  source: Source;
}

const word = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');

const RULES: Readonly<Record<ReservedTitle, Rule>> = {
  engineer: {
    // Who drives or runs engines is called so by other laws.
    title:
      /(?<!\p{L})(?:ingenieure?|(?<!(?:locomotive|train|stationary|power|operating|marine|ship's|ship|flight) )engineer)(?!\p{L})/u,
    licence: word(
      "p\\.? ?eng\\.?|ing\\.|oiq|peo|apega|egbc|apegs|membre d[eu] (?:l')?ordre des ingenieurs|professional engineer",
    ),
    regulators: {
      QC: 'https://www.oiq.qc.ca',
      ON: 'https://www.peo.on.ca',
      AB: 'https://www.apega.ca',
      BC: 'https://www.egbc.ca',
      elsewhere: 'https://engineerscanada.ca',
    },
    neutral: {
      fr: [
        [word('logiciel|informatique'), 'Développeur de logiciels', 'Développeuse de logiciels'],
        [word('projets?'), 'Chargé de projet', 'Chargée de projet'],
        [word('donnees'), 'Spécialiste des données'],
        [/./u, 'Spécialiste technique'],
      ],
      en: [
        [word('software'), 'Software Developer'],
        [word('project'), 'Project Coordinator'],
        [word('data'), 'Data Specialist'],
        [/./u, 'Technical Specialist'],
      ],
    },
    source: {
      url: 'https://engineerscanada.ca/news-and-events/news/engineering-regulators-reiterate-licensure-requirements-for-those-using-software-engineer-and-other-it-titles',
      title: {
        fr: 'Qui peut porter le titre d’ingénieur, Ingénieurs Canada (en anglais)',
        en: 'Who may use the title “engineer”, Engineers Canada',
      },
      dated: '2022-08',
    },
  },
  nurse: {
    title: word('infirmi(?:er|ere)|nurse(?! (?:aide|assistant))'),
    licence: word(
      'oiiq|oiiaq|cno|bccnm|crna|crnm|crns|nanb|nscn|clpna|rn (?:licen[cs]e|registration)',
    ),
    regulators: {
      QC: 'https://www.oiiq.org',
      ON: 'https://www.cno.org',
      BC: 'https://www.bccnm.ca',
      elsewhere: 'https://www.nnas.ca',
    },
    neutral: {
      fr: [
        [
          /./u,
          'Professionnel de la santé formé à l’étranger',
          'Professionnelle de la santé formée à l’étranger',
        ],
      ],
      en: [[/./u, 'Internationally Educated Health Professional']],
    },
    source: {
      url: 'https://www.bccnm.ca/Search/Pages/use_of_title.aspx',
      title: { fr: 'Usage du titre, BCCNM (en anglais)', en: 'Use of title, BCCNM' },
    },
  },
  architect: {
    title:
      /(?<!\p{L})(?:architecte|architect)(?!\p{L})(?! (?:logiciel|de solutions|d'entreprise|ti|infonuagique|de donnees|technique))/u,
    licence: word('oaq|oaa|aibc|aaa|licensed architect'),
    regulators: {
      QC: 'https://www.oaq.com',
      ON: 'https://oaa.on.ca',
      BC: 'https://aibc.ca',
      elsewhere: 'https://raic.org',
    },
    neutral: {
      fr: [[/./u, 'Concepteur en architecture', 'Conceptrice en architecture']],
      en: [[/./u, 'Architectural Designer']],
    },
    source: {
      url: 'https://raic.org',
      title: {
        fr: 'Institut royal d’architecture du Canada',
        en: 'Royal Architectural Institute of Canada',
      },
    },
  },
  cpa: {
    title: word(
      'cpa|comptables? professionnel(?:le)?s? agreee?s?|chartered (?:professional )?accountant|expert-comptable',
    ),
    licence: word(
      "ordre des cpa|cpa (?:ontario|quebec|bc|alberta|canada|manitoba)|membre de l'ordre des cpa",
    ),
    regulators: {
      QC: 'https://cpaquebec.ca',
      ON: 'https://www.cpaontario.ca',
      elsewhere: 'https://www.cpacanada.ca',
    },
    neutral: { fr: [[/./u, 'Comptable']], en: [[/./u, 'Accountant']] },
    source: {
      url: 'https://www.cpacanada.ca',
      title: { fr: 'CPA Canada', en: 'CPA Canada' },
    },
  },
  lawyer: {
    title: word('avocate?|lawyer|barrister|solicitor|notaire'),
    licence: word('barreau|law society|called to the bar|chambre des notaires'),
    regulators: {
      QC: 'https://www.barreau.qc.ca',
      ON: 'https://lso.ca',
      elsewhere: 'https://flsc.ca',
    },
    neutral: { fr: [[/./u, 'Juriste']], en: [[/./u, 'Legal Professional (foreign-trained)']] },
    source: {
      url: 'https://flsc.ca',
      title: {
        fr: 'Fédération des ordres professionnels de juristes du Canada',
        en: 'Federation of Law Societies of Canada',
      },
    },
  },
  physician: {
    title: word('medecin|physician|medical doctor|chirurgien(?:ne)?|surgeon'),
    licence: word('cmq|college des medecins|lmcc|cpso|college of physicians'),
    regulators: {
      QC: 'https://www.cmq.org',
      ON: 'https://www.cpso.on.ca',
      elsewhere: 'https://mcc.ca',
    },
    neutral: {
      fr: [[/./u, 'Diplômé en médecine à l’étranger', 'Diplômée en médecine à l’étranger']],
      en: [[/./u, 'International Medical Graduate']],
    },
    source: {
      url: 'https://mcc.ca',
      title: { fr: 'Conseil médical du Canada', en: 'Medical Council of Canada' },
    },
  },
  pharmacist: {
    title: word('pharmacien(?:ne)?|pharmacist'),
    licence: word('opq|ordre des pharmaciens|college of pharmacists|pebc'),
    regulators: {
      QC: 'https://www.opq.org',
      ON: 'https://www.ocpinfo.com',
      elsewhere: 'https://napra.ca',
    },
    neutral: {
      fr: [[/./u, 'Diplômé en pharmacie à l’étranger', 'Diplômée en pharmacie à l’étranger']],
      en: [[/./u, 'International Pharmacy Graduate']],
    },
    source: {
      url: 'https://napra.ca',
      title: {
        fr: 'Organismes de réglementation de la pharmacie, ANORP',
        en: 'Pharmacy regulators, NAPRA',
      },
    },
  },
  /** Only Ontario keeps it by title in its College's Act; the others keep the work. */
  teacher: {
    title: word("ontario certified teacher|enseignante? agreee? de l'ontario|eao|oct"),
    licence: word('ontario college of teachers|ordre des enseignantes'),
    only: ['ON'],
    regulators: { ON: 'https://www.oct.ca', elsewhere: 'https://www.oct.ca' },
    neutral: { fr: [[/./u, 'Enseignant', 'Enseignante']], en: [[/./u, 'Teacher']] },
    source: {
      url: 'https://www.oct.ca',
      title: {
        fr: 'Ordre des enseignantes et des enseignants de l’Ontario',
        en: 'Ontario College of Teachers',
      },
    },
  },
  psychologist: {
    title: word('psychologue|psychologist'),
    licence: word('ordre des psychologues|college of psychologists|registered psychologist'),
    regulators: { QC: 'https://www.ordrepsy.qc.ca', elsewhere: 'https://cpa.ca' },
    neutral: {
      fr: [[/./u, 'Diplômé en psychologie', 'Diplômée en psychologie']],
      en: [[/./u, 'Psychology Graduate']],
    },
    source: {
      url: 'https://legisquebec.gouv.qc.ca/fr/document/lc/C-26',
      title: {
        fr: 'Code des professions, article 36, LégisQuébec',
        en: 'Professional Code, section 36, LégisQuébec (in French)',
      },
    },
  },
  socialWorker: {
    title: word('travailleu(?:r|se) sociale?|social worker'),
    licence: word('otstcfq|ocswssw|registered social worker|rsw'),
    regulators: {
      QC: 'https://www.otstcfq.org',
      ON: 'https://www.ocswssw.org',
      elsewhere: 'https://www.casw-acts.ca',
    },
    neutral: {
      fr: [[/./u, 'Intervenant social', 'Intervenante sociale']],
      en: [[/./u, 'Social Services Worker']],
    },
    source: {
      url: 'https://legisquebec.gouv.qc.ca/fr/document/lc/C-26',
      title: {
        fr: 'Code des professions, article 36, LégisQuébec',
        en: 'Professional Code, section 36, LégisQuébec (in French)',
      },
    },
  },
};

/** Alberta took it out of its law in 2023: globalnews.ca/news/10084623. */
const SOFTWARE_ENGINEER = word('software engineer|ingenieure? logiciel');

export interface TitleWarning {
  title: ReservedTitle;
  /** Titles that are free, one or two; the person chooses. */
  neutral: readonly string[];
  regulator: string;
  source: Source;
}

/**
 * For a title that the person goes by now: the line under the name, or a post in Canada. A post abroad keeps the title
 * it had there. `province` is where the person looks for work; undefined warns as every province does.
 */
export const reservedTitleIn = (
  title: string,
  {
    province,
    language,
    cv,
  }: { province: ProvinceCode | undefined; language: CvLanguage; cv: string },
): TitleWarning | undefined => {
  const folded = fold(title);
  const name = RESERVED_TITLES.find((one) => {
    const { title: words, only } = RULES[one];
    if (!words.test(folded) || isOnTheWay(folded)) return false;
    if (only && (province === undefined || !only.includes(province))) return false;
    return !(one === 'engineer' && province === 'AB' && SOFTWARE_ENGINEER.test(folded));
  });
  if (!name) return undefined;
  const rule = RULES[name];
  if (holdsLicence(fold(cv), rule.licence)) return undefined;
  const [, masculine, feminine] = rule.neutral[language].find(([form]) => form.test(folded)) ?? [];
  return {
    title: name,
    neutral: ofGender(
      folded,
      [masculine, feminine].filter((one) => one !== undefined),
    ),
    regulator: (province && rule.regulators[province]) ?? rule.regulators.elsewhere,
    source: rule.source,
  };
};

/** « Diplômé en pharmacie », “nursing student”: the studies, not the title. */
const isOnTheWay = (title: string): boolean =>
  /(?<!\p{L})(?:diplomee?|graduate|etudiante?|student|candidate?|apprentie?)(?!\p{L})/u.test(title);

/** A body that is only being asked, or was asked for an opinion, has given no licence. */
const BEFORE_LICENCE =
  /(?:demarches?|demande|en cours|admissible|eligible|application|applying|candidate?|pending|assessment|evaluation)[^.;|]{0,60}$/u;

const holdsLicence = (cv: string, licence: RegExp): boolean =>
  [...cv.matchAll(new RegExp(licence.source, 'gu'))].some(
    ({ index }) => !BEFORE_LICENCE.test(cv.slice(Math.max(0, index - 80), index)),
  );

/** A title says the gender of whoever wrote it, or nothing does and both forms are offered. */
const ofGender = (title: string, forms: readonly string[]): readonly string[] => {
  if (forms.length < 2) return forms;
  if (FEMININE.test(title)) return forms.slice(1);
  return MASCULINE.test(title) ? forms.slice(0, 1) : forms;
};

const FEMININE = word(
  'ingenieure|infirmiere|avocate|pharmacienne|chirurgienne|travailleuse sociale|enseignante',
);
const MASCULINE = word(
  'ingenieur|infirmier|avocat|pharmacien|chirurgien|travailleur social|enseignant',
);
