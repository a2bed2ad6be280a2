/** Everything `npm start` does before it serves. */
import { main, setUp } from './lib/set-up.mjs';

await main(setUp);
