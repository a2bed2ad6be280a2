/**
 * What a CV or LinkedIn's archive could bring to a profile, and a profile to a CV: each fact by itself, with what stands there now. Nothing is
 * proposed that is there already, however it is spelled; nothing is taken without being ticked.
 */
import { NO_REPORT } from '../cv/record/credential-fields.ts';
import type { CvRecord, EducationEntry, ExperienceEntry } from '../cv/record/cv-record.ts';
import type { CvPatch } from '../cv/record/cv-patch.ts';
import { skillKey } from '../cv/record/skill-key.ts';
import type { CvLanguage } from '../cv/content.ts';
import type { LinkedinFacts } from '../linkedin/archive/linkedin-facts.ts';
import { segmentsOf } from '../sync/path.ts';
import { inOrder, orderKeyBetween, type Random } from '../sync/values/order-key.ts';
import { foldWord } from '../text/fold.ts';
import type { Profile, ProfileEducation, ProfileExperience } from './profile.ts';
import { datesOf, yearsOf } from './years.ts';

export type ProposalPart =
  | 'fullName'
  | 'position'
  | 'location'
  | 'bio'
  | 'skills'
  | 'education'
  | 'experience';

export interface Proposal {
  /** Unique among those of one list, and the same each time. */
  id: string;
  part: ProposalPart;
  /** What is there now, '' where nothing is. */
  before: string;
  after: string;
  /** As patches of the target take it; of a list the entry without its place. */
  field: string;
  entry?: object;
}

const TEXTS = [
  { part: 'fullName', cv: 'fullName' },
  { part: 'position', cv: 'headline' },
  { part: 'location', cv: 'location' },
  { part: 'bio', cv: 'summary' },
] as const;

/** What a person's own papers say of them, in the profile's terms; `id` is the source's, the same each time. */
interface Source {
  fullName: string;
  position: string;
  location: string;
  bio: string;
  skills: readonly string[];
  experience: readonly (Omit<ProfileExperience, 'order'> & { id: string })[];
  education: readonly (Omit<ProfileEducation, 'order'> & { id: string })[];
}

/** For the profile, out of a CV. */
export const proposalsFromCv = (profile: Profile, cv: CvRecord): Proposal[] => {
  const { language, personal } = cv;
  return proposalsFrom(profile, {
    fullName: personal.fullName,
    position: personal.headline ?? '',
    location: personal.location,
    bio: personal.summary,
    skills: namesIn(cv.skills),
    experience: inOrder(cv.experience).map(([id, entry]) => ({
      id,
      position: entry.jobTitle,
      company: entry.company,
      years: yearsOf(entry.startDate, entry.endDate, language),
      description: entry.achievements.filter(isFilled).join('\n'),
    })),
    education: inOrder(cv.education).map(([id, entry]) => ({
      id,
      institution: entry.institution,
      degree: [entry.degree, entry.fieldOfStudy].filter(isFilled).join(', '),
      years: yearsOf(entry.startDate, entry.graduationDate, language),
    })),
  });
};

/** For the profile, out of what LinkedIn's archive said; `language` is that of the words around years. */
export const proposalsFromLinkedin = (
  profile: Profile,
  facts: LinkedinFacts,
  language: CvLanguage,
): Proposal[] =>
  proposalsFrom(profile, {
    fullName: facts.fullName,
    position: facts.headline,
    location: facts.location,
    bio: facts.about,
    skills: facts.skills,
    experience: facts.positions.map(({ title, company, startDate, endDate, description }, at) => ({
      id: `linkedin${at}`,
      position: title,
      company,
      years: yearsOf(startDate, endDate, language),
      description,
    })),
    education: facts.education.map(({ institution, degree, startDate, endDate }, at) => ({
      id: `linkedin${at}`,
      institution,
      degree,
      years: yearsOf(startDate, endDate, language),
    })),
  });

const proposalsFrom = (profile: Profile, source: Source): Proposal[] => [
  ...TEXTS.flatMap(({ part }) => text(part, part, profile[part], source[part])),
  ...newSkills(source.skills, profile.skills),
  ...source.experience.flatMap(({ id, ...made }) => {
    const known = Object.entries(profile.experience).find(
      ([, one]) => isSame(one.position, made.position) && isSame(one.company, made.company),
    );
    return entryProposal('experience', id, made, known, summaryOfJob);
  }),
  ...source.education.flatMap(({ id, ...made }) => {
    const known = Object.entries(profile.education).find(
      ([, one]) => isSame(one.institution, made.institution) && isSame(one.degree, made.degree),
    );
    return entryProposal('education', id, made, known, summaryOfStudy);
  }),
];

