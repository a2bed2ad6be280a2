/** Two applications of which something is due on a Friday. */
import type { Locator, Page } from '@playwright/test';
import type { SeededApplication } from '../pages/tracker.ts';

/** In the morning. */
export const FRIDAY = new Date('2026-11-20T10:30:00-05:00');
export const ROADS: SeededApplication = {
  title: 'Road technician',
  company: 'Maple Roads',
  province: 'QC',
  language: 'fr',
  recruiter: 'Maude Roy',
  recruiterEmail: 'maude.roy@example.org',
  dateApplied: '2026-10-02',
  reminders: [{ type: 'follow-up', dueOn: '2026-11-18' }],
};
export const WORKS: SeededApplication = {
  title: 'Civil engineer',
  company: 'Northern Works',
  province: 'ON',
  language: 'en',
  dateApplied: '2026-11-19',
  interviewAt: '2026-11-20T09:00',
};

export const group = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });
