import type { ConsentLog } from '../access/consents.ts';
import { newRecord, type SyncedRecord } from '../sync/synced-record.ts';
import type { TrainingSettings } from '../training/training-settings.ts';
import { DEFAULT_TRAINING } from '../training/training-settings.ts';

type Theme = 'light' | 'dark' | 'system';

export interface SettingsFields extends TrainingSettings {
  /** '' until it is chosen: the device decides. */
  language: 'fr' | 'en' | '';
  theme: Theme | '';
  /** An IANA name (`America/Toronto`), '' while unknown. */
  timeZone: string;
  emailNotifications: boolean;
  pushNotifications: boolean;
  /** Off until the person asks for them: Canada's anti-spam law wants express consent. */
  marketingEmails: boolean;
  weeklyDigest: boolean;
  /** Each yes and each no, by id; `domain/access/consents.ts` reads it. */
  consents: ConsentLog;
}

export interface Settings extends SyncedRecord, SettingsFields {}

export const DEFAULT_SETTINGS: Readonly<SettingsFields> = {
  language: '',
  theme: '',
  timeZone: '',
  emailNotifications: true,
  pushNotifications: false,
  marketingEmails: false,
  weeklyDigest: false,
  consents: {},
  ...DEFAULT_TRAINING,
};

export const newSettings = (id: string, now: number): Settings => ({
  ...newRecord(id, now),
  ...DEFAULT_SETTINGS,
});
