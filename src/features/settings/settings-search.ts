const SETTINGS_TABS = ['general', 'notifications', 'appearance', 'security'] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

export interface SettingsSearch {
  /** Left out for the first one. */
  tab?: SettingsTab;
}

export const toSettingsSearch = ({ tab }: Record<string, unknown>): SettingsSearch => {
  const known = SETTINGS_TABS.find((name) => name === tab);
  return known ? { tab: known } : {};
};
