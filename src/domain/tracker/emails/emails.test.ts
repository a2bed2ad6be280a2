import { describe, expect, it, test } from 'vitest';
import {
  APPLICATION_STATUSES,
  newApplication,
  type Application,
  type ApplicationStatus,
} from '../application.ts';
import { planReminders } from '../plan-reminders.ts';
import {
  blanksIn,
  draftEmail,
  EMAIL_VARIABLES,
  emailParts,
  filledText,
  isReadyToSend,
  withoutBlank,
  type EmailValues,
} from './fill-email.ts';
import { fittingEmail, settledBy } from './fitting-email.ts';
import { mailLink } from './mail-link.ts';
import { EMAIL_CATEGORIES, readyEmails } from './ready-emails.ts';

const values: EmailValues = {
  recruiter_name: 'Maude Roy',
  position: 'Commis',
  company_name: 'Ville de Laval',
  application_date: '2026-12-01',
  your_name: 'Amina Diallo',
};

const variablesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name).toSorted();
const blankCount = (text: string): number => text.match(/\[[^\]]+\]/g)?.length ?? 0;

describe('the ready e-mails', () => {
  it('are the same set in both languages, with the same variables and blanks', async () => {
    const [fr, en] = [await readyEmails('fr'), await readyEmails('en')];
    expect(fr.length).toBeGreaterThanOrEqual(14);
    const shape = (emails: typeof fr) =>
      emails.map(({ key, category, subject, body }) => ({
        key,
        category,
        variables: [...new Set(variablesIn(subject + body))],
        blanks: blankCount(subject + body),
      }));
    const [french, english] = [shape(fr), shape(en)];
    // “at {{company_name}}” and the like may stand in one language alone.
    expect(english.map(({ key, category, blanks }) => [key, category, blanks])).toEqual(
      french.map(({ key, category, blanks }) => [key, category, blanks]),
    );
    expect(new Set(fr.map(({ key }) => key)).size).toBe(fr.length);
    expect(new Set(fr.map(({ category }) => category))).toEqual(new Set(EMAIL_CATEGORIES));
    for (const [at, email] of english.entries()) {
      const extra = email.variables.filter((name) => !french[at]?.variables.includes(name));
      expect(extra.filter((name) => name !== 'company_name')).toEqual([]);
    }
  });

  test.each(['fr', 'en'] as const)(
    'in %s use known variables, greet, sign and stay short',
    async (language) => {
      for (const { key, subject, body } of await readyEmails(language)) {
        for (const name of variablesIn(subject + body))
          expect([key, EMAIL_VARIABLES.some((known) => known === name)]).toEqual([key, true]);
        expect(body).toMatch(/^(?:Bonjour|Hello) \{\{recruiter_name\}\},\n/);
        expect(body).toMatch(/,\n\{\{your_name\}\}$/);
        expect([key, body.split(/\s+/).length < 120]).toEqual([key, true]);
        expect([key, /['"]|\?!|  /.test(body)]).toEqual([key, false]);
      }
    },
  );
});

describe('an e-mail for one application', () => {
  it('writes the day as the language does', () => {
    const template = { subject: 'Le {{application_date}}', body: '{{ position }}' };
    expect(draftEmail(template, values, 'fr')).toEqual({
      subject: 'Le 1er décembre 2026',
      body: 'Commis',
    });
    expect(draftEmail(template, values, 'en').subject).toBe('Le December 1, 2026');
  });

  it('has blanks, in the words of its language, where nothing is known', () => {
    const template = {
      subject: '{{position}}',
      body: 'À {{company_name}}, le [jour] : {{shoe_size}}',
    };
    const unknown = { ...values, position: '', company_name: ' ' };
    const french = draftEmail(template, unknown, 'fr');
    expect(french.body).toBe('À [nom de l’entreprise], le [jour] : [shoe_size]');
    expect(blanksIn(french)).toEqual([
      '[nom du poste]',
      '[nom de l’entreprise]',
      '[jour]',
      '[shoe_size]',
    ]);
    expect(draftEmail(template, unknown, 'en').subject).toBe('[job title]');
  });

  it('greets a person without a name, and misses the name anywhere else', () => {
    const nameless = { ...values, recruiter_name: '' };
    const body = 'Bonjour {{recruiter_name}},\n\nMerci à {{recruiter_name}} pour hier.';
    expect(draftEmail({ subject: '', body }, nameless, 'fr').body).toBe(
      'Bonjour,\n\nMerci à [nom de la personne] pour hier.',
    );
  });

  test.each([
    ['Le poste de {{position}}', 'Le poste de commis'],
    ['De {{position}}', 'De commis'],
    ['la visite de {{recruiter_name}}', 'la visite d’Ève Roy'],
    ['un poste chez {{company_name}}.', 'un poste au Centre du Lac.'],
    ['mon intérêt pour {{company_name}}', 'mon intérêt pour le Centre du Lac'],
    ['me joindre à {{ company_name }}', 'me joindre au Centre du Lac'],
    ['De {{company_name}}', 'Du Centre du Lac'],
    ['{{company_name}} – {{position}}', 'Centre du Lac – Commis'],
    ['chez {{position}}', 'chez Commis'],
    ['chez {{your_name}}. Bonjour', 'chez Meubles Roy inc. Bonjour'],
  ])('names the employer and the job as a French sentence does: %s', (body, expected) => {
    const named = { ...values, company_name: 'Centre du Lac', position: 'Commis' };
    named.your_name = 'Meubles Roy inc.';
    named.recruiter_name = 'Ève Roy';
    expect(draftEmail({ subject: '', body }, named, 'fr').body).toBe(expected);
  });

  it('takes no value for a blank or a variable', () => {
    const tricky = { ...values, position: '{{your_name}} [F/H]' };
    const { body } = draftEmail({ subject: '', body: '{{position}}' }, tricky, 'fr');
    expect(body).toBe('your_name (F/H)');
    expect(isReadyToSend(emailParts(body, {}))).toBe(true);
  });
});

describe('what is missing', () => {
  const text = 'Le [jour], à [lieu]. Le [jour]!';

  it('is filled in everywhere at once, and blocks until then', () => {
    expect(isReadyToSend(emailParts(text, { '[jour]': 'lundi' }))).toBe(false);
    const parts = emailParts(text, { '[jour]': ' lundi ', '[lieu]': 'Laval' });
    expect(filledText(parts)).toBe('Le lundi, à Laval. Le lundi!');
    expect(isReadyToSend(parts)).toBe(true);
    expect(parts.filter(({ kind }) => kind === 'filled')).toHaveLength(3);
    expect(isReadyToSend(emailParts('{{typed}}', {}))).toBe(false);
  });

  test.each([
    ['C’est le [jour] à midi.', 'C’est le à midi.'],
    ['Je viens [jour].', 'Je viens.'],
    ['[jour] : entrevue', ': entrevue'],
    ['Un [jour], deux [jour] trois', 'Un, deux trois'],
    ['(le [jour])', '(le)'],
  ])('is taken out of « %s »', (from, to) => {
    expect(withoutBlank(from, '[jour]')).toBe(to);
  });
});

describe('the link to a mail program', () => {
  it('carries the address, accents and line ends', () => {
    const link = mailLink('rh+1@example.org', { subject: 'Suite & fin', body: 'Été\nou\r\nhiver' });
    expect(link).toBe(
      'mailto:rh%2B1@example.org?subject=Suite%20%26%20fin&body=%C3%89t%C3%A9%0D%0Aou%0D%0Ahiver',
    );
    const back = new URLSearchParams(link?.split('?')[1]);
    expect(back.get('body')).toBe('Été\r\nou\r\nhiver');
  });

  it('is none for what would arrive cut', async () => {
    expect(mailLink('', { subject: '', body: 'é'.repeat(400) })).toBeUndefined();
    for (const language of ['fr', 'en'] as const)
      for (const email of await readyEmails(language))
        expect([
          email.key,
          typeof mailLink('someone@example.org', draftEmail(email, values, language)),
        ]).toEqual([email.key, 'string']);
  });
});

describe('the e-mail a reminder asks for', () => {
  const at = Date.UTC(2026, 10, 16, 15);
  const plan = (application: Application, done: readonly { id: string }[] = []) =>
    planReminders({
      application,
      reminders: done.map((one) => ({ ...one, type: 'follow-up', dueOn: '', state: 'completed' })),
      settings: undefined,
      province: 'ON',
      today: '2026-11-16',
      dayAt: () => '2026-11-16',
    }).create.map((reminder) => ({ ...reminder, state: 'created' as const }));
  const application = (status: ApplicationStatus) => newApplication('a', at, 'e', { status });
  const asked = (status: ApplicationStatus) => {
    const one = application(status);
    const first = plan(one);
    return [...first, ...plan(one, first)].map((reminder) => fittingEmail(one, reminder, first));
  };

  it('follows the status, and knows the second from the first', () => {
    expect(asked('applied')).toEqual(['follow-up-applied', 'follow-up-applied-again']);
    expect(asked('interview').slice(0, 3)).toEqual([
      'thank-you',
      'follow-up-interview',
      'answer-due',
    ]);
    expect(asked('offer')).toEqual(['offer-time']);
    const own = { id: 'mine', type: 'follow-up', state: 'created' } as const;
    const before = [{ id: 'earlier', type: 'follow-up', state: 'completed' } as const];
    expect(fittingEmail(application('applied'), own, [])).toBe('follow-up-applied');
    expect(fittingEmail(application('applied'), own, before)).toBe('follow-up-applied-again');
    expect(fittingEmail(application('rejected'), undefined, [])).toBe('after-refusal');
  });

  it('is one of those that are ready', async () => {
    const keys = new Set((await readyEmails('fr')).map(({ key }) => key));
    const statuses = APPLICATION_STATUSES.flatMap((status) => [
      ...asked(status),
      fittingEmail(application(status), undefined, []),
    ]);
    expect(statuses.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('settles the soonest open reminder of its kind', () => {
    const open = plan(application('interview'));
    expect(settledBy('thank-you', open)?.type).toBe('thank-you');
    expect(settledBy('follow-up', open.toReversed())?.dueOn).toBe('2026-11-23');
    expect(settledBy('network', open)).toBeUndefined();
  });
});
