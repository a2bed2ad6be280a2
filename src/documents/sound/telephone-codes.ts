/** The two codes of telephone networks (ITU-T G.711), each byte's value from −1 to 1. */
const table = (decode: (code: number) => number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, code) => decode(code) / 32_768);

export const MU_LAW = table((code) => {
  const turned = ~code & 0xff;
  const size = (((turned & 0x0f) << 3) + 0x84) << ((turned & 0x70) >> 4);
  return turned & 0x80 ? 0x84 - size : size - 0x84;
});

export const A_LAW = table((code) => {
  const turned = code ^ 0x55;
  const step = (turned & 0x70) >> 4;
  const part = ((turned & 0x0f) << 4) + 8;
  const size = step === 0 ? part : (part + 0x100) << (step - 1);
  return turned & 0x80 ? size : -size;
});
