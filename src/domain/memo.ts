/** Answers of pure functions, kept while somebody types: a keystroke changes one text of many. */

/** What was made for a key. Once full it forgets everything, which costs one more making of what is still needed. */
export class Memo<T> {
  readonly #most: number;
  readonly #kept = new Map<string, { made: T }>();

  /** `most`: keys at one time. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, make: () => T): T {
    let found = this.#kept.get(key);
    if (!found) {
      if (this.#kept.size >= this.#most) this.#kept.clear();
      this.#kept.set(key, (found = { made: make() }));
    }
    return found.made;
  }
}

/** The same function of a text, which works once for each; `most` texts at one time. */
export const remembered = <T>(make: (text: string) => T, most: number): ((text: string) => T) => {
  const kept = new Memo<T>(most);
  return (text) => kept.get(text, () => make(text));
};
