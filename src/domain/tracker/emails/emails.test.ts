import { describe, expect, it, test } from 'vitest';
import {
  EMAIL_VARIABLES,
  fillEmail,
  filledText,
  isReadyToSend,
  withoutName,
  type EmailValues,
} from './fill-email.ts';
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
const blanksIn = (text: string): number => text.match(/\[[^\]]+\]/g)?.length ?? 0;

describe('the ready e-mails', () => {
  it('are the same set in both languages, with the same variables and blanks', async () => {
    const [fr, en] = [await readyEmails('fr'), await readyEmails('en')];
    expect(fr.length).toBeGreaterThanOrEqual(14);
    const shape = (emails: typeof fr) =>
      emails.map(({ key, category, subject, body }) => ({
        key,
        category,
        variables: [...new Set(variablesIn(subject + body))],
        blanks: blanksIn(subject + body),
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

describe('filling in', () => {
  it('writes the day as the language does', () => {
    const text = 'Le {{application_date}}, {{ position }}';
    expect(filledText(fillEmail(text, values, 'fr'))).toBe('Le 1er décembre 2026, Commis');
    expect(filledText(fillEmail('{{application_date}}', values, 'en'))).toBe('December 1, 2026');
  });

  it('shows what is missing, and lets nothing be sent until then', () => {
    const parts = fillEmail(
      'À {{company_name}}, le [jour] : {{shoe_size}}',
      { ...values, company_name: ' ' },
      'fr',
    );
    expect(parts.filter(({ kind }) => kind === 'missing').map(({ text }) => text)).toEqual([
      '{{company_name}}',
      '[jour]',
      '{{shoe_size}}',
    ]);
    expect(isReadyToSend(parts)).toBe(false);
    expect(isReadyToSend(fillEmail('{{position}}', values, 'fr'))).toBe(true);
  });

  it('greets a person without a name', () => {
    const text = withoutName('Bonjour {{recruiter_name}},\n');
    expect(filledText(fillEmail(text, { ...values, recruiter_name: '' }, 'fr'))).toBe('Bonjour,\n');
  });

  it('takes a value as it is, even one that looks like a variable', () => {
    const tricky = { ...values, position: '{{your_name}} [x]' };
    expect(filledText(fillEmail('{{position}}', tricky, 'fr'))).toBe('{{your_name}} [x]');
  });
});
