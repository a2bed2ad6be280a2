/** A letter on one page, in the type and under the head of its CV. */
import type { CvRecord } from '../record/cv-record.ts';
import { recordToContent } from '../record/record-to-content.ts';
import type { LaidOutCv } from '../layout/laid-out.ts';
import { attempts, footer, type Attempt, type Slack } from '../layout/layout-cv.ts';
import type { CvMetrics } from '../layout/metrics.ts';
import { outlineCv, type CvOutline, type OutlineItem } from '../layout/outline.ts';
import { LETTER_PRESETS } from '../layout/presets.ts';
import type { CvLanguage } from '../content.ts';
import type { Letter } from './letter.ts';
import { placeAndDay } from './letter-words.ts';

const LETTER_PAGES = 1;

/** Times the space between parts: above the date, and above the name, where a hand signs. */
const BELOW_HEAD = 1.8;
const FOR_SIGNATURE = 2;

/** The head of the CV, then each part of the letter without a heading. */
export const outlineLetter = (letter: Letter, cv: CvRecord): CvOutline => {
  const { language, place, day, recipient, company, subject, greeting, body, closing } = letter;
  const content = recordToContent({ ...cv, language });
  const { name, headline, contact } = outlineCv(content, {
    language,
    dateStyle: cv.dateStyle,
  });
  const parts: OutlineItem[][] = [
    [paragraph(placeAndDay(place, day, language))],
    [recipient, company].flatMap((line) => (line.trim() === '' ? [] : [paragraph(line)])),
    [heading(subjectLine(subject, language))],
    [paragraph(greeting)],
    ...body.split(/\n{2,}/).map((part) => part.split('\n').map(lineOf)),
    [paragraph(closing)],
    [paragraph(name)],
  ];
  const said = parts.map((items, index) => ({
    title: '',
    items: items.filter((item) => (item.kind === 'entry' ? item.title : item.text) !== ''),
    apart: index === 0 ? BELOW_HEAD : index === parts.length - 1 ? FOR_SIGNATURE : 1,
  }));
  return {
    name,
    nameNotes: [],
    headline,
    contact,
    sections: said.filter(({ items }) => items.length > 0),
  };
};

const subjectLine = (subject: string, language: CvLanguage): string => {
  if (subject.trim() === '') return '';
  return language === 'fr' ? `Objet\u00A0: ${subject}` : `Re: ${subject}`;
};

const paragraph = (text: string): OutlineItem => ({ kind: 'paragraph', text: text.trim() });

/** What it is about stands out, as the head of an entry does. */
const heading = (title: string): OutlineItem => ({
  kind: 'entry',
  title: title.trim(),
  organisation: '',
  dates: '',
  notes: [],
  bullets: [],
});

const lineOf = (line: string): OutlineItem =>
  line.startsWith('- ') ? { kind: 'bullet', text: line.slice(2).trim() } : paragraph(line);

/** At the airiest preset that takes one page; `overflow` when none does. */
export const layoutLetter = (
  letter: Letter,
  cv: CvRecord,
  metrics: CvMetrics,
  slack?: Slack,
): LaidOutCv => {
  const outline = outlineLetter(letter, cv);
  const { template, accent } = cv;
  const attempt = attempts(outline, { template, accent, slack }, metrics);
  const { preset, fit } = firstFitting(attempt);
  const { language } = letter;
  return {
    template,
    language,
    title: [outline.name, language === 'fr' ? 'Lettre' : 'Letter'].filter(Boolean).join(' – '),
    pages: fit.pages.map((page, index) => ({
      ...page,
      footer: index === 0 ? [] : footer(fit, outline.name, index + 1, language),
    })),
    preset,
    overflow: fit.pages.length > LETTER_PAGES,
    leftOut: [],
    linesOver: fit.lines.slice(LETTER_PAGES).reduce((sum, count) => sum + count, 0),
    missing: [...fit.set.missing].map(([character, text]) => ({ character, text })),
  };
};

function firstFitting(attempt: ReturnType<typeof attempts>): { preset: number; fit: Attempt } {
  let best: { preset: number; fit: Attempt } | undefined;
  for (const [preset, rung] of LETTER_PRESETS.entries()) {
    best = { preset, fit: attempt(rung) };
    if (best.fit.pages.length <= LETTER_PAGES) return best;
  }
  if (!best) throw new Error('The ladder has no rung.');
  return best;
}
