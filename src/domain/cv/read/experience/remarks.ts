/** What stands beside the names of a job without being part of them. */
import { CONTRACT_PHRASES, LEARNERS_CONTRACT } from '#/domain/cv/words/organisations.ts';
import { fold } from '#/domain/text/fold.ts';
import { isDateAlone, isDuration, withoutDuration } from '../dates/find-dates.ts';
import { trimEdges } from '../text-pieces.ts';
import { EMPLOYER, TITLE } from './scores.ts';
import { companyScore, titleScore } from './title-or-company.ts';
import type { HeadParts, HeadUnit } from './head-units.ts';

/** "Weaver (CDI - 2 ans et 3 mois)" without its end, which says nothing of the trade. */
export function withoutContract(text: string, leastParts = 2): { text: string; contract?: string } {
  const [end, inner = ''] = /(?<=\S)\s*\(([^()]{2,60})\)$/u.exec(text) ?? [];
  const parts = inner.split(/\s*[–—-]\s*/u);
  return end !== undefined && parts.length >= leastParts && parts.every(isContractOrLength)
    ? { text: text.slice(0, -end.length), contract: inner }
    : { text };
}

/** "stage", "volunteer". Folded. */
export const isLearnersContract = (text: string): boolean => LEARNERS_CONTRACT.test(text);

/** "Nordvik (Part Time)", "Nordvik - Stage technique": the contract is no part of the employer's name. */
export function withoutEmployersContract(name: string): { text: string; contract?: string } {
  const [end, contract = ''] = /(?<=\S) [–—-] ([^–—-]{2,40})$/u.exec(name) ?? [];
  return end !== undefined && isLearnersContract(fold(contract))
    ? { text: name.slice(0, -end.length), contract }
    : withoutContract(name, 1);
}

