import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { emptyContent } from '../content.ts';
import { TEMPLATES, ACCENTS, DENSITIES } from '../templates.ts';
import type { CvContent, CvLanguage } from '../content.ts';
import { isOverTwoPages, layoutCv } from './layout-cv.ts';
import type { LaidOutCv, TextBox } from './laid-out.ts';
import { INKS, PAGE } from './laid-out.ts';
import { cvMetrics } from './metrics.ts';
import type { OutlineItem } from './outline.ts';
import { outlineCv } from './outline.ts';
import { MIN_BODY, PRESETS } from './presets.ts';

// Seconds when the machine is free, more when other suites run beside.
vi.setConfig({ testTimeout: 60_000 });

const layout = (
  content: CvContent,
  template: (typeof TEMPLATES)[number],
  language: CvLanguage = 'fr',
): LaidOutCv => layoutCv(content, { template, language, dateStyle: 'numeric' }, cvMetrics());

const word = fc.stringMatching(/^[a-zéèàçœŁşőṣạ’(«»:%$0-9,.-]{1,14}$/u);
const sentence = (max: number) =>
  fc.array(word, { minLength: 1, maxLength: max }).map((words) => words.join(' '));
const date = fc.constantFrom('', '2019', '2021-04', 'present');

const entryCount = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 14 }));
const content: fc.Arbitrary<CvContent> = fc.record({
  personal: fc.record({
    fullName: sentence(6),
    headline: fc.oneof(fc.constant(''), sentence(10)),
    email: fc.constant('prenom.nom@example.org'),
    phone: fc.constant('514 555-0100'),
    location: sentence(5),
    linkedin: fc.oneof(fc.constant(''), fc.constant(`linkedin.com/in/${'tres-long-'.repeat(14)}`)),
    summary: fc.oneof(fc.constant(''), sentence(90)),
  }),
  experience: entryCount.chain((length) =>
    fc.array(
      fc.record({
        jobTitle: fc.oneof(sentence(4), sentence(25), fc.constant('')),
        company: fc.oneof(sentence(4), fc.constant('')),
        location: sentence(3),
        startDate: date,
        endDate: date,
        achievements: fc.array(sentence(40), { maxLength: 6 }),
      }),
      { minLength: length, maxLength: length },
    ),
  ),
  education: fc.array(
    fc.record({
      degree: sentence(5),
      fieldOfStudy: sentence(4),
      institution: sentence(4),
      location: sentence(3),
      startDate: date,
      graduationDate: date,
      details: fc.array(sentence(12), { maxLength: 2 }),
    }),
    { maxLength: 4 },
  ),
  skills: fc.array(sentence(3), { maxLength: 30 }),
  languages: fc.constant([{ name: 'Français', level: 'native' as const }]),
  other: fc.array(
    fc.record({
      kind: fc.constantFrom('certifications' as const, 'other' as const),
      title: fc.oneof(fc.constant(''), sentence(3)),
      entries: fc.array(sentence(20), { maxLength: 5 }),
    }),
    { maxLength: 3 },
  ),
});

const law = (check: (cv: LaidOutCv, source: CvContent) => void) => {
  fc.assert(
    fc.property(content, fc.constantFrom(...TEMPLATES), (source, template) => {
      check(layout(source, template), source);
    }),
    { seed: 20, numRuns: 60 },
  );
};

