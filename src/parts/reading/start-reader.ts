/** What a file is read for: its name is its worker's. */
export type ReadingTask = 'cv' | 'original' | 'posting';

/** One script for all tasks: each worker's script brings its own copy of all readers. */
export const startReader = (task: ReadingTask): Worker =>
  new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module', name: task });
