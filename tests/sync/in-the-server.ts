/** Bundled for the server by a test: whole runs, devices and all, inside its JavaScript runtime. */
import { simulate, type Run } from './simulation.ts';

const SEEDS = [1, 2, 3, 4, 5];

export const runs = (): Run[] => SEEDS.map((seed) => simulate(seed));
