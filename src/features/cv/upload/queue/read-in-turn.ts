/** Files one after the other, as what reads and keeps them says: none stops those after it but a full device. */

export type TurnOutcome<Kept, Failure> =
  | { kind: 'waiting' | 'reading' | 'stopped' | 'unkept' | 'backup' }
  | { kind: 'kept'; cv: Kept }
  | { kind: 'refused'; failure: Failure };

/**
 * `read` never rejects. Each file is told as `reading`, then as what became of it; once `stop` is aborted, by the person
 * or because the device takes no more (`unkept`), the others are `stopped`.
 */
export const readInTurn = async <File, Kept, Failure>(
  files: readonly File[],
  stop: AbortController,
  read: (file: File, signal: AbortSignal) => Promise<TurnOutcome<Kept, Failure>>,
  tell: (at: number, outcome: TurnOutcome<Kept, Failure>) => void,
): Promise<void> => {
  for (const [at, file] of files.entries()) {
    if (stop.signal.aborted) {
      tell(at, { kind: 'stopped' });
      continue;
    }
    tell(at, { kind: 'reading' });
    const outcome = await read(file, stop.signal);
    if (outcome.kind === 'unkept') stop.abort();
    tell(at, outcome);
  }
};
