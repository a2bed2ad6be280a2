/** A recording under way is held by its page, so that another one does not take it for one that a crash has left. */
const nameOf = (id: string): string => `jalon-recording-${id}`;

/** Until what it returns is called, or the page is gone. */
export const holdRecording = (id: string): (() => void) => {
  const end = new AbortController();
  const held = new Promise<void>((resolve) =>
    end.signal.addEventListener('abort', () => resolve()),
  );
  void locks()?.request(nameOf(id), () => held);
  return () => end.abort();
};

export const isHeldElsewhere = async (id: string): Promise<boolean> => {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === nameOf(id));
};

/** Missing outside secure contexts, which the DOM's types don't say. */
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined;
