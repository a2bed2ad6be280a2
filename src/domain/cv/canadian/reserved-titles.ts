/**
 * Titles that the law of a province keeps for members of a professional body. The person is warned, offered a title
 * that is free, and never forced: who holds the licence writes the title.
 *
 * Sources: Code des professions (Québec, RLRQ c. C-26, ss. 32 and 36); Professional Engineers Act (Ontario, R.S.O. 1990,
 * c. P.28, s. 40) and its sisters; Engineers Canada, “Use of professional title and designations”; the regulators' pages.
 */
import { fold } from '#/domain/text/fold.ts';
import type { CvLanguage } from '../content.ts';
import type { ProvinceCode } from './provinces.ts';

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
  /** A title that is free, for the post written as the first of the pair. */
  neutral: Readonly<Record<CvLanguage, readonly (readonly [RegExp, string])[]>>;
  source: string;
}

const word = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');

const RULES: Readonly<Record<ReservedTitle, Rule>> = {
  engineer: {
    title: word('ingenieure?|engineer'),
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
        [word('logiciel|informatique'), 'Développeur de logiciels'],
        [word('projets?'), 'Chargé de projet'],
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
    source: 'https://engineerscanada.ca/news-and-events/news/who-can-use-the-title-engineer',
  },
  nurse: {
    title: word('infirmi(?:er|ere)|registered nurse|nurse'),
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
      fr: [[/./u, 'Professionnel de la santé formé à l’étranger']],
      en: [[/./u, 'Internationally Educated Health Professional']],
    },
    source: 'https://www.nnas.ca',
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
      fr: [[/./u, 'Concepteur en architecture']],
      en: [[/./u, 'Architectural Designer']],
    },
    source: 'https://raic.org',
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
    source: 'https://www.cpacanada.ca',
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
    source: 'https://flsc.ca',
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
      fr: [[/./u, 'Diplômé en médecine à l’étranger']],
      en: [[/./u, 'International Medical Graduate']],
    },
    source: 'https://mcc.ca',
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
      fr: [[/./u, 'Diplômé en pharmacie à l’étranger']],
      en: [[/./u, 'International Pharmacy Graduate']],
    },
    source: 'https://napra.ca',
  },
  /** Only Ontario keeps it by title in its College's Act; the others keep the work. */
  teacher: {
    title: word("ontario certified teacher|enseignante? agreee? de l'ontario|eao|oct"),
    licence: word('ontario college of teachers|ordre des enseignantes'),
    only: ['ON'],
    regulators: { ON: 'https://www.oct.ca', elsewhere: 'https://www.oct.ca' },
    neutral: { fr: [[/./u, 'Enseignant']], en: [[/./u, 'Teacher']] },
    source: 'https://www.oct.ca',
  },
  psychologist: {
    title: word('psychologue|psychologist'),
    licence: word('ordre des psychologues|college of psychologists|registered psychologist'),
    regulators: { QC: 'https://www.ordrepsy.qc.ca', elsewhere: 'https://cpa.ca' },
    neutral: {
      fr: [[/./u, 'Diplômé en psychologie']],
      en: [[/./u, 'Psychology Graduate']],
    },
    source: 'https://cpa.ca',
  },
  socialWorker: {
    title: word('travailleu(?:r|se) sociale?|social worker'),
    licence: word('otstcfq|ocswssw|registered social worker|rsw'),
    regulators: {
      QC: 'https://www.otstcfq.org',
      ON: 'https://www.ocswssw.org',
      elsewhere: 'https://www.casw-acts.ca',
    },
    neutral: { fr: [[/./u, 'Intervenant social']], en: [[/./u, 'Social Services Worker']] },
    source: 'https://www.casw-acts.ca',
  },
};

/** Alberta took it out of its law in 2023: globalnews.ca/news/10084623. */
const SOFTWARE_ENGINEER = word('software engineer|ingenieure? logiciel');

export interface TitleWarning {
  title: ReservedTitle;
  /** A title that is free; the person chooses. */
  neutral: string;
  regulator: string;
  source: string;
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
  const all = fold(cv);
  for (const name of RESERVED_TITLES) {
    const rule = RULES[name];
    if (!rule.title.test(folded)) continue;
    if (rule.only && (province === undefined || !rule.only.includes(province))) continue;
    if (rule.licence.test(all)) return undefined;
    if (name === 'engineer' && province === 'AB' && SOFTWARE_ENGINEER.test(folded)) continue;
    return {
      title: name,
      neutral: rule.neutral[language].find(([form]) => form.test(folded))?.[1] ?? '',
      regulator: (province && rule.regulators[province]) ?? rule.regulators.elsewhere,
      source: rule.source,
    };
  }
  return undefined;
};
