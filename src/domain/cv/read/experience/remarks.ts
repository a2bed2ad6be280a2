/** What stands beside the names of a job without being part of them. */
import { CONTRACT_PHRASES } from '#/domain/cv/words/organisations.ts';
import { fold } from '#/domain/text/fold.ts';
import { isDuration } from '../dates/find-dates.ts';

/** "Weaver (CDI - 2 ans et 3 mois)" without its end, which says nothing of the trade. */
export function withoutContract(text: string): { text: string; contract?: string } {
  const [end, inner = ''] = /(?<=\S)\s*\(([^()]{2,60})\)$/u.exec(text) ?? [];
  const parts = inner.split(/\s*[–—-]\s*/u);
  return end !== undefined && parts.length > 1 && parts.every(isContractOrLength)
    ? { text: text.slice(0, -end.length), contract: inner }
    : { text };
}

const isContractOrLength = (text: string): boolean =>
  CONTRACT_PHRASES.test(fold(text)) || isDuration(text);

/** "Atelier du Fil à Montfleuri (50)": the number of a French department says that it is a town. */
export const IN_DEPARTMENT = /^(.{2,60}?) à (\p{Lu}[\p{L}'’ -]{1,40} \(\d[\dAB]\d?\))$/u;

/** "House of Cloth [retail]": the field of an employer is no part of its name. */
export const REMARK = /(?<=\S)\s*\[([^[\]]{2,60})\]$/u;
