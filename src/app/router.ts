import { makeRouter } from './make-router.ts';

/** The browser's own; pages drawn at build time each make theirs. */
export const router = makeRouter();
