/**
 * Sound out of a WAV file, whoever wrote it: whole numbers of 8 to 32 bits, floats, telephone codes, the extensible
 * header, chunks of odd length, sizes left open by a program that wrote to a pipe, files cut off. Nothing is made
 * larger than the bytes that are there.
 */
import { LEAST_RATE, MOST_RATE, MOST_VOICE_SECONDS } from '#/domain/training/voice/voice-limits.ts';
import type { Result } from '#/domain/result.ts';
import { A_LAW, MU_LAW } from './telephone-codes.ts';

export interface Sound {
  /** Frames a second. */
  rate: number;
  /** One array a channel, −1 to 1, all of one length. */
  channels: Float32Array[];
}

export type SoundRefusal =
  /** No WAV file, or one whose header contradicts itself. */
  | 'not-wav'
  /** Compressed in a way that is not read here. */
  | 'not-readable'
  | 'empty'
  | 'too-long';

const MOST_CHANNELS = 16;
/** Of the chunks in front of the sound. */
const MOST_CHUNKS = 1000;

const PCM = 1;
const FLOAT = 3;
const CODE_A = 6;
const CODE_MU = 7;
const EXTENSIBLE = 0xfffe;

interface Format {
  kind: number;
  channels: number;
  rate: number;
  /** Bytes from one frame to the next, and of one sample. */
  frame: number;
  sample: number;
}

export const readWav = (bytes: Uint8Array): Result<Sound, SoundRefusal> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || !/^(RIFF|RF64|BW64)$/.test(nameAt(bytes, 0))) return refuse('not-wav');
  if (nameAt(bytes, 8) !== 'WAVE') return refuse('not-wav');
  let format: Format | undefined;
  let at = 12;
  for (let count = 0; at + 8 <= bytes.length && count < MOST_CHUNKS; count += 1) {
    const name = nameAt(bytes, at);
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    if (name === 'fmt ') {
      format = formatAt(view, start, size);
      if (!format) return refuse('not-wav');
    }
    if (name === 'data') return format ? soundAt(view, start, size, format) : refuse('not-wav');
    at = start + size + (size % 2);
  }
  return refuse(format ? 'empty' : 'not-wav');
};

const nameAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

const formatAt = (view: DataView, start: number, size: number): Format | undefined => {
  if (size < 16 || start + 16 > view.byteLength) return undefined;
  const named = view.getUint16(start, true);
  const isLong = named === EXTENSIBLE && size >= 26 && start + 26 <= view.byteLength;
  const kind = isLong ? view.getUint16(start + 24, true) : named;
  const channels = view.getUint16(start + 2, true);
  const rate = view.getUint32(start + 4, true);
  const align = view.getUint16(start + 12, true);
  const sample = Math.ceil(view.getUint16(start + 14, true) / 8);
  if (channels < 1 || channels > MOST_CHANNELS || rate < LEAST_RATE || rate > MOST_RATE)
    return undefined;
  return { kind, channels, rate, sample, frame: Math.max(align, channels * sample) };
};

const soundAt = (
  view: DataView,
  start: number,
  size: number,
  format: Format,
): Result<Sound, SoundRefusal> => {
  const read = readerOf(format);
  if (!read) return refuse('not-readable');
  const there = view.byteLength - start;
  // A program that wrote to a pipe never came back to fill in the size.
  const length = size === 0 || size > there ? there : size;
  const frames = Math.floor(length / format.frame);
  if (frames === 0) return refuse('empty');
  if (frames > format.rate * MOST_VOICE_SECONDS) return refuse('too-long');
  const channels = Array.from({ length: format.channels }, (_, channel) => {
    const samples = new Float32Array(frames);
    const first = start + channel * format.sample;
    for (let index = 0; index < frames; index += 1) {
      const value = read(view, first + index * format.frame);
      samples[index] = Number.isFinite(value) ? value : 0;
    }
    return samples;
  });
  return { ok: true, value: { rate: format.rate, channels } };
};

type Reader = (view: DataView, at: number) => number;

const readerOf = ({ kind, sample }: Format): Reader | undefined => {
  if (kind === PCM) return WHOLE[sample];
  if (kind === FLOAT) return FLOATS[sample];
  if (kind === CODE_A && sample === 1) return (view, at) => A_LAW[view.getUint8(at)] ?? 0;
  if (kind === CODE_MU && sample === 1) return (view, at) => MU_LAW[view.getUint8(at)] ?? 0;
  return undefined;
};

/** By bytes a sample. */
const WHOLE: Readonly<Record<number, Reader>> = {
  1: (view, at) => (view.getUint8(at) - 128) / 2 ** 7,
  2: (view, at) => view.getInt16(at, true) / 2 ** 15,
  3: (view, at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 2 ** 23,
  4: (view, at) => view.getInt32(at, true) / 2 ** 31,
};
const FLOATS: Readonly<Record<number, Reader>> = {
  4: (view, at) => view.getFloat32(at, true),
  8: (view, at) => view.getFloat64(at, true),
};

const refuse = (error: SoundRefusal): { ok: false; error: SoundRefusal } => ({ ok: false, error });