/** For a CV, out of the profile. An entry that the CV has is left alone: there it says more. */
export const proposalsForCv = (cv: CvRecord, profile: Profile): Proposal[] => [
  ...TEXTS.flatMap(({ part, cv: of }) =>
    text(part, `personal.${of}`, cv.personal[of] ?? '', profile[part]),
  ),
  ...newSkills(namesIn(profile.skills), cv.skills),
  ...inOrder(profile.experience).flatMap(([id, { position, company, years, description }]) => {
    const isThere = Object.values(cv.experience).some(
      (one) => isSame(one.jobTitle, position) && isSame(one.company, company),
    );
    const { start, end } = datesOf(years);
    const made: Omit<ExperienceEntry, 'order'> = {
      jobTitle: position,
      company,
      location: '',
      startDate: start,
      endDate: end,
      achievements: description.split('\n').map(trimmed).filter(isFilled),
    };
    return isThere
      ? []
      : entryProposal('experience', id, made, undefined, () =>
          summaryOfJob({ position, company, years, description }),
        );
  }),
  ...inOrder(profile.education).flatMap(([id, { institution, degree, years }]) => {
    const isThere = Object.values(cv.education).some(
      (one) =>
        isSame(one.institution, institution) &&
        (isSame([one.degree, one.fieldOfStudy].filter(isFilled).join(', '), degree) ||
          isSame(one.degree, degree)),
    );
    const { start, end } = datesOf(years);
    const made: Omit<EducationEntry, 'order'> = {
      degree,
      fieldOfStudy: '',
      institution,
      location: '',
      startDate: start,
      graduationDate: end,
      details: [],
      ...NO_REPORT,
    };
    return isThere
      ? []
      : entryProposal('education', id, made, undefined, () =>
          summaryOfStudy({ institution, degree, years }),
        );
  }),
];

type Listed = Pick<Profile, 'skills' | 'education' | 'experience'>;
type Target = { readonly [List in keyof Listed]: Readonly<Record<string, { order: string }>> };

/** The ticked ones as one patch of their target, new entries behind those that are there. */
export const patchOf = (
  target: Target,
  proposals: readonly Proposal[],
  { newId, random }: { newId: () => string; random: Random },
): CvPatch => {
  const last = { skills: '', education: '', experience: '' };
  for (const list of Object.keys(last) as (keyof Listed)[])
    last[list] = inOrder(target[list]).at(-1)?.[1].order ?? '';
  const patch: Record<string, CvPatch[string]> = {};
  for (const { part, field, entry, after } of proposals) {
    if (entry && (part === 'skills' || part === 'education' || part === 'experience')) {
      const order = orderKeyBetween(last[part], '', random);
      last[part] = order;
      const id = part === 'skills' ? skillKey(after) : newId();
      patch[`${part}.${id}`] = { ...entry, order } as CvPatch[string];
    } else patch[field] = after;
  }
  return patch;
};

/** What takes a patch back: fields as they were, and nothing where there was nothing. */
export const undoOf = (target: object, patch: Readonly<Record<string, unknown>>): CvPatch =>
  Object.fromEntries(
    Object.keys(patch).map((path) => [path, (valueIn(target, path) ?? null) as CvPatch[string]]),
  );

const valueIn = (target: object, path: string): unknown =>
  segmentsOf(path).reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    target,
  );

const text = (part: ProposalPart, field: string, before: string, after: string): Proposal[] =>
  isFilled(after) && before.trim() !== after.trim()
    ? [{ id: part, part, field, before, after: after.trim() }]
    : [];

const namesIn = (skills: Readonly<Record<string, { order: string; name: string }>>): string[] =>
  inOrder(skills).map(([, { name }]) => name);

const newSkills = (
  from: readonly string[],
  to: Readonly<Record<string, { name: string }>>,
): Proposal[] => {
  const there = new Set(Object.values(to).map(({ name }) => skillKey(name)));
  return from.flatMap((name) => {
    const key = skillKey(name);
    if (!isFilled(name) || there.has(key)) return [];
    there.add(key);
    return {
      id: `skills-${key}`,
      part: 'skills',
      field: '',
      before: '',
      after: name.trim(),
      entry: { name: name.trim() },
    };
  });
};

/** A new entry; of one that is there, the fields that say something else, each by itself. */
const entryProposal = <Entry extends object>(
  part: 'education' | 'experience',
  id: string,
  made: Entry,
  known: readonly [id: string, entry: { [Key in keyof Entry]: unknown }] | undefined,
  summaryOf: (entry: Entry) => string,
): Proposal[] => {
  if (!known) {
    const after = summaryOf(made);
    return isFilled(after)
      ? [{ id: `${part}-${id}`, part, field: '', before: '', after, entry: made }]
      : [];
  }
  const [knownId, there] = known;
  return Object.entries(made).flatMap(([key, value]) => {
    const before = there[key as keyof Entry];
    return typeof value === 'string' && typeof before === 'string'
      ? text(part, `${part}.${knownId}.${key}`, before, value).map((one) => ({
          ...one,
          id: `${part}-${id}-${key}`,
        }))
      : [];
  });
};

const summaryOfJob = ({
  position,
  company,
  years,
  description,
}: Omit<ProfileExperience, 'order'>): string =>
  [[position, company, years].filter(isFilled).join(', '), description].filter(isFilled).join('\n');

const summaryOfStudy = ({ institution, degree, years }: Omit<ProfileEducation, 'order'>): string =>
  [degree, institution, years].filter(isFilled).join(', ');

const isSame = (a: string, b: string): boolean => foldWord(a).trim() === foldWord(b).trim();
const isFilled = (words: string): boolean => words.trim() !== '';
const trimmed = (words: string): string => words.trim();
