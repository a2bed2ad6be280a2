import { expect, type Locator, type Page } from '@playwright/test';
import {
  newApplication,
  type Application,
  type ApplicationFields,
  type ApplicationStatus,
} from '../../../src/domain/tracker/application.ts';
import { newReminder, type Reminder } from '../../../src/domain/tracker/reminder.ts';
import type { PostingEntry } from '../../../src/data/tables.ts';
import { GUEST_DATABASE } from '../../../src/platform/guest-database.ts';
import type { Language } from './words.ts';

const WORDS = {
  fr: {
    title: 'Candidatures',
    search: 'Chercher dans vos candidatures',
    filter: 'Filtrer',
    view: { list: 'Liste', board: 'Tableau', calendar: 'Calendrier' },
    choose: 'Choisir',
    bin: 'Mettre à la corbeille',
    undo: 'Annuler',
    changeStatus: (title: string) => `changer le statut de « ${title} »`,
    limit: 'Vous avez atteint la limite de 5 candidatures, passez à Premium',
  },
  en: {
    title: 'Applications',
    search: 'Search your applications',
    filter: 'Filter',
    view: { list: 'List', board: 'Board', calendar: 'Calendar' },
    choose: 'Select',
    bin: 'Move to bin',
    undo: 'Undo',
    changeStatus: (title: string) => `change the status of “${title}”`,
    limit: 'You have reached the limit of 5 applications, upgrade to Premium',
  },
} as const;

export type SeededApplication = Partial<ApplicationFields> & {
  title: string;
  status?: ApplicationStatus;
  locked?: true;
  /** Days until what one wants to be reminded of; below 0 it is late. */
  reminders?: readonly Pick<Reminder, 'type' | 'dueOn'>[];
};

/** The job tracker as a person meets it. */
export class Tracker {
  readonly page: Page;
  readonly words: (typeof WORDS)[Language];

  constructor(page: Page, language: Language = 'fr') {
    this.page = page;
    this.words = WORDS[language];
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/modules/job-tracker${query}`);
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.words.title }),
    ).toBeVisible();
    await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }

  /** Puts applications on the device as if they had been there; the page must be open, and shows them. */
  async seed(given: readonly SeededApplication[], now = Date.now()): Promise<void> {
    const applications: Application[] = [];
    const reminders: Reminder[] = [];
    for (const [at, { reminders: due = [], locked, ...fields }] of given.entries()) {
      const id = `seed${String(at).padStart(11, '0')}`;
      // The first given is the one last worked on.
      const application = newApplication(id, now - at * 60_000, `event-${id}`, fields);
      applications.push({ ...application, ...(locked && { locked }) });
      for (const [of, reminder] of due.entries())
        reminders.push(newReminder(`${id}-${of}`, now, { application: id, ...reminder }));
    }
    await this.put({ applications, reminders });
    // What they bring with them moves what is below: a press meanwhile would miss.
    if (this.page.url().includes('/job-tracker'))
      await expect(this.tab(/^(Toutes|All)/)).toHaveText(/[1-9]/);
  }

  /** A posting as the share sheet's hand-over leaves it. */
  async receive(posting: Omit<PostingEntry, 'receivedAt'>): Promise<void> {
    await this.put({ postings: [{ ...posting, receivedAt: Date.now() }] });
  }

  private async put(given: Readonly<Record<string, readonly object[]>>): Promise<void> {
    await this.page.evaluate(
      async ([name, rows]) => {
        // The page may be seen before its database is there: opened here first, it would be an empty one.
        const isThere = async () =>
          (await indexedDB.databases()).some((one) => one.name === name && (one.version ?? 0) > 1);
        while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 50));
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => resolve(opening.result));
          opening.addEventListener('error', () => reject(opening.error as Error));
        });
        const tables = Object.keys(rows);
        const writing = database.transaction(tables, 'readwrite');
        for (const [table, all] of Object.entries(rows))
          for (const row of all) writing.objectStore(table).put(row);
        await new Promise((resolve) => writing.addEventListener('complete', resolve));
        database.close();
      },
      [GUEST_DATABASE, given] as const,
    );
    await this.page.reload();
  }

  tab(name: RegExp | string): Locator {
    return this.page.getByRole('tab', { name });
  }

  /** The link to an application, wherever it is listed. */
  link(title: string): Locator {
    return this.page.getByRole('link', { name: title, exact: true });
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: this.words.search });
  }

  async show(view: 'list' | 'board' | 'calendar'): Promise<void> {
    await this.page.getByRole('radio', { name: this.words.view[view] }).check({ force: true });
  }

  async setStatus(title: string, status: string): Promise<void> {
    await this.#openMenu(title);
    await this.page.getByRole('menuitemradio', { name: status, exact: true }).click();
  }

  async discard(title: string): Promise<void> {
    await this.#openMenu(title);
    await this.page.getByRole('menuitem', { name: this.words.bin }).click();
  }

  async #openMenu(title: string): Promise<void> {
    const name = new RegExp(`${escaped(this.words.changeStatus(title))}$`, 'i');
    await this.page.getByRole('button', { name }).click();
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
