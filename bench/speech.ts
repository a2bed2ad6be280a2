/**
 * How well speech is measured, on speech that espeak-ng and flite make on the spot: the rate against the syllables of
 * their own phonemes, with voices that the rules were chosen on and with others kept aside; pauses planted at known
 * places; the notice of noise at known strengths; the time that two minutes take. Exits 1 when a gate fails; says so
 * and exits 0 where neither program is installed (Debian: apt-get install espeak-ng flite).
 *
 * Usage: npm run bench:speech [rates] [pauses] [noise] [speed] (--all for each text)
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyseVoice } from '#/domain/training/voice/analyse-voice.ts';
import type { VoiceAnalysis } from '#/domain/training/voice/voice-analysis.ts';
import type { VoiceLanguage } from '#/domain/training/voice/voice-norms.ts';
import { babbleOf, hum, makeRandom, mix, pink, white, type Noise } from './speech/noises.ts';
import { compare, joinWithPauses } from './speech/planted-pauses.ts';
import { isThere, speak, syllablesIn, type Said, type Speaker } from './speech/synthesise.ts';

const GATES = { espeakError: 0.05, fliteError: 0.12, pauseF1: 0.97, milliseconds: 500 };
/** Cleaner than this, pauses are gated, and the notice of noise is an error; dirtier than the second, it must be there. */
const CLEAN_DB = 20;
const NOISY_DB = 15;

const SPEAKERS: Record<'seen' | 'aside', Record<VoiceLanguage, readonly Speaker[]>> = {
  seen: {
    fr: [
      { tool: 'espeak-ng', voice: 'fr', speed: 120 },
      { tool: 'espeak-ng', voice: 'fr', speed: 160 },
      { tool: 'espeak-ng', voice: 'fr+f2', speed: 200 },
    ],
    en: [
      { tool: 'espeak-ng', voice: 'en-us', speed: 120 },
      { tool: 'espeak-ng', voice: 'en-us', speed: 160 },
      { tool: 'espeak-ng', voice: 'en-gb+f3', speed: 200 },
      { tool: 'flite', voice: 'slt', speed: 1 },
      { tool: 'flite', voice: 'rms', speed: 1.2 },
    ],
  },
  aside: {
    fr: [
      { tool: 'espeak-ng', voice: 'fr-be+m3', speed: 105, pitch: 30 },
      { tool: 'espeak-ng', voice: 'fr-ch+f4', speed: 175, pitch: 65 },
      { tool: 'espeak-ng', voice: 'fr+f5', speed: 220, pitch: 40 },
    ],
    en: [
      { tool: 'espeak-ng', voice: 'en-gb-scotland+m7', speed: 105, pitch: 35 },
      { tool: 'espeak-ng', voice: 'en+f1', speed: 175, pitch: 60 },
      { tool: 'espeak-ng', voice: 'en-us+klatt', speed: 220 },
      { tool: 'flite', voice: 'awb', speed: 0.9 },
      { tool: 'flite', voice: 'kal16', speed: 1.1 },
      { tool: 'flite', voice: 'kal', speed: 1.3 },
    ],
  },
};
const LANGUAGES = ['fr', 'en'] as const;

const textsOf = (language: VoiceLanguage): string[] =>
  readFileSync(path.join(import.meta.dirname, `speech/texts-${language}.txt`), 'utf8')
    .trim()
    .split('\n\n');

const hear = ({ samples, rate }: Said, language: VoiceLanguage): VoiceAnalysis =>
  analyseVoice(samples, rate, language);

let isHeld = true;
const gate = (name: string, value: string, isRight: boolean): void => {
  isHeld &&= isRight;
  console.log(`${name.padEnd(44)} ${value.padStart(22)}  ${isRight ? 'ok' : 'FAILED'}`);
};
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const rates = (): void => {
  for (const kind of ['seen', 'aside'] as const)
    for (const tool of ['espeak-ng', 'flite'] as const)
      for (const language of LANGUAGES) {
        const errors = SPEAKERS[kind][language]
          .filter((speaker) => speaker.tool === tool && isThere(tool))
          .flatMap((speaker) =>
            textsOf(language).map((text) => {
              const truth = syllablesIn(text, speaker);
              const found = hear(speak(text, speaker), language).syllables;
              if (process.argv.includes('--all'))
                console.log(`  ${speaker.voice} ${speaker.speed}: ${found}, not ${truth}`);
              return found / truth - 1;
            }),
          );
        if (errors.length === 0) continue;
        const error = meanOf(errors.map(Math.abs));
        gate(
          `rate, ${tool}, ${language}, ${kind}`,
          `${percent(error)} (bias ${percent(meanOf(errors))})`,
          error <= (tool === 'flite' ? GATES.fliteError : GATES.espeakError),
        );
      }
};

