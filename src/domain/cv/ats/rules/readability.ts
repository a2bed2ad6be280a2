/** Whether software finds each part of the CV where it belongs, in letters it can read. */
import { headingHit } from '../../read/sections/headings.ts';
import { rule, yesOrNo, type AtsRule, type Finding, type Judgement } from '../rule.ts';
import type { RatedCv } from '../rated-cv.ts';

export const readabilityRules: readonly AtsRule[] = [
  rule('readability.headings', 5, ({ other }) => {
    const titled = other.filter(({ title }) => title.trim() !== '');
    const odd = titled.filter(({ title }) => headingHit(title) === undefined);
    return without(
      odd.map(({ path, title }) => ({ path: `${path}.title`, text: title })),
      0.5,
    );
  }),
  rule('readability.characters', 5, (cv) =>
    without(
      texts(cv).filter(
        ({ text }) => UNREADABLE.test(text) || SPACED.test(text) || holdsAny(text, cv.missing),
      ),
      0.25,
    ),
  ),
  rule('readability.placed', 5, ({ unplaced }) =>
    without(
      unplaced.map((text) => ({ path: 'unplaced', text })),
      0.2,
    ),
  ),
  rule('readability.sure', 5, ({ unsure }) => without(unsure, 0.1)),
  // Contact data at other places than its own: software looks for it at the top alone.
  rule('readability.reach', 5, (cv) => {
    const lost = texts(cv).filter(
      ({ path, text }) =>
        !path.startsWith('personal.') &&
        !isReference(cv, path) &&
        (MAIL.test(text) || PHONE.test(text)),
    );
    return lost.length === 0 ? yesOrNo(true, NOWHERE) : { share: 0, lacking: lost };
  }),
];

const NOWHERE: Finding = { path: 'personal.email', text: '' };

/** Each finding costs the same share of the points. */
const without = (lacking: Finding[], each: number): Judgement => ({
  share: Math.max(0, 1 - lacking.length * each),
  lacking,
});

/** Lost letters, private signs of icon fonts, pictures, boxes, arrows. */
const UNREADABLE =
  /[\uFFFD\p{Co}\p{Extended_Pictographic}\u2500-\u25FF\u2190-\u21FF\u2700-\u27BF]/u;
/** « G E S T I O N » */
const SPACED = /(?:^|\s)(?:\p{L}\s){4,}\p{L}(?:\s|$)/u;
const MAIL = /[^\s@]@[^\s@]+\.[a-z]{2}/i;
const PHONE = /(?:^|[^\d$€£.,])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)/;

const holdsAny = (text: string, signs: readonly string[]): boolean =>
  signs.some((sign) => text.includes(sign));

/** References give other people's numbers. */
const isReference = ({ other }: RatedCv, path: string): boolean =>
  other.some((section) => section.kind === 'references' && path.startsWith(section.path));

const texts = ({ personal, experience, education, skills, other }: RatedCv): Finding[] =>
  [
    ...Object.entries(personal).map(([field, text]) => ({
      path: `personal.${field}`,
      text: String(text),
    })),
    ...experience.flatMap(({ path, jobTitle, company, location, achievements }) => [
      { path: `${path}.jobTitle`, text: jobTitle },
      { path: `${path}.company`, text: company },
      { path: `${path}.location`, text: location },
      ...achievements.map((text) => ({ path: `${path}.achievements`, text })),
    ]),
    ...education.flatMap(({ path, degree, institution, details }) => [
      { path: `${path}.degree`, text: degree },
      { path: `${path}.institution`, text: institution },
      ...details.map((text) => ({ path: `${path}.details`, text })),
    ]),
    ...skills.map(({ name }) => ({ path: 'skills', text: name })),
    ...other.flatMap(({ path, entries }) =>
      entries.map((text) => ({ path: `${path}.entries`, text })),
    ),
  ].filter(({ text }) => text !== '');
