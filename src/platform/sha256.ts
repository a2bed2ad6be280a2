/** 64 hexadecimal digits. Rejects outside secure contexts, where browsers withhold `crypto.subtle`. */
export const sha256 = async (bytes: ArrayBuffer): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
