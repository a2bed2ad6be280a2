/** What a room sends back of a word is no word. */
import { HEARD_DB, quantile, SILENT_DB } from './levels.ts';
import { MOST_SPREAD_DB, MOST_ZEROS } from './noise.ts';

/** Between the words of a room that echoes all levels are heard, in others one or none. */
export const isEchoing = (speaks: Uint8Array, levels: Float32Array): boolean => {
  const quiet = levels.filter((_, frame) => speaks[frame] === 0);
  const heard = quiet.filter((level) => level > HEARD_DB);
  const [low = 0, middle = 0] = [0.1, 0.5].map((share) => quantile(heard, share));
  return heard.length > quiet.length * (1 - MOST_ZEROS) && middle - low > MOST_SPREAD_DB;
};

/** Under the last loud moment, a sound that only falls is its echo in the room. */
const ECHO_DB = 14;
const RISE_DB = 4;
/** A word falls faster than an echo, frames. */
const SHORTEST_ECHO = 14;

export const dropEchoes = (speaks: Uint8Array, levels: Float32Array): void => {
  let top = SILENT_DB;
  let low = SILENT_DB;
  let lowest = 0;
  let start = -1;
  for (let frame = 0; frame <= levels.length; frame += 1) {
    const level = levels[frame] ?? Infinity;
    if (level > low + RISE_DB) {
      if (start >= 0) dropEcho(speaks, start, lowest);
      top = level;
      low = level;
      start = -1;
    } else if (level < low) {
      low = level;
      lowest = frame;
      if (start < 0 && level < top - ECHO_DB) start = frame;
    }
  }
};

const dropEcho = (speaks: Uint8Array, start: number, end: number): void => {
  const dies = speaks.subarray(start, end);
  if (dies.reduce((sum, one) => sum + one, 0) >= SHORTEST_ECHO) dies.fill(0);
};