describe('laws of the layout', () => {
  it('prints every word of the content once, in order', () => {
    law((cv, source) => {
      const outline = outlineCv(source, { language: 'fr', dateStyle: 'numeric' });
      const said = [outline.name, outline.headline, ...outline.contact.map(({ text }) => text)];
      for (const { title, items } of outline.sections) {
        said.push(title);
        for (const item of items) said.push(...wordsOf(item));
      }
      const printed = cv.pages.flatMap(({ texts }) => texts.map(({ text }) => text));
      // The organisation may stand beside the title, before the dates.
      const sorted = (text: string) => [...text].toSorted().join('');
      const read = cv.template === 'compact' ? sorted : (text: string) => text;
      expect(read(letters(printed.join(' ')))).toBe(read(letters(said.join(' '))));
    });
  });

  it('stays inside the margins', () => {
    law((cv) => {
      const margin = (PRESETS[cv.preset]?.margin ?? 0) - 0.01;
      const side = cv.template === 'compact' ? margin * 0.95 : margin;
      for (const { texts } of cv.pages)
        for (const box of texts) {
          expect(box.x).toBeGreaterThanOrEqual(side);
          expect(box.x + box.width).toBeLessThanOrEqual(PAGE.width - side);
          // On a band of its own colour, the head may rise into the margin.
          const top = /^onBand|Tint$/.test(box.ink) ? margin / 3 : margin;
          expect(box.y - box.size * 0.6).toBeGreaterThanOrEqual(top);
          expect(box.y).toBeLessThanOrEqual(PAGE.height - margin);
        }
    });
  });

  it('never lays one text over another', () => {
    law((cv) => {
      for (const { texts, footer } of cv.pages) {
        const boxes = [...texts, ...footer];
        for (const [index, box] of boxes.entries())
          for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
      }
    });
  });

  it('fits two pages or says how many lines are over', () => {
    law((cv) => {
      expect(cv.overflow).toBe(cv.pages.length > 2);
      expect(cv.linesOver > 0).toBe(cv.overflow);
      expect(cv.overflow && cv.preset < PRESETS.length - 1).toBe(false);
    });
  });

  it('never sets a text under 10 points', () => {
    law((cv) => {
      for (const { texts } of cv.pages)
        for (const { size } of texts) expect(size).toBeGreaterThanOrEqual(MIN_BODY);
    });
  });

  it('never parts a heading or a job title from what follows it', () => {
    law((cv) => {
      for (const [index, { texts }] of cv.pages.slice(0, -1).entries()) {
        const next = cv.pages[index + 1]?.texts[0]?.role ?? '';
        const last = texts.at(-1)?.role ?? '';
        expect(['H1', 'H2']).not.toContain(last);
        expect(last === 'H3' && ['P', 'LI'].includes(next)).toBe(false);
      }
    });
  });

  it('never parts the first or last line of a paragraph of four lines or more', () => {
    law((cv) => {
      for (const [index, page] of cv.pages.slice(0, -1).entries()) {
        const block = page.texts.at(-1)?.block;
        const next = cv.pages[index + 1]?.texts.filter((box) => box.block === block) ?? [];
        if (next.length === 0) continue;
        const before = page.texts.filter((box) => box.block === block);
        expect(baselines(before)).toBeGreaterThanOrEqual(2);
        expect(baselines(next)).toBeGreaterThanOrEqual(2);
      }
    });
  });
});

it('never leaves the last note or line of an entry alone on a page', () => {
  const source = { ...emptyContent(), skills: [] as string[] };
  source.education = Array.from({ length: 30 }, (_, at) => ({
    degree: `Cours ${at}`,
    fieldOfStudy: '',
    institution: 'École du Lac',
    location: '',
    startDate: '',
    graduationDate: '2014',
    details: ['première', 'deuxième', 'dernière'],
  }));
  for (const template of TEMPLATES)
    for (let lines = 0; lines < 8; lines += 1) {
      source.personal.summary = Array.from({ length: lines }, () => 'Une ligne').join('\n');
      const { pages } = layout(source, template);
      for (const { texts } of pages) expect(texts[0]?.text).not.toBe('dernière');
    }
});

