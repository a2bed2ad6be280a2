import type { LinkedinFacts } from './linkedin-facts.ts';

/** Of each list, and of a text that is only looked at for being there. */
const KEPT = { entries: 60, skills: 120, words: 160, name: 200 } as const;

/** An archive as it is kept: what a CV is compared with, short enough to sync as one. */
export const keptFacts = (facts: LinkedinFacts): LinkedinFacts => {
  const name = (text: string): string => text.slice(0, KEPT.name);
  const words = (text: string): string => text.slice(0, KEPT.words);
  return {
    fullName: name(facts.fullName),
    headline: facts.headline.slice(0, KEPT.name * 2),
    about: facts.about.slice(0, 3000),
    sector: name(facts.sector),
    location: name(facts.location),
    positions: facts.positions.slice(0, KEPT.entries).map((position) => ({
      ...position,
      company: name(position.company),
      title: name(position.title),
      location: name(position.location),
      description: words(position.description),
    })),
    education: facts.education.slice(0, KEPT.entries).map((school) => ({
      ...school,
      institution: name(school.institution),
      degree: name(school.degree),
      notes: words(school.notes),
    })),
    skills: facts.skills.slice(0, KEPT.skills).map(words),
    languages: facts.languages.slice(0, KEPT.entries).map((language) => ({
      name: words(language.name),
      proficiency: words(language.proficiency),
    })),
    certifications: facts.certifications.slice(0, KEPT.entries).map((one) => ({
      name: words(one.name),
      authority: words(one.authority),
    })),
  };
};
