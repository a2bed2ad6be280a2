/** Faults of the product that the simulation must be able to see: each is planted to prove that it does. */
export const PLANTED_BUGS = [
  /** Changes are read by the time of their writing: ties at the edge of a page are passed over. */
  'cursor-by-time',
  /** A crash leaves receipts without the rows they speak of. */
  'receipt-outside-transaction',
  /** A device that pushed believes to have seen all changes up to its own. */
  'cursor-moved-on-push',
  /** A row that comes down replaces what waits to go up. */
  'base-dropped',
  /** A change claims to have seen what a change under way was hiding. */
  'base-too-new',
  /** A change joined to a waiting one keeps its id, which a copied disk may have sent with other content. */
  'join-keeps-id',
  /** An answer to an earlier state of the device is taken as well. */
  'old-answer-taken',
  /** The page of changes holds other people's records. */
  'page-of-everyone',
  /** A purge leaves no line behind. */
  'purge-without-trace',
  /** What loses in a merge is kept nowhere. */
  'loser-dropped',
  /** What loses in a merge is kept on the server alone. */
  'loser-kept-from-devices',
  /** A device is left to finish its change by itself, though others have changed the record meanwhile. */
  'alone-unseen',
  /** The free plan's slots are not counted. */
  'slots-uncounted',
] as const;

export type PlantedBug = (typeof PLANTED_BUGS)[number];
