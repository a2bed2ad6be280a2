import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';

/** Keyed as a CV's skills are (`skillKey`): a set where adding wins. */
interface ProfileSkill {
  order: string;
  name: string;
}

export interface ProfileEducation {
  order: string;
  institution: string;
  degree: string;
  years: string;
}

export interface ProfileExperience {
  order: string;
  company: string;
  position: string;
  years: string;
  description: string;
}

export interface ProfileFields {
  fullName: string;
  position: string;
  location: string;
  bio: string;
  /** Id of the file that holds the picture, or ''. */
  image: string;
}

export interface ProfileLists {
  skills: ProfileSkill;
  education: ProfileEducation;
  experience: ProfileExperience;
}

export interface Profile extends SyncedRecord, ProfileFields {
  skills: Record<string, ProfileSkill>;
  education: Record<string, ProfileEducation>;
  experience: Record<string, ProfileExperience>;
}

export const newProfile = (id: string, now: number): Profile => ({
  ...newRecord(id, now),
  fullName: '',
  position: '',
  location: '',
  bio: '',
  image: '',
  skills: {},
  education: {},
  experience: {},
});

/** Nothing has been filled in, or all of it taken out again. */
export const isEmptyProfile = (profile: Profile): boolean =>
  [profile.fullName, profile.position, profile.location, profile.bio, profile.image].every(
    (text) => text.trim() === '',
  ) &&
  [profile.skills, profile.education, profile.experience].every(
    (list) => Object.keys(list).length === 0,
  );