const LONGEST_CLAUSE = 12;

const pauses = (): void => {
  for (const language of LANGUAGES)
    for (const db of [Infinity, 30, CLEAN_DB, NOISY_DB]) {
      const sum = { right: 0, missed: 0, extra: 0 };
      for (const kind of ['seen', 'aside'] as const)
        for (const speaker of SPEAKERS[kind][language]
          .filter(({ tool }) => isThere(tool))
          .slice(0, 5)) {
          const clauses = textsOf(language)
            .slice(0, 3)
            .flatMap((text) => text.split(/[.,:;]/))
            .filter((clause) => clause.trim().split(' ').length > 1)
            .slice(0, LONGEST_CLAUSE);
          const said = joinWithPauses(clauses.map((clause) => speak(clause.trim(), speaker)));
          const random = makeRandom(7);
          const heard =
            db === Infinity ? said : mix(said, white(said.samples.length, said.rate, random), db);
          const { right, missed, extra } = compare(said.pauses, hear(heard, language).pauses);
          sum.right += right;
          sum.missed += missed;
          sum.extra += extra;
          if (process.argv.includes('--all') && missed + extra > 0)
            console.log(`  ${speaker.voice} ${speaker.speed}: ${missed} missed, ${extra} more`);
        }
      const f1 = (2 * sum.right) / (2 * sum.right + sum.missed + sum.extra);
      gate(
        `pauses, ${language}, ${db === Infinity ? 'clean' : `${db} dB`}`,
        `F1 ${f1.toFixed(3)} of ${sum.right + sum.missed}`,
        db < CLEAN_DB || f1 >= GATES.pauseF1,
      );
    }
};

const noise = (): void => {
  const behind = SPEAKERS.aside.en
    .filter(({ tool }) => isThere(tool))
    .flatMap((speaker) =>
      textsOf('en')
        .slice(0, 2)
        .map((text) => speak(text, speaker)),
    );
  const kinds: Record<string, Noise> = { white, pink, hum, babble: babbleOf(behind) };
  for (const [name, make] of Object.entries(kinds))
    for (const db of [0, 5, 10, NOISY_DB - 0.5, CLEAN_DB + 0.5, 25, 30]) {
      let noticed = 0;
      const measured: number[] = [];
      for (const language of LANGUAGES)
        for (const [index, speaker] of SPEAKERS.seen[language].entries()) {
          if (!isThere(speaker.tool)) continue;
          const said = speak(textsOf(language)[index] ?? '', speaker);
          const random = makeRandom(index + 1);
          const heard = hear(mix(said, make(said.samples.length, said.rate, random), db), language);
          if (heard.notJudged === 'too-noisy') noticed += 1;
          measured.push(heard.snrDb ?? Number.NaN);
        }
      const isWanted = db < NOISY_DB;
      gate(
        `noise, ${name}, ${db} dB`,
        `${noticed} of ${measured.length}, ${Math.min(...measured)}–${Math.max(...measured)} dB`,
        noticed === (isWanted ? measured.length : 0),
      );
    }
};

const speed = (): void => {
  const said = speak(textsOf('fr').join(' '), { tool: 'espeak-ng', voice: 'fr', speed: 150 });
  for (const rate of [said.rate, 48_000]) {
    const samples = Float32Array.from(
      { length: 120 * rate },
      (_, index) => said.samples[Math.floor((index * said.rate) / rate) % said.samples.length] ?? 0,
    );
    const times = [1, 2, 3].map(() => {
      const started = performance.now();
      analyseVoice(samples, rate, 'fr');
      return performance.now() - started;
    });
    const took = Math.min(...times);
    gate(`2 minutes at ${rate} Hz`, `${took.toFixed(0)} ms`, took <= GATES.milliseconds);
  }
};

if (isThere('espeak-ng')) {
  if (!isThere('flite')) console.log('flite is not installed: its voices are left out.');
  const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  for (const measured of [rates, pauses, noise, speed])
    if (asked.length === 0 || asked.includes(measured.name)) measured();
  process.exitCode = isHeld ? 0 : 1;
} else console.log('espeak-ng is not installed: nothing was measured.');