describe('the ladder', () => {
  it('starts airy and gives the same boxes each time', () => {
    const source = { ...emptyContent(), skills: ['C++', 'C#'] };
    expect(layout(source, 'moderne').preset).toBe(0);
    expect(layout(source, 'moderne')).toEqual(layout(source, 'moderne'));
  });

  it('takes a denser rung when a second page would be almost empty', () => {
    const bullets = (count: number): CvContent => ({
      ...emptyContent(),
      other: [
        {
          kind: 'other',
          title: 'Notes',
          entries: Array.from({ length: count }, () => 'Une ligne'),
        },
      ],
    });
    const onePage = Array.from({ length: 60 }, (_, count) =>
      layout(bullets(count), 'moderne'),
    ).findLast(({ preset, pages }) => preset === 0 && pages.length === 1);
    const lines = onePage?.pages[0]?.texts.filter(({ role }) => role === 'LI').length ?? 0;
    const longer = layout(bullets(lines + 3), 'moderne');
    expect(longer.pages).toHaveLength(1);
    expect(longer.preset).toBeGreaterThan(0);
    expect(layout(bullets(lines + 25), 'moderne').pages).toHaveLength(2);
  });
});

it('gives an empty CV one empty page', () => {
  expect(layout(emptyContent(), 'creatif')).toMatchObject({
    pages: [{ shapes: [], texts: [], footer: [] }],
    overflow: false,
    title: 'CV',
  });
});

describe('what stands on a person’s document', () => {
  const source = (): CvContent => {
    const content = emptyContent();
    content.personal.fullName = 'Camila Duarte Souza';
    content.personal.headline = 'Conceptrice de produits numériques';
    content.personal.email = 'camila.duarte@example.org';
    return content;
  };

  it('is petrol, grey and white: none of the product’s red', () => {
    for (const template of TEMPLATES)
      for (const { shapes, texts } of layout(source(), template).pages)
        for (const { ink } of [...shapes, ...texts]) expect(isRed(INKS[ink])).toBe(false);
  });

  it('has a head of at most 14 % of the page in créatif', () => {
    const [head] = layout(source(), 'creatif').pages[0]?.shapes ?? [];
    expect(head).toMatchObject({ x: 0, y: 0, width: PAGE.width });
    expect((head?.height ?? PAGE.height) / PAGE.height).toBeLessThanOrEqual(0.14);
  });

  it('never ends a list of skills with one of them alone', () => {
    const skills = ['recherche', 'gestion de projet', 'analyse de données', 'Figma'];
    for (const template of TEMPLATES)
      for (let count = 4; count < 40; count += 1) {
        const many = Array.from({ length: count }, (_, at) => skills[(at * 7) % 4] ?? '');
        const lines = layout({ ...source(), skills: [...many, 'Excel'] }, template)
          .pages.flatMap(({ texts }) => texts)
          .filter(({ text }) => text.includes('Excel'));
        expect(lines.map(({ text }) => text)).toEqual([expect.stringMatching(/\S+, Excel$/)]);
      }
  });
});

