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
  /** Who takes a member out of a set takes away additions that they have not seen. */
  'removal-takes-all',
  /** An addition that was taken away counts again when it comes again. */
  'add-always-wins',
  /** A device's clock is neither moved past what it was told nor set by the server's. */
  'clock-not-moved',
  /** Changes are sent before those that were made before them. */
  'page-before-predecessor',
  /** Clocks alone decide, so that what was seen is kept as a conflict. */
  'causality-ignored',
  /** A position in the order of changes that the server has not reached is believed. */
  'lost-past-believed',
  /** The fields of one change have one base, the oldest of theirs. */
  'base-per-patch',
  /** A record whose purge is refused is not told again. */
  'refused-purge-gone',
] as const;

export type PlantedBug = (typeof PLANTED_BUGS)[number];
