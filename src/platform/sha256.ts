/** 64 hexadecimal digits. Browsers give it in secure contexts only, as they do IndexedDB's companions we rely on. */
export const sha256 = async (bytes: ArrayBuffer): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
