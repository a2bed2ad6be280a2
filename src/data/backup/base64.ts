export const toBase64 = (bytes: ArrayBuffer): string => {
  const view = new Uint8Array(bytes);
  const pieces: string[] = [];
  // In slices: a call takes only so many arguments.
  for (let start = 0; start < view.length; start += 8192)
    pieces.push(String.fromCharCode(...view.subarray(start, start + 8192)));
  return btoa(pieces.join(''));
};

/** undefined when it is not base 64. */
export const fromBase64 = (text: string): ArrayBuffer | undefined => {
  try {
    const binary = atob(text);
    const view = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index += 1) view[index] = binary.charCodeAt(index);
    return view.buffer;
  } catch {
    return undefined;
  }
};
