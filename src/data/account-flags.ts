/** What this browser remembers of each person who signed in on it: `jalon-<flag>-<uid>` in localStorage. */

/** Whether the person was here before, and whether they have made anything yet. */
const FLAGS = ['existing-user', 'has-activities'] as const;

/** At sign-out. */
export const clearAccountFlags = (uid: string): void => {
  for (const flag of FLAGS) {
    try {
      localStorage.removeItem(`jalon-${flag}-${uid}`);
    } catch {
      // Storage may be refused: then there is nothing to clear.
    }
  }
};
