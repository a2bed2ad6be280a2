import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './words.ts';

/** As people read them. */
const WORDS = {
  fr: {
    fullName: 'Nom complet',
    email: 'Courriel',
    password: 'Mot de passe',
    confirm: 'Confirmer le mot de passe',
    create: 'Créer mon compte',
    signIn: 'Se connecter',
    shared: 'Cet ordinateur est partagé',
    menu: /, menu de /,
    signOut: 'Se déconnecter',
    leave: 'Me déconnecter',
    blank: 'Commencer avec un CV vide',
    actions: /^Autres actions pour/,
    synced: 'Synchronisé',
  },
  en: {
    fullName: 'Full name',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm the password',
    create: 'Create my account',
    signIn: 'Sign in',
    shared: 'This computer is shared',
    menu: /’s menu$/,
    signOut: 'Sign out',
    leave: 'Sign me out',
    blank: 'Start with an empty résumé',
    actions: /^More actions for/,
    synced: 'Synced',
  },
} as const;

export interface NewPerson {
  fullName: string;
  email: string;
  password: string;
}

/** The sign-in page, the user's menu and the account's own page, as a person meets them. */
export class Account {
  readonly page: Page;
  readonly origin: string;
  readonly words: (typeof WORDS)[Language];

  constructor(page: Page, origin: string, language: Language = 'fr') {
    this.page = page;
    this.origin = origin;
    this.words = WORDS[language];
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
    await expect(this.page.locator('main h1')).toBeVisible();
  }

  button(name: string): Locator {
    return this.page.locator('main, dialog[open]').getByRole('button', { name, exact: true });
  }

  get password(): Locator {
    return this.page.getByLabel(this.words.password, { exact: true });
  }

  get menu(): Locator {
    return this.page.getByRole('button', { name: this.words.menu });
  }

  async signUp({ fullName, email, password }: NewPerson): Promise<void> {
    await this.goto('/signup');
    await this.page.getByLabel(this.words.fullName).fill(fullName);
    await this.page.getByLabel(this.words.email).fill(email);
    await this.password.fill(password);
    await this.page.getByLabel(this.words.confirm).fill(password);
    await this.button(this.words.create).click();
    await this.untilWelcome();
  }

  /** A new account, or one that has taken in work of this device, leads to the CVs. */
  async untilWelcome(): Promise<void> {
    await this.page.waitForURL(/\/modules\/cv-converter$/);
    await expect(this.menu).toBeVisible();
  }

  async fillSignIn(email: string, password: string): Promise<void> {
    // The page one comes from may say the address too.
    await this.page.getByRole('tabpanel').getByLabel(this.words.email).fill(email);
    await this.password.fill(password);
    await this.button(this.words.signIn).click();
  }

  async signIn({ email, password }: NewPerson, options: { shared?: boolean } = {}): Promise<void> {
    await this.goto('/auth');
    if (options.shared) await this.page.getByLabel(this.words.shared).check();
    await this.fillSignIn(email, password);
  }

  async untilHome(): Promise<void> {
    await this.page.waitForURL((url) => /^\/(en)?$/.test(url.pathname));
    await expect(this.menu).toBeVisible();
  }

  /** Leaving an account opens a new page, on which the mark is gone. */
  async markPage(): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
  }

  async askToSignOut(): Promise<void> {
    await this.markPage();
    await this.menu.click();
    await this.page.getByRole('menuitem', { name: this.words.signOut }).click();
  }

  /** Of one who has nothing left to send. */
  async signOut(): Promise<void> {
    await this.askToSignOut();
    await this.button(this.words.leave).click();
    await this.untilGuest();
  }

  async untilGuest(): Promise<void> {
    await this.page.locator('html:not([data-left])').waitFor({ state: 'attached' });
    await this.page.waitForURL((url) => /^\/(en)?$/.test(url.pathname));
    await expect(this.menu).toBeHidden();
    await expect(this.page.locator('main h1')).toBeVisible();
  }

  /** Makes a CV of its own, named after its person. */
  async makeCv(fullName: string): Promise<void> {
    await this.goto('/modules/cv-converter');
    await this.button(this.words.blank).first().click();
    await this.page.getByRole('textbox', { name: this.words.fullName }).first().fill(fullName);
    await expect(this.page.locator('[data-saving="saved"]')).toBeVisible();
  }

  /** The CVs of whoever is here, as the converter lists them. */
  async cvs(): Promise<Locator> {
    await this.goto('/modules/cv-converter');
    await expect(this.button(this.words.blank).first()).toBeVisible();
    return this.page.getByRole('button', { name: this.words.actions });
  }

  /** The names of the accounts' databases in this browser. */
  databases(): Promise<string[]> {
    return this.page.evaluate(async () =>
      (await indexedDB.databases())
        .map(({ name = '' }) => name)
        .filter((name) => /^jalon-(?!guest|content)/.test(name)),
    );
  }

  /** Resolves once all pages can be opened without a network. */
  async untilReadyOffline(): Promise<void> {
    await this.goto('/modules/cv-converter');
    await expect(this.page.getByText(/Prêt hors ligne/)).toBeVisible({ timeout: 90_000 });
  }

  /** As another app hands one over; it waits in this account's database. */
  async receivePosting(title: string): Promise<void> {
    const posting = { id: title, title, text: '', url: '', receivedAt: 1 };
    await this.#put('postings', posting);
  }

  /** As written on the contact page without a network. */
  async leaveMessage(message: string): Promise<void> {
    const waiting = {
      id: 'message00000001',
      topic: 'help',
      name: 'Nadia Benali',
      email: 'nadia@example.org',
      message,
      language: 'fr',
    };
    await this.page.evaluate(
      (text) => localStorage.setItem('contact_outbox', text),
      JSON.stringify([waiting]),
    );
  }

  async #put(store: string, value: object): Promise<void> {
    const [name = ''] = await this.databases();
    await this.page.evaluate(
      ({ name, store, value }) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('error', () => reject(opening.error!));
          opening.addEventListener('success', () => {
            const transaction = opening.result.transaction(store, 'readwrite');
            transaction.objectStore(store).put(value);
            transaction.addEventListener('complete', () => {
              opening.result.close();
              resolve();
            });
          });
        }),
      { name, store, value },
    );
  }

  untilSynced(): Promise<void> {
    return expect(this.page.getByText(this.words.synced).first()).toBeAttached();
  }

  /** As after a refusal of the server: the token counts for nothing any more. */
  async endSession(): Promise<void> {
    const [name = ''] = await this.databases();
    await this.page.evaluate(
      (name) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('error', () => reject(opening.error!));
          opening.addEventListener('success', () => {
            const database = opening.result;
            const transaction = database.transaction('meta', 'readwrite');
            const meta = transaction.objectStore('meta');
            const reading = meta.get('session');
            reading.addEventListener('success', () => {
              const { key, value } = reading.result as { key: string; value: object };
              meta.put({ key, value: { ...value, expiresAt: 0 } });
            });
            transaction.addEventListener('complete', () => {
              database.close();
              resolve();
            });
          });
        }),
      name,
    );
  }
}
