/**
 * How this browser shows Jalon, besides its theme: how large the letters are, and whether things move. The script in
 * the page's head (`src/app/boot.ts`) applies it before the first paint.
 */
import { MOTION_KEY, TEXT_SIZE_KEY } from './choice-keys.ts';

const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** From <html>, which says what holds. */
export const textSize = (): TextSize => {
  const { text } = document.documentElement.dataset;
  return TEXT_SIZES.find((size) => size === text) ?? 'normal';
};

export const chooseTextSize = (size: TextSize): void =>
  choose('text', TEXT_SIZE_KEY, size === 'normal' ? undefined : size);

/** Asked for here; the system may ask for it as well. */
export const isCalm = (): boolean => document.documentElement.dataset['motion'] === 'calm';

export const chooseCalm = (calm: boolean): void =>
  choose('motion', MOTION_KEY, calm ? 'calm' : undefined);

const choose = (name: 'text' | 'motion', key: string, value: string | undefined): void => {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage may be refused: the choice then lasts as long as the page.
  }
};
