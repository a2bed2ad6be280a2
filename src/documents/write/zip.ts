import { loaded } from '../read/loaded.ts';

/** Path → bytes, as one ZIP. */
export const writeZip = async (
  files: Readonly<Record<string, Uint8Array>>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { zipSync } = await loaded(import('fflate'));
  return Uint8Array.from(zipSync({ ...files }, { level: 6 }));
};
