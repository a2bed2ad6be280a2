const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 15;
/** Bytes at or above this would favour the first letters; they are drawn again. */
const FAIR_LIMIT = 256 - (256 % ALPHABET.length);

/** 15 characters `[a-z0-9]`, 77 bits of randomness: the shape of the server's own record ids. */
export const newId = (): string => {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH * 2)))
      if (byte < FAIR_LIMIT && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
  }
  return id;
};

/** A number in [0, 1). */
export const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
