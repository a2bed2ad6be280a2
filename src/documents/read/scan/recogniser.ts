/** Tesseract, a WebAssembly program that reads pictures of text, with its French and its English. */

interface Engine {
  FS: { writeFile: (path: string, bytes: Uint8Array) => void };
  TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  Init: (path: null, languages: string, engine: number) => number;
  SetVariable: (name: string, value: string) => void;
  SetImageFile: (exif: number, angle: number, upscale: boolean) => number;
  Recognize: (progress: null) => number;
  GetTSVText: (page: number) => string;
  Clear: () => void;
}

export type MakeEngine = (options: { wasmBinary: Uint8Array }) => Promise<Engine>;

export interface RecogniserParts {
  makeEngine: MakeEngine;
  wasm: Uint8Array;
  /** By Tesseract's name of the language: `fra`, `eng`; unpacked. */
  languages: Readonly<Record<string, Uint8Array>>;
}

/** The neural engine alone: the older one's data is not here. */
const NEURAL = 1;

/** A function from a picture (PGM) to its words as tab-separated lines; '' where it makes nothing of it. */
export const startRecogniser = async ({
  makeEngine,
  wasm,
  languages,
}: RecogniserParts): Promise<(image: Uint8Array) => string> => {
  const engine = await makeEngine({ wasmBinary: wasm });
  for (const [name, data] of Object.entries(languages))
    engine.FS.writeFile(`${name}.traineddata`, data);
  const api = new engine.TessBaseAPI();
  if (api.Init(null, Object.keys(languages).join('+'), NEURAL) !== 0)
    throw new Error('The recogniser did not start');
  return (image) => {
    engine.FS.writeFile('/input', image);
    if (api.SetImageFile(1, 0, false) !== 0 || api.Recognize(null) !== 0) return '';
    const found = api.GetTSVText(0);
    api.Clear();
    return found;
  };
};
