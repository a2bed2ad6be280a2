/** What stands before a person's name, and is no part of it, and behind it, and is. */

/** Say man or woman and no more; the others are earned, and many of them reserved to members of an order in Canada. */
const GENDERED = 'mme|mlle|mr|mrs|ms|miss|m|monsieur|madame|mademoiselle';
export const OF_GENDER = new RegExp(`^(?:${GENDERED})\\.?$`, 'iu');

export const HONORIFIC = new RegExp(
  `^(?:${GENDERED}|dr[ae]?|me|pr|prof|profe|ing|eng|engr|arch|rev|sir|hon)\\.?\\s+(?=\\p{Lu})`,
  'iu',
);

/** Degrees and memberships of professional orders behind a name: in Canada they belong to it. */
const POST_NOMINAL = [
  'P[Hh]\\.? ?D|D\\.?Phil|M\\.?D|(?<=, )(?:J\\.?D|[BM]\\.?A)|E?MBA|M\\.B\\.A|[BM]\\.?A?\\.?S[Cc]\\.?N?|[BM]SN',
  '[BM]\\.?(?:Eng|Ed)|R\\.?P?\\.?N|L\\.?P\\.?N|[BM]\\.?N|LL\\.?[BMD]|P\\.?\\s?Eng|ing|(?<=, )Ing|E\\.?I\\.?T|C\\.?E\\.?T',
  'F?CPA|CFA|ACCA|CGA|CMA|CRHA|CRIA|CHR[PLE]|PMP|[RBM]SW|R\\.?Ph|Pharm\\.?D|DVM|CISSP|P\\.?(?:Geo|Ag)|OA[AQ]|OIQ|Esq|[JS]r',
].join('|');
export const POST_NOMINALS = new RegExp(
  `(?:,?\\s+(?:${POST_NOMINAL})\\.?(?![\\p{L}.])){1,8}(?=\\s*(?:$|[,–—|(]))`,
  'u',
);
