import {
  actPatch,
  CONSENT_WORDING,
  NOTICE_PURPOSES,
  type ConsentPurpose,
} from '#/domain/access/consents.ts';
import {
  DEFAULT_SETTINGS,
  newSettings,
  type Settings,
  type SettingsFields,
} from '#/domain/settings/settings.ts';
import type { DataContext } from '../context.ts';
import { patchRow, type Saved } from './saved-row.ts';
import { ownId } from './singletons.ts';

/** What holds now, chosen or not; a record that an older version of the app made lacks what came later. */
export const getSettings = async (context: DataContext): Promise<SettingsFields> => ({
  ...DEFAULT_SETTINGS,
  ...(await context.database.settings.get(ownId('settings', context))),
});

export const changeSettings = (
  context: DataContext,
  change: Partial<Omit<SettingsFields, 'consents'>>,
): Saved<Settings> => {
  const id = ownId('settings', context);
  return patchRow(context, 'settings', id, change, newSettings(id, context.now()));
};

/** A yes or a no, written down together with what it changes, such as the switch of a kind of mail. */
export const recordConsent = async (
  context: DataContext,
  {
    purpose,
    given,
    recipient = '',
  }: { purpose: ConsentPurpose; given: boolean; recipient?: string },
  change: Partial<Omit<SettingsFields, 'consents'>> = {},
): Saved<Settings> => {
  const { consents } = await getSettings(context);
  const at = context.now();
  const act = { purpose, given, at, wording: CONSENT_WORDING, recipient };
  const id = ownId('settings', context);
  const patch = { ...change, ...actPatch(consents, context.newId(), act) };
  return patchRow(context, 'settings', id, patch, newSettings(id, at));
};

/** Back to what holds for somebody who has chosen nothing; each kind of message that was on is taken back in the log. */
export const resetSettings = async (context: DataContext): Saved<Settings> => {
  const settings = await getSettings(context);
  const { region, dateStyle, theme } = DEFAULT_SETTINGS;
  const at = context.now();
  const acts = NOTICE_PURPOSES.filter((purpose) => settings[purpose]).map((purpose) =>
    actPatch(settings.consents, context.newId(), {
      purpose,
      given: false,
      at,
      wording: CONSENT_WORDING,
      recipient: '',
    }),
  );
  const off = Object.fromEntries(NOTICE_PURPOSES.map((purpose) => [purpose, false]));
  const id = ownId('settings', context);
  const patch = Object.assign({ region, dateStyle, theme, ...off }, ...acts) as object;
  return patchRow(context, 'settings', id, patch, newSettings(id, at));
};
