import { describe, expect, it } from 'vitest';
import { readWav } from './read-wav.ts';

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const u16 = (value: number): number[] => [value & 255, (value >> 8) & 255];
const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];
const chunk = (name: string, body: number[], size = body.length): number[] => [
  ...ascii(name),
  ...u32(size),
  ...body,
  ...(body.length % 2 ? [0] : []),
];
const format = (
  kind: number,
  { channels = 1, rate = 8000, bits = 16, tail = [] as number[] } = {},
): number[] => {
  const frame = channels * Math.ceil(bits / 8);
  return chunk('fmt ', [
    ...u16(kind),
    ...u16(channels),
    ...u32(rate),
    ...u32(rate * frame),
    ...u16(frame),
    ...u16(bits),
    ...tail,
  ]);
};
const file = (...chunks: number[][]): Uint8Array => {
  const body = chunks.flat();
  return Uint8Array.from([...ascii('RIFF'), ...u32(body.length + 4), ...ascii('WAVE'), ...body]);
};
const bytesOf = (array: ArrayBufferView): number[] => [...new Uint8Array(array.buffer)];

const samplesOf = (bytes: Uint8Array): number[][] => {
  const read = readWav(bytes);
  if (!read.ok) throw new Error(read.error);
  return read.value.channels.map((channel) => [...channel]);
};
const errorOf = (bytes: Uint8Array): string | undefined => {
  const read = readWav(bytes);
  return read.ok ? undefined : read.error;
};

describe('readWav', () => {
  it('reads whole numbers of 8 to 32 bits and floats', () => {
    const half = [
      file(format(1, { bits: 8 }), chunk('data', [192, 64])),
      file(format(1), chunk('data', bytesOf(Int16Array.of(16_384, -16_384)))),
      file(format(1, { bits: 24 }), chunk('data', [0, 0, 64, 0, 0, 192])),
      file(format(1, { bits: 32 }), chunk('data', bytesOf(Int32Array.of(2 ** 30, -(2 ** 30))))),
      file(format(3, { bits: 32 }), chunk('data', bytesOf(Float32Array.of(0.5, -0.5)))),
      file(format(3, { bits: 64 }), chunk('data', bytesOf(Float64Array.of(0.5, -0.5)))),
    ];
    for (const bytes of half) expect(samplesOf(bytes)).toEqual([[0.5, -0.5]]);
  });

  it('reads the extensible header, by the format it names', () => {
    const tail = [...u16(22), ...u16(16), ...u32(0), ...u16(1), ...Array<number>(14).fill(0)];
    const bytes = file(format(0xfffe, { tail }), chunk('data', bytesOf(Int16Array.of(16_384))));
    expect(samplesOf(bytes)).toEqual([[0.5]]);
  });

  it('reads the two codes of telephone networks', () => {
    expect(samplesOf(file(format(7, { bits: 8 }), chunk('data', [0xff, 0x80, 0x00])))[0]).toEqual([
      0,
      32_124 / 32_768,
      -32_124 / 32_768,
    ]);
    expect(samplesOf(file(format(6, { bits: 8 }), chunk('data', [0xd5, 0xaa, 0x2a])))[0]).toEqual([
      8 / 32_768,
      32_256 / 32_768,
      -32_256 / 32_768,
    ]);
  });

  it('keeps channels apart and passes over other chunks, odd ones too', () => {
    const bytes = file(
      chunk('LIST', [1, 2, 3]),
      format(1, { channels: 2 }),
      chunk('junk', []),
      chunk('data', bytesOf(Int16Array.of(8192, -8192, 16_384, -16_384))),
    );
    expect(samplesOf(bytes)).toEqual([
      [0.25, 0.5],
      [-0.25, -0.5],
    ]);
  });

  it('takes what is there when the size is open, wrong or cut off', () => {
    const data = bytesOf(Int16Array.of(16_384, -16_384));
    for (const size of [0, 0xffff_ffff, 0x7fff_0000])
      expect(samplesOf(file(format(1), chunk('data', data, size)))).toEqual([[0.5, -0.5]]);
    const cut = file(format(1), chunk('data', data)).subarray(0, -1);
    expect(samplesOf(cut)).toEqual([[0.5]]);
  });

  it('takes what is no number for silence', () => {
    const data = bytesOf(Float32Array.of(Number.NaN, Infinity, 0.5));
    expect(samplesOf(file(format(3, { bits: 32 }), chunk('data', data)))).toEqual([[0, 0, 0.5]]);
  });

  it('refuses what is no sound, without making anything of the sizes it names', () => {
    expect(errorOf(new Uint8Array())).toBe('not-wav');
    expect(errorOf(Uint8Array.from(ascii('RIFF....AVI LIST')))).toBe('not-wav');
    expect(errorOf(file())).toBe('not-wav');
    expect(errorOf(file(chunk('data', [1, 2])))).toBe('not-wav');
    expect(errorOf(file(format(1)))).toBe('empty');
    expect(errorOf(file(format(1), chunk('data', [])))).toBe('empty');
    expect(errorOf(file(format(0x55), chunk('data', [1, 2])))).toBe('not-readable');
    expect(errorOf(file(format(1, { bits: 0 }), chunk('data', [1, 2])))).toBe('not-readable');
    for (const wrong of [{ channels: 0 }, { channels: 9000 }, { rate: 0 }, { rate: 2 ** 31 }])
      expect(errorOf(file(format(1, wrong), chunk('data', [1, 2])))).toBe('not-wav');
    expect(errorOf(file(chunk('LIST', [], 0xffff_fff0), format(1)))).toBe('not-wav');
  });

  it('refuses more than five minutes', () => {
    const head = file(format(1, { rate: 4000, bits: 8 }), chunk('data', [], 0));
    const bytes = new Uint8Array(head.length + 4000 * 301);
    bytes.set(head);
    expect(errorOf(bytes)).toBe('too-long');
  });
});
