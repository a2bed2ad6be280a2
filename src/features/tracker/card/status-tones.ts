import type { ApplicationStatus } from '#/domain/tracker/application.ts';
import type { ChipTone } from '#/ui/messages/Chip.css.ts';

export const STATUS_TONES: Readonly<Record<ApplicationStatus, ChipTone>> = {
  applied: 'info',
  interview: 'warning',
  offer: 'positive',
  rejected: 'neutral',
  closed: 'neutral',
};
