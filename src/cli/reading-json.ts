import type { CvDate } from '#/domain/cv/content.ts';
import type { CvReading } from '#/domain/cv/reading.ts';

/** The object `read-cv` prints: names are its public interface, so they change only by addition. */
export const readingToJson = ({
  language,
  content,
  removed,
  unplaced,
  labels = [],
  evidence,
}: CvReading): object => {
  const { personal } = content;
  return {
    lang: language,
    fullName: personal.fullName,
    email: personal.email,
    phone: personal.phone,
    location: personal.location,
    linkedin: personal.linkedin,
    summary: personal.summary,
    experience: content.experience.map((entry) => ({
      jobTitle: entry.jobTitle,
      company: entry.company,
      location: entry.location,
      startDate: printDate(entry.startDate),
      endDate: printDate(entry.endDate),
      achievements: entry.achievements,
    })),
    education: content.education.map((entry) => ({
      degree: entry.degree,
      fieldOfStudy: entry.fieldOfStudy,
      institution: entry.institution,
      location: entry.location,
      startDate: printDate(entry.startDate),
      graduationDate: printDate(entry.graduationDate),
      details: entry.details,
    })),
    skills: content.skills,
    languages: content.languages.map(({ name, level }) => ({ name, level })),
    headline: personal.headline,
    other: content.other.map(({ kind, title, entries }) => ({ kind, title, entries })),
    unplaced,
    labels,
    removed: removed.map(({ kind, text }) => ({ kind, text })),
    confidence: Object.fromEntries(
      Object.entries(evidence).map(([path, { confidence }]) => [path, confidence]),
    ),
  };
};

/** `YYYY-MM` → `MM/YYYY`, `present` → `Present`; a year alone and what could not be read stay as they are. */
export const printDate = (date: CvDate): string => {
  if (date === 'present') return 'Present';
  const match = /^(\d{4})-(\d{2})$/.exec(date);
  return match ? `${match[2]}/${match[1]}` : date;
};
