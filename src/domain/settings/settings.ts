import type { ConsentLog } from '../access/consents.ts';
import type { ProvinceCode } from '../cv/canadian/provinces.ts';
import type { DateStyle } from '../cv/dates/forms/printed-forms.ts';
import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';
import type { TrainingSettings } from '../training/training-settings.ts';
import { DEFAULT_TRAINING } from '../training/training-settings.ts';

type Theme = 'light' | 'dark' | 'system';

export interface SettingsFields extends TrainingSettings {
  /** '' until it is chosen: the device decides. */
  language: 'fr' | 'en' | '';
  theme: Theme | '';
  /** Where the person looks for work: new applications begin with it. */
  region: ProvinceCode | '';
  /** Of new CVs; each keeps its own. */
  dateStyle: DateStyle;
  /** An IANA name (`America/Toronto`), '' while unknown. */
  timeZone: string;
  /** All four are off until the person asks for them: Canada's anti-spam law wants express consent. */
  emailNotifications: boolean;
  pushNotifications: boolean;
  marketingEmails: boolean;
  weeklyDigest: boolean;
  /** Wishes to try what is new before others (`domain/access/early-features.ts`). */
  earlyAccess: boolean;
  /** Each yes and each no, by id; `domain/access/consents.ts` reads it. */
  consents: ConsentLog;
}

export interface Settings extends SyncedRecord, SettingsFields {}

export const DEFAULT_SETTINGS: Readonly<SettingsFields> = {
  language: '',
  theme: '',
  region: '',
  dateStyle: 'numeric',
  timeZone: '',
  emailNotifications: false,
  pushNotifications: false,
  marketingEmails: false,
  weeklyDigest: false,
  earlyAccess: false,
  consents: {},
  ...DEFAULT_TRAINING,
};

export const newSettings = (id: string, now: number): Settings => ({
  ...newRecord(id, now),
  ...DEFAULT_SETTINGS,
});
