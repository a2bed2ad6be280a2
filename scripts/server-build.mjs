/** Builds or fetches the server program and prints where it is. */
import { ensureServerBinary } from './lib/server-binary.mjs';
import { main } from './lib/set-up.mjs';

await main(async () => console.log(await ensureServerBinary()));
