/** What this browser remembers of each person who signed in on it: `jalon-<flag>-<uid>` in localStorage. */

/** Whether the person was here before, and whether they have made anything yet. */
const FLAGS = ['existing-user', 'has-activities'] as const;

type Flag = (typeof FLAGS)[number];

/** `existing-user` once the account is open here, `has-activities` at the first work that is saved in it. */
export const setAccountFlag = (uid: string, flag: Flag): void => {
  try {
    localStorage.setItem(keyOf(uid, flag), 'true');
  } catch {
    // Storage may be refused: nothing depends on what is remembered here.
  }
};

/** At sign-out. */
export const clearAccountFlags = (uid: string): void => {
  for (const flag of FLAGS) {
    try {
      localStorage.removeItem(keyOf(uid, flag));
    } catch {
      // Storage may be refused: then there is nothing to clear.
    }
  }
};

const keyOf = (uid: string, flag: Flag): string => `jalon-${flag}-${uid}`;
