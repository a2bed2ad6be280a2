import type { CvReading } from '#/domain/cv/reading.ts';
import { UNRECOGNISED } from '#/domain/cv/scan-limits.ts';
import type { Refusal } from '#/domain/cv/source.ts';
import { answerReads } from '#/platform/read-in-worker.ts';

answerReads<CvReading, Refusal>(async ({ bytes }, onProgress) => {
  const [{ fetchScanKit }, { readScan }, { startRecogniser }, { workerDrawing }] =
    await Promise.all([
      import('#/documents/read/scan/scan-kit.ts'),
      import('#/documents/read/scan/read-scan.ts'),
      import('#/documents/read/scan/recogniser.ts'),
      import('#/documents/read/scan/worker-drawing.ts'),
    ]);
  const parts = await fetchScanKit((done, total) => onProgress(done, total, 'fetching'));
  // Processors of ten years ago lack what the program is written for.
  const recognise = await startRecogniser(parts).catch(() => undefined);
  if (!recognise) return { ok: false, error: UNRECOGNISED };
  return readScan(bytes, {
    recognise,
    drawing: workerDrawing,
    onProgress: (done, total) => onProgress(done, total, 'page'),
  });
});
