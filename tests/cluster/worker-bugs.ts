/** Faults that a worker can be told to have. */
export type WorkerBug = 'receipt apart from its row' | 'others’ changes left out' | 'loser dropped';