/** "Summer internship at Nordvik", "Stage de fin d'études effectué au sein de Nordvik": what it was, where, and the words between. */
export function stayAt(text: string): { stay: string; tie: string; host: string } | undefined {
  const [, stay = '', tie = '', host = ''] = STAY_AT.exec(text) ?? [];
  return /^["«“]?\s?[\p{Lu}\d]/u.test(host) ? { stay, tie, host } : undefined;
}

const STAY_AT =
  /^((?:\p{L}+ )?(?:stage|intern(?:ship)?|alternance|apprentissage|placement)(?: [^,;:–—-]{1,40}?)??)((?: (?:effectuée?|réalisée?|done|carried out))?(?: (?:à l|au sein de l|au sein d)['’] ?| (?:chez|auprès d[eu]|au sein(?: de la| d[eu])?|à la|au|à|at|with) | ?@ ?))(\S.{1,80})$/iu;

const SAYS_SO =
  /\b(?:intern(?:ship)?|co-?op|stage|stagiaire|apprenti\w*|apprentissage|alternan(?:ce|te?)|trainee|volunteer\w*|benevol\w*)\b/;

/** A title with the kind of its contract, where an internship or a volunteer's job would pass for another. */
export function withLearnersContract(
  title: HeadUnit | undefined,
  { extras, pieces }: HeadParts,
): { title: HeadUnit; contract: HeadUnit } | undefined {
  const contract = extras.find(({ text }) => isLearnersContract(fold(text)));
  if (!contract || SAYS_SO.test(fold(title?.text ?? ''))) return undefined;
  if (!title) return { contract, title: contract };
  const at = pieces.indexOf(contract);
  const next = pieces[at + 1];
  const { text, block } = contract;
  const isTied = (joint: string | undefined): joint is string => /\s[–—-]\s/.test(joint ?? '');
  if (at >= 0 && next?.block === block && isTied(next.joint) && title.text.startsWith(next.text))
    return { contract, title: { ...title, text: `${text}${next.joint}${title.text}` } };
  const isBehind = title.block === block && isTied(contract.joint);
  return {
    contract,
    title: {
      ...title,
      text: `${title.text}${isBehind ? `${contract.joint}${text}` : ` (${text})`}`,
    },
  };
}

const isContractOrLength = (text: string): boolean =>
  CONTRACT_PHRASES.test(fold(text)) || isDuration(text);

/** The text is a whole cell, or stands in one between bars, or opens one before a dash, or follows its dates. */
export const isPiece = (text: string, cells: readonly string[]): boolean =>
  cells.map(withoutDuration).some((cell) => {
    const [first = '', ...more] = cell.split(/\s[–—-]\s/u);
    return (
      cell.split(/\s[|•·]\s/u).includes(text) ||
      first === text ||
      (more.at(-1) === text && isDateAlone(cell.slice(0, -text.length).replace(/\s[–—-]\s$/u, '')))
    );
  });

/** "Atelier du Fil à Montfleuri (50)": the number of a French department says that it is a town. */
export const IN_DEPARTMENT = /^(.{2,60}?) à (\p{Lu}[\p{L}'’ -]{1,40} \(\d[\dAB]\d?\))$/u;

/** "House of Cloth [retail]": the field of an employer is no part of its name. */
export const REMARK = /(?<=\S)\s*\[([^[\]]{2,60})\]$/u;

/** "Carpet weaving company": what the employer named before does, in small letters as no name is. */
export const isKindOfEmployer = (text: string): boolean =>
  /^\p{Lu}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}'’-]*){1,8}$/u.test(text) && KIND_OF_EMPLOYER.test(fold(text));

const KIND_OF_EMPLOYER =
  /\b(?:company|start-?up|agency|firm|platform|provider|manufacturer|retailer|consultancy|entreprise|societe|agence|plateforme|fabricant|prestataire)\b/;

/** "House of Cloth. Head Weaver.", "House of Cloth (HOC) Head Weaver", "House of Cloth : Head Weaver": two names, one a trade. */
export function stoppedNames(text: string): string[] {
  const [, named = '', trade = ''] = LED_TRADE.exec(text) ?? [];
  const isTrade =
    titleScore(trade) >= TITLE.likely ||
    (companyScore(named) >= EMPLOYER.likely && companyScore(trade) < EMPLOYER.hinted);
  const isNamed = titleScore(named) < TITLE.hinted && !SAYS_SO.test(fold(named));
  if (trade && isTrade && isNamed) return [named, trade];
  const bracketed = BRACKETED.exec(text);
  const isEmployer = companyScore(bracketed?.[1] ?? '') >= EMPLOYER.likely;
  const [, one = '', two = ''] = STOPPED.exec(text) ?? ((isEmployer && bracketed) || []);
  const [first, second] = [titleScore(one), titleScore(two)];
  const tells = Math.max(first, second) >= TITLE.likely && Math.min(first, second) < TITLE.hinted;
  return tells ? [one, two] : [text];
}

/** "House of Cloth : Head Weaver". */
const LED_TRADE = /^([^:]{2,80}?)\s?:\s+(\p{L}[^:]{2,80})$/u;

/** The stop of "St." or "Assoc." ends no name. */
const STOPPED = /^(.{0,80}(?:(?!Ass)[\p{L}\d]{5}|[\p{Lu}\d]{3}))\. (\p{Lu}.{2,80}?)\.?$/u;

const BRACKETED = /^(.{2,80}? \([^()]{2,60}\)) (\p{Lu}.{2,80})$/u;

const AS_LINK =
  "(?:as (?:an? |the )?|comme |en tant que |en tant qu['’]|en qualité de |en qualité d['’]|au poste de |à titre de )";
const STATED = new RegExp(
  `^(?:(?:worked |employed |travail )?(?:with|at|for|chez|au sein de|auprès de|pour) )(.{2,80}?),?\\s+${AS_LINK}(.{3,80})$`,
  'iu',
);

/** The kind of a contract and, led by a word or with no other sense, the employer. */
const HIRED =
  /^(cdi|cdd|ctt|(?:stage|alternance|apprentissage|internship)(?= (?:à|a|chez|at) ))(?: (?:à|a|chez|at))? (?=[\p{Lu}\d])(.{2,60})$/iu;

/** "CDI Nordvik", "STAGE A NORDVIK". */
function contractAt(text: string): { title: string; company: string } | undefined {
  const [, title, company] = HIRED.exec(text) ?? [];
  const isName = company !== undefined && /^[\p{Lu}\d]/u.test(company);
  const isHired =
    isName && (titleScore(company) < TITLE.hinted || companyScore(company) > titleScore(company));
  return title && isHired ? { title, company } : undefined;
}

/** "With Maple Freight Inc. as Logistics Coordinator". */
export function statedRoles(text: string): { title: string; company: string } | undefined {
  const hired = contractAt(text);
  if (hired) return hired;
  const match = STATED.exec(text);
  const [company, title] = [match?.[1], match?.[2]];
  return company && title ? { company: trimEdges(company), title: trimEdges(title) } : undefined;
}
