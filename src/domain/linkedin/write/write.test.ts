import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAt, LINKEDIN_LIMITS } from '../limits.ts';
import { PURPOSES, TONES } from '../linkedin-text.ts';
import { HEADLINE_FIELDS, writeHeadlines } from './headline.ts';
import { MESSAGE_FIELDS, mostOf, writeMessages, type MessageForm } from './message.ts';
import type { Language } from './phrases.ts';
import { POST_FIELDS, writePosts } from './post.ts';
import { SUMMARY_FIELDS, writeSummaries } from './summary.ts';
import { VARIANTS, type Writing, type Written } from './write.ts';
import { ANSWER_MAX } from '../answer-max.ts';

/** Half of a character that takes two units. */
const LONE_SURROGATE = /\p{Surrogate}/u;

type Generator = (writing: Writing<string>) => Written<string>;

interface Case {
  name: string;
  fields: readonly string[];
  most: number;
  write: Generator;
}

const FORMS: readonly MessageForm[] = ['invitation-free', 'invitation-premium', 'message'];

const CASES: readonly Case[] = [
  {
    name: 'headlines',
    fields: HEADLINE_FIELDS,
    most: LINKEDIN_LIMITS.headline.most,
    write: writeHeadlines as Generator,
  },
  {
    name: 'summaries',
    fields: SUMMARY_FIELDS,
    most: LINKEDIN_LIMITS.about.most,
    write: writeSummaries as Generator,
  },
  ...TONES.map((tone): Case => ({
    name: `posts, ${tone}`,
    fields: POST_FIELDS,
    most: LINKEDIN_LIMITS.post.most,
    write: ((writing) => writePosts(writing, tone)) as Generator,
  })),
  ...PURPOSES.flatMap((purpose) =>
    FORMS.map((form): Case => ({
      name: `messages, ${purpose}, ${form}`,
      fields: MESSAGE_FIELDS,
      most: mostOf(form),
      write: ((writing) => writeMessages(writing, purpose, form)) as Generator,
    })),
  ),
];

const LANGUAGES: readonly Language[] = ['fr', 'en'];
const EACH = CASES.flatMap((one) => LANGUAGES.map((language) => ({ ...one, language })));

/** What somebody types: words, signs, line ends, emoji, letters beyond the first plane, several scripts. */
const WORDS =
  'génie eau l’été QA iOS 🎉 👩🏽‍🔧 𝒜 محمد 王小明 C++ d’ici. non; « ~ # | 12 % Le plan Je cherche à'.split(
    ' ',
  );

const typed = (most: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...WORDS, 'a\nb'), { minLength: 1, maxLength: 40 })
    .map((words) => cutAt(`mot ${words.join(' ')}`, most));

const answersTo = (fields: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(fields.map((field) => [field, typed(ANSWER_MAX[field] ?? 100)])));

const PROPERTY = { numRuns: 40 };

describe.each(EACH)('$name in $language', ({ fields, most, write, language }) => {
  it('stay within the length, are distinct, and come again from the same seed', () => {
    fc.assert(
      fc.property(answersTo(fields), fc.nat(), (answers, seed) => {
        const written = write({ language, answers, seed });
        expect(written.ok || written.error.kind).not.toBe('missing');
        const texts = written.ok ? written.value : [];
        for (const text of texts) expect(text.length).toBeLessThanOrEqual(most);
        for (const text of texts) expect(text).not.toMatch(LONE_SURROGATE);
        expect(new Set(texts).size).toBe(texts.length);
        expect(write({ language, answers, seed })).toEqual(written);
      }),
      PROPERTY,
    );
  });

  it('are several where the answers are short, and another seed gives others', () => {
    const answers = Object.fromEntries(fields.map((field) => [field, `mot ${field}`]));
    const at = (seed: number): string[] => {
      const written = write({ language, answers, seed });
      return written.ok ? written.value : [];
    };
    expect(at(1)).toHaveLength(VARIANTS);
    expect(new Set(Array.from({ length: 12 }, (_, seed) => at(seed).join()))).not.toHaveLength(1);
  });

  it('say nothing that was not filled in: no number, no name, no tool', () => {
    // Letters that no word of ours has, so that what is left over is ours.
    const answers = Object.fromEntries(
      fields.map((field, at) => [field, `ж${'ш'.repeat(at + 1)}`]),
    );
    for (let seed = 0; seed < 12; seed += 1) {
      const written = write({ language, answers, seed });
      for (const text of written.ok ? written.value : []) {
        const ours = text.replace(/[\u0400-\u04ff#]+/g, '');
        expect(ours).not.toMatch(/\d/);
        // A capital only begins a sentence.
        expect(
          ours.match(/(?<![.?!:]\s|[.?!:]\u00A0|^|\n|“|« |· |\| |– )\b\p{Lu}\p{L}+/gu),
        ).toBeNull();
      }
    }
  });

  it('wait for all that is asked', () => {
    for (const field of fields) {
      const answers = Object.fromEntries(fields.map((one) => [one, one === field ? ' – ' : 'mot']));
      expect(write({ language, answers, seed: 1 })).toEqual({
        ok: false,
        error: { kind: 'missing', fields: [field] },
      });
    }
  });

  it('hold each answer where there is room for it', () => {
    const answers = Object.fromEntries(
      fields.map((field, at) => [field, `ж${'ш'.repeat(at + 1)}`]),
    );
    const written = write({ language, answers, seed: 3 });
    if (!written.ok || most < 1000) return;
    for (const text of written.value)
      for (const answer of Object.values(answers)) expect(text.toLowerCase()).toContain(answer);
  });
});

it('a post’s first line is seen whole on a phone', () => {
  const topic = 'm'.repeat(ANSWER_MAX['topic'] ?? 0);
  for (const language of LANGUAGES)
    for (const tone of TONES)
      for (let seed = 0; seed < 6; seed += 1) {
        const answers = { topic, story: 'a', lesson: 'b', keywords: 'c' };
        const written = writePosts({ language, answers, seed }, tone);
        for (const text of written.ok ? written.value : [])
          expect(text.split('\n')[0]?.length).toBeLessThanOrEqual(LINKEDIN_LIMITS.post.mobile);
      }
});

it('an invitation that cannot be short enough says by how much', () => {
  const answers = { person: 'Ana', company: 'X', role: 'r', reason: 'm'.repeat(250), ask: 'a' };
  const written = writeMessages({ language: 'fr', answers, seed: 1 }, 'advice', 'invitation-free');
  expect(written).toEqual({ ok: false, error: { kind: 'too-long', by: 64 } });
});
