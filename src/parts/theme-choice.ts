/** Light, dark or the system's: kept on this device, applied to <html>, shared between tabs. */
import { create } from 'zustand';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type Theme = 'light' | 'dark';

const CHOICE_KEY = 'vite-ui-theme';
const RESOLVED_KEY = 'jalon-theme';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

const readChoice = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(CHOICE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
};

const resolve = (choice: ThemeChoice): Theme =>
  choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice;

const stateOf = (choice: ThemeChoice) => ({ choice, theme: resolve(choice) });

/** Until `startTheme`, as on pages drawn at build time: the system's choice, taken for light. */
export const useTheme = create<{ choice: ThemeChoice; theme: Theme }>(() => ({
  choice: 'system',
  theme: 'light',
}));

export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    localStorage.setItem(CHOICE_KEY, choice);
  } catch {
    // Storage may be refused: the choice then lasts as long as the page.
  }
  show(choice);
};

/** Called once by the entry. The script in the page's head has already set the attribute, before the first paint. */
export const startTheme = (): void => {
  show(readChoice());
  systemIsDark().addEventListener('change', () => show(useTheme.getState().choice));
  window.addEventListener('storage', ({ key }) => {
    if (key === CHOICE_KEY) show(readChoice());
  });
};

const show = (choice: ThemeChoice): void => {
  const state = stateOf(choice);
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = meta.dataset[choice === 'system' ? 'system' : choice] ?? meta.content;
  try {
    localStorage.setItem(RESOLVED_KEY, state.theme);
  } catch {
    // As above.
  }
  useTheme.setState(state);
};