describe('the choices of a person', () => {
  const source = {
    ...emptyContent(),
    skills: Array.from({ length: 120 }, (_, at) => `sujet ${at}`),
  };
  source.personal.fullName = 'Ada Roy';
  const chosen = (template: (typeof TEMPLATES)[number], more: object) =>
    layoutCv(source, { template, language: 'fr', dateStyle: 'numeric', ...more }, cvMetrics());

  it('are read on paper and on their bands, whichever the colour', () => {
    for (const accent of ACCENTS) {
      expect(contrast(INKS[accent], INKS.paper)).toBeGreaterThanOrEqual(4.5);
      for (const ink of ['onBand', 'onBandQuiet', `${accent}Tint`] as const)
        expect(contrast(INKS[ink], INKS[`${accent}Band`])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('change the colour of headings and bands, and nothing else', () => {
    for (const template of TEMPLATES)
      for (const accent of ACCENTS) {
        const [own, other] = [chosen(template, {}), chosen(template, { accent })];
        const places = ({ pages }: LaidOutCv) =>
          pages.flatMap(({ texts }) => texts.map(({ ink: _ink, ...place }) => place));
        expect(places(other)).toEqual(places(own));
        const inks = other.pages.flatMap(({ texts, shapes }) => [...texts, ...shapes]);
        expect(inks.some(({ ink }) => ink.startsWith(accent))).toBe(true);
      }
  });

  it('set lines closer or further, in type that stays readable', () => {
    for (const template of TEMPLATES) {
      const bottom = (density: (typeof DENSITIES)[number]) => {
        const { pages } = chosen(template, { density });
        return (
          pages.length * PAGE.height + Math.max(...(pages.at(-1)?.texts ?? []).map(({ y }) => y))
        );
      };
      const [airy, balanced, dense] = DENSITIES.map(bottom);
      expect(airy).toBeGreaterThanOrEqual(balanced ?? 0);
      expect(balanced).toBeGreaterThan(dense ?? 0);
    }
  });

  it('of one page is kept where two are not needed', () => {
    const pages = (template: (typeof TEMPLATES)[number], length: number): number =>
      layout({ ...source, skills: Array.from({ length }, (_, at) => `sujet ${at}`) }, template)
        .pages.length;
    let length = 300;
    while (pages('moderne', length) === 1) length += 20;
    expect(pages('compact', length)).toBe(1);
  });
});

describe('a CV that is long on purpose', () => {
  const long = {
    ...emptyContent(),
    skills: Array.from({ length: 2000 }, (_, at) => `sujet ${at}`),
  };
  const options = { template: 'moderne', language: 'fr', dateStyle: 'numeric' } as const;

  it('takes as many pages as it needs, comfortably, and is not over', () => {
    const cv = layoutCv(long, { ...options, longAllowed: true }, cvMetrics());
    expect(cv.pages.length).toBeGreaterThan(2);
    expect(cv).toMatchObject({ overflow: false, linesOver: 0 });
    expect(cv.preset).toBeLessThan(PRESETS.length - 1);
  });

  it('is laid out as any other while it fits two pages', () => {
    const short = { ...long, skills: long.skills.slice(0, 20) };
    expect(layoutCv(short, { ...options, longAllowed: true }, cvMetrics())).toEqual(
      layoutCv(short, options, cvMetrics()),
    );
  });

  it('is told over two pages by the densest rung alone', () => {
    expect(isOverTwoPages(long, options, cvMetrics())).toBe(true);
    expect(isOverTwoPages({ ...long, skills: [] }, options, cvMetrics())).toBe(false);
  });
});

describe('characters and faces', () => {
  it('sets a word in one face, the others in the template’s own', () => {
    const source = emptyContent();
    source.skills = ['Nguyễn', 'vente'];
    source.personal.headline = 'Хирург и Ḥakīm';
    const boxes = (template: (typeof TEMPLATES)[number]) =>
      layout(source, template).pages.flatMap(({ texts }) =>
        texts.map(({ text, font }) => [text.trim(), font]).filter(([text]) => text !== ''),
      );
    expect(boxes('creatif')).toEqual([
      ['Хирург', 'wide-sans-700'],
      ['и', 'wide-sans-700'],
      ['Ḥakīm', 'sans-700'],
      ['Compétences', 'display-700'],
      ['Nguyễn,', 'sans-400'],
      ['vente', 'round-400'],
    ]);
    expect(boxes('classique').slice(0, 3)).toEqual([
      ['Хирург', 'wide-serif-400'],
      ['и', 'wide-serif-400'],
      ['Ḥakīm', 'wide-serif-400'],
    ]);
  });

  it('sets a name in one face, whichever of its words needs it', () => {
    const source = emptyContent();
    source.personal.fullName = 'Ẹ\u0301niọlá Adé';
    for (const [template, font] of [
      ['moderne', 'wide-sans-700'],
      ['classique', 'wide-serif-600'],
      ['creatif', 'wide-sans-700'],
    ] as const) {
      const { pages, missing } = layout(source, template);
      expect(new Set(pages[0]?.texts.map((box) => box.font))).toEqual(new Set([font]));
      expect(missing).toEqual([]);
    }
  });

  it('parts no range of dates', () => {
    const source = emptyContent();
    for (let words = 1; words < 40; words += 1)
      source.other.push({
        kind: 'other',
        title: '',
        entries: [`${'mot '.repeat(words)}05/2014 – 12/2020 fin`],
      });
    const printed = layout(source, 'moderne').pages.flatMap(({ texts }) =>
      texts.map(({ text }) => text),
    );
    for (const text of printed.filter((each) => each.includes('05/2014')))
      expect(text).toContain('05/2014 – 12/2020');
  });

  it('borrows a sign alone from the fallback face', () => {
    const source = { ...emptyContent(), skills: ['Excel ✓ Word'] };
    const texts = layout(source, 'classique').pages[0]?.texts.slice(1);
    expect(texts?.map(({ text, font }) => [text, font])).toEqual([
      ['Excel ', 'serif-400'],
      ['✓', 'sans-400'],
      [' Word', 'serif-400'],
    ]);
  });

  it('sets a companion as tall as the letters beside it, never under 10 points', () => {
    const source = { ...emptyContent(), skills: ['Київ'] };
    const sizeIn = (template: (typeof TEMPLATES)[number], density: 'dense' | 'airy') =>
      layoutCv(source, { template, density, language: 'en', dateStyle: 'numeric' }, cvMetrics())
        .pages.flatMap(({ texts }) => texts)
        .find(({ font }) => font.startsWith('wide'))?.size;
    expect(sizeIn('classique', 'airy')).toBe(10);
    expect(sizeIn('moderne', 'airy')).toBeCloseTo(11 * 0.91);
    expect(sizeIn('moderne', 'dense')).toBe(10);
  });

  it('names the characters that cannot be printed', () => {
    const source = { ...emptyContent(), skills: ['王伟', 'vente'] };
    expect(layout(source, 'moderne').missing).toEqual([
      { character: '王', text: '王伟,\u00A0vente' },
      { character: '伟', text: '王伟,\u00A0vente' },
    ]);
  });

  it('puts name and page number at the foot of the second page alone', () => {
    const source = emptyContent();
    source.personal.fullName = 'Ada Roy';
    source.skills = Array.from({ length: 900 }, () => 'recherche');
    const [first, second] = layout(source, 'moderne', 'en').pages;
    expect(first?.footer).toEqual([]);
    expect(second?.footer.map(({ text }) => text)).toEqual(['Ada Roy, page 2 of 2']);
  });
});

/** Dates flush right stand on the title's line, before the organisation. */
const wordsOf = (item: OutlineItem): string[] => {
  if (item.kind !== 'entry') return [item.text];
  const { title, organisation, dates, notes, bullets } = item;
  const [lead, rest] = title === '' ? [organisation, ''] : [title, organisation];
  return [lead, dates, rest, ...notes, ...bullets];
};

const isRed = (ink: string): boolean => {
  const [red = 0, green = 0] = (ink.match(/[\dA-F]{2}/g) ?? []).map((part) => parseInt(part, 16));
  return red > 2 * green;
};

/** By WCAG 2.2. */
const contrast = (one: string, other: string): number => {
  const luminance = (ink: string): number =>
    [1, 3, 5]
      .map((at) => Number.parseInt(ink.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const letters = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u2011', '-')
    .replace(/[\s•–|]/gu, '');

const baselines = (boxes: TextBox[]): number => new Set(boxes.map(({ y }) => y)).size;

/** The ink of lines, from the height of lower case letters to the baseline. */
const overlap = (a: TextBox, b: TextBox): boolean =>
  a.x + a.width > b.x + 0.01 &&
  b.x + b.width > a.x + 0.01 &&
  a.y > b.y - b.size * 0.7 &&
  b.y > a.y - a.size * 0.7;
