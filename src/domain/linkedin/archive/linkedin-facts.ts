/** What LinkedIn's archive says of somebody, as far as a CV says the same. */
import type { CvDate } from '../../cv/content.ts';

export interface LinkedinPosition {
  company: string;
  title: string;
  description: string;
  location: string;
  startDate: CvDate;
  endDate: CvDate;
}

interface LinkedinSchool {
  institution: string;
  degree: string;
  notes: string;
  startDate: CvDate;
  endDate: CvDate;
}

/** Every text is '' where the archive says nothing. */
export interface LinkedinFacts {
  fullName: string;
  headline: string;
  about: string;
  sector: string;
  location: string;
  positions: LinkedinPosition[];
  education: LinkedinSchool[];
  skills: string[];
  languages: { name: string; proficiency: string }[];
  certifications: { name: string; authority: string }[];
}

/** What an archive says beside: printed for the person, and not kept. */
export interface LinkedinEmail {
  address: string;
  confirmed: boolean;
  primary: boolean;
}

export const noFacts = (): LinkedinFacts => ({
  fullName: '',
  headline: '',
  about: '',
  sector: '',
  location: '',
  positions: [],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
});
