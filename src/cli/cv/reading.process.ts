import { startThread, type ProcessAnswer, type ReadingOrder } from './read-in-worker.ts';

const thread = startThread();
const answer = (message: ProcessAnswer): void => void process.send?.(message);
process.on('message', (order: ReadingOrder) => {
  void thread.read(order).then((read) => answer({ read, isOver: thread.isOver }));
});
// Whoever asked is gone.
process.on('disconnect', () => process.exit());
