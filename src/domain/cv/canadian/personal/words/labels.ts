/**
 * Labels that announce personal data ("Date de naissance :", "Marital status") and the shape their values have.
 * Birthplace counts as birth data; parents' and spouse's names, as marital status; height, weight and health, as
 * sex and title; caste and military duty, as religion; visa details, as nationality; reason for leaving, as salary:
 * the rows of one table in Canadian advice (jobscout.live, aussizz, monster.ca, Altis).
 */
import type { RemovedKind } from '#/domain/cv/reading.ts';
import { isCountryName } from '../../countries.ts';
import { DEMONYMS } from './demonyms.ts';
import { FULL_DATE, MARITAL_VALUE } from './item-patterns.ts';

export interface Label {
  kind: RemovedKind;
  /** Folded, without colon. */
  words: string;
  /** Whole value, folded; needed when there is no colon or outside the contact zone. */
  value: Pick<RegExp, 'test'>;
  /** Could mean something else: only believed in the contact zone, or with a value of the right shape. */
  vague?: boolean;
  /** Behind its colon any name is its value, wherever it stands. */
  anyName?: boolean;
}

const ANY = /^.{1,80}$/;
const NATIONALITY = new RegExp(`^${DEMONYMS}(?: ?[(].*[)])?$`);
const ID = /^(?![^(]*[a-z]{7})(?=(?:[^\d]*\d){4})(?:n[o.]* ?)?[a-z0-9 ./*-]+(?:\(.*\))?$/;
const MONEY = /\d|negoci|negotia|discut|selon|competitive|[$€£₹]/;
const CHILDREN =
  /^(?:\d{1,2}\b.*|(?:un|une|deux|trois|quatre|cinq|six|one|two|three|four|five|six|none|aucun|non|no|sans|oui|yes|nil)\b.{0,40}|.{0,30}\b(?:enfants?|child(?:ren)?)\b.{0,30})$/;

export const LABELS: readonly Label[] = [
  {
    kind: 'birthDate',
    words:
      'date (?:et|and|&|/) ?(?:lieu|place) (?:de naissance|of birth)|date/lieu de naissance|(?:lieu|place) (?:et|and|&|/) ?date (?:de naissance|of birth)|date & place of birth|(?:date|jour|lieu|annee|pays|ville) de naissance|(?:date|day|place|year|country|city) of birth|birth(?: ?(?:date|day|place))?|anniversaire|d\\.? ?o\\.? ?b\\.?|naissance|born|nee? (?:le|en|a)|ne\\(e\\) (?:le|en|a)|geburts(?:datum|ort|tag)|geboren (?:am|in)|(?:fecha|lugar) de nacimiento|(?:data|local) de nascimento|(?:data|luogo) di nascita',
    value: new RegExp(
      `^(?:le |on )?${FULL_DATE}.{0,60}$|^[a-z' .-]+(?:, ?[a-z' .-]+)?(?:,? ${FULL_DATE})?$`,
    ),
  },
  {
    kind: 'age',
    words: 'age',
    value: /^[1-7]\d(?: ?(?:ans|years?(?: old)?|yrs?))?(?: ?\([^()]{4,40}\d{4}\))?$/,
    vague: true,
  },
  {
    kind: 'maritalStatus',
    words:
      '(?:etat|statut|regime)[- ](?:civil|matrimonial|marital|familial)|(?:situation|position) (?:de famille|familiale|matrimoniale|maritale|civile|conjugale|personnelle)|etat (?:de famille|conjugal)|(?:marital|matrimonial|civil|family|relationship|conjugal)[- ](?:status|state|situation)|estado civil|stato civile|familienstand|zivilstand',
    value: new RegExp(`^${MARITAL_VALUE}.{0,40}$`),
  },
  {
    kind: 'maritalStatus',
    words:
      "(?:father|mother|spouse|husband|wife|parent)'?s?'? name|spouse|conjointe?|husband|wife|epou(?:x|se)|name of (?:father|mother|spouse)|nom (?:du pere|de la mere|du conjoint|de l'epou(?:x|se))|[sdw]/o",
    value: /^[a-z .'-]+$/,
  },
  {
    kind: 'maritalStatus',
    words: 'status|statut|situation',
    value: new RegExp(`^${MARITAL_VALUE}$`),
    vague: true,
  },
  {
    kind: 'children',
    words:
      "(?:nombre d')?enfants?(?: a charge)?|(?:number of )?(?:children|kids)|dependents?|dependants?|personnes a charge",
    value: CHILDREN,
    vague: true,
  },
  {
    kind: 'gender',
    words: 'sexe|gender|sex|genre|civilite|title',
    value:
      /^(?:f|m|h|homme|femme|masculin|feminin|male|female|man|woman|non-binary|m\.|mr\.?|mrs\.?|ms\.?|mme|mlle|monsieur|madame|mademoiselle)$/,
    vague: true,
  },
  {
    kind: 'gender',
    words:
      'height(?: ?[/&] ?weight)?|weight|taille(?: ?[/&] ?poids)?|poids|blood (?:group|type)|groupe sanguin|(?:etat de )?sante|health(?: status)?|complexion',
    value:
      /^(?:.*\d ?(?:m|cm|kg|ft|lbs?|'|").*|\d[.,]\d+|(?:a|b|ab|o) ?(?:\+|-|positive|negative|positif|negatif|rh).*|bonne?|tres bonne|excellente?|good|fair)$/,
    vague: true,
  },
  {
    kind: 'nationality',
    words:
      "nationalite(?:s|\\(s\\))?|nationality(?: ?\\(-?ies\\))?|citoyennetes?|citizenship(?: status)?|country of (?:citizenship|origin)|staatsangehorigkeit|nacionalidad|nacionalidade|cittadinanza|nazionalita|pays d'origine|(?:place|state) of origin|hometown|native place|local (?:govt\\.?|government)(?: area)?|l\\.?g\\.?a\\.?|district of origin|ethnic(?:ity| group)|tribe|ethnie",
    value: { test: (value) => NATIONALITY.test(value) || isCountryName(value) },
    anyName: true,
  },
  {
    kind: 'nationality',
    words:
      "visa(?: status| type)?|statut de visa|residen(?:cy|ce) status|titre de sejour|statut (?:de sejour|d'immigration)|immigration status|iqama status",
    value:
      /visa|valid|valable|jusqu|until|transferable|carte|residen|work|travail|student|etudiant/,
  },
  {
    kind: 'religion',
    words:
      'religion|religious (?:affiliation|belief)|confession|faith|caste|sub-caste|race|ethnicity|ethnic (?:group|origin)|tribe|ethnie|origine ethnique|politic(?:al|s) (?:status|affiliation)',
    value: /^[a-z /-]{3,30}$/,
  },
  {
    kind: 'religion',
    words:
      'service (?:militaire|national)|military (?:service|status)|situation militaire|obligations militaires|national service',
    value: /accompli|effectue|degage|exempt|complete|done|finished|postponed|sursis|libere/,
  },
  {
    kind: 'nationalId',
    words:
      "n\\.?a\\.?s\\.?|s\\.?i\\.?n\\.?|social insurance (?:number|no\\.?)|(?:numero|n[o.]*) d'assurance sociale|social security (?:number|no\\.?)|ssn|(?:numero de |n[o.]* (?:de )?)?securite sociale|c\\.?i\\.?n\\.?(?:e\\.?)?|cnie?|(?:(?:n[o.]{0,3} ?|numero )(?:de )?(?:la )?)?(?:carte (?:nationale )?d'identite(?: nationale)?|piece d'identite)|(?:national |civil |emirates )?id(?:entity)?(?: card)?|n\\.?i\\.?[cd]\\.?|cnic|nin|bvn|aa?dhaa?r(?: card)?|pan(?: card)?|uid|cpf|rg|n\\.?i\\.?e\\.?|dni|nif|nir|curp|rfc|pesel|iqama|sss|tin|philhealth|cedula(?: de (?:ciudadania|identidad|identidade))?|c\\.c\\.?|documento(?: nacional)? de identidad|carteira de identidade|t\\.?c\\.? ?kimlik|national insurance|identity (?:card|document)|ghana card|(?:national|personal|identity|identification|tax|taxpayer|voter'?s?|resident|civil|citizen|social)(?: (?:id|identity|identification|registration|insurance|security|code|card))+|codice fiscale|numero national|registre national|cnp|oib|jmbg|egn|bsn|niss|nni|nina|niu|cnib|cip|nric|mykad|ktp|nik|npwp|umid|ssnit|hkid|qid|cpr|rut|run|dui|snils|inn|melli code|national code|uci|iuc|matricule|carte (?:de sejour|consulaire|nationale)|kebele id|trn|omang|nrc|nis|steuer-?id(?:entifikationsnummer)?",
    value: ID,
  },
  {
    kind: 'nationalId',
    words: 'passport|passeport|passport details',
    value: /\d{4}|^[a-z]{1,3}\d+|valid|valable/,
  },
  {
    kind: 'salary',
    words:
      'pretentions?(?: salariales?)?|(?:attentes?|exigences?) salariales?|salaire(?: (?:souhaite|actuel|desire|attendu|annuel|mensuel|brut|net|precedent))?|remuneration(?: (?:souhaitee|actuelle))?|(?:current|expected|present|last(?: drawn)?|desired|previous|starting|ending|final|monthly|annual|gross|basic|minimum)(?: (?:and|&|/) expected)? (?:salary|ctc|pay|wage|compensation|package)|salary(?: (?:expectations?|expected|requirements?|history|range|desired))?|expected ctc|ctc',
    value: MONEY,
  },
  {
    kind: 'salary',
    words: 'reasons? (?:for|of) leaving|(?:motif|raison)s? (?:de|du) depart',
    value: ANY,
  },
  {
    kind: 'drivingLicence',
    words:
      "permis (?:de )?conduire|permis|(?:valid |full |clean |international )*driv(?:ing|er'?s?|ers') licen[cs]e(?: class| category)?|driving permit|licen[cs]e to drive",
    value:
      /^(?:permis )?(?:classe |class |categories? |cat\.? |type )?(?!de\b)(?:[a-h]\d?e?|[1-6][a-f]?|g[12]?|oui|yes|valide|valid)\b.{0,40}$|^(?:canadien|quebec|ontario|international|uk|eu|full|obtenu|en cours).{0,40}$/,
  },
  {
    kind: 'signature',
    words: 'signature(?: du candidat| of (?:the )?(?:candidate|applicant))?|signed|lu et approuve',
    value: ANY,
  },
  {
    kind: 'streetAddress',
    words:
      'adresse(?: (?:personnelle|postale|actuelle|permanente|complete|physique|domicile|du domicile))?|domicile|(?:home |present |current |permanent |mailing |postal |residential |residence |correspondence |full |street |local )*address|demeurant(?: au| a)?',
    value: ANY,
  },
];

/** Labels of data that stays; they end the value before them. */
export const OTHER_LABELS =
  'tel(?:ephone)?s?\\.?|phones?(?: (?:no|number))?|mobile|cell(?:ulaire|phone)?|portable|gsm|whats ?app|contact|e-?mail|courriel|mail|linkedin|skype|site web|web(?:site)?|portfolio|github|nom(?: complet)?|prenoms?|name|full name|first name|last name|surname|langues?|languages?|disponibilite|availability|mobilite|ville|city|pays|country|province|location|lieu|fax';

/** "N° CIN", "Numéro de passeport". */
export const NUMBER_OF = "(?:(?:numero|n[o.]+|no) (?:de |du |d')?)?";
