/** Weak verbs and the stronger ones that say the same, no more: nobody who helped is said to have led. */
import type { CvLanguage } from '../content.ts';
import type { Rewrite } from './suggestion.ts';

export const strongerVerb =
  (language: CvLanguage): Rewrite =>
  (line) => {
    for (const [weak, strong] of SYNONYMS[language]) {
      const after = line.replace(weak, strong);
      if (after !== line) return after;
    }
    return undefined;
  };

const PEOPLE_EN =
  '(?=(?:the |our |other |a |all )?(?:[a-z-]+ ){0,2}(?:teams?|departments?|colleagues|engineers|designers|developers|clients|customers|suppliers|vendors|partners|doctors|nurses|teachers|managers|families|parents|patients)\\b)';
const PEOPLE_FR =
  "(?=(?:les? |la |l['’]|des |une? |nos |notre |d['’]autres )?(?:\\p{L}+ ){0,2}(?:équipes?|services?|collègues|ingénieurs|clients|clientes|fournisseurs|partenaires|médecins|infirmières|enseignants|gestionnaires|familles|parents|patients)(?!\\p{L}))";

const en = (weak: string, strong: string): [RegExp, string] => [
  new RegExp(`^${weak}`, 'u'),
  strong,
];
/** In the form of the line: « travaillé », « travailler ». */
const fr = (weak: string, what: string, strong: string, then: string): [RegExp, string][] => [
  [new RegExp(`^${weak}é ${what}`, 'u'), `${strong}é ${then}`],
  [new RegExp(`^${weak}er ${what}`, 'u'), `${strong}er ${then}`],
];

const SYNONYMS: Readonly<Record<CvLanguage, readonly [RegExp, string][]>> = {
  en: [
    en('Helped (?:out )?with (?=the [a-z]+ of )', 'Supported '),
    en(
      'Helped (?=(?:the |our |new |all )?(?:customers|clients|patients|students|users|residents|guests|visitors|colleagues|families|staff)(?:$|[.,;]| (?:with|at|in|by|on|during|from) ))',
      'Assisted ',
    ),
    en(
      'Worked on (?![a-z]+ing\\b)(?=(?:the|a|an|all|our|several|two|three|four|five|various|many|\\d+|[a-z]+ [a-z]*s)\\b)(?!(?:a|the) (?:farm|ship|boat|site|line|floor|team|weekly|daily|rotat))',
      'Contributed to ',
    ),
    en(`Worked (?:closely )?with ${PEOPLE_EN}`, 'Collaborated with '),
    en(
      'Dealt with (?=(?:the |all |customer |client )*(?:complaints|requests|issues|calls|inquiries|enquiries|orders|questions)\\b)',
      'Handled ',
    ),
    en(
      '(?:Talked|Spoke) (?:to|with) (?=(?:the |our )?(?:customers|clients|patients|families|parents|suppliers|guests)\\b)',
      'Communicated with ',
    ),
    en(
      'Put together (?=(?:the |a |all |weekly |monthly |daily |\\d+ )*(?:reports?|plans?|schedules?|budgets?|presentations?|files?|proposals?))',
      'Prepared ',
    ),
    en(
      'Fixed (?=(?:the |all |\\d+ |software |critical )*(?:bugs|issues|problems|errors)\\b)',
      'Resolved ',
    ),
    en('Got (?=(?:the |a |an |new |\\d+ ))', 'Obtained '),
    en('Gave training to ', 'Trained '),
  ],
  fr: [
    ...fr('Travaill', 'sur le ', 'Contribu', 'au '),
    ...fr('Travaill', 'sur la ', 'Contribu', 'à la '),
    ...fr('Travaill', "sur l['’]", 'Contribu', 'à l’'),
    ...fr('Travaill', 'sur les ', 'Contribu', 'aux '),
    ...fr(
      'Travaill',
      'sur (?=(?:un|une|deux|trois|quatre|cinq|plusieurs|\\d+) )(?!(?:un|une) (?:chantier|site|ferme|bateau))',
      'Contribu',
      'à ',
    ),
    ...fr('Travaill', `avec ${PEOPLE_FR}`, 'Collabor', 'avec '),
    ...fr(
      'Aid',
      "(?=(?:à la |à l['’]|au |aux )\\p{L}+(?:tion|sion|age|ement|ance|ure)(?!\\p{L}))",
      'Contribu',
      '',
    ),
    ...fr(
      'Parl',
      '(?:aux|avec les) (?=(?:clients|clientes|patients|familles|parents|fournisseurs)(?!\\p{L}))',
      'Communiqu',
      'avec les ',
    ),
    ...fr('Donn', '(?:des formations?|la formation|de la formation) aux ', 'Form', 'les '),
    ...fr('Donn', '(?:des formations?|la formation|de la formation) au ', 'Form', 'le '),
  ],
};
