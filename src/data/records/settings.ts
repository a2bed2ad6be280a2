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
  change: Partial<SettingsFields>,
): Saved<Settings> => {
  const id = ownId('settings', context);
  return patchRow(context, 'settings', id, change, newSettings(id, context.now()));
};
