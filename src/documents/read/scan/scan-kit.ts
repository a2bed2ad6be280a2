/** The recogniser's files: fetched when a person asks for them, then kept by the service worker. */
import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import fra from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import engine from 'tesseract.js-core/tesseract-core-simd-lstm.js?url';
import wasm from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import type { MakeEngine, RecogniserParts } from './recogniser.ts';
import { SCAN_CACHE, SCAN_KIT_BYTES } from '#/domain/cv/scan-limits.ts';

/** Rejects when one of them can't be had. */
export const fetchScanKit = async (
  onProgress: (done: number, total: number) => void,
): Promise<RecogniserParts> => {
  await forgetOthers().catch(() => undefined);
  let done = 0;
  const fetched = async (url: string): Promise<Uint8Array<ArrayBuffer>> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    done += bytes.length;
    onProgress(Math.min(done, SCAN_KIT_BYTES), SCAN_KIT_BYTES);
    return bytes;
  };
  onProgress(0, SCAN_KIT_BYTES);
  // The smallest first, so that something is seen to happen.
  await fetched(engine);
  const french = await fetched(fra);
  const program = await fetched(wasm);
  const english = await fetched(eng);
  const { gunzipSync } = await import('fflate');
  return {
    makeEngine: await loadEngine(),
    wasm: program,
    languages: { fra: gunzipSync(french), eng: gunzipSync(english) },
  };
};

/** The program gives itself to whoever defines modules the old way, and to nobody else. */
const loadEngine = async (): Promise<MakeEngine> => {
  const scope = globalThis as { define?: unknown };
  const given: MakeEngine[] = [];
  scope.define = Object.assign((_: unknown, make: () => MakeEngine) => given.push(make()), {
    amd: true,
  });
  try {
    await import(/* @vite-ignore */ engine);
  } finally {
    delete scope.define;
  }
  if (!given[0]) throw new Error('The recogniser gave nothing');
  return given[0];
};

/** Of older releases. */
const forgetOthers = async (): Promise<void> => {
  if (!(await caches.has(SCAN_CACHE))) return;
  const cache = await caches.open(SCAN_CACHE);
  const ours = new Set([engine, wasm, fra, eng].map((url) => new URL(url, location.href).href));
  for (const request of await cache.keys()) if (!ours.has(request.url)) await cache.delete(request);
};
