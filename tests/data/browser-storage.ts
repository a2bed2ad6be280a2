/** What `localStorage`, `sessionStorage` and the `storage` event are to a page, for tests that run in Node. */
export const giveBrowserStorage = (): EventTarget => {
  const window = new EventTarget();
  Object.assign(globalThis, { window });
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: storage(), configurable: true });
  return window;
};

const storage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};
