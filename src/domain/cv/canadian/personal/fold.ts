import { fold } from '#/domain/text/fold.ts';

/** As {@link fold}, with every dash a hyphen and the degree sign of `n°` a letter; index `i` is still index `i`. */
export const foldAligned = (text: string): string =>
  fold(text)
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/°/g, 'o');
