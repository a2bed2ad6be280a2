import { formDate } from '#/domain/cv/dates/print-date.ts';
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
      startDate: formDate(entry.startDate),
      endDate: formDate(entry.endDate),
      achievements: entry.achievements,
    })),
    education: content.education.map((entry) => ({
      degree: entry.degree,
      fieldOfStudy: entry.fieldOfStudy,
      institution: entry.institution,
      location: entry.location,
      startDate: formDate(entry.startDate),
      graduationDate: formDate(entry.graduationDate),
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
