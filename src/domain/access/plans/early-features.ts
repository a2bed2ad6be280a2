/** What people with Premium may try before others, while it is being finished. Each leaves the list when it opens for all. */
import type { Role } from '../roles.ts';

interface EarlyFeature {
  id: string;
  name: Readonly<Record<'fr' | 'en', string>>;
}

export const EARLY_NEEDS = 'premium' satisfies Role;

/** None today: the switch says so, and keeps the wish for the next one. */
export const EARLY_FEATURES: readonly EarlyFeature[] = [];
