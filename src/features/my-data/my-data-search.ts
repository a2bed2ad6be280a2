const PARTS = ['sync', 'versions', 'bin', 'device', 'leaves', 'activity'] as const;
export type Part = (typeof PARTS)[number];

export interface MyDataSearch {
  /** Left out for the first one. */
  part?: Part;
}

export const toMyDataSearch = ({ part }: Record<string, unknown>): MyDataSearch => {
  const known = PARTS.find((name) => name === part);
  return known ? { part: known } : {};
};
