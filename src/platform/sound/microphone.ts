/**
 * The microphone: asked for on a press, recorded into a small file in parts, with the level of the moment beside it.
 * Nothing here sends anything anywhere.
 */
export type MicrophoneFailure =
  /** This browser can't record, or the page is not served over HTTPS. */
  | 'unsupported'
  /** The person, their settings or their organisation said no. */
  | 'refused'
  | 'no-microphone'
  /** Another app has it, or the system won't hand it over. */
  | 'busy';

export interface Recorder {
  /** MIME type, with its codec. */
  type: string;
  /** The device turns the level up and down by itself although it was asked not to. */
  autoGain: boolean;
  start: () => void;
  pause: () => void;
  resume: () => void;
  /** Hands over what has been recorded since the last part, now. */
  flush: () => void;
  /** Resolves after the last part was handed over; lets the microphone go. */
  stop: () => Promise<void>;
  /** Of this moment, 0 to 1; 0 while paused. */
  level: () => number;
}

export interface RecorderEvents {
  onPart: (part: Blob) => void;
  /** The microphone was unplugged or taken away: `stop` as usual for what there is. */
  onLost: () => void;
  /** A call or another app holds the microphone for now: silence would be recorded. */
  onMuted: () => void;
}

/**
 * One channel, and none of the processing meant for calls: it changes pauses, levels and noise, which are what is
 * measured. Wishes, not demands: a device that can't is still recorded.
 */
const WISHES: MediaTrackConstraints = {
  channelCount: { ideal: 1 },
  echoCancellation: { ideal: false },
  noiseSuppression: { ideal: false },
  autoGainControl: { ideal: false },
};

/** First come, first taken: Opus where it is made, AAC on older iPhones. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm'];

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && devices() !== undefined;

export const openMicrophone = async (
  { partSeconds, bitsPerSecond }: { partSeconds: number; bitsPerSecond: number },
  events: RecorderEvents,
): Promise<Recorder | MicrophoneFailure> => {
  if (!canRecord()) return 'unsupported';
  let stream: MediaStream | undefined;
  try {
    stream = await devices()?.getUserMedia({ audio: WISHES });
    return stream ? recorderOf(stream, partSeconds, bitsPerSecond, events) : 'unsupported';
  } catch (error) {
    stream?.getTracks().forEach((track) => track.stop());
    return FAILURES[error instanceof DOMException ? error.name : ''] ?? 'busy';
  }
};

const FAILURES: Readonly<Record<string, MicrophoneFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotSupportedError: 'unsupported',
};

const recorderOf = (
  stream: MediaStream,
  partSeconds: number,
  bitsPerSecond: number,
  { onPart, onLost, onMuted }: RecorderEvents,
): Recorder => {
  const type = TYPES.find((one) => MediaRecorder.isTypeSupported(one));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(type && { mimeType: type }),
  });
  const ear = new AudioContext();
  const meter = ear.createAnalyser();
  meter.fftSize = 1024;
  ear.createMediaStreamSource(stream).connect(meter);
  // Some browsers hand it over asleep even after a press.
  void ear.resume().catch(() => undefined);
  const track = stream.getAudioTracks()[0];
  const samples = new Float32Array(meter.fftSize);
  recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && onPart(data)));
  track?.addEventListener('ended', onLost);
  track?.addEventListener('mute', onMuted);
  const letGo = (): void => {
    track?.removeEventListener('ended', onLost);
    track?.removeEventListener('mute', onMuted);
    stream.getTracks().forEach((one) => one.stop());
    void ear.close().catch(() => undefined);
  };
  return {
    type: recorder.mimeType || type || 'audio/webm',
    autoGain: track?.getSettings().autoGainControl === true,
    start: () => recorder.start(partSeconds * 1000),
    pause: () => void (recorder.state === 'recording' && recorder.pause()),
    resume: () => void (recorder.state === 'paused' && recorder.resume()),
    flush: () => void (recorder.state !== 'inactive' && recorder.requestData()),
    stop: () =>
      new Promise((resolve) => {
        const end = (): void => {
          letGo();
          resolve();
        };
        if (recorder.state === 'inactive') return end();
        recorder.addEventListener('stop', end, { once: true });
        recorder.stop();
      }),
    level: () => {
      if (recorder.state !== 'recording') return 0;
      meter.getFloatTimeDomainData(samples);
      return loudness(samples);
    },
  };
};

/** From whispering at the far end of a room to shouting, 0 to 1. */
const loudness = (samples: Float32Array): number => {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.max(0, (10 * Math.log10(power + 1e-9) + 60) / 54));
};

/** Missing outside secure contexts, which the DOM's types don't say. */
const devices = (): MediaDevices | undefined =>
  typeof navigator === 'undefined'
    ? undefined
    : (navigator.mediaDevices as MediaDevices | undefined);

/**
 * The samples of a recorded file, at a rate that speech needs; undefined when the browser can't read what there is
 * of it.
 */
export const decodeSound = async (
  file: Blob,
  rate: number,
): Promise<{ channels: Float32Array[]; rate: number } | undefined> => {
  try {
    const decoder = new OfflineAudioContext(1, 1, rate);
    const sound = await decoder.decodeAudioData(await file.arrayBuffer());
    const channels = Array.from({ length: sound.numberOfChannels }, (_, index) =>
      sound.getChannelData(index),
    );
    return { channels, rate: sound.sampleRate };
  } catch {
    return undefined;
  }
};
