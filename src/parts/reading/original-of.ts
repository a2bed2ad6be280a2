import type { Original } from '#/documents/read/original/read-original.ts';
import type { Refusal } from '#/domain/cv/source.ts';
import type { Result } from '#/domain/result.ts';

/** In a worker: what is shown of a file beside the fields. Rejects when a parser can't be loaded. */
export const originalOf = async (
  bytes: Uint8Array,
  onProgress: (done: number, total: number) => void,
): Promise<Result<Original, Refusal>> => {
  const [{ readOriginal }, { workerDrawing }] = await Promise.all([
    import('#/documents/read/original/read-original.ts'),
    import('#/documents/read/scan/worker-drawing.ts'),
  ]);
  // A browser that draws on the page alone shows the lines.
  const canDraw = typeof OffscreenCanvas !== 'undefined';
  return readOriginal(bytes, { onProgress, ...(canDraw && { drawing: workerDrawing }) });
};
