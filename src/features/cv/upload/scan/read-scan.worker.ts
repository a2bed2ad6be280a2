import type { ScanMessage } from './read-scan.protocol.ts';

const post = (message: ScanMessage): void => postMessage(message);

const read = async (bytes: Uint8Array): Promise<void> => {
  const { fetchScanKit } = await import('#/documents/read/scan/scan-kit.ts');
  const parts = await fetchScanKit((done, total) =>
    post({ type: 'progress', step: 'fetching', done, total }),
  );
  const [{ readScan }, { startRecogniser }, { workerDrawing }] = await Promise.all([
    import('#/documents/read/scan/read-scan.ts'),
    import('#/documents/read/scan/recogniser.ts'),
    import('#/documents/read/scan/worker-drawing.ts'),
  ]);
  const result = await readScan(bytes, {
    recognise: await startRecogniser(parts),
    drawing: workerDrawing,
    onProgress: (done, total) => post({ type: 'progress', step: 'page', done, total }),
  });
  post({ type: 'done', result });
};

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  // pdf.js greets itself from the same thread.
  if (data instanceof Uint8Array) read(data).catch(() => post({ type: 'missing' }));
});
post({ type: 'ready' });
